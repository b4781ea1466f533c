# The rules text of cards, put together from the steps of their programs (words/sentences.py).
#
# A step has three forms: `do` tells the reader, `may` follows "you may", `does` follows another player's name.
# $person is "you" or "they": whose hand, deck or quarters a `may` speaks of. No capitals in front, no full stops.

## Putting sentences together

text-sentence = { $text }.
text-next = { $before } { $after }
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
    .do = up to { $times ->
            [1] once
            [2] twice
           *[other] { $times } times
        }, you may { $what }
    .may = { $what }, up to { $times ->
            [1] once
            [2] twice
           *[other] { $times } times
        }
    .does = may, up to { $times ->
            [1] once
            [2] twice
           *[other] { $times } times
        }, { $what }
text-each-time = { $person ->
        [they] each time they do, { $then }
       *[you] each time you do, { $then }
    }
text-each-other = { $holding ->
        [0] every other player { $what }
       *[other] every other player who holds { $holding } or more cards { $what }
    }
text-neighbours = the player on your left, then the player on your right, { $what }
text-unless-maid = if it is not a maid, { $then }

list-comma = { $before }, { $after }
list-and = { $before } and { $after }
list-or = { $before } or { $after }

## When

when-start = starting phase: { $text }
when-drew = right after the first draw that a maid gives you in your turn: { $text }
when-others-discard = at the start of every other player’s discard phase: { $text }
when-land = when employed: { $text }
when-reaction = when an event is about to land in your private quarters, you may reveal { $card } from your hand: { $text }
when-on-maid = the maid it lies on is ill: she has no abilities and no VP, and counts as absent

## Symbols

bonus-draw = Draw +{ $amount }
bonus-love = Love +{ $amount }
bonus-serving = Serving +{ $amount }
bonus-employment = Employment +{ $amount }
chamber-cost = Chambermaid: { $servings ->
        [one] { $servings } serving
       *[other] { $servings } servings
    }

## Which cards

match-any = a card
match-named = one “{ $name }”
match-cost = { $what } of cost { $cost } or less
match-maid = a maid
match-maid-in-hand = a maid (not a private maid)
match-love = a love card
match-maid-chief = a maid chief
match-chambermaid-chief = a chambermaid chief
match-general-maid = a general maid
match-private-maid = a private maid
match-event = an event

place-on-maid = { $count ->
        [one] on a chambermaid or an uncovered private maid in any private quarters
       *[other] on one and the same chambermaid or uncovered private maid in any private quarters
    }
place-free = in the private quarters of any player who has a maid there who is not ill

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
    .do = return { $cards } from your hand to the town
    .may = return { $cards } from { $person ->
            [they] their
           *[you] your
        } hand to the town
    .does = returns { $cards } from their hand to the town
step-take =
    .do = take { $cards } from the town { $to ->
            [hand] into your hand
           *[discard] onto your discard pile
        }
    .may = take { $cards } from the town { $to ->
            [hand] into hand
           *[discard] onto the discard pile
        }
    .does = takes { $cards } from the town { $to ->
            [hand] into their hand
           *[discard] onto their discard pile
        }
step-choose-player =
    .do = choose { $who ->
            [anyone] a player (even yourself)
           *[others] another player
        }
    .may = choose { $who ->
            [anyone] a player ({ $person ->
                    [they] even themselves
                   *[you] even yourself
                })
           *[others] another player
        }
    .does = chooses { $who ->
            [anyone] a player (even themselves)
           *[others] another player
        }
step-look-at-top =
    .do = look at the top card of that player’s deck
    .may = look at the top card of that player’s deck
    .does = looks at the top card of that player’s deck
    .otherwise = otherwise it goes back on top of the deck
step-look-at-hand =
    .do = look at a random card of that player’s hand
    .may = look at a random card of that player’s hand
    .does = looks at a random card of that player’s hand
    .otherwise = otherwise it goes back to that hand
step-discard-looked =
    .do = put it on that player’s discard pile
    .may = put it on that player’s discard pile
    .does = puts it on that player’s discard pile
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
    .do = discard the top card of your deck
    .may = discard the top card of { $person ->
            [they] their
           *[you] your
        } deck
    .does = discards the top card of their deck
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

## End of the game

score-most = end of the game: { $points } VP more, once, for the player who alone owns the most copies of { $card }
score-odd-or-even = end of the game: from two copies on, each is worth { $odd } VP if you own an odd number of them, { $even } VP if you own an even number
score-chamber-sets = chambermaid bonus, end of the game: { $sets } (each copy counts in one set)
score-chamber-set = { $points } VP for a set of { $size } copies
score-chamber-sisters = chambermaid bonus, end of the game: { $pair } VP more for each set of two different { $family }, { $trio } VP more for each set of all three (each card counts in one set)
score-each-from = end of the game: with { $count } or more copies, each is worth { $points } VP instead of { $printed }
family-crescent = Crescent sisters
