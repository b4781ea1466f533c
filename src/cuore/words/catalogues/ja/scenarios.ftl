# シナリオが失敗した理由。

error-scenario-unreadable = 読み込めません：{ $reason }
error-scenario-toml = TOMLではありません：{ $reason }
error-scenario-wrong = ファイルに誤りがあります：{ $reason }
error-scenario-refused = 受け付けられません：{ $reason }
error-scenario-not-refused = 拒否されるはずの準備が受け付けられました

## 場所

error-scenario-step = ステップ{ $number }
error-scenario-move = ステップ{ $number }「{ $move }」
error-scenario-check = ステップ{ $number }の{ $check }

## ファイルの項目

error-scenario-key = 不明な項目「{ $name }」です（指定できるもの：{ $allowed }）
error-scenario-true-or-false = true か false で指定してください
error-scenario-whole = 整数で指定してください
error-scenario-whole-to = 0から{ $most }までの整数で指定してください
error-scenario-names = 名前のリストで指定してください
error-scenario-cards = カード名のリストで指定してください
error-scenario-list = リストで指定してください
error-scenario-table = テーブルで指定してください
error-scenario-seat-tables = [seat.Ann] のようなテーブルで指定してください
error-scenario-options = 名前と true または false のテーブルで指定してください
error-scenario-steps = 手と確認のリストがありません（最初の [table] より上に書きましたか？）
error-scenario-no-steps = refused = true のファイルには書けません
error-scenario-phase = 不明なフェイズ{ $name }です（指定できるもの：{ $allowed }）

## 局面

error-scenario-no-card = { $value }はカード名ではありません
error-scenario-entry = { $value }はカード名でも、card か private、on、under のテーブルでもありません
error-scenario-hand = { $card }が手札、山札、捨て札に入ることはありません
error-scenario-refined = { $card }は上級メイドではありません
error-scenario-private = private = … には1枚以上のプライベートメイドの束を指定してください
error-scenario-alone = { $card }を単独でそこに置くことはできません
error-scenario-under = 建物の下に置けるのは1枚だけです
error-scenario-on = { $event }は{ $card }の上に置けません
error-scenario-elsewhere = { $card }はそこに置くカードではありません
error-scenario-own-pile = { $card }には自分の山がありません
error-scenario-too-often = { $card }が箱に入っている枚数より多く書かれています

## 手と確認

error-scenario-no-step = { $value }は手でも確認のテーブルでもありません
error-scenario-form = 手は「Ann: play all」のように席と動詞で書きます。席は{ $names }のいずれかです
error-scenario-form-of = 「{ $move }」：手は「Ann: play all」のように席と動詞で書きます。席は{ $names }のいずれかです
error-scenario-verb = 不明な動詞「{ $name }」です（指定できるもの：{ $allowed }）
error-scenario-verb-what = 「{ $move }」：「{ $verb }」の対象がありません（指定できるもの：{ $allowed }）
error-scenario-no-check = 不明な確認です（指定できるもの：{ $allowed }、領域の後には .count）
error-scenario-no-pile = その山はありません

## 成り立たないこと

error-scenario-situation = 「{ $phase }」フェイズで{ $seat }が答える番です。可能な手：{ $legal }
error-scenario-nobody = なし
error-scenario-expected = 期待した値は{ $expected }、実際は{ $found }。{ $situation }
error-scenario-illegal = 可能な手のはずが、そうではありません。{ $situation }
error-scenario-not-asked = { $reason }。{ $situation }
error-scenario-should = 「{ $move }」は可能な手のはずです。{ $situation }
error-scenario-should-not = 「{ $move }」は可能な手ではないはずです。{ $situation }
error-scenario-unlisted = 可能なのに書かれていない手：{ $moves }。{ $situation }
