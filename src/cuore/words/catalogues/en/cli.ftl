# What the command line and the terminal say. Each key must stand in the cli.ftl of every language, with the same
# variables.

## Facts of cards and counts

cli-nothing = none
cli-cost = cost { $cost }
cli-cost-now = { $printed }, now { $price }
cli-points = { $points } VP
cli-points-vary = VP vary
cli-only-home = goes to your own private quarters: there is no other place for it
cli-left = { $count } left
cli-text = more: ? { $name }
cli-no-bonus = no bonus
cli-takes-servings = { $count ->
        [one] takes { $count } serving
       *[other] takes { $count } servings
    }
cli-card-line = cost { $cost }  VP { $points }
cli-house-legend = * a house figure or text: ours, because the printed one is not known to us (cuore cards --house)
cli-inferred-legend = ° an inferred figure: not read on a card, but reasoned out from printed ones
cli-servings = servings { $count }
cli-love = love { $count }
cli-employments = employments { $count }

## The terminal table

play-you = Host
play-welcome = Welcome to Cuore! At the table: { $names }.
play-how = Answer with a number or with words ("serve genevieve"). ? explains more, ? NAME explains a card.
play-kept-games = Games that are not over yet:
play-kept-game = { $names }: turn { $turn }, { $when }
play-kept-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
play-kept-how = A number goes on with that game, Enter begins a new one, forget 1 drops the first.
play-kept-none = There is no kept game { $number }; the numbers go from 1 to { $count }.
play-command-forget = forget
play-seat = { $name }: hand { $hand }, deck { $deck }, discard pile { $discard }; private quarters: { $quarters }
play-seat-beers = beers { $count }
play-seat-refined = refined maid { $card }
play-status = This turn: { $counts }
play-hand = Your hand: { $cards }
play-played = Played: { $cards }
play-looked-at = You are looking at: { $card }
play-uncovered = { $card } (uncovered)
play-under = { $card } under { $events }
play-over = { $card } over { $under }
play-face-down = a face-down beer

play-town = Town
play-pile = { $card }: { $facts }
play-stack = { $pile }: { $shown } face up, { $left } face down
play-first-master = First Master: { $name }
play-next-master = First Master from the next round on: { $name }
play-beer-stand = { $card } ({ $name }) is open: a beer for { $love } Love, once in an employ phase
play-discard-top = on top of the discard pile: { $card }
play-own-hand = hand: { $cards }
play-own-deck = deck, in no order: { $cards }
play-own-discard = discard pile: { $cards }
play-own-beers = your beers: { $cards }
play-own-points = victory points so far, without comparing: { $points }
play-known-hand = You have seen { $card } in the hand of { $name }.
play-known-deck = You have seen { $card } in the deck of { $name }, number { $place } from the top.
play-known-beers = You have seen { $card } among the beers of { $name }.
play-known-beer = You have seen { $card } in the beer pile, number { $place } from the top.
play-last-turn = This is the last turn of the game.

play-curtain = Please pass the keyboard to { $name }, then press Enter. (Type undo to take the last answer back.)
play-now = Now for { $name }.

play-command-help = help
play-command-undo = undo
play-command-log = log
play-command-table = table
play-command-save = save
play-command-quit = quit
play-help =
    A number takes that option. So do words: "serve genevieve", "end turn", or as many as name just one option.
    ? : this list
    ? NAME : what a card does (any card; accents and family name may be left out)
    table : the whole table, with town, decks and private quarters
    log : what has happened; log 50 for more lines
    undo : take your last answer back
    save FILE : save the game; cuore play --load FILE goes on with it
    quit : leave the table
play-press-enter = just press Enter
play-nothing-typed = Type a number or a move; ? explains more.
play-no-such-number = There is no option { $text }: the numbers go from 1 to { $count }.
play-one-at-a-time = One answer at a time, please: the options change after each.
play-not-an-option = "{ $text }" is none of the options: type a number from 1 to { $count }, or ? for help.
play-several-options = "{ $text }" could be any of these; please add a word or type the number:

play-undone = Taken back: { $move }
play-undo-nothing = There is nothing to take back.
play-undo-other = The last answer was given by { $name }, and only they can take it back.
play-save-name = Please name a file: save my-game.json
play-saved = Saved. To go on later: cuore play --load { $path }
play-save-failed = Not saved: { $path }: { $reason }. The game goes on; try another file name.
play-left = Goodbye, and thank you for playing.
play-kept = The game was not over and is kept. To go on: cuore play --continue
play-not-kept = The game cannot be kept: { $path }: { $reason }. Save it before you leave: save FILE.

play-winner = { $points ->
        [one] Congratulations, { $name }: the game is yours, with { $points } victory point!
       *[other] Congratulations, { $name }: the game is yours, with { $points } victory points!
    }
play-winners = { $points ->
        [one] { $names } share the victory, with { $points } victory point each. Congratulations!
       *[other] { $names } share the victory, with { $points } victory points each. Congratulations!
    }
play-thanks = Well played, everyone, and thank you for the game.

## Replay

replay-how = Enter shows the next answer, b goes back, a number from 0 to { $count } goes there, t shows the table, q leaves.
replay-end = That was the last of { $count } answers.
replay-begin = This is the beginning.
replay-no-table = The table of a game of earlier rules cannot be shown.

## Commands

