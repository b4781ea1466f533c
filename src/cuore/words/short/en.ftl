# Card texts in few words, for a tile: the same steps, the same figures. Each message stands in for the one of that name in
# catalogues/en/steps.ftl; what has no short form here is said in full. A form drops what the table shows anyway (whose
# hand, which pile) and what one looks up when it matters, never a figure, and never who is meant.

## Putting sentences together

text-if-done = if so, { $then }
text-each-time = each time, { $then }
text-discard-and-draw = { $count ->
        [one] discard a card, then draw one
       *[other] discard up to { $count } cards, then draw as many
    }
text-each-other = { $holding ->
        [0] each other player { $what }
       *[other] each other player with { $holding }+ cards { $what }
    }
text-every-player = { $holding ->
        [0] everyone { $what }
       *[other] everyone with { $holding }+ cards { $what }
    }
text-neighbours = each neighbour, left first, { $what }
text-if-holding = with { $count }+ cards in hand, { $then }
text-if-own = { $count ->
        [one] with { $cards } in quarters, { $then }
       *[other] with { $cards } or more in quarters, { $then }
    }
text-if-drunk = with { $alcohol }+ alcohol in beers outside buildings, { $then }
text-every-nth = for every { $count } copies that serve you in a turn, { $then }
text-duel = { $person ->
        [they] they and the player chosen discard their top cards
       *[you] you both discard your top card
    }
text-if-duel = { $person ->
        [they] if theirs costs { $by }+ more, { $then }
       *[you] if yours costs { $by }+ more, { $then }
    }

## When

when-start = start: { $text }
when-start-chambermaid = chambermaid, start: { $text }
when-start-refined = start of turn: { $text }
when-in-service = serving phase: { $text }
when-in-service-chambermaid = chambermaid, serving phase: { $text }
when-drew = after a maid’s first draw in your turn: { $text }
when-new-hand = employ bonus, after your new hand: { $text }
when-others-discard = in others’ discard phases: { $text }
when-gained = when gained: { $text }
when-acquired = then: { $text }
when-revealed = when turned up: { $text }
when-revealed-gone = then this card is gone
when-reaction = reveal her from your hand when an event comes to you: { $text }
when-on-maid = that maid is ill: no abilities, no VP, absent
when-on-building = that building and all beneath it count as absent
when-leads = work phase: pay { $skill } to win top cards of { $pile }
wins = work phase: win it for { $points }, leading { $pile }
requires = { $phase }: discard { $cards }{ $count ->
        [0] { "" }
       *[other] {" "}({ $count } a turn)
    }
employ-if-holding = needs { $cards } in hand
employ-if-outnumber = needs more { $names } than { $card } in your quarters

## What holds as long as a card lies there

standing-lying = while with you, { $what }
standing-turn = this turn, { $what }
standing-price = { $cards } costs { $price }
standing-price-change = { $cards } costs { $by } { $more ->
        [yes] more
       *[no] less
    }{ $least ->
        [0] { "" }
       *[other] {" "}(at least { $least })
    }
standing-first-price-change = the first time, { $cards } costs { $by } { $more ->
        [yes] more
       *[no] less
    }{ $least ->
        [0] { "" }
       *[other] {" "}(at least { $least })
    }
standing-at-most-times = { $what } ({ $count } times at most)
standing-next-phase = { $what }, from your next employ phase on
standing-plays-as = { $cards } in hand plays as “{ $name }” without a serving
standing-shield = with { $count }+ of them, no further event comes to you
standing-beer-offer = you may once pay { $love } Love for a beer (no employment)
standing-beer-stand = until the end of { $turns ->
        [1] your turn
        [2] your next turn
       *[other] your { $turns }th turn
    }, anyone may once a turn pay { $love } Love for a beer (no employment)
standing-shown-first = lies face up when the game begins
standing-counts-as-points = counts as a { $name } for VP of the others
standing-counts-as-conditions = counts as a { $name } for conditions

## Which cards

match-cost = { $what } up to cost { $cost }
match-cost-from = { $what } of cost { $cost }+
match-maid-in-hand = { $count ->
        [one] a maid (not private)
       *[other] { $count } maids (not private)
    }
match-chambermaid = { $count ->
        [one] a chambermaid or chambermaid chief
       *[other] { $count } chambermaids or chambermaid chiefs
    }

place-on-maid = { $count ->
        [one] on any chambermaid or open private maid
       *[other] on one chambermaid or open private maid
    }
place-free = with anyone who has a healthy maid
place-anywhere = in anyone’s quarters
place-on-building = on any building
place-own = in your quarters

## Steps

step-gain =
    .do = { $bonuses }
step-discard =
    .do = discard { $cards }
    .may = discard { $cards }
    .does = discards { $cards }
step-keep-one =
    .do = keep one card and discard the rest
    .may = keep one card and discard the rest
    .does = keeps one card and discards the rest
step-return =
    .do = return { $cards } to the { $where ->
            [park] park
           *[town] town
        }
    .may = return { $cards } to the { $where ->
            [park] park
           *[town] town
        }
    .does = returns { $cards } to the { $where ->
            [park] park
           *[town] town
        }
