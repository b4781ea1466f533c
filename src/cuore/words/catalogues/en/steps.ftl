# The rules text of cards, put together from the steps of their programs (words/sentences.py).
#
# A step has three forms: `do` tells the reader, `may` follows "you may", `does` follows another player's name.
# $person is "you" or "they": whose hand, deck or quarters a `may` speaks of. No capitals in front, no full stops.

## Putting sentences together

text-sentence = { $text }.
text-next = { $before } { $after }
text-also = { $before }; { $after }
text-that-player = that player { $what }
text-may =
    .do = you may { $what }
    .may = { $what }
    .does = may { $what }
text-if-done = { $person ->
        [they] if they do, { $then }
       *[you] if you do, { $then }
    }
text-up-to =
    .do = { $times ->
            [0] as often as you like
            [1] up to once
            [2] up to twice
           *[other] up to { $times } times
        }, you may { $what }
    .may = { $what }, { $times ->
            [0] as often as you like
            [1] up to once
            [2] up to twice
           *[other] up to { $times } times
        }
    .does = may, { $times ->
            [0] as often as they like
            [1] up to once
            [2] up to twice
           *[other] up to { $times } times
        }, { $what }
text-once =
    .do = once per turn, { $what }
    .may = { $what }, once per turn
    .does = { $what } (once per turn)
text-discard-and-draw = { $count ->
        [one] discard a card from { $person ->
            [they] their
           *[you] your
        } hand and then draw one
       *[other] discard up to { $count } cards from { $person ->
            [they] their
           *[you] your
        } hand and then draw as many cards
    }
text-each-time = { $person ->
        [they] each time they do, { $then }
       *[you] each time you do, { $then }
    }
text-each-other = { $holding ->
        [0] every other player { $what }
       *[other] every other player who holds { $holding } or more cards { $what }
    }
text-every-player = { $holding ->
        [0] every player, you included, { $what }
       *[other] every player, you included, who holds { $holding } or more cards { $what }
    }
text-neighbours = the player on your left, then the player on your right, { $what }
text-unless-maid = if it is not a maid, { $then }
text-if-it = if it is { $cards }, { $then }
text-if-holding = { $person ->
        [they] if they hold { $count } or more cards, { $then }
       *[you] if you hold { $count } or more cards, { $then }
    }
text-if-own = { $count ->
        [one] if { $person ->
                [they] they have
               *[you] you have
            } { $cards } in { $person ->
                [they] their
               *[you] your
            } private quarters, { $then }
       *[other] if { $person ->
                [they] they have
               *[you] you have
            } at least { $cards } in { $person ->
                [they] their
               *[you] your
            } private quarters, { $then }
    }
text-if-drunk = if { $person ->
        [they] their
       *[you] your
    } beers, those under a building not counted, add up to an alcohol value of { $alcohol } or more, { $then }
text-every-nth = each time another { $count } copies of this card have served you in a turn, { $then }
text-duel = { $person ->
        [they] they and the player chosen each discard the top card of their own deck
       *[you] you and that player each discard the top card of your own deck
    }
text-if-duel = { $person ->
        [they] if theirs costs at least { $by } more than the other, { $then }
       *[you] if yours costs at least { $by } more than the other, { $then }
    }

list-comma = { $before }, { $after }
list-and = { $before } and { $after }
list-then = { $before } and { $after }
list-standing = { $before } and { $after }
list-or = { $before } or { $after }

## When

when-start = starting phase: { $text }
when-start-chambermaid = chambermaid bonus, starting phase: { $text }
when-start-refined = at the start of your turn: { $text }
when-in-service = serving phase, without being served: { $text }
when-in-service-chambermaid = chambermaid bonus, serving phase: { $text }
when-drew = right after the first draw that a maid gives you in your turn: { $text }
when-employed = employ bonus: { $text }
when-new-hand = employ bonus, after you have drawn your new hand this turn: { $text }
when-others-discard = at the start of every other player’s discard phase: { $text }
when-placed = when employed: { $text }
when-gained = when you gain it: { $text }
when-acquired = once you have acquired it: { $text }
when-revealed = when it is drawn or turned up in your turn: { $text }
when-revealed-gone = after that, this card leaves the game
when-reaction = when an event is about to land in your private quarters, you may reveal { $card } from your hand: { $text }
when-on-maid = the maid it lies on is ill: she has no abilities and no VP, and counts as absent
when-on-building = the building it lies on, and everything beneath that building, counts as absent, for VP too
when-leads = work phase: you may pay { $skill } to win the top card of the { $pile } pile, as often as you can
wins = to win it in your work phase, pay { $points } (your refined maid must lead the { $pile } pile)
skill-imagination = Imagination
skill-concentration = Concentration
skill-effort = Effort
skill-points = { $points } { $skill }
requires = { $phase }: to acquire it, discard { $cards } from your hand{ $count ->
        [0] { "" }
        [one] {" "}(one such card per turn)
       *[other] {" "}({ $count } such cards per turn)
    }
