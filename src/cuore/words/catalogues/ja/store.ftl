# データベースについてサーバーが管理者に伝えること。

store-newer = { $file }：スキーマ { $found } はこのプログラム（{ $known }）より新しいものです。Cuore を更新してください
store-locked = { $file }：別のプログラムが使用中です。それを止めるか、--database で別のものを指定してください
store-served = { $file }：別のサーバーが使用中です。それを止めるか、--database で別のデータベースを指定してください
store-full = { $file }：ディスクがいっぱいです。空きを作ってください。失われたものはありません
store-unreadable = { $file }：データベースとして使えません：{ $reason }
store-url = データベースの URL ではありません：{ $reason }
store-driver = そのデータベースのドライバーがありません（{ $reason }）。PostgreSQL の場合：pip install "cuore[postgresql]"
store-encoding = { $file }：エンコーディング { $found } では保存できない名前があります。データベースを UTF-8 で作り直してください
store-trouble = { $file }：{ $reason }
store-conflict = すでに別のところで書き込まれています：{ $reason }
store-closed = データベースは閉じられています
store-missing = { $file }：そのようなファイルはありません
store-exists = { $file }：すでにあります。別のファイルを指定してください
store-no-game = 対局 { $code } はありません
store-no-record = { $code }：棋譜は対局の終了後、現在のルールのものに限り出力できます
store-no-backup = { $file }：バックアップではないか、壊れています。何も変更していません
store-differs = { $code }：同じ番号で別の経過の対局があります。何も変更していません
store-damaged-game = { $code }：バックアップの中で壊れています。何も変更していません
store-fenced = { $code }：このテーブルはサーバーの別のプロセスに移りました
store-served-by = { $file }：サーバーのプロセスが { $count } 個使用中です。先に止めてください