step-take =
    .do = take { $cards } { $to ->
            [hand] into your hand
            [deck] onto your deck
            [their-discard] onto that player’s discards
           *[discard] onto your discards
        }
    .may = take { $cards } { $to ->
            [hand] into hand
            [deck] onto the deck
            [their-discard] onto that player’s discards
           *[discard] onto the discards
        }
    .does = takes { $cards } { $to ->
            [hand] into hand
            [deck] onto their deck
            [their-discard] onto that player’s discards
           *[discard] onto their discards
        }
step-choose-player =
    .do = choose { $who ->
            [anyone] any player
            [holding] any player with { $holding }+ cards
            [beer-owner] another player with a beer outside buildings
           *[others] another player
        }
    .may = choose { $who ->
            [anyone] any player
            [holding] any player with { $holding }+ cards
            [beer-owner] another player with a beer outside buildings
           *[others] another player
        }
    .does = chooses { $who ->
            [anyone] any player
            [holding] any player with { $holding }+ cards
            [beer-owner] another player with a beer outside buildings
           *[others] another player
        }
step-look-at-top =
    .do = look at { $whose ->
            [yours] your
           *[theirs] their
        } top card
    .may = look at { $whose ->
            [yours] { $person ->
                [they] their
               *[you] your
            }
           *[theirs] their
        } top card
    .does = looks at { $whose ->
            [yours] their own
           *[theirs] that player’s
        } top card
    .otherwise = otherwise it goes back
step-look-at-hand =
    .do = look at a random card of theirs
    .may = look at a random card of theirs
    .does = looks at a random card of that player
    .otherwise = otherwise it goes back
step-discard-looked =
    .do = discard it
    .may = discard it
    .does = discards it
step-swap-looked =
    .do = swap it for a random card of yours
    .may = swap it for a random card of { $person ->
            [they] their own
           *[you] yours
        }
    .does = swaps it for a random card of their own
step-receive-event =
    .do = receive one “{ $event }” if you have a healthy maid
    .may = receive one “{ $event }” with a healthy maid
    .does = receives one “{ $event }” if they have a healthy maid
step-place-events =
    .do = put { $count } “{ $event }” { $place }
    .may = put { $count } “{ $event }” { $place }
    .does = puts { $count } “{ $event }” { $place }
step-remove-event =
    .do = return one of your events to the town
    .may = return one of { $person ->
            [they] their
           *[you] your
        } events to the town
    .does = returns one of their events to the town
step-cure =
    .do = return one “{ $event }” to the town
    .may = return one “{ $event }” to the town
    .does = returns one “{ $event }” to the town
step-move-event =
    .do = move an event from anyone to the like place of another player
    .may = move an event from anyone to the like place of another player
    .does = moves an event from anyone to the like place of another player
step-turn-away =
    .do = it goes back to the town
    .may = send it back to the town
    .does = it goes back to the town
step-discard-top =
    .do = discard { $whose ->
            [theirs] their
           *[yours] your
        } top card
    .may = discard { $whose ->
            [theirs] their
           *[yours] { $person ->
                [they] their
               *[you] your
            }
        } top card
    .does = discards { $whose ->
            [theirs] that player’s
           *[yours] their
        } top card
step-more-new-cards =
    .do = draw { $count } more for your new hand
    .may = draw { $count } more for the new hand
    .does = draws { $count } more for their new hand
step-fewer-new-cards =
    .do = draw { $count } fewer for your new hand
    .may = draw { $count } fewer for the new hand
    .does = draws { $count } fewer for their new hand
step-discard-alike =
    .do = discard { $count } copies of one card
    .may = discard { $count } copies of one card
    .does = discards { $count } copies of one card
step-discard-down-to =
    .do = discard down to { $count }
    .may = discard down to { $count }
    .does = discards down to { $count }
step-put-on-deck =
    .do = put a card { $place ->
            [bottom] under
           *[top] on top of
        } your deck
    .may = put a card { $place ->
            [bottom] under
           *[top] on top of
        } { $person ->
            [they] their
           *[you] your
        } deck
    .does = puts a card { $place ->
            [bottom] under
           *[top] on top of
        } their deck
step-chamber-free =
    .do = put { $cards } from hand into quarters, free
    .may = put { $cards } from hand into quarters, free
    .does = puts { $cards } from hand into quarters, free
step-reveal-top =
    .do = reveal your top { $count } cards: keep { $keep ->
            [fitting] each that is { $cards }
           *[one] one
        }, discard the rest
    .may = reveal the top { $count } cards: keep { $keep ->
            [fitting] each that is { $cards }
           *[one] one
        }, discard the rest
    .does = reveals their top { $count } cards: { $keep ->
            [fitting] each that is { $cards }
           *[one] one
        } goes to hand, the rest is discarded
step-play-it =
    .do = you may use it as though it had served you
    .may = use it as though it had served
    .does = may use it as though it had served them