employ-if-holding = you can employ it only with { $cards } in hand
employ-if-outnumber = you can employ it only while you have more copies of { $names } together in your private quarters than copies of { $card }

## What holds as long as a card lies there

standing-lying = as long as it lies in your private quarters, { $what }
standing-chambermaid = chambermaid bonus: { $what }
standing-turn = for the rest of this turn, { $what }
standing-named = a “{ $name }”
standing-price = { $cards } costs you { $price }
standing-price-change = { $cards } costs you { $by } { $more ->
        [yes] more
       *[no] less
    }{ $least ->
        [0] { "" }
       *[other] , but never less than { $least }
    }
standing-first-price-change = the first time that you employ { $cards }, it costs you { $by } { $more ->
        [yes] more
       *[no] less
    }{ $least ->
        [0] { "" }
       *[other] , but never less than { $least }
    }
standing-at-most-times = { $what }; if you have several, only { $count } of them count
standing-next-phase = { $what }; one that comes to you in your employ phase counts from your next one on
standing-plays-as = { $cards } in your hand counts as “{ $name }” and is played without a serving
standing-shield = with { $count } or more of them in your private quarters, no further event can be placed with you
standing-beer-offer = you may pay { $love } Love in your employ phase, once, to gain a beer (the one shown or the top one of the pile); this takes no employment
standing-beer-stand = when you gain it, it lies face up until the end of your { $turns ->
        [1] turn
        [2] next turn
       *[other] { $turns }th turn from now
    }: as long as it does, any player may pay { $love } Love in the employ phase, once per turn, to gain a beer; this takes no employment
standing-shown-first = it lies face up beside the pile when the game begins
standing-counts-as-points = it counts as one { $name } for the VP of the others; its own VP never change
standing-counts-as-conditions = this card counts as a { $name } where the condition of another card is checked

## Symbols

bonus-draw = Draw +{ $amount }
bonus-love = Love +{ $amount }
bonus-serving = Serving +{ $amount }
bonus-employment = Employment +{ $amount }
bonus-imagination = Imagination +{ $amount }
bonus-concentration = Concentration +{ $amount }
bonus-effort = Effort +{ $amount }
chamber-cost = Chambermaid: { $servings ->
        [one] { $servings } serving
       *[other] { $servings } servings
    }

## Which cards

match-any = { $count ->
        [one] a card
       *[other] { $count } cards
    }
match-named = { $count ->
        [one] one “{ $name }”
       *[other] { $count } copies of “{ $name }”
    }
match-alike = { $count ->
        [one] a card
       *[other] { $count } copies of one card
    }
match-cost = { $what } of cost { $cost } or less
match-cost-from = { $what } of cost { $cost } or more
match-cost-exactly = { $what } of cost { $cost }
match-maid = { $count ->
        [one] a maid
       *[other] { $count } maids
    }
match-not-a-maid = { $count ->
        [one] a card that is no maid
       *[other] { $count } cards that are no maids
    }
match-maid-in-hand = { $count ->
        [one] a maid (not a private maid)
       *[other] { $count } maids (not private maids)
    }
match-chambermaid = { $count ->
        [one] a chambermaid or a chambermaid chief
       *[other] { $count } chambermaids or chambermaid chiefs
    }
match-love = { $count ->
        [one] a love card
       *[other] { $count } love cards
    }
match-maid-chief = { $count ->
        [one] a maid chief
       *[other] { $count } maid chiefs
    }
match-chambermaid-chief = { $count ->
        [one] a chambermaid chief
       *[other] { $count } chambermaid chiefs
    }
match-general-maid = { $count ->
        [one] a general maid
       *[other] { $count } general maids
    }
match-private-maid = { $count ->
        [one] a private maid
       *[other] { $count } private maids
    }
