# ブラウザの卓。サーバーの起動時の案内と、断る理由。

## 起動と終了

serve-open = 卓の用意ができました：{ $url }（Ctrl-Cで終了。対局は保存されます）
serve-opening = 卓の用意ができました：{ $url }（ブラウザで開きます。Ctrl-Cで終了。対局は保存されます）
serve-places = 同時に{ $count }人まで参加・観戦できます（開けるファイル：{ $files }）。
serve-few-places = システムで開けるファイルが{ $files }のため、同時に{ $count }人までです。増やすには、この上限を上げてください。
serve-password = コマンドラインのパスワードはこの機械の誰にでも読めます。URL は { $variable } に入れるか、{ $file } で示すファイルに入れてください。
serve-bye = 卓を閉じました。対局はすべて保存されています。
serve-not-built = ブラウザ画面がまだ作られていません。python3 run.py で起動するか、ソースで python build_client.py を実行してください。端末で遊ぶには：cuore play
serve-port-taken = ポート{ $port }は使用中です。--portで別の番号を選ぶか、0で空いている番号にしてください。
serve-no-host = { $host }では待ち受けできません：{ $reason }。--hostにはこの機械のアドレスを指定してください（例：127.0.0.1、0.0.0.0）。
serve-url-wrong = --public-urlは https://cuore.example.org の形で、パスは付けません：{ $url }
serve-proxy-wrong = --proxyには 127.0.0.1 や 10.0.0.0/8 のようなアドレスをコンマで区切って書いてください：{ $proxy }
serve-mail-wrong = { $url } と { $sender } でメールサーバーと差出人を指定してください（例：{ $example }）
serve-no-folder = { $path }に対局を保存できません：{ $reason }。--databaseで別の場所を指定してください。
serve-metrics-wrong = --metrics には 127.0.0.1:9200 のようなアドレスとポートを指定してください：{ $address }
serve-setting-wrong = { $file }、{ $setting }：{ $reason }

## 断る理由

problem-title-400 = できません
problem-title-403 = 許可されていません
problem-title-404 = 見つかりません
problem-title-405 = その方法ではできません
problem-title-409 = 今はできません
problem-title-413 = 大きすぎます
problem-title-429 = 速すぎます
problem-title-500 = こちらの不具合です
problem-title-503 = ただいま利用できません
problem-unreadable = 要求を読み取れません：{ $reason }
problem-refused = { $reason }
problem-wrong-host = このサーバーはその名前では呼ばれません。その名前にするには--public-urlを付けて起動してください。
problem-wrong-origin = この要求は別のサイトのページから来ています。
problem-banned = このサーバーの主催者が、いまはあなたの入場を止めています。
problem-name-banned = その名前はこのサーバーでは使えません。別の名前にしてください。
problem-name-taken = その名前はこのサーバーで使われています。別の名前にしてください。
problem-name-numbered = 数字で終わる名前は、同じ名前の二人目を表します。別の名前にしてください。
problem-name-too-soon = 名前を変えられるのは一日一回です。明日もう一度試してください。
problem-not-yours = その席はあなたのものではありません。
problem-not-found = ここには何もありません。
problem-no-table = 卓{ $code }はありません。
problem-no-lesson = { $name }というレッスンはありません。
problem-wrong-method = このアドレスはその種類の要求を受け付けません。
problem-not-over = 対局が終わってからご覧になれます。
problem-no-hints = ヒントは、ボットとの対局中にだけ見られます。
problem-no-review = その対局の振り返りはまだありません。
problem-too-large = 要求が大きすぎます。
problem-too-fast = 要求が多すぎます。少し待ってからもう一度お試しください。
problem-crowded = 接続が多すぎます。一つ閉じてからもう一度お試しください。
problem-busy = ただいま混み合っています。対局は続いています。数秒後にもう一度お試しください。
problem-too-many-tables = あなたのアドレスから多くの卓が作られました。次の卓までしばらくお待ちください。
problem-closing = サーバーはしばらく休みます。少し後でもう一度お試しください。
problem-broken = サーバーで問題が起きました。確認済みのものは失われていません。もう一度お試しください。
problem-not-built = ブラウザ画面がまだ作られていません。python3 run.py で起動するか、ソースで python build_client.py を実行してください。
problem-too-late = カードはもう配られています。
problem-full = その席はふさがっています。
problem-switched-off = このサーバーではその機能は使えません。
problem-no-push-service = それはプッシュ通知サービスのアドレスではありません。
problem-no-mail-address = そのアドレスにはメールを送れません。
problem-no-such-phrase = その合い言葉では何も開きません。一文字ずつ確かめてください。
problem-rated-clock = レート戦の卓には時計が必要です。
problem-rated-one-seat = レート戦の卓では、1人につき1席です。
problem-rated-bot = { $level }の強さはわかっていません。レート戦の卓に座れるのは、強さを測ったボットだけです。
problem-rated-name = レート戦の卓には、登録した名前で座ります。先に名前を登録してください。
problem-no-passkeys = パスキーは暗号化された接続か、この機械自身でのみ使えます。
problem-no-such-passkey = そのパスキーではここで何も開きません。
problem-passkey-late = 時間がかかりすぎたか、別の場所で始められました。もう一度試してください。
problem-many-passkeys = パスキーの数が上限です。先に一つ外してください。
problem-exported = ファイルは作ったばかりです。次は一分ほど待ってください。
problem-daily-sealed = ほかの人がまだ同じシャッフルで遊んでいるかもしれません。その街の翌日が終わると見られます。
problem-daily-not-yet = その日はまだ来ていません。
problem-no-puzzle = { $name }という問題はありません。
refused-unreadable = そのメッセージは読み取れません。
refused-too-fast = メッセージが多すぎます。少しお待ちください。
serve-workers = { $count } 個のプロセスには PostgreSQL が必要です（SQLite のファイルにはサーバーは一つだけです）。その URL を CUORE_DATABASE に入れるか、--workers を外してください。
serve-no-worker = サーバーのプロセスはどれも起動できませんでした。それぞれの理由は上のとおりです。
