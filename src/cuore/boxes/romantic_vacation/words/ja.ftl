# Romantic Vacation

## About the box

lobby-box-romantic_vacation = Romantic Vacation
    .text = 手札のカードと引き換えに手に入れる思い出。

## Stacks and phases

stack-reminiscences = 思い出

## Cards that are words

name-scary-night = 怖い夜
name-camp-fire = キャンプファイヤー
name-beach-volleyball = ビーチバレー
name-fireworks-night = 花火の夜
name-treasure-hunt = 宝探し
name-deep-sea-dive = 深海ダイビング
name-summer-festival = 夏祭り
name-seaside-barbecue = 海辺のバーベキュー
name-sunrise-on-the-pier = 桟橋の日の出
name-astronomic-observation = 天体観測

## Titles

title-oceanographer-maid = 海洋学者メイド
title-island-folk-maid = 島育ちメイド
title-mer-maid = 人魚メイド
title-adventurer-maid = 冒険家メイド
title-sea-bear-maid = 海のクマメイド
title-fireworks-maid = 花火メイド
title-interpreter-maid = 通訳メイド
title-beach-maid = 浜辺のメイド
title-job-skipping-maid = サボりメイド
title-sea-folk-maid = 海の民メイド
title-island-food-maid = 島料理メイド
title-juice-serving-maid = ジュース係メイド
title-watermelon-smashing-maid = スイカ割りメイド
title-dolphin-caretaker-maid = イルカ飼育メイド
title-reminiscence = 思い出

## Where figures come from

source-rulebook-component-list = ルールブック、内容物リスト
source-rulebook-example-of-play = ルールブック、プレイ例
source-rulebook-end-of-the-game = ルールブック、ゲームの終了
house-the-printed-card-is-not-known-to-us = 実物のカードを確認できていない
house-a-house-card-in-its-place = 代わりの独自カード
house-cheap-to-acquire-three-copies-and-shown-early-in-the-rulebooks-example = 獲得しやすく、3枚あり、ルールブックの例で早くに登場する
house-the-only-card-of-its-kind-that-ends-the-game = この種類でゲームを終わらせる唯一のカード
house-an-ending-card-should-be-worth-reaching-for = ゲームを終わらせるカードには目指すだけの価値が必要
house-an-ending-card-must-sit-low-in-the-stack = ゲームを終わらせるカードは山の下のほうにあるべき
house-its-effect-is-printed = 効果は印刷されたとおり
house-what-it-requires-is-not-known-to-us = 獲得に必要なカードを確認できていない
house-174-maids-in-18-kinds = 18種類で174枚のメイド
house-where-quantities-are-printed-the-kinds-of-cost-6-or-more-have-8-copies = 枚数が印刷されているセットでは、コスト6以上のものが8枚
house-32-chiefs-split-as-in-the-base-box = メイド長32枚を基本セットと同じ割合で分けたもの

## Rulings

book-rv = Romantic Vacationのルールブック
book-rvd = Romantic Vacationのカード詳細
rulings-from-106 = Romantic Vacation
ruling-106 = Romantic Vacationの一般メイドは、準備の項のとおり18種類である。内容物リストには16種類とあるが、カードの総枚数に合うのは18種類だけである。
ruling-107 = 思い出は、2つのレベルを別々にシャッフルし、レベル1をレベル2の上に重ね、3枚を表向きに並べる。
ruling-108 = 1ターンに1回、給仕フェイズ中いつでも、条件に合うカードを手札から（出したカードは不可）捨て、表向きの思い出を1枚取ってもよい。効果はすぐに起こり、次の1枚を表向きにする。サービスもラブも雇用も使わない。
ruling-109 = 思い出は私室に残り、山札に入ることはない。
ruling-110 = キャンプファイヤーは、ターンの途中でもその場でゲームを終わらせる。
ruling-111 = 「コストNのカード」とは、メイド長、部屋付きメイド長、ラブカードも含め、そのコストが印刷された手札のカードを指す。
ruling-112 = Romina Vautrinと、街に戻したときのRiya Naragashiは給仕フェイズを終わらせるので、その後は思い出を獲得できない。
ruling-113 = 1回の開始フェイズに、複数のValencia Prêtreを使ってもよい。
ruling-114 = Evita Catalaは自分の山札を選んでもよいが、街の山は選べない。
ruling-115 = Beatrice Escudoが2VPになるのは部屋付きメイドのときだけである。邸宅の下では0VPになる。
ruling-116 = Hyacinth Arrow：思い出が2枚以上あれば1枚2VPになる。4枚あってもそれ以上にはならない。
ruling-117 = Margareta Torrente：2枚までは減点がない。3枚以上になると1枚につき-1VPになる。
ruling-118 = ルールブックの例から分かること：怖い夜にはコスト3とコスト2のカードが1枚ずつ必要。Clorinde Seaはドロー+1とサービス+2。Beatrice Escudoはサービス2。Margareta Torrenteは高くても3ラブ。
ruling-119 = SofiaとSophia、SiとSea、LargeとSoyeux、NaragasiとNaragashi、FridaとFrydaは、同じカードの異なる表記である。