step-end-serving =
    .do = your serving phase ends
    .may = end { $person ->
            [they] their
           *[you] your
        } serving phase
    .does = ends their serving phase
step-end-employ =
    .do = your serving and employ phases end
    .may = end { $person ->
            [they] their
           *[you] your
        } serving and employ phases
    .does = ends their serving and employ phases
step-end-game =
    .do = the game ends
    .may = end the game
    .does = ends the game
step-discard-named =
    .do = they discard a card of that cost
    .may = let them discard a card of that cost
    .does = the player chosen discards a card of that cost
step-take-first-master =
    .do = you are First Master from next round
    .may = become First Master from next round
    .does = becomes First Master from next round
step-go-to-discard =
    .do = put it onto anyone’s discards
    .may = put it onto anyone’s discards
    .does = puts it onto anyone’s discards
step-return-this =
    .do = return it to the town
    .may = return it to the town
    .does = returns it to the town
step-dismiss-this =
    .do = discard her
    .may = discard her
    .does = discards her
step-dismiss-chambermaid =
    .do = discard one of your chambermaids
    .may = discard one of { $person ->
            [they] their
           *[you] your
        } chambermaids
    .does = discards one of their chambermaids
step-give-this-as-chambermaid =
    .do = she becomes their chambermaid
    .may = make her their chambermaid
    .does = makes her that player’s chambermaid
step-return-this-chambermaid =
    .do = return this chambermaid to the town
    .may = return this chambermaid to the town
    .does = returns this chambermaid to the town
step-swap-private =
    .do = exchange your open private maid for one shown in the town
    .may = exchange { $person ->
            [they] their
           *[you] your
        } open private maid for one shown in the town
    .does = exchanges their open private maid for one shown in the town
step-place-private =
    .do = put her in anyone’s quarters
    .may = put her in anyone’s quarters
    .does = puts her in anyone’s quarters
step-discard-or-lose =
    .do = discard { $cards } or put her under her pile
    .may = discard { $cards } or put her under her pile
    .does = discards { $cards } or puts her under her pile
step-return-building =
    .do = return one of their buildings to the town
    .may = return one of their buildings to the town
    .does = returns one of that player’s buildings to the town
step-put-chief-under =
    .do = put a chief of either kind from your hand beneath it
    .may = put a chief of either kind from { $person ->
            [they] their
           *[you] your
        } hand beneath it
    .does = puts a chief of either kind from their hand beneath it
step-gain-beer =
    .do = { $love ->
            [0] gain a beer
           *[other] gain a beer for { $love } Love
        }
    .may = { $love ->
            [0] gain a beer
           *[other] gain a beer for { $love } Love
        }
    .does = { $love ->
            [0] gains a beer
           *[other] gains a beer for { $love } Love
        }
step-arrange-beer =
    .do = look at the top { $count } beers and put them back in any order
    .may = look at the top { $count } beers and put them back in any order
    .does = looks at the top { $count } beers and puts them back in any order
step-put-beer-under =
    .do = put one of your beers under it, out of reach
    .may = put one of { $person ->
            [they] their
           *[you] your
        } beers under it, out of reach
    .does = puts one of their beers under it, out of reach
step-steal-beer =
    .do = take one of those at random
    .may = take one of those at random
    .does = takes one of those at random
step-lose-beer =
    .do = one of them at random leaves the game
    .may = remove one of them at random from the game
    .does = removes one of them at random from the game
step-give-beer =
    .do = give one of them to another player
    .may = give one of them to another player
    .does = gives one of them to another player

## End of the game

score-most = +{ $points } VP, once, for whoever alone owns the most
score-odd-or-even = from two copies on, each { $odd } VP if their number is odd, { $even } VP if even
score-sets = { $sets }
score-chamber-sets = as chambermaids { $sets }
score-set = { $size ->
        [1] { $points } VP for one
       *[other] { $points } VP for { $size }
    }
score-set-more = +{ $points } VP for every { $size }
score-chamber-sisters = as chambermaids +{ $pair } VP for two different { $family }, +{ $trio } VP for all three
score-each-from = with { $count }+ copies, each { $points } VP instead of { $printed }
score-each-plus = each +{ $points } VP if { $condition }
score-each-instead = each { $points } VP instead of { $printed } if { $condition }
score-chambered-each = { $points } VP as a chambermaid
score-chambered-each-if = { $before ->
        [0] { $points } VP as a chambermaid if { $condition }
       *[other] { $points } VP instead of { $before } as a chambermaid if { $condition }
    }
score-each-counts = each as many VP as you own copies, { $also } included
score-if-named = you own { $least }+ { $name }
score-if-chiefs = you own { $least }+ chiefs of either kind
score-if-maid-chiefs = you own { $least }+ maid chiefs
score-if-chambermaids = you have { $least }+ chambermaids or their chiefs
score-if-reminiscences = you own { $least }+ reminiscences
score-if-alcohol = { $bounded ->
        [yes] your alcohol is { $least } to { $most }
       *[no] your alcohol is { $least }+
    }
