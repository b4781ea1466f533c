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
table-move-done = 完了
table-move-end-start = 開始フェイズを終える
table-move-end-serve = 給仕フェイズを終える
table-move-end-work = 仕事フェイズを終える
table-move-end-employ = 雇用フェイズを終える
table-move-end-turn = ターンを終える

## 山と続く効果

table-stack-private-maids = プライベートメイド
table-stack-mixed-maids = 来訪メイド
table-stack-beer = ビール
table-stack-reminiscences = 思い出
table-stack-refined-maids = 上級メイド
table-stack-food = 料理
table-stack-decoration = 飾り付け
table-stack-cleaning = 掃除
table-last-round = これが最後のラウンドです。

## 選択ルール

table-option-two-player-quick = 2人用クイックゲーム
table-option-no-bad-habits = Bad Habitなし
table-option-mixed-pile = 来訪メイドの山を使う
table-option-private-maids = プライベートメイドを使う
table-option-illness = Illnessを使う
table-option-without-ignis = Ignisなし

## 使えない理由

why-over = ゲームは終わりました。
why-not-asked = いまは{ $player }が答える番です。
why-not-now = このカードはいま使えません。
