# 秩序を保つ：サーバーの主催者用ページと `cuore moderate`。

host-title = 主催者用
host-token = トークン
host-enter = 入る
host-wrong = トークンが違います。
host-reports = 報告
host-bans = 入場停止
host-tables = テーブル
host-none = ありません。
host-about-player = プレイヤーとして報告されました
host-ban = 入場を止める
host-unban = 入場を許す
host-remove = テーブルから外す
host-close = テーブルを閉じる
host-settle = 処理済みにする
host-address = アドレス
host-name = 名前
host-browser = ブラウザー
host-for-ever = 無期限
host-how-long = 期間
host-code = テーブル
host-seat = 席
host-hours = { $count } 時間

## `cuore moderate` の言葉

host-report-line = { $number }  { $when }  { $game } 席{ $seat }  { $name }：{ $text }
host-ban-line = { $number }  { $kind }  { $name }  期限：{ $until }
host-report-count = 報告は { $count } 件です。
host-ban-count = 入場停止は { $count } 件です。
host-done = 完了しました。
host-ordered = サーバーが動いていれば、数秒以内に行われます。
host-no-report = 報告 { $number } はありません。
host-no-ban = 入場停止 { $number } はありません。
host-no-table = テーブル { $code } はありません。
host-ban-whom = 対象を --address、--name、--report のどれか一つで指定してください。
