# The table in the browser: answers as buttons, stacks, optional rules, reasons.

## Answers

table-move-serve = Be served by { $card }
table-move-chamber = Make { $card } a chambermaid
table-move-use = Use { $card }
table-move-acquire = Acquire { $card }
table-move-play = Play { $card }
table-move-play-all = Play all love cards
table-move-employ = Employ { $card }
table-move-beer-top = Take the top beer of the pile
table-move-beer-shown = Take the beer shown
table-move-choose = Choose { $card }
table-move-discard = Discard { $card }
table-move-return = Return { $card } to the town
table-move-take = Take { $card }
table-move-keep = Keep { $card }
table-move-put = Put { $card } back
table-move-reveal = Reveal { $card }
table-move-target = Choose { $player }
table-move-target-card = Choose { $card } ({ $player })
table-move-number = Name { $number }
table-move-choose-serving = Choose servings
table-move-choose-love = Choose love
table-move-choose-employment = Choose employments
table-move-yes = Yes
table-move-no = No
table-move-done = Done
table-move-end-start = End the starting phase
table-move-end-serve = End the serving phase
table-move-end-employ = End the employ phase
table-move-end-turn = End the turn
table-moved = { $player }: { $move }
table-reach-ends = first ends this phase: { $phase }

## Stacks and standing things

table-last-round = This is the last round of the game.

## Optional rules

table-option-two-player-quick = Quick game for two

## Why not

why-over = The game is over.
why-watching = You are watching this game.
why-turn = It is { $player }’s turn.
why-not-asked = Waiting for { $player } to answer first.
why-question = Please answer { $card } first.
why-other-card = { $card } does not ask for this one.
why-choose = First take a refined maid for this round.
why-serve-later = Maids serve in the serving phase, which comes next.
why-no-servings = No servings are left this turn.
why-serving-over = The serving phase is over.
why-empty = The pile is empty.
why-employ-later = Cards are employed later, in the employ phase.
why-no-employments = No employments are left this turn.
why-love-missing = It costs { $price }: you need { $missing } more Love.
why-love-in-hand = It costs { $price }: you need { $missing } more Love. Your love cards are enough, so play them first.
why-condition = Not yet. { $text }
why-no-maid-well = Nobody has a healthy maid in their private quarters to lay it with.
why-no-maid = Nobody has a maid in their private quarters to lay it on.
why-no-building = Nobody has a building to lay it on.
why-nowhere = There is nowhere to put it just now.
why-beer = Beers are gained by card effects.
why-beer-love = A beer costs { $price } Love here: you need { $missing } more.
why-beer-bought = You have already bought a beer this turn.
why-not-led = Your refined maid does not lead this pile.
why-acquire-later = You can take it later, in this phase: { $phase }.
why-acquire-over = It could be taken in this phase, which is over: { $phase }.
why-acquire-pay = You do not have the cards it takes in hand. { $text }
why-acquired-enough = { $count ->
        [one] You have already acquired a card this turn.
       *[other] You have already acquired { $count } cards this turn.
    }
why-drafted = These cards are taken at the start of a round.
why-skill-missing = You need { $missing } more { $skill } to win it ({ $phase }).
why-ill = She is ill, and counts as absent until she is well again.
why-stormed = A storm lies on it: it counts as absent until that is gone.
why-covered = She is covered: only the uppermost private maid acts.
why-by-herself = There is nothing to choose: she acts on her own when the time comes.
why-at-rest = There is nothing to use here: it works simply by being there.
why-only-start = Only in your starting phase.
why-only-serve = Only in your serving phase.
why-spent = Already used this turn, or there is nothing for it to do now.
why-not-now = This cannot be used just now.

# How a game ended, for everybody who reads it: nobody is congratulated on another one's victory.
table-resigned = { $name } resigns; { $winner } wins.
table-winner = { $points ->
        [one] { $name } wins with { $points } victory point.
       *[other] { $name } wins with { $points } victory points.
    }
table-winners = { $points ->
        [one] { $names } share the victory with { $points } victory point each.
       *[other] { $names } share the victory with { $points } victory points each.
    }