match-event = { $count ->
        [one] an event
       *[other] { $count } events
    }
match-building = { $count ->
        [one] a building
       *[other] { $count } buildings
    }
match-beer = { $count ->
        [one] a beer
       *[other] { $count } beers
    }
match-reminiscence = { $count ->
        [one] a reminiscence
       *[other] { $count } reminiscences
    }
match-refined-maid = { $count ->
        [one] a refined maid
       *[other] { $count } refined maids
    }
match-preparation = { $count ->
        [one] a preparation
       *[other] { $count } preparations
    }

place-on-maid = { $count ->
        [one] on a chambermaid or an uncovered private maid in any private quarters
       *[other] on one and the same chambermaid or uncovered private maid in any private quarters
    }
place-free = in the private quarters of any player who has a maid there who is not ill
place-anywhere = in the private quarters of any player (even your own)
place-on-building = on a building in any private quarters
place-own = in your own private quarters

## Steps

step-gain =
    .do = gain { $bonuses }
    .may = gain { $bonuses }
    .does = gains { $bonuses }
step-choose-bonus =
    .do = choose { $bonuses }
    .may = choose { $bonuses }
    .does = chooses { $bonuses }
step-draw =
    .do = draw { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    .may = draw { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    .does = draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
step-discard =
    .do = discard { $cards } from your hand
    .may = discard { $cards } from { $person ->
            [they] their
           *[you] your
        } hand
    .does = discards { $free ->
            [yes] { $cards } of their choice
           *[no] { $cards } from their hand
        }
step-keep-one =
    .do = keep one card of your hand and discard all the others (at least one)
    .may = keep one card of { $person ->
            [they] their
           *[you] your
        } hand and discard all the others (at least one)
    .does = keeps one card of their hand and discards all the others (at least one)
step-return =
    .do = return { $cards } from your hand to the { $where ->
            [park] park
           *[town] town
        }
    .may = return { $cards } from { $person ->
            [they] their
           *[you] your
        } hand to the { $where ->
            [park] park
           *[town] town
        }
    .does = returns { $cards } from their hand to the { $where ->
            [park] park
           *[town] town
        }
step-take =
    .do = take { $cards } from the town { $to ->
            [hand] into your hand
            [deck] onto the top of your deck
            [their-discard] onto that player’s discard pile
           *[discard] onto your discard pile
        }
    .may = take { $cards } from the town { $to ->
            [hand] into { $person ->
                    [they] their
                   *[you] your
                } hand
            [deck] onto the top of { $person ->
                    [they] their
                   *[you] your
                } deck
            [their-discard] onto that player’s discard pile
           *[discard] onto { $person ->
                    [they] their
                   *[you] your
                } discard pile
        }
    .does = takes { $cards } from the town { $to ->
            [hand] into their hand
            [deck] onto the top of their deck
            [their-discard] onto the chosen player’s discard pile
           *[discard] onto their discard pile
        }
step-choose-player =
    .do = choose { $who ->
            [anyone] a player (even yourself)
            [holding] a player (even yourself) who holds { $holding } or more cards
            [beer-owner] another player with a beer that lies under no building
           *[others] another player
        }
    .may = choose { $who ->
            [anyone] a player ({ $person ->
                    [they] even themselves
                   *[you] even yourself
                })
            [holding] a player ({ $person ->
                    [they] even themselves
                   *[you] even yourself
                }) who holds { $holding } or more cards
            [beer-owner] another player with a beer that lies under no building
           *[others] another player
        }
    .does = chooses { $who ->
            [anyone] a player (even themselves)
            [holding] a player (even themselves) who holds { $holding } or more cards
            [beer-owner] another player with a beer that lies under no building
           *[others] another player
        }
step-look-at-top =
    .do = look at the top card of { $whose ->
            [yours] your deck
           *[theirs] that player’s deck
        }
    .may = look at the top card of { $whose ->
            [yours] { $person ->
                [they] their
               *[you] your
            } deck
           *[theirs] that player’s deck
        }
    .does = looks at the top card of { $whose ->
            [yours] their deck
           *[theirs] that player’s deck
        }
    .otherwise = otherwise it goes back on top of the deck
step-look-at-hand =
    .do = look at a random card of that player’s hand
    .may = look at a random card of that player’s hand
    .does = looks at a random card of that player’s hand
    .otherwise = otherwise it goes back to that hand
step-discard-looked =
    .do = put it on { $whose ->
            [yours] your discard pile
           *[theirs] that player’s discard pile
        }
    .may = put it on { $whose ->
            [yours] { $person ->
                [they] their
               *[you] your
            } discard pile
           *[theirs] that player’s discard pile
        }
    .does = puts it on { $whose ->
            [yours] their discard pile
           *[theirs] that player’s discard pile
        }
step-swap-looked =
    .do = let that player see a random card of your hand, and swap the two cards
    .may = let that player see a random card of { $person ->
            [they] their
           *[you] your
        } hand, and then swap the two cards
    .does = lets that player see a random card of their hand, and swaps the two cards
step-receive-event =
    .do = receive one “{ $event }” from the town, if a maid who is not ill is in your private quarters
    .may = receive one “{ $event }” from the town, if a maid who is not ill is in { $person ->
            [they] their
           *[you] your
        } private quarters
    .does = receives one “{ $event }” from the town, if a maid who is not ill is in their private quarters
step-place-events =
    .do = put { $count ->
            [one] one “{ $event }”
           *[other] { $count } “{ $event }” cards
        } from the town { $place }
    .may = put { $count ->
            [one] one “{ $event }”
           *[other] { $count } “{ $event }” cards
        } from the town { $place }
    .does = puts { $count ->
            [one] one “{ $event }”
           *[other] { $count } “{ $event }” cards
        } from the town { $place }
step-land-here =
    .do = put it { $place }
    .may = put it { $place }
    .does = puts it { $place }
step-remove-event =
    .do = send one event from your private quarters back to the town
    .may = send one event from { $person ->
            [they] their
           *[you] your
        } private quarters back to the town
    .does = sends one event from their private quarters back to the town
step-cure =
    .do = send one “{ $event }” from your private quarters back to the town
    .may = send one “{ $event }” from { $person ->
            [they] their
           *[you] your
        } private quarters back to the town
    .does = sends one “{ $event }” from their private quarters back to the town
step-move-event =
    .do = move one event from any private quarters to the matching place in a different player’s private quarters
    .may = move one event from any private quarters to the matching place in a different player’s private quarters
    .does = moves one event from any private quarters to the matching place in a different player’s private quarters
step-turn-away =
    .do = the event goes back to the town instead
    .may = send the event back to the town instead
    .does = the event goes back to the town instead
step-discard-top =
    .do = discard the top card of { $whose ->
            [theirs] that player’s deck
           *[yours] your deck
        }
    .may = discard the top card of { $whose ->
            [theirs] that player’s deck
           *[yours] { $person ->
                [they] their
               *[you] your
            } deck
        }
    .does = discards the top card of { $whose ->
            [theirs] that player’s deck
           *[yours] their deck
        }
step-more-new-cards =
    .do = draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        } more for your new hand this turn
    .may = draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        } more for the new hand this turn
    .does = draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        } more for their new hand this turn
