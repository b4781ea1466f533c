# ブラウザーの卓：答えのボタン、山、選択ルール、理由。

## 答え

table-move-serve = { $card }に給仕してもらう
table-move-chamber = { $card }を部屋付きメイドにする
table-move-use = { $card }の効果を使う
table-move-acquire = { $card }を獲得する
table-move-play = { $card }を出す
table-move-play-all = ラブカードをすべて出す
table-move-employ = { $card }を雇用する
table-move-beer-top = 山の一番上のビールを取る
table-move-beer-shown = 公開されているビールを取る
table-move-choose = { $card }を選ぶ
table-move-discard = { $card }を捨てる
table-move-return = { $card }を街に戻す
table-move-take = { $card }を取る
table-move-keep = { $card }を残す
table-move-put = { $card }を置く
table-move-reveal = { $card }を公開する
table-move-target = { $player }を選ぶ
table-move-target-card = { $player }の{ $card }を選ぶ
table-move-number = { $number }を宣言する
table-move-choose-serving = サービスを選ぶ
table-move-choose-love = ラブを選ぶ
table-move-choose-employment = 雇用を選ぶ
table-move-yes = はい
table-move-no = いいえ
table-move-done = ここまで
table-move-end-start = 開始フェイズを終える
table-move-end-serve = 給仕フェイズを終える
table-move-end-employ = 雇用フェイズを終える
table-move-end-turn = ターンを終える
table-moved = { $player }：{ $move }
table-reach-ends = 先にこのフェイズを終えます：{ $phase }

## 山と続く効果

table-last-round = これが最後のラウンドです。

## 選択ルール

table-option-two-player-quick = 2人用クイックゲーム

## 使えない理由

why-over = ゲームは終わりました。
why-watching = このゲームを観戦しています。
why-turn = { $player }のターンです。
why-not-asked = 先に{ $player }が答えます。
why-question = 先に{ $card }に答えてください。
why-other-card = { $card }が求めているのはこのカードではありません。
why-choose = 先にこのラウンドの上級メイドを取ってください。
why-serve-later = メイドの給仕は、次の給仕フェイズで行います。
why-no-servings = このターンのサービスは残っていません。
why-serving-over = 給仕フェイズは終わりました。
why-empty = 山が空です。
why-employ-later = 雇用は後の雇用フェイズで行います。
why-no-employments = このターンの雇用は残っていません。
why-love-missing = コストは{ $price }です。ラブがあと{ $missing }必要です。
why-love-in-hand = コストは{ $price }です。ラブがあと{ $missing }必要です。手札のラブカードで足りるので、先に出してください。
why-condition = まだ雇用できません。{ $text }
why-no-maid-well = 元気なメイドがどの私室にもいないため、置ける場所がありません。
why-no-maid = どの私室にもメイドがいないため、置けません。
why-no-building = 誰も建物を持っていないため、置けません。
why-nowhere = いまは置ける場所がありません。
why-beer = ビールはカードの効果で得ます。
why-beer-love = ここではビールはラブ{ $price }です。あと{ $missing }必要です。
why-beer-bought = このターンのビールはもう買いました。
why-not-led = あなたの上級メイドはこの山を受け持っていません。
why-acquire-later = 後のフェイズで獲得できます：{ $phase }。
why-acquire-over = 獲得できるフェイズは終わりました：{ $phase }。
why-acquire-pay = 手札に必要なカードがありません。{ $text }
why-acquired-enough = このターンに獲得できる{ $count }枚は、すでに獲得しています。
why-drafted = これらのカードはラウンドの始めに取ります。
why-skill-missing = 獲得するには{ $skill }があと{ $missing }必要です（{ $phase }）。
why-ill = 病気です。治るまではいないものとして扱います。
why-stormed = 嵐の下にあります。なくなるまではないものとして扱います。
why-covered = 上に別のメイドがいます。一番上のプライベートメイドだけが効果を持ちます。
why-by-herself = 選ぶことはありません。その時が来れば自動で効果が起こります。
why-at-rest = ここで使うものはありません。置いてあるだけで役目を果たします。
why-only-start = 自分の開始フェイズでだけ使えます。
why-only-serve = 自分の給仕フェイズでだけ使えます。
why-spent = このターンはもう使ったか、いまは何も起こりません。
why-not-now = このカードはいま使えません。

# ゲームの結果。読む人すべてに向けた文。
table-resigned = { $name }さんが投了しました。{ $winner }さんの勝ちです。
table-winner = { $name }さんが勝利点{ $points }で勝利しました。
table-winners = { $names }が勝利点{ $points }で勝利を分かち合いました。
