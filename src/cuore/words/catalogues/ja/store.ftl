# データベースについてサーバーが管理者に伝えること。

store-newer = { $file }：スキーマ { $found } はこのプログラム（{ $known }）より新しいものです。Cuore を更新してください
store-locked = { $file }：別のプログラムが使用中です。それを止めるか、--database で別のものを指定してください
store-served = { $file }：別のサーバーが使用中です。それを止めるか、--database で別のデータベースを指定してください
store-full = { $file }：ディスクがいっぱいです。空きを作ってください。失われたものはありません
store-unreadable = { $file }：データベースとして使えません：{ $reason }
store-url = データベースの URL ではありません：{ $reason }
store-driver = そのデータベースのドライバーがありません（{ $reason }）。PostgreSQL の場合：pip install "cuore[postgresql]"
store-trouble = { $file }：{ $reason }
store-conflict = すでに別のところで書き込まれています：{ $reason }
store-closed = データベースは閉じられています
