# More Tanto Cuore

## About the box

lobby-box-more = More Tanto Cuore
    .text = 独自の形のゲーム。ラウンド、上級メイド、技で勝ち取る準備。
table-option-mixed-pile = 来訪メイドの山を使う
table-option-private-maids = プライベートメイドを使う
table-option-illness = 病気を使う
table-option-without-ignis = Ignisなし

## Stacks and phases

phase-work = 仕事フェイズ
move-end-work = 仕事フェイズを終える
prompt-phase-work = { $player }さん、仕事フェイズです。準備を獲得するか、次に進んでください。
table-move-end-work = 仕事フェイズを終える
stack-mixed-maids = 来訪メイド
stack-refined-maids = 上級メイド
stack-food = 料理
stack-decoration = 飾り付け
stack-cleaning = 掃除

## Cards that are words

name-food-1 = 料理1
name-decoration-1 = 飾り付け1
name-cleaning-1 = 掃除1
name-food-2 = 料理2
name-decoration-2 = 飾り付け2
name-cleaning-2 = 掃除2
name-food-3 = 料理3
name-decoration-3 = 飾り付け3
name-cleaning-3 = 掃除3

## Titles

title-maid = メイド
title-refined-maid = 上級メイド
title-preparation = 準備

## Where figures come from

source-rulebook = ルールブック
house-26-cards-in-three-piles = 3つの山で26枚
house-a-house-card-in-the-place-of-one = そのうち1種類の代わりの独自カード
house-as-in-the-base-box = 基本セットと同じ
house-124-maids-in-13-kinds = 13種類で124枚のメイド
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

## Rulings

book-mo = Moreのルールブック
rulings-from-120 = More Tanto Cuore
ruling-120 = More：ラウンドの初めに、ファーストマスターから時計回りに、全員が上級メイドを1人ずつ取る。取られたものは他の人は取れない。その後、同じ順番でターンを行う。
ruling-121 = Moreのターン：望むならサービスを使わずに上級メイドの効果を使い、給仕フェイズ、仕事フェイズ、雇用フェイズを行う。その後、上級メイドを戻し、カードを捨てて5枚引く。
ruling-122 = Marianne Soleilを選んだプレイヤーが自分のターンにファーストマスターのカードを取るまで、ファーストマスターは変わらない。交代は次のラウンドからである。
ruling-123 = Moreでは、矢印の付いた効果文は任意で、それ以外は強制である。効果文はシンボルの後に実行する。
ruling-124 = Moreでは、残ったサービスは給仕フェイズの終わりに失われる。
ruling-125 = スキルポイントはターンを通して合計し、準備を獲得するごとに支払う。続けて複数獲得できるが、常に一番上のカードを、自分の上級メイドが担当する山からのみ獲得できる。
ruling-126 = スキルポイント、ラブ、サービスは次のターンに持ち越せない。
ruling-127 = 料理には想像力、飾り付けには集中力、掃除には努力を使う。最後の組は確実で、他の2つはルールブックに並ぶ順番から判断した。
ruling-128 = Moreでは、効果文で増えないかぎり、雇用は1ターンに1枚である。雇用のシンボルはない。
ruling-129 = Moreでは、部屋付きメイドの効果は給仕フェイズ中いつでも使える。Colette Framboiseは、捨て札に置くとサービス+1になる。
ruling-130 = プレイヤー1人につき3枚を超えるColette Framboiseは使わない。彼女は雇用できず、その山はゲームの終了に関わらない。
ruling-131 = ルールブックにはターンで終わるように読める文もあるが、Moreは常にラウンドの終わりまで行う。
ruling-132 = Moreは、メイドの山が2つか準備の山が1つなくなると終わる。
ruling-133 = Moreの得点計算：準備、ボーナスを含む部屋付きメイド、その他すべての順に数える。同点なら部屋付きメイドが多いほうの勝ちとし、それも同じなら勝利を分かち合う。
ruling-134 = Moreを3人で遊ぶとき：準備の各山からレベル1とレベル3を1枚ずつ抜き、ランダムに選んだ上級メイドを1人抜く。ただし、Noëmi、Celina、Arisa、Marianne Soleilは抜かない。
ruling-135 = Moreを2人で遊ぶとき：掃除の山とArisaを使わない。他の準備の山からレベル1とレベル3を1枚ずつ、すべてのメイドの山から3枚ずつ抜く。
ruling-136 = ルールブックの準備の項にあるSarinaは、Celinaのことである。
ruling-137 = ランダムに決める公園には、Edith Shirling、Lenor Abrille、Juliaのうち2人を残す。いないと想像力が不足するためである。Ignisを抜くとゲームが難しくなる。
ruling-138 = 上級メイドを追加してもよいが、Noëmi、Celina、Arisa、Marianne Soleilは必ず残す。
ruling-139 = Moreで以前のセットを使う方法：10種類のメイドを1枚ずつ入れた11番目の山（終了条件に数える）、プライベートメイド10枚を表向きの1つの山にしたもの（これも数える）、または病気。開始フェイズとある記述は、上級メイドの効果のときを指す。
ruling-140 = ルールブックの例から分かること：Ignisは「1ラブ」1枚を戻してラブ+2。Yukinaは1枚捨ててサービス+1。Ellisは1枚引いて1枚捨てる。Chiffon Loudenneは3枚で努力2。Cécilia Saint-Claireは高くても4ラブ。
ruling-168 = More：最初のファーストマスターは抽選で決める。混合の山のメイド10人とプライベートメイド10人は、卓を用意する人が選んでもよく、ランダムに任せてもよい。
