# `cuore games` が管理者に伝えること。

games-waiting = 参加者待ち
games-playing = 対局中
games-over = 終了
games-gone = 片付け済み
games-count = 対局：{ $count }
games-deleted = { $count }件の対局を削除しました。
games-would-delete = { $count }件の対局が削除の対象です。
games-backed-up = { $count }件の対局を{ $file }に書き出しました。
games-left-out = 壊れているためバックアップに含めていません：{ $codes }
games-restored = { $count }件の対局を取り込みました。{ $same }件はすでにありました。
games-damaged = { $code }：{ $reason }
games-verified = { $count }件の対局を調べました。壊れているもの：{ $damaged }件
games-rated = { $count }ゲームを計算し直しました。誤りは{ $wrong }件です。
games-no-status = { $name }という状態はありません：{ $allowed }
