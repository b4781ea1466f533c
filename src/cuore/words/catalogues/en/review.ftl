# Hints for a question, and the review of a game.

## One sentence about an answer, read off the table

hint-reason-employ-points = { $card } costs { $cost } and counts { $points ->
        [one] one victory point
       *[other] { $points } victory points
    } at the end{ $left ->
        [0] .
        [one] ; this is the last one.
       *[other] ; { $left } are left.
    }
hint-reason-employ-points-and-symbols = { $card } costs { $cost }, counts { $points ->
        [one] one victory point
       *[other] { $points } victory points
    } at the end and gives { $symbols }{ $left ->
        [0] .
        [one] ; this is the last one.
       *[other] ; { $left } are left.
    }
hint-reason-employ-symbols = { $card } costs { $cost } and gives { $symbols } when drawn again{ $left ->
        [0] .
        [one] ; this is the last one.
       *[other] ; { $left } are left.
    }
hint-reason-employ-text = { $card } costs { $cost }; what it brings is in its text{ $left ->
        [0] .
        [one] ; this is the last one.
       *[other] ; { $left } are left.
    }
hint-reason-serve = { $card } gives { $symbols } now.
hint-reason-serve-text = { $card } brings what its text says, now.
hint-reason-chamber = { $card } goes to the private quarters and no longer comes up in the deck.
hint-reason-stop = This leaves the rest as it is.
hint-reason-obvious = There is nothing to think about here.
hint-reason-plain = Nothing on the table says more about it than the figures do.

## The review of a game

review-title = Review: { $player }
review-about = Chances are estimates from what { $player } could know at the time.
review-chance = chance to win
review-turn = turn
review-played = played
review-better = better
review-lost = lost
review-course = The course of the game
review-turns = Where most was lost
review-nothing = Nowhere was much lost.
review-progress = decisions
review-line = Turn { $turn }: { $played }. Better: { $better }, by { $loss } ± { $error } % of the chance to win.
review-written = The review was written to { $path }.
review-in-all = { $looked } of { $decisions } decisions were looked at more closely.
review-earlier-rules = a game of earlier rules (version { $found }, now { $version }) cannot be reviewed

error-net-no-chances = the net can say nothing here, because it does not know these cards as they are: { $cards }
error-net-view = a view does not hold all that the net asks about (whose effects are open): give the game and the number of the seat
error-net-no-module = win chances need { $name }, which is not installed
error-chances-unreadable = { $where }: no chances to win can be read from it ({ $reason })
error-chances-of-another-net = { $where }: these chances to win were fitted to another net than the one beside it


## Puzzles

puzzle-title = Puzzle
puzzle-ask = Which answer gives you the best chance to win? Your first answer counts. Cards that you cannot know were dealt anew.
puzzle-again = What would you rather do? Try as often as you like; your first answer has been counted.
puzzle-right = Yes: { $best }. That is { $lead } ± { $error } % more chance to win than the next best answer. { $reason }
puzzle-wrong = You chose: { $played }. Better: { $best }, by { $loss } % of the chance to win. { $reason }
puzzle-wrong-untried = You chose: { $played }. Better: { $best }, at least { $lead } ± { $error } % more chance to win. { $reason }