step-fewer-new-cards =
    .do = draw { $count ->
            [one] one card
           *[other] { $count } cards
        } fewer for your new hand
    .may = draw { $count ->
            [one] one card
           *[other] { $count } cards
        } fewer for the new hand
    .does = draws { $count ->
            [one] one card
           *[other] { $count } cards
        } fewer for their new hand
step-discard-alike =
    .do = discard { $count } copies of one card from your hand
    .may = discard { $count } copies of one card from { $person ->
            [they] their
           *[you] your
        } hand
    .does = discards { $count } copies of one card from their hand
step-discard-down-to =
    .do = discard until you hold only { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    .may = discard until only { $count ->
            [one] 1 card is
           *[other] { $count } cards are
        } left in hand
    .does = discards until they hold only { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
step-put-on-deck =
    .do = put a card from your hand { $place ->
            [bottom] at the bottom
           *[top] on top
        } of your deck
    .may = put a card from { $person ->
            [they] their
           *[you] your
        } hand { $place ->
            [bottom] at the bottom
           *[top] on top
        } of { $person ->
            [they] their
           *[you] your
        } deck
    .does = puts a card from their hand { $place ->
            [bottom] at the bottom
           *[top] on top
        } of their deck
step-chamber-free =
    .do = put { $cards } from your hand into your private quarters as a chambermaid, without spending servings
    .may = put { $cards } from { $person ->
            [they] their
           *[you] your
        } hand into { $person ->
            [they] their
           *[you] your
        } private quarters as a chambermaid, without spending servings
    .does = puts { $cards } from their hand into their private quarters as a chambermaid, without spending servings
step-reveal-top =
    .do = reveal the top { $count } cards of your deck: { $keep ->
            [fitting] each that is { $cards } goes to your hand
           *[one] one of your choice goes to your hand
        }, the others to your discard pile
    .may = reveal the top { $count } cards of the deck: { $keep ->
            [fitting] each that is { $cards } goes to the hand
           *[one] one of { $person ->
            [they] their
           *[you] your
        } choice goes to the hand
        }, the others to the discard pile
    .does = reveals the top { $count } cards of their deck: { $keep ->
            [fitting] each that is { $cards } goes to their hand
           *[one] one of their choice goes to their hand
        }, the others to their discard pile
step-play-it =
    .do = you may use that card, where it lies, as though it had just served you: its symbols and its text; a love card gives you its Love
    .may = use that card, where it lies, as though it had just served: its symbols and its text; a love card gives its Love
    .does = may use that card, where it lies, as though it had just served them: its symbols and its text; a love card gives them its Love
step-pay-serving =
    .do = pay { $count ->
            [one] 1 serving
           *[other] { $count } servings
        }
    .may = pay { $count ->
            [one] 1 serving
           *[other] { $count } servings
        }
    .does = pays { $count ->
            [one] 1 serving
           *[other] { $count } servings
        }
step-end-serving =
    .do = your serving phase ends at once
    .may = end { $person ->
            [they] their
           *[you] your
        } serving phase at once
    .does = ends their serving phase at once
step-end-employ =
    .do = your serving and employ phases end at once
    .may = end { $person ->
            [they] their
           *[you] your
        } serving and employ phases at once
    .does = ends their serving and employ phases at once
step-end-game =
    .do = the game ends at once
    .may = end the game at once
    .does = ends the game at once
step-name-cost =
    .do = name a number
    .may = name a number
    .does = names a number
step-discard-named =
    .do = that player discards a card of that cost from the hand, if there is one (with several, one of their choice)
    .may = let that player discard a card of that cost from the hand, if there is one (with several, one of their choice)
    .does = the chosen player discards a card of that cost from the hand, if there is one (with several, one of their choice)
step-take-first-master =
    .do = you are First Master from the next round on
    .may = become First Master from the next round on
    .does = becomes First Master from the next round on
step-go-to-discard =
    .do = put this card on any player’s discard pile (even your own)
    .may = put this card on any player’s discard pile (even { $person ->
            [they] their
           *[you] your
        } own)
    .does = puts this card on any player’s discard pile (even their own)
step-return-this =
    .do = return this card to the town
    .may = return this card to the town
    .does = returns this card to the town
step-dismiss-this =
    .do = put this chambermaid on your discard pile
    .may = put this chambermaid on { $person ->
            [they] their
           *[you] your
        } discard pile
    .does = puts this chambermaid on their discard pile
step-dismiss-chambermaid =
    .do = put one of your chambermaids on your discard pile
    .may = put one of { $person ->
            [they] their
           *[you] your
        } chambermaids on { $person ->
            [they] their
           *[you] your
        } discard pile
    .does = puts one of their chambermaids on their discard pile
step-give-this-as-chambermaid =
    .do = this card becomes a chambermaid in that player’s private quarters
    .may = make this card a chambermaid in that player’s private quarters
    .does = makes this card a chambermaid in that player’s private quarters
step-return-this-chambermaid =
    .do = send this chambermaid of yours back to the town
    .may = send this chambermaid back to the town
    .does = sends this chambermaid back to the town
step-swap-private =
    .do = exchange your uncovered private maid for one of those shown in the town; yours goes face down under the pile
    .may = exchange { $person ->
            [they] their
           *[you] your
        } uncovered private maid for one of those shown in the town; the old one goes face down under the pile
    .does = exchanges their uncovered private maid for one of those shown in the town; the old one goes face down under the pile
step-place-private =
    .do = put her into the private quarters of any player (even your own)
    .may = put her into the private quarters of any player (even { $person ->
            [they] their
           *[you] your
        } own)
    .does = puts her into the private quarters of any player (even their own)
step-discard-or-lose =
    .do = discard { $cards } from your hand; if you cannot, this private maid goes face down under the private maids’ pile
    .may = discard { $cards } from { $person ->
            [they] their
           *[you] your
        } hand, or else put this private maid face down under the private maids’ pile
    .does = discards { $cards } from their hand; if they cannot, this private maid goes face down under the private maids’ pile
step-return-building =
    .do = send one of that player’s buildings back to the town
    .may = send one of that player’s buildings back to the town
    .does = sends one of that player’s buildings back to the town
step-put-chief-under =
    .do = put a maid chief or a chambermaid chief from your hand beneath this building; there she is not a chambermaid
    .may = put a maid chief or a chambermaid chief from { $person ->
            [they] their
           *[you] your
        } hand beneath this building; there she is not a chambermaid
    .does = puts a maid chief or a chambermaid chief from their hand beneath this building; there she is not a chambermaid
step-remove-this =
    .do = remove this event from the game
    .may = remove this event from the game
    .does = removes this event from the game
step-gain-beer =
    .do = { $love ->
            [0] gain a beer
           *[other] pay { $love } Love and gain a beer
        } (the one shown or the top one of the pile)
    .may = { $love ->
            [0] gain a beer
           *[other] pay { $love } Love and gain a beer
        } (the one shown or the top one of the pile)
    .does = { $love ->
            [0] gains a beer
           *[other] pays { $love } Love and gains a beer
        } (the one shown or the top one of the pile)
step-arrange-beer =
    .do = look at the top { $count } beers of the pile and put them back in any order
    .may = look at the top { $count } beers of the pile and put them back in any order
    .does = looks at the top { $count } beers of the pile and puts them back in any order
step-put-beer-under =
    .do = put one of your beers under this building, where nothing that takes or gives beers reaches it
    .may = put one of { $person ->
            [they] their
           *[you] your
        } beers under this building, where nothing that takes or gives beers reaches it
    .does = puts one of their beers under this building, where nothing that takes or gives beers reaches it
step-steal-beer =
    .do = take a random one of those beers from that player
    .may = take a random one of those beers from that player
    .does = takes a random one of those beers from that player
step-lose-beer =
    .do = one of those beers, at random, leaves the game
    .may = remove one of those beers, at random, from the game
    .does = removes one of those beers, at random, from the game
step-give-beer =
    .do = choose one of those beers and give it to another player
    .may = choose one of those beers and give it to another player
    .does = chooses one of those beers and gives it to another player

## End of the game

score-most = end of the game: { $points } VP more, once, for the player who alone owns the most copies of { $card }
score-odd-or-even = end of the game: from two copies on, each is worth { $odd } VP if you own an odd number of them, { $even } VP if you own an even number
score-sets = end of the game: { $sets } (the largest sets are counted first, and each copy counts in one set)
score-chamber-sets = chambermaid bonus, end of the game: { $sets } (each copy counts in one set)
score-set = { $size ->
        [1] { $points } VP for a single copy
       *[other] { $points } VP for a set of { $size } copies
    }
score-set-more = { $points } VP more for each set of { $size } copies
score-chamber-sisters = chambermaid bonus, end of the game: { $pair } VP more for each set of two different { $family }, { $trio } VP more for each set of all three (each card counts in one set)
score-each-from = end of the game: with { $count } or more copies, each is worth { $points } VP instead of { $printed }
score-each-plus = end of the game: each is worth { $points } VP more if { $condition }
score-each-instead = end of the game: each is worth { $points } VP instead of { $printed } if { $condition }
score-chambered-each = chambermaid bonus, end of the game: { $points } VP for each copy that is a chambermaid
score-chambered-each-if = { $before ->
        [0] chambermaid bonus, end of the game: { $points } VP for each copy that is a chambermaid, if { $condition }
       *[other] chambermaid bonus, end of the game: { $points } VP instead of { $before } for each copy that is a chambermaid, if { $condition }
    }
score-each-counts = end of the game: each is worth as many VP as you own copies of { $card }, with { $also } counted among them
score-if-named = you own { $least } or more copies of { $name }
score-if-chiefs = you own { $least } or more chiefs (maid chiefs and chambermaid chiefs together)
score-if-maid-chiefs = you own { $least } or more maid chiefs
score-if-chambermaids = { $least } or more chambermaids, chambermaid chiefs included, are in your private quarters
score-if-reminiscences = you own { $least } or more reminiscences
score-if-alcohol = { $bounded ->
        [yes] your alcohol value, beers under a building included, is from { $least } to { $most }
       *[no] your alcohol value, beers under a building included, is { $least } or more
    }
