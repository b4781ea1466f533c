# コマンドラインと端末の言葉。どのキーも、すべての言語の cli.ftl に同じ変数で存在しなければならない。

## カードのデータと数

cli-nothing = なし
cli-cost = コスト{ $cost }
cli-cost-now = { $printed }（現在は{ $price }）
cli-points = { $points }VP
cli-points-vary = VPは変動
cli-only-home = ほかに置ける場所がないため、自分の私室に置かれます
cli-left = 残り{ $count }枚
cli-text = 詳しくは：? { $name }
cli-no-bonus = ボーナスなし
cli-takes-servings = サービス{ $count }が必要
cli-card-line = コスト { $cost }  VP { $points }
cli-house-legend = * は独自に決めた値または効果文です。印刷されたものを確認できていないためです（cuore cards --house）
cli-inferred-legend = ° は推定値です。カードで確認したものではなく、印刷された数値から導いたものです
cli-servings = サービス{ $count }
cli-love = ラブ{ $count }
cli-employments = 雇用{ $count }

## 端末でのプレイ

play-you = マスター
play-welcome = Cuoreへようこそ！ 参加者：{ $names }
play-how = 番号か言葉で答えてください（「serve genevieve」など）。「?」で説明を、「? カード名」でカードの説明を表示します。
play-kept-games = 途中のゲーム：
play-kept-game = { $names }：{ $turn }手番目、{ $when }
play-kept-more = ほか{ $count }件
play-kept-how = 番号でそのゲームを再開、Enterで新しいゲーム、「破棄 1」で1番目を破棄します。
play-kept-none = { $number }番のゲームはありません。番号は1から{ $count }までです。
play-command-forget = 破棄
play-seat = { $name }：手札{ $hand }枚、山札{ $deck }枚、捨て札{ $discard }枚、私室：{ $quarters }
play-seat-beers = ビール{ $count }枚
play-seat-refined = 上級メイド：{ $card }
play-status = このターン：{ $counts }
play-hand = 手札：{ $cards }
play-played = 場に出したカード：{ $cards }
play-looked-at = 見ているカード：{ $card }
play-uncovered = { $card }（一番上）
play-under = { $card }（上に{ $events }）
play-over = { $card }（下に{ $under }）
play-face-down = 裏向きのビール

play-town = 街
play-pile = { $card }：{ $facts }
play-stack = { $pile }：表向きは{ $shown }、裏向きは{ $left }枚
play-first-master = ファーストマスター：{ $name }
play-next-master = 次のラウンドからのファーストマスター：{ $name }
play-beer-stand = { $card }（{ $name }）が開いています：雇用フェイズに1回、{ $love }ラブでビール1枚
play-discard-top = 捨て札の一番上：{ $card }
play-own-hand = 手札：{ $cards }
play-own-deck = 山札（順不同）：{ $cards }
play-own-discard = 捨て札：{ $cards }
play-own-beers = 自分のビール：{ $cards }
play-own-points = 現在の勝利点（他のプレイヤーとの比較を除く）：{ $points }
play-known-hand = { $name }の手札に{ $card }があるのを見ました。
play-known-deck = { $name }の山札の上から{ $place }枚目が{ $card }であるのを見ました。
play-known-beers = { $name }のビールの中に{ $card }があるのを見ました。
play-known-beer = ビールの山の上から{ $place }枚目が{ $card }であるのを見ました。
play-last-turn = これがゲームの最後のターンです。

play-curtain = { $name }さんにキーボードを渡して、Enterキーを押してください。（直前の答えを取り消すには「undo」と入力します。）
play-now = { $name }さんの番です。

play-command-help = ヘルプ
play-command-undo = 取消
play-command-log = 経過
play-command-table = 卓
play-command-save = 保存
play-command-quit = 終了
play-help =
    番号を入力すると、その選択肢を選びます。「serve genevieve」や「end turn」のような言葉や、1つに絞れるだけの一部の言葉でもかまいません。
    「?」（「ヘルプ」でも可）：この一覧
    「? カード名」：カードの説明（どのカードでも可。アクセント記号と姓は省略できます）
    「table」（「卓」でも可）：街、山札、私室を含む卓全体
    「log」（「経過」でも可）：これまでの経過。「log 50」のように行数を指定できます
    「undo」（「取消」でも可）：直前の自分の答えを取り消す
    「save ファイル名」（「保存」でも可）：ゲームを保存する。「cuore play --load ファイル名」で再開できます
    「quit」（「終了」でも可）：席を立つ
