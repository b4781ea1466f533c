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
table-move-end-work = End the work phase
table-move-end-employ = End the employ phase
table-move-end-turn = End the turn

## Stacks and standing things

table-stack-private-maids = Private maids
table-stack-mixed-maids = Visiting maids
table-stack-beer = Beer
table-stack-reminiscences = Reminiscences
table-stack-refined-maids = Refined maids
table-stack-food = Food
table-stack-decoration = Decoration
table-stack-cleaning = Cleaning
table-last-round = This is the last round of the game.

## Optional rules

table-option-two-player-quick = Quick game for two
table-option-no-bad-habits = Without Bad Habit
table-option-mixed-pile = A pile of visiting maids
table-option-private-maids = With private maids
table-option-illness = With Illness
table-option-without-ignis = Without Ignis

## Why not

why-over = The game is over.
why-not-asked = { $player } is asked just now.
why-not-now = This cannot be used just now.
