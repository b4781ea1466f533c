# カードの呼び名と、カード図鑑のページの言葉。カード名はどの言語でも同じ。肩書き（`title-…`）と、
# データの出典（`source-…`）、独自に決めた値の理由（`house-…`）はここで訳す。

kind-love = ラブカード
kind-maid-chief = メイド長
kind-chambermaid-chief = 部屋付きメイド長
kind-general-maid = 一般メイド
kind-private-maid = プライベートメイド
kind-event = イベント
kind-building = 建物
kind-beer = ビール
kind-reminiscence = 思い出
kind-refined-maid = 上級メイド
kind-preparation = 準備

phase-choose = 上級メイドの選択
phase-start = 開始フェイズ
phase-serve = 給仕フェイズ
phase-work = 仕事フェイズ
phase-employ = 雇用フェイズ
phase-discard = 捨て札フェイズ

# 私室のカードと、同じ名前のカードを見分けるための印。
spot-marked = { $card }（{ $marks }）
spot-ill = { $count ->
        [1] 病気
       *[other] 病気{ $count }枚
    }
spot-stormed = { $count ->
        [1] 嵐
       *[other] 嵐{ $count }枚
    }
spot-over = 下にカードあり
spot-over-card = 下に{ $card }

page-name = { $name } — { $title }
page-also = 別の表記：{ $names }
page-cost = コスト { $cost }
page-copies = { $copies }枚
page-vp = { $vp }VP
page-vp-varies = ?VP
page-bar-maid = バーメイド
page-tier = レベル { $tier }
page-alcohol = アルコール値 { $alcohol }
page-house-mark = { $fact }（独自の値）
page-inferred-mark = { $fact }（推定値）
page-house = 印刷されたものではなく独自に決めたもの：{ $facts }（{ $reason }）
page-inferred = カードで確認したものではなく、印刷された数値から推定したもの：{ $facts }（{ $reason }）
page-rulings = 裁定：
page-sources = 出典：
page-source = { $facts }：{ $place }
page-source-next = ；

fact-copies = 枚数
fact-cost = コスト
fact-vp = VP
fact-symbols = シンボル
fact-text = 効果文
fact-tier = レベル
fact-alcohol = アルコール値
fact-draw = ドロー
fact-serving = サービス
fact-love = ラブ
fact-employment = 雇用
fact-chamber = 部屋付きメイドになるためのサービス
fact-imagination = 想像力
fact-concentration = 集中力
fact-effort = 努力
fact-skill = スキルポイント

score-line = { $cards }：{ $points }VP
score-total = { $player }：合計{ $points }VP
score-idle-maids = 0VPのメイド（同点のときに比べる）：{ $count }
score-chambermaids = 部屋付きメイド（同点のときに比べる）：{ $count }

## 肩書き

title-maid-chief = メイド長
title-chambermaid-chief = 部屋付きメイド長
title-all-purpose-maid = 万能メイド
title-treasury-maid = 金庫番メイド
title-laundry-maid = 洗濯メイド
title-nap-maid = お昼寝メイド
title-teasing-maid = いたずらメイド
title-cleaning-maid = 掃除メイド
title-scrapping-maid = 片付けメイド
title-cooking-maid = 料理メイド
title-employing-maid = 採用メイド
title-policing-maid = 見回りメイド
title-sewing-maid = 裁縫メイド
title-white-maid = 白いメイド
title-chambermaid = 部屋付きメイド
title-black-maid = 黒いメイド
title-private-maid = プライベートメイド
title-event = イベント
title-total-management-maid = 総監督メイド
title-money-keeper-maid = 会計メイド
title-confectionary-maid = お菓子メイド
title-negotiation-maid = 交渉メイド
title-bar-maid = バーメイド
title-floor-assistant-maid = フロア係メイド
title-potter-ware-maid = 陶器メイド
title-welfare-maid = 福祉メイド
title-silver-tableware-maid = 銀食器メイド
title-punishing-maid = お説教メイド
title-gambler-maid = ギャンブラーメイド
title-weathercast-maid = 天気予報メイド
title-apprentice-maid = 見習いメイド
title-building = 建物
title-beer = ビール
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
title-maid = メイド
title-refined-maid = 上級メイド
title-preparation = 準備

## 出典

source-rulebook-english-edition-card-list = ルールブック英語版、カードリスト
source-card-face = カード券面
source-the-card-face-prints-2 = カード券面では2
source-the-rulebooks-card-list-drops-the-minus-sign = ルールブックのカードリストではマイナス記号が抜けている
source-rulebook-card-list = ルールブック、カードリスト
source-rulebook-component-list = ルールブック、内容物リスト
source-rulebook-example-of-play = ルールブック、プレイ例
source-rulebook-end-of-the-game = ルールブック、ゲームの終了
source-manual-and-card-details = マニュアルとカード詳細
source-rulebook = ルールブック

## 値を独自に決めた理由