play-press-enter = そのままEnterキー
play-nothing-typed = 番号か手を入力してください。「?」で説明を表示します。
play-no-such-number = { $text }番の選択肢はありません。番号は1から{ $count }までです。
play-one-at-a-time = 答えは1つずつ入力してください。選択肢は毎回変わります。
play-not-an-option = 「{ $text }」は選択肢にありません。1から{ $count }までの番号か、説明を見るには「?」を入力してください。
play-several-options = 「{ $text }」に当てはまる選択肢が複数あります。言葉を足すか、番号を入力してください：

play-undone = 取り消しました：{ $move }
play-undo-nothing = 取り消せるものがありません。
play-undo-other = 直前に答えたのは{ $name }さんです。取り消せるのは本人だけです。
play-save-name = ファイル名を指定してください：save my-game.json
play-saved = 保存しました。再開するには：cuore play --load { $path }
play-save-failed = 保存できませんでした：{ $path }：{ $reason }。ゲームは続きます。別のファイル名を試してください。
play-left = ありがとうございました。またお越しください。
play-kept = 途中のゲームは残してあります。再開するには：cuore play --continue
play-not-kept = ゲームを残せません：{ $path }：{ $reason }。終える前に「save ファイル名」で保存してください。

play-winner = おめでとうございます！ { $name }さんが勝利点{ $points }で勝利しました。
play-winners = おめでとうございます！ { $names }が勝利点{ $points }で勝利を分かち合いました。
play-thanks = 皆さん、お疲れさまでした。遊んでいただきありがとうございました。

## リプレイ

replay-how = Enterで次の答え、bで1つ戻る、0から{ $count }の番号でその場面へ、tで卓を表示、qで終了します。
replay-end = 全{ $count }回の答えの最後です。
replay-begin = ここが最初です。
replay-no-table = 以前のルールのゲームでは場を表示できません。

## コマンド

cli-bots-own = 自作のボット：戦略ファイル（*.toml）、クラス（module:Class）、または好きな言語のプログラム（process:コマンド）。書き方は docs/bots.md にあります。
cli-no-shell = { $name }の補完はありません（使えるもの：{ $allowed }）
guest-sits = { $name }は卓{ $code }の{ $seat }番の席に着き、プレイします。
guest-no-answer = { $address }から応答がありません：{ $reason }
strategy-suffix = { $path }：作戦ファイルの名前は「.toml」で終わります
strategy-exists = { $path }はすでにあります。別の名前にしてください
strategy-written = { $path }に書き出しました。試すには：cuore strategy trace { $path }
strategy-warning = { $where }、{ $line }行目：注意：{ $reason }
strategy-fine = { $where }：使えます。規則：{ $rules }、注意：{ $warnings }
strategy-turn = { $turn }ターン目
strategy-employed = { $move }（ラブ：{ $love }） ← { $why }
strategy-of-rule = { $rule }：{ $text }
strategy-answer = { $move } ← { $why }
strategy-rule = 規則{ $number }（{ $line }行目：{ $what }）
strategy-other = 相手
strategy-end = 得点：{ $own }、相手{ $other }。各規則が使われた回数：
strategy-followed = { $count }回
strategy-why-always = 当てはまる規則がないので、最後の規則のあとのメイド長・ビール・ラブです
strategy-why-rush = 十分にリードしているので、いちばん少ない山を減らします
strategy-why-points-first = 終わりが近いので、規則より得点を優先します
strategy-why-points = 当てはまる規則がなく、何もしないより得点です
strategy-why-nothing = 当てはまる規則がありません
strategy-why-serve = ファイルで指定された奉仕です（ラブ{ $worth }相当）
strategy-why-service = 今いちばん良い奉仕です（ラブ{ $worth }相当）
strategy-why-chamber = 奉仕より得点のほうが大きいので部屋付きにします（ラブ{ $worth }相当）
strategy-not-absent = この卓にありません
strategy-not-dear = 今は雇用できません
strategy-not-enough = すでに{ $count }枚持っています
strategy-not-condition = 条件が成り立ちません
strategy-new-title = 姉妹とメイド長
strategy-new-about =
    一覧に表示されるボットの説明。
strategy-new-rules =
    何を雇用するか：当てはまり、支払える最初の規則に従います。
    街にないカードの規則は飛ばされます。
