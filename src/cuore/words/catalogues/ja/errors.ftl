# エラー（キー別）。

error-no-set = セットが指定されていません（指定できるもの：{ $allowed }）
error-unknown-set = 不明なセット「{ $name }」です（指定できるもの：{ $allowed }）
error-set-twice = 同じセットが2回指定されています：{ $names }
error-unknown-option = 不明なオプション「{ $name }」です（指定できるもの：{ $allowed }）
error-option-value = オプション{ $name }：真か偽で指定してください（「{ $value }」は使えません）
error-option-seats = オプション{ $name }は{ $allowed }人用です（現在は{ $count }人）
error-unknown-card = 不明なカード「{ $name }」です（指定できるもの：{ $allowed }）
error-ambiguous-card = 「{ $name }」に当てはまるカードが複数あります：{ $found }
error-in-place = { $where }：{ $reason }
error-unknown-town = 不明な街「{ $name }」です（指定できるもの：{ $allowed }、または10個の名前）
error-town-twice = 街のメイドは10種類すべて異なる必要があります。重複：{ $names }
error-town-rule = これらのセットの街には、次のメイドのうち少なくとも{ $count }人が必要です：{ $allowed }
error-borrowed-size = オプション{ $name }：選ぶカードは{ $size }枚か0枚です（借りられるカードは現在{ $count }枚）
error-town-size = 街のメイドは10種類です（現在は{ $count }種類）
error-box = ボックス{ $box }：{ $where }：{ $reason }
error-borrows = { $name }は単独で遊ぶか、他のセットと次のオプションのいずれかを組み合わせて遊びます：{ $options }
error-seat-count = { $count }人では遊べません。このゲームは{ $low }人から{ $high }人用です
error-seat-name = 席の名前「{ $name }」：表示できる1～40文字で指定してください。コロン、カンマ、かっこ、先頭の#は使えません
error-seat-name-verb = 席の名前「{ $name }」：手や記録の行と同じ始まり方をしています。別の名前にしてください
error-seat-names-differ = 席の名前はすべて異なる必要があります：{ $names }
error-unknown-seat = 「{ $name }」という席はありません（指定できるもの：{ $allowed }）
error-too-many-copies = 箱に入っている枚数を超えています：{ $names }
error-bad-secret = シークレットは32バイトです（現在は{ $count }バイト）
error-bad-seed = シード「{ $value }」は整数ではありません
error-unknown-language = 不明な言語「{ $name }」です（指定できるもの：{ $allowed }）
error-unknown-theme = 不明なテーマ「{ $name }」です（指定できるもの：{ $allowed }）
error-env-choice = 不明な { $what } { $value } です（指定できるもの：{ $allowed }）
error-env-count = { $what } は1以上の整数でなければなりません（{ $value } は使えません）
error-env-turns = { $what } が { $value } では、{ $seats } 席すべてに手番が回りません
error-env-actions = { $wanted } 個のゲームに対して行動が { $count } 個です
error-env-opponent = { $value } は対戦できません。ボットの名前、{ $method } を持つオブジェクト、または観測とマスクの関数を指定してください
error-env-action = 対戦相手の方策が、マスクで禁じられた行動 { $value } を選びました
error-unreadable-move = 「{ $text }」は手として読み取れません。可能な手：{ $legal }
error-not-legal = { $seat }は「{ $text }」を選べません。可能な手：{ $legal }
error-not-asked = 今答えるのは{ $seat }ではなく{ $other }です
error-game-over = ゲームは終了しています
error-nothing-to-undo = 取り消せるものがありません
error-overlay-card = { $where }：{ $card }：このカードは存在しません
error-overlay-key = { $where }：{ $card }：{ $key }：カードに印刷された項目ではありません（指定できるもの：{ $allowed }）
error-overlay-value = { $where }：{ $card }：{ $key }：{ $low }から{ $high }までの整数で指定してください
error-overlay-chamber = { $where }：{ $card }：chamber：部屋付きメイドになれるかどうかは変更できません
error-not-a-save = Cuoreのバージョン{ $version }のセーブデータではありません：{ $reason }
error-save-rules = ルール{ $found }で作られたもので、ルール{ $version }では違う展開になるため遊べません。「cuore replay」で見られます
error-save-damaged = { $what ->
        [save] セーブデータが壊れています
       *[record] 記録が壊れています
    }：{ $reason }
error-save-hash = { $what ->
        [save] セーブデータが壊れています
       *[record] 記録が壊れています
    }：記されたハッシュの局面になりません
error-not-a-record = Cuoreの記録ではありません（1行目は「cuore record { $version }」である必要があります）
error-record-incomplete = 記録が不完全です：{ $missing }がありません
error-record-line = 記録の{ $line }行目：{ $reason }
error-borrows-lacks = オプション{ $name }：他のセットに、このために使えるカードがありません
error-refined-count = { $seats }席に対して上級メイドが{ $count }枚しかありません
error-save-none = このバージョンの「cuore save」が含まれていません
error-save-answer = { $number }番目の答えは選べない手です
error-record-seat = 「{ $words }」：今答える席ではありません
error-record-twice = { $key }が2回出てきます
error-overlay-no-table = { $name } = { $value }はテーブルではありません。["{ $card }"]と書き、その下に例えば vp = 2 と書いてください
error-overlay-twice = { $card }が2回出てきます
error-overlay-box = { $name }：[{ $name }."カード名"]と書いてください

## 理由

error-listed = { $before }、{ $last }
error-at-place = { $line }行{ $column }文字目
error-at-end = ファイルの末尾
error-too-deep = 入れ子が深すぎます
error-not-utf-8 = UTF-8のテキストではありません
error-file-absent = ファイルまたはフォルダーがありません
error-file-forbidden = アクセスが許可されていません
error-file-folder = フォルダーです
error-file-no-folder = フォルダーではありません
error-file-space = 空き容量がありません
error-file-read-only = 読み取り専用です
error-file-long = 名前が長すぎます
error-file-special = 通常のファイルではありません
error-file-name = ファイル名に使えない名前です
error-file-home = ホームフォルダーが分かりません
error-file-other = { $detail }

## コマンドライン

error-usage = { $reason }（{ $command } --help を参照）
error-usage-option = { $name } というオプションはありません
error-usage-option-close = { $name } というオプションはありません（もしかして：{ $close }）
error-usage-command = { $name } というコマンドはありません
error-usage-command-close = { $name } というコマンドはありません（もしかして：{ $close }）
error-usage-no-command = コマンドが指定されていません
error-usage-missing = { $name }がありません
error-usage-extra = 余分な言葉があります：{ $words }
error-usage-value = { $option } には値が必要です
error-usage-no-value = { $option } は値を取りません
error-usage-whole = { $option }：「{ $value }」は整数ではありません
error-usage-number = { $option }：「{ $value }」は数ではありません
error-setting-unknown = その設定はありません
error-setting-close = その設定はありません。{ $close } のことですか？
error-setting-text = 引用符で囲んだ文字列にしてください
error-setting-texts = 引用符で囲んだ文字列のリストにしてください
error-setting-switch = true か false にしてください
error-setting-whole = 整数にしてください
error-setting-number = 数にしてください
error-usage-range = { $option }：{ $value } は範囲 { $range } にありません
error-usage-other = { $message }
error-output = 出力