house-one-glass-reaches-the-lower-edge-of-utes-band-four-or-five-reach-the-limit-of-get-drunk = 1杯でUte Krombachの範囲の下限に、4～5杯で酔っぱらいの限度に届く
house-a-stall-rather-than-a-drink = 飲み物というより屋台なので
house-the-strongest-style-gets-one-more = 最も強い種類なので1高くした
house-the-printed-card-is-not-known-to-us = 実物のカードを確認できていない
house-a-house-card-in-its-place = 代わりの独自カード
house-cheap-to-acquire-three-copies-and-shown-early-in-the-rulebooks-example = 獲得しやすく、3枚あり、ルールブックの例で早くに登場する
house-the-only-card-of-its-kind-that-ends-the-game = この種類でゲームを終わらせる唯一のカード
house-an-ending-card-should-be-worth-reaching-for = ゲームを終わらせるカードには目指すだけの価値が必要
house-an-ending-card-must-sit-low-in-the-stack = ゲームを終わらせるカードは山の下のほうにあるべき
house-its-effect-is-printed = 効果は印刷されたとおり
house-what-it-requires-is-not-known-to-us = 獲得に必要なカードを確認できていない
house-her-text-was-not-found = 効果文が見つからなかった
house-a-plain-private-maid-of-her-price = コストに見合う標準的なプライベートメイドとした
house-between-garden-and-lily-garden-and-it-thins-a-chief-out-of-the-deck = 庭園と百合の庭園の中間で、メイド長を1枚山札から減らせる
house-that-the-chief-comes-from-the-hand-when-the-building-is-employed-is-our-reading = 建物の雇用時に手札のメイド長を置くというのは、こちらの解釈
house-26-cards-in-three-piles = 3つの山で26枚
house-a-house-card-in-the-place-of-one = そのうち1種類の代わりの独自カード
house-as-in-the-base-box = 基本セットと同じ
house-174-maids-in-18-kinds = 18種類で174枚のメイド
house-158-maids-in-16-kinds = 16種類で158枚のメイド
house-124-maids-in-13-kinds = 13種類で124枚のメイド
house-where-quantities-are-printed-the-kinds-of-cost-6-or-more-have-8-copies = 枚数が印刷されているセットでは、コスト6以上のものが8枚
house-32-chiefs-split-as-in-the-base-box = メイド長32枚を基本セットと同じ割合で分けたもの
house-24-buildings-in-three-kinds = 3種類で24枚の建物
house-the-card-list-has-no-line-for-it = カードリストに記載がない
house-the-example-of-play-shows-what-three-of-them-bring = プレイ例には3枚でどうなるかが示されている
house-that-every-three-do-so-is-our-wording = 3枚ごとにそうなるという書き方は独自のもの
house-enough-of-each-level-that-fewer-players-leave-some = 少人数で抜いても各レベルが残る枚数
house-keeps-the-proportions-of-the-base-box-in-48-cards = 48枚の中で基本セットの比率を保つ
house-she-can-never-be-employed-so-her-cost-never-matters = 雇用できないため、コストは使われない
house-steep-because-these-cards-are-the-main-score = 主な得点源なので、差を大きくした
house-the-first-game-list-reads-in-falling-cost = 最初のゲーム用のリストはコストの高い順に並んでいる
house-the-symbols-suit-her-place-in-it = シンボルはその並びの位置に合わせた
house-the-third-source-of-imagination-that-the-rulebook-names = ルールブックが挙げる3つ目の想像力の源
house-three-levels-whose-needs-rise-by-one-from-the-known-two = 3つのレベルで、判明している2から必要数が1ずつ増える
house-two-kinds-are-named-nowhere-in-the-rulebook = 2種類の名前がルールブックのどこにもない
house-two-of-the-nine-are-named-nowhere-in-the-rulebook = 9人のうち2人の名前がルールブックのどこにもない

# 固有名ではなく普通の言葉であるカードの名前。人名はそのまま使う。
name-1-love = 1ラブ
name-2-love = 2ラブ
name-3-love = 3ラブ
name-illness = 病気
name-bad-habit = 悪い癖
name-envy = 嫉妬
name-heavy-storm = 大嵐
name-let-me-drink = 飲ませて！
name-beer-fest = ビール祭り
name-garden = 庭園
name-lily-garden = 百合の庭園
name-estate = 邸宅
name-beer-stand = ビールスタンド
name-get-drunk-lose-one = 酔っぱらい（1枚失う）
name-get-drunk-give-one = 酔っぱらい（1枚渡す）
name-oktoberfest = オクトーバーフェスト
name-weissbier = ヴァイスビア
name-pilsner = ピルスナー
name-altbier = アルトビア
name-bock = ボック
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
name-food-1 = 料理1
name-decoration-1 = 飾り付け1
name-cleaning-1 = 掃除1
name-food-2 = 料理2
name-decoration-2 = 飾り付け2
name-cleaning-2 = 掃除2
name-food-3 = 料理3
name-decoration-3 = 飾り付け3
name-cleaning-3 = 掃除3