strategy-new-sisters =
    複数のカードでは、持っている枚数がいちばん少ないもの。枚数の上限はそれぞれのカードについてです。
strategy-new-kind =
    名前の代わりにカードの種類（良いものから）。種類の一覧は docs/bots.md にあります。
    条件では数を比べます。使える言葉も docs/bots.md にあります。
strategy-new-love =
    使う時間があるかぎり、ラブがすべてを支払います。
strategy-new-rest =
    最後の規則のあとには、メイド長・ビール・ラブが自動的に続きます。
strategy-new-play =
    遊び方：部屋付きにする時期、規則より得点を優先し始める残りターン数、終わらせにいくリード。
cli-no-house = 値はすべて印刷されたとおりで、独自に決めたものはありません。
cli-play-this-town = この街で遊ぶには：{ $command }
cli-town-chiefs = メイド長と部屋付きメイド長：{ $names }
cli-town-options = オプション：{ $names }
cli-town-warning = { $maid }はこの街ではあまり役に立ちません：{ $missing }がありません
cli-town-saved = 「{ $name }」として保存しました。
cli-town-deleted = 削除しました：{ $name }
cli-town-none = { $path }に保存された街はありません。「cuore town --save 名前」で保存できます
cli-scenario-ok = 成功
cli-scenario-failed = 失敗
cli-scenarios = { $failed ->
        [0] シナリオ{ $count }件、すべて成功
       *[other] シナリオ{ $count }件、うち失敗{ $failed }件
    }
cli-verified = 問題なし：答え{ $count }回、ハッシュ { $hash }
verify-commitment = すべてのシャッフルは記録の秘密鍵から導かれます。コミットメント：{ $commitment }
verify-matches = 事前に示されたコミットメントと一致します。
verify-differs = 事前に示されたコミットメントと一致しません。シャッフルには別の秘密鍵が使われています。
verify-no-secret = このゲームはシードから配られたか、途中の局面から始まっているため、秘密鍵もコミットメントもありません。
verify-not-dealt = 最初の局面は、記された秘密鍵から配られたものではありません
verify-earlier-rules = ルール{ $found }で作られたもので、ルール{ $version }では違う展開になるため、確認できません
cli-recorded = ゲームの記録：{ $path }
cli-bench-progress = { $count }回中{ $done }回目が完了
cli-bench-build = { $build }ビルド、CPU時間 { $seconds }秒 × { $repetitions }回の中央値（最小 – 最大）
cli-bench-games = ゲーム
cli-bench-decisions = 決定
cli-bench-playouts = プレイアウト
cli-bench-playout-decisions = プレイアウトの決定
cli-bench-clones = 複製
cli-bench-views = ビュー
cli-bench-save = 保存
cli-bench-boxes = 各セットでの決定（2人、最初のゲーム用の街）

## 利用者が直せる問題

cli-no-file = { $path }：ファイルがありません。名前を確認してください
cli-cannot-read = { $path }：読み込めません：{ $reason }
cli-cannot-write = { $path }：書き込めません：{ $reason }。別のファイルを指定してください
cli-load-alone = { $flag } では街、セット、オプション、シード、カードもデータから読み込みます。--town、--sets、--chiefs、--options、--seed、--cards は指定しないでください
cli-continue-number = { $number }とは何でしょうか。そのゲームを再開するには：cuore play --continue { $number }
cli-continue-load = --continue は残されたゲームを、--load はファイルのゲームを再開します。どちらか一つを選んでください
cli-continue-nothing = 再開できるゲームがありません。「cuore play」で始められます
cli-load-seats = { $count }席が指定されましたが、保存されたゲームの席は次のとおりです：{ $names }
cli-bot-prefix = { $name }はボットの名前です。ボットに遊ばせるには bot:{ $bot } と書くか、別の名前にしてください
cli-town-fixed = { $flag } を指定すると他に選ぶものはありません。{ $others } は指定しないでください
cli-no-scenarios = { $path }：このフォルダーにはシナリオファイル（*.toml）がありません
cli-at = --at { $value }：このゲームの答えは{ $count }回です。0から{ $count }までの数を指定してください
error-unknown-bot = 不明なボット「{ $name }」です（指定できるもの：{ $allowed }）
error-overlay-file = { $where }：カードの上書きファイルではありません：{ $reason }