cli-bots-own = Your own: a strategy file (FILE.toml), a class (module:Class) or a program in any language (process:COMMAND); docs/bots.md tells how.
cli-no-shell = there is no completion for { $name } (allowed: { $allowed })
guest-sits = { $name } sits in seat { $seat } of table { $code } and plays.
guest-no-answer = { $address } does not answer: { $reason }
strategy-suffix = { $path }: the name of a strategy file ends in .toml
strategy-exists = { $path } is there already; choose another name
strategy-written = Written to { $path }. Try: cuore strategy trace { $path }
strategy-warning = { $where }, line { $line }: note: { $reason }
strategy-fine = { $where }: it can be played; rules: { $rules }, notes: { $warnings }
strategy-turn = Turn { $turn }
strategy-employed = { $move } (love: { $love }) ← { $why }
strategy-of-rule = { $rule }: { $text }
strategy-answer = { $move } ← { $why }
strategy-rule = rule { $number } (line { $line }: { $what })
strategy-other = Opponent
strategy-end = Points: { $own }, opponent { $other }. How often each rule was followed:
strategy-followed = { $count }×
strategy-why-always = no rule applies; chiefs, beer and love come after the last one
strategy-why-rush = rush: far enough ahead, so the smallest pile is emptied
strategy-why-points-first = points_first: the end is near, so points go before the rules
strategy-why-points = no rule applies, and points are better than nothing now
strategy-why-nothing = no rule applies
strategy-why-serve = serve: named in the file (worth { $worth } love)
strategy-why-service = the best service now (worth { $worth } love)
strategy-why-chamber = chamber: her points count for more than her service (worth { $worth } love)
strategy-not-absent = not at this table
strategy-not-dear = cannot be employed now
strategy-not-enough = { $count } owned already
strategy-not-condition = its condition does not hold
strategy-new-title = Sisters and a chief
strategy-new-about =
    What the bot is called where it is listed.
strategy-new-rules =
    What to employ: the first rule that applies and can be paid for is followed.
    Rules about cards that are not in town are skipped.
strategy-new-sisters =
    Of several cards, the one you own fewest of; up_to counts copies of each.
strategy-new-kind =
    A kind of card instead of a name, the best first: love, maid chief, chambermaid, private maid, building,
    beer, bar maid, draws, servings, free, employments, skill, attack, points.
    The condition compares numbers: turn, turns_left, love, owned, left, deck, points, lead, count("2 Love") …
strategy-new-love =
    Love pays for everything, as long as there is time to spend it.
strategy-new-rest =
    After the last rule come chiefs, beer and love by themselves.
strategy-new-play =
    How to play. chamber: early, normal, late or never; serve = ["NAME"]: who serves first.
    points_first: with fewer turns left than this, points go before the rules. rush: with such a lead, end it.
cli-no-house = Every figure is as printed: there are no house figures.
cli-play-this-town = To play it: { $command }
cli-town-chiefs = Chiefs: { $names }
cli-town-options = Options: { $names }
cli-town-warning = { $maid } is of little use here: there is no { $missing }
cli-town-saved = Saved as { $name }.
cli-town-deleted = Forgotten: { $name }
cli-town-none = No towns are saved in { $path }; cuore town --save NAME keeps one
cli-scenario-ok = ok
cli-scenario-failed = FAILED
cli-scenarios = { $failed ->
        [0] { $count ->
            [one] 1 scenario, it holds
           *[other] { $count } scenarios, all hold
        }
       *[other] { $count ->
            [one] 1 scenario, { $failed } failed
           *[other] { $count } scenarios, { $failed } failed
        }
    }
cli-verified = fine: { $count } answers, hash { $hash }
verify-commitment = All shuffles follow from the secret in it. Its commitment: { $commitment }
verify-matches = That is the commitment that was shown.
verify-differs = That is not the commitment that was shown: the shuffles were keyed by another secret.
verify-no-secret = This game was dealt from a seed or begins at a position: there is no secret and no commitment.
verify-not-dealt = the position at the beginning was not dealt from the secret that is named
verify-earlier-rules = made under rules { $found }: rules { $version } lead its answers elsewhere, so it cannot be verified
cli-recorded = The record of the game: { $path }
cli-bench-progress = repetition { $done } of { $count } done
cli-bench-build = { $build } build, medians of { $repetitions } × { $seconds } s CPU time (least – most)
cli-bench-games = games
cli-bench-decisions = decisions
cli-bench-playouts = playouts
cli-bench-playout-decisions = playout decisions
cli-bench-clones = clones
cli-bench-views = views
cli-bench-save = save
cli-bench-boxes = decisions in each box, two players, first-game town

## What the user can mend

cli-no-file = { $path }: there is no such file; check the name
cli-cannot-read = { $path }: cannot be read: { $reason }
cli-cannot-write = { $path }: cannot be written: { $reason }; name another file
cli-load-alone = { $flag } brings its own town, sets, options, seed and cards: leave --town, --sets, --chiefs, --options, --seed and --cards away
cli-continue-number = What is { $number }? To go on with that game: cuore play --continue { $number }
cli-continue-load = --continue takes a kept game, --load one from a file: choose one of them
cli-continue-nothing = there is no game to go on with; cuore play begins one
cli-load-seats = { $count } seats named, but the saved game has these: { $names }
cli-bot-prefix = { $name } is the name of a bot: write bot:{ $bot } to let it play, or choose another name
cli-town-fixed = { $flag } leaves nothing to choose: leave { $others } away
cli-no-scenarios = { $path }: there are no scenario files (*.toml) in this folder
cli-at = --at { $value }: this game has { $count } answers; name a number from 0 to { $count }
error-unknown-bot = unknown bot '{ $name }' (allowed: { $allowed })
error-overlay-file = { $where }: not a card overlay: { $reason }
