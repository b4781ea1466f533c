# Expanding the House

## About the box

lobby-box-expanding_the_house = Expanding the House
    .text = 私室のための建物と、さらなるプライベートメイド。

## Cards that are words

name-garden = 庭園
name-lily-garden = 百合の庭園
name-estate = 邸宅

## Titles

title-hiring-maid = 雇い入れメイド
title-governess-maid = 家庭教師メイド
title-library-maid = 図書室メイド
title-pet-maid = ペット係メイド
title-dressing-maid = 着付けメイド
title-destruction-maid = 解体メイド
title-architect-maid = 建築メイド
title-ninja-maid = 忍者メイド
title-guest-room-maid = 客室メイド
title-bodyguard-maid = 護衛メイド
title-parlor-maid = パーラーメイド
title-tea-maid = お茶係メイド
title-exorcist-maid = 退魔メイド

## Where figures come from

source-manual-and-card-details = マニュアルとカード詳細
house-her-text-was-not-found = 効果文が見つからなかった
house-a-plain-private-maid-of-her-price = コストに見合う標準的なプライベートメイドとした
house-between-garden-and-lily-garden-and-it-thins-a-chief-out-of-the-deck = 庭園と百合の庭園の中間で、メイド長を1枚山札から減らせる
house-that-the-chief-comes-from-the-hand-when-the-building-is-employed-is-our-reading = 建物の雇用時に手札のメイド長を置くというのは、こちらの解釈
house-158-maids-in-16-kinds = 16種類で158枚のメイド
house-24-buildings-in-three-kinds = 3種類で24枚の建物

## Rulings

book-eth = Expanding the Houseのマニュアルとカード詳細
rulings-from-141 = Expanding the House
ruling-141 = Expanding the Houseのプライベートメイドは、日本語版マニュアルのとおり9人である。英語版には8人とあるが、カードの総枚数に合うのは9人だけである。
ruling-142 = 建物は私室に置かれて得点になり、効果で取り除かれるまで残る。
ruling-143 = 庭園が4枚あれば、それ以上イベントを置かれない。すでにあるイベントは残る。
ruling-144 = 百合の庭園を雇用するには、庭園と部屋付きメイドのRiriko Hiiragiの合計が、すでに持っている百合の庭園より多くなければならない。後で減っても、さかのぼって失うことはない。
ruling-145 = まずRiriko Hiiragiが百合の庭園のコストを5にし、次にEmily Raymondが1下げる。
ruling-146 = 邸宅には、どのセットのメイド長や部屋付きメイド長でも置ける。そこでは部屋付きメイドとして扱わない。邸宅がなくなると、そのカードは持ち主の捨て札に置く。
ruling-147 = Grace Saulsburyは自分を選んでもよい。Pauline Dumondは給仕するごとに1回働く。Suzuna Kamikawaの5VPは3枚の組ごとに得る。
ruling-148 = Tiffany Wiseは病気のプライベートメイドを入れ替えてもよい。その病気は街に戻る。
ruling-149 = Domino Bonaparte：戻すフェイズが版によって異なる。ここでは給仕フェイズにサービス2で戻す。
ruling-164 = 大嵐が置かれた建物は、妨げになる場合も含め、すべてにおいてないものとして扱う。大嵐が置かれた百合の庭園は、別の百合の庭園の妨げにならない。
