# 街を作れない理由。

error-town-wish = 条件に合う街を作れません：{ $wish }：{ $reason }
error-town-code = 街コードではありません：{ $reason }
error-town-name = 街の名前「{ $name }」：{ $reason }

## 望まれた条件

error-wish-required = 必ず入れるメイド：{ $what }
error-wish-banned = 入れないメイド：{ $what }
error-wish-sources = 効果の源：{ $what }
error-wish-costs = コスト：{ $what }
error-wish-attacks = 攻撃：{ $what }
error-wish-rule = ルール：{ $what }
error-wish-sets = セット：{ $what }
error-wish-no-dead-cards = 役に立たないカードなし
error-wish-sisters = 姉妹は一緒に
error-wish-at-least = { $what }が{ $number }以上
error-wish-source = { $what ->
        [draw] ドロー
        [serving] サービス
        [employment] 雇用
        [love] ラブ
        [imagination] 想像力
        [concentration] 集中力
       *[effort] 努力
    }
error-wish-and = { $before }；{ $last }

## 条件の意味が通らない、または満たせない理由

error-write-amounts = 何をいくつかを、2-3:3 や draw:2 のように、カンマで区切って書いてください
error-write-span = コスト、または 4、2-3、5+ のような範囲を書いてください
error-one-of = 指定できるもの：{ $allowed }
error-whole-number = 0から{ $most }までの整数で指定してください（{ $value }は使えません）
error-few-maids = メイドは{ $count }種類しかありません。街には{ $size }種類必要です
error-only-in = { $sets }では最大{ $most }です
error-only-with = 「{ $others }」と一緒では最大{ $most }です
error-not-with = 「{ $others }」と一緒には満たせません
error-no-town-of = { $size }種類の街が作れません

## コード

error-code-begins = 街コードは{ $begin }で始まります
error-code-version = このプログラムが読めるのは{ $begin }で始まるコードで、{ $found }では始まりません
error-code-symbol = 「{ $symbol }」は街コードに使われない文字です
error-code-mistyped = 打ち間違いか、途中で切れています。元のコードと見比べてください
error-code-nothing = このコードの街はありません
error-code-box = セット番号{ $number }はこのプログラムにありません
error-code-option = オプション番号{ $number }はこのプログラムにありません
error-code-card = このプログラムの一般メイドではないカードが含まれています

## 保存された街

error-saved-name = 名前は{ $most }文字以内で、文字、数字、空白、または { $signs } が使えます
error-saved-reserved = この名前はすでに別の街を指します。別の名前にしてください
error-saved-already = 同じ名前の街がすでに保存されています
error-saved-absent = その名前で保存された街はありません（保存済み：{ $names }）
error-saved-none = その名前で保存された街はありません（まだ1つも保存されていません）
error-saved-not-written = { $folder }に保存できません：{ $reason }
error-saved-not-read = { $path }を読み込めません：{ $reason }
error-saved-not-deleted = 削除できません：{ $reason }
error-saved-key = { $path }：{ $key }：不明な項目です（指定できるもの：{ $allowed }）
error-saved-text = { $path }：{ $key }：テキストで指定してください
error-saved-list = { $path }：{ $key }：テキストのリストで指定してください
error-saved-missing = { $path }：{ $key }がありません
