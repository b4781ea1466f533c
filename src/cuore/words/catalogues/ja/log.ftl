# ゲームの経過。1つの出来事を1行で表す。$player は行動する人、$owner はカードや私室の持ち主。

log-turn = — 第{ $turn }ターン：{ $player } —
log-serve = { $player }は{ $card }に給仕してもらう。
log-chamber = { $player }は{ $card }を部屋付きメイドにする。
log-use = { $player }は{ $card }の効果を使う。
log-acquire = { $player }は{ $card }を獲得する。
log-play = { $player }は{ $cards }を出す。
log-acts = { $player }の{ $card }の効果が発動する。
log-employ = { $player }は{ $card }を雇用する。
log-keep = { $player }は{ $card }を残す。
log-reveal = { $player }は{ $card }を公開する。
log-keeps-one = { $player }は手札を1枚だけ残す。
log-chooses = { $player }は{ $card }を選ぶ。
log-number = { $player }は{ $number }を宣言する。
log-target = { $player }は{ $target }を対象にする。
log-target-card = { $player }は{ $target }の私室の{ $card }を対象にする。
log-draws = { $player }は{ $cards }を引く。
log-unseen = カード{ $count }枚
log-copies = { $card }×{ $count }
log-shuffles = { $player }は捨て札をシャッフルして新しい山札にする。
log-discards = { $player }は{ $cards }を捨てる。
log-discards-of = { $player }は{ $cards }を{ $owner }の捨て札に置く。
log-returns = { $player }は{ $card }を{ $where ->
        [park] 公園
       *[town] 街
    }に戻す。
log-takes = { $player }は街から{ $card }を取る。
log-takes-beer = { $player }は山からビール1枚を得る。
log-takes-beer-seen = { $player }はビール「{ $card }」を得る。
log-beer-moves = ビール1枚が{ $player }から{ $other }に移る。
log-beer-moves-seen = { $card }が{ $player }から{ $other }に移る。
log-beer-chosen = { $player }はビール1枚を選ぶ。
log-beer-chosen-seen = { $player }はビール「{ $card }」を選ぶ。
log-beer-on-pile = { $player }はビールの山の上を見て、元に戻す。
log-beer-on-pile-seen = { $player }はビールの山の上を見て、{ $card }を一番上に置く。
log-beer-comes-up = { $player }のターンに{ $cards }が現れる。
log-turns-up = { $player }は山札から{ $cards }を公開する。
log-puts-on-top = { $player }は手札1枚を山札の一番上に置く。
log-puts-on-top-seen = { $player }は手札の{ $card }を山札の一番上に置く。
log-puts-beneath = { $player }は手札1枚を山札の一番下に置く。
log-puts-beneath-seen = { $player }は手札の{ $card }を山札の一番下に置く。
log-dismisses = { $player }は部屋付きメイドの{ $card }を捨て札に置く。
log-plants = { $own ->
        [yes] { $card }が{ $player }自身の私室の部屋付きメイドになる。
       *[no] { $player }は{ $card }を{ $other }の私室の部屋付きメイドにする。
    }
log-enters = { $card }が{ $player }の私室に入る。
log-to-discard = { $card }が{ $player }の捨て札に置かれる。
log-razed = { $card }が{ $player }の私室を離れ、街に戻る。
log-under-pile = { $card }が{ $player }のもとを離れ、プライベートメイドの山の下に裏向きで戻る。
log-gone = { $player }の{ $card }がゲームから取り除かれる。
log-gains = { $player }は{ $bonuses }を得る。
log-fewer = { $player }が次に引く手札は{ $count }枚少なくなる。
log-more = { $player }が次に引く手札は{ $count }枚多くなる。
log-lands = { $event }が{ $player }の私室に置かれる。
log-lands-maid = { $event }が{ $player }の私室の{ $card }の上に置かれる。
log-leaves = { $event }が{ $player }の私室を離れる。
log-leaves-maid = { $event }が{ $player }の私室の{ $card }から離れる。
log-turned-away = { $player }は{ $card }を退け、街に戻す。
log-looks-deck = { $own ->
        [yes] { $player }は自分の山札の一番上のカードを見る。
       *[no] { $player }は{ $owner }の山札の一番上のカードを見る。
    }
log-looks-deck-seen = { $own ->
        [yes] { $player }は自分の山札の一番上のカードを見る：{ $card }。
       *[no] { $player }は{ $owner }の山札の一番上のカードを見る：{ $card }。
    }
log-looks-hand = { $own ->
        [yes] { $player }は自分の手札のカード1枚を見る。
       *[no] { $player }は{ $owner }の手札のカード1枚を見る。
    }
log-looks-hand-seen = { $own ->
        [yes] { $player }は自分の手札のカード1枚を見る：{ $card }。
       *[no] { $player }は{ $owner }の手札のカード1枚を見る：{ $card }。
    }
log-puts-back = { $player }はそのカードを元の場所に残す。
log-swaps = { $player }と{ $other }は手札を1枚ずつ交換する。
log-swaps-seen = { $player }は{ $other }に{ $card }を見せ、2枚のカードを交換する。
log-refilled = { $card }が街で表向きになる。
log-first-master = { $player }は次のラウンドからファーストマスターになる。
log-last-turn = { $why ->
        [stack] 「{ $stack }」の山がなくなった。
       *[piles] 規定の数の山がなくなった。
    }このターンでゲームが終わる。
log-last-round = { $why ->
        [stack] 「{ $stack }」の山がなくなった。
       *[piles] 規定の数の山がなくなった。
    }このラウンドでゲームが終わる。
log-over = — ゲーム終了 —
log-wins = { $count ->
        [1] { $players }が{ $points }VPで勝利。
       *[other] { $players }が{ $points }VPで勝利を分かち合う。
    }
log-result = 結果：{ $result }
log-earlier-rules = このゲームはルール{ $found }で遊ばれ、ルール{ $version }では違う展開になります。記録されたとおりに表示します。続きは遊べません。
log-only-moves = 出来事が記録される前のものなので、手だけを表示します。
