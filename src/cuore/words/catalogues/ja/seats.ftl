# 卓の席のまわり：誰が座っているか、なぜメッセージが断られたか。

bot-seat-names = オロール, バジル, クレマンス, デズモンド, エロディ, フェリックス, ジネヴラ, ユーゴ
seat-nobody = どなたか
seats-awaited = あと{ $count }人を待っています。そろえば自動的に始まります。

## 何も変わらなかった理由

refused-stale = その間に卓が進みました。いまの状態を表示します。
refused-not-asked = いまこの席が答える番ではありません。
refused-rated = レート戦の卓では、ボットが代わりに打つことはできません。
refused-bot-plays = ボットが代わりに遊んでいます。先に席へ戻ってください。
refused-illegal = いまそれはできません。
refused-id-used = そのメッセージは別の席ですでに送られています。
refused-no-undo = 取り消せる自分の手がありません。
refused-asked-already = 取り消しの申し出がすでに出ています。
refused-not-awaited = あなたの同意は求められていません。
refused-not-yours = その席はあなたの席ではありません。
refused-not-yet = その人はまだ戻るかもしれません。もう少しお待ちください。
refused-no-such-bot = そのような席や相手はありません。
refused-over = ゲームは終わっています。
refused-waiting = ゲームはまだ始まっていません。
refused-not-kept = 記録できなかったため、何も変わっていません。もう一度お試しください。
refused-closing = しばらくのあいだ閉館します。卓はそのまま残ります。
refused-talk-off = この卓では会話できません。
refused-chat-off = この卓ではひとことだけ使えます。
refused-talk-empty = そのメッセージには読める文字がありません。
refused-talk-flood = 続けて話しすぎです。ひと息ついてから続きをどうぞ。
notice-title = あなたの番です
notice-body = { $names } との卓です。
offline-title = つながりません
offline-text = オフラインか、サーバーが一時的に停止しています。ゲームはサーバーに残っており、失われません。
offline-again = もう一度試す
mail-question = Cuoreからメールをお送りしてもよいですか
mail-question-text = { $home } で、手番になったらこのアドレスに知らせてほしいという希望がありました。ご本人でしたら、このリンクを開いて承諾してください。心当たりがなければ、何もする必要はありません。 { $link }
mail-turn-text = { $body } 卓へ：{ $table } — このメールを止める：{ $link }
