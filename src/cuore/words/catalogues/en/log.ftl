# The log of a game, one line per event. $player is who acts, $owner whose cards or quarters they are.

log-turn = — Turn { $turn }: { $player } —
log-serve = { $player } is served by { $card }.
log-chamber = { $player } makes { $card } a chambermaid.
log-use = { $player } uses { $card }.
log-acquire = { $player } acquires { $card }.
log-play = { $player } plays { $cards }.
log-acts = { $player }’s { $card } acts.
log-employ = { $player } employs { $card }.
log-keep = { $player } keeps { $card }.
log-reveal = { $player } reveals { $card }.
log-keeps-one = { $player } keeps one card of the hand.
log-chooses = { $player } chooses { $card }.
log-number = { $player } names the number { $number }.
log-target = { $player } chooses { $target }.
log-target-card = { $player } chooses { $card } in { $target }’s private quarters.
log-draws = { $player } draws { $cards }.
log-unseen = { $count ->
        [one] a card
       *[other] { $count } cards
    }
log-copies = { $card } ×{ $count }
log-shuffles = { $player } shuffles the discard pile into a new deck.
log-discards = { $player } discards { $cards }.
log-discards-of = { $player } puts { $cards } on { $owner }’s discard pile.
log-returns = { $player } returns { $card } to the { $where ->
        [park] park
       *[town] town
    }.
log-takes = { $player } takes { $card } from the town.
log-takes-beer = { $player } gains a beer from the pile.
log-takes-beer-seen = { $player } gains the beer { $card }.
log-beer-moves = A beer goes from { $player } to { $other }.
log-beer-moves-seen = { $card } goes from { $player } to { $other }.
log-beer-chosen = { $player } chooses a beer.
log-beer-chosen-seen = { $player } chooses the beer { $card }.
log-beer-on-pile = { $player } looks at the top beers of the pile and puts them back.
log-beer-on-pile-seen = { $player } looks at the top beers of the pile and puts { $card } on top.
log-beer-comes-up = { $cards } comes up in { $player }’s turn.
log-turns-up = { $player } reveals { $cards } from the deck.
log-puts-on-top = { $player } puts a card from the hand on top of the deck.
log-puts-on-top-seen = { $player } puts { $card } from the hand on top of the deck.
log-puts-beneath = { $player } puts a card from the hand under the deck.
log-puts-beneath-seen = { $player } puts { $card } from the hand under the deck.
log-dismisses = { $player } puts the chambermaid { $card } on the discard pile.
log-plants = { $own ->
        [yes] { $card } becomes a chambermaid in { $player }’s own private quarters.
       *[no] { $player } makes { $card } a chambermaid in { $other }’s private quarters.
    }
log-enters = { $card } is now in { $player }’s private quarters.
log-to-discard = { $card } goes to { $player }’s discard pile.
log-razed = { $card } leaves { $player }’s private quarters and goes back to the town.
log-under-pile = { $card } leaves { $player } and goes face down under the private maids’ pile.
log-gone = { $card }, { $player }’s until now, leaves the game.
log-gains = { $player } gains { $bonuses }.
log-fewer = { $player } will draw { $count ->
        [one] one card
       *[other] { $count } cards
    } fewer.
log-more = { $player } will draw { $count ->
        [one] one card
       *[other] { $count } cards
    } more.
log-lands = { $event } now lies in { $player }’s private quarters.
log-lands-maid = { $event } now lies on { $card } in { $player }’s private quarters.
log-leaves = { $event } leaves { $player }’s private quarters.
log-leaves-maid = { $event } leaves { $card } in { $player }’s private quarters.
log-turned-away = { $player } turns { $card } away: it goes back to the town.
log-looks-deck = { $own ->
        [yes] { $player } looks at the top card of their own deck.
       *[no] { $player } looks at the top card of { $owner }’s deck.
    }
log-looks-deck-seen = { $own ->
        [yes] { $player } looks at the top card of their own deck: { $card }.
       *[no] { $player } looks at the top card of { $owner }’s deck: { $card }.
    }
log-looks-hand = { $own ->
        [yes] { $player } looks at a card of their own hand.
       *[no] { $player } looks at a card of { $owner }’s hand.
    }
log-looks-hand-seen = { $own ->
        [yes] { $player } looks at a card of their own hand: { $card }.
       *[no] { $player } looks at a card of { $owner }’s hand: { $card }.
    }
log-puts-back = { $player } leaves it where it was.
log-swaps = { $player } and { $other } swap a card of their hands.
log-swaps-seen = { $player } shows { $card } to { $other }, and the two cards change hands.
log-refilled = { $card } is now face up in the town.
log-first-master = { $player } will be First Master from the next round on.
log-last-turn = { $why ->
        [stack] The stack “{ $stack }” is empty
       *[piles] Enough piles are empty
    }: the game ends with this turn.
log-last-round = { $why ->
        [stack] The stack “{ $stack }” is empty
       *[piles] Enough piles are empty
    }: the game ends with this round.
log-over = — The game is over —
log-wins = { $count ->
        [one] { $players } wins with { $points } VP.
       *[other] { $players } share the victory with { $points } VP.
    }
log-result = Result: { $result }
log-earlier-rules = This game was played under rules { $found }, and rules { $version } would lead its answers elsewhere. It is shown as it was written down and cannot be played on.
log-only-moves = It was written before events were kept: these are its moves.
