# What the browser says itself: around the screens, on cards, at the table. Everything else comes from the server.

## Around every screen
ui-brand = Cuore
ui-skip = Skip to content
ui-nav = Main menu
ui-nav-new = New table
ui-nav-join = Join
ui-nav-games = My games
ui-nav-watch = Watch
ui-nav-cards = Cards
ui-nav-how = How to play
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-language-ja = 日本語
ui-theme = Appearance
ui-theme-system = Match this device
ui-theme-light = Light
ui-theme-dark = Dark
ui-close = Close
ui-to-start = Back to the start
ui-screen-failed = This page did not open. Please reload it.
ui-not-found-title = There is no such page
ui-not-found-text = This address leads nowhere. Perhaps part of the link was lost.
ui-footer-unofficial = An unofficial fan work that uses no art or text from the publishers.
ui-footer-about = About and credits

## About
ui-about-title = About Cuore
ui-about-unofficial = Cuore plays the Tanto Cuore family of deck-building games, designed by Masayuki Kudoh and published by Arclight Games and Japanime Games. It is made by fans, has no connection with them, and uses none of their pictures or texts.
ui-about-credits = With thanks
ui-about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, licence CC BY 3.0, coloured and framed by us.
ui-about-fonts = Typefaces: Playfair by Claus Eggers Sørensen and Cabin by Pablo Impallari, licence SIL OFL 1.1.

## On a card
ui-points-figure = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
ui-points-vary = victory points vary
ui-cost-figure = cost { $cost }
ui-copies = { $count } copies
ui-copies-left = { $count ->
        [0] none left
       *[other] { $count } left
    }
ui-house-mark = has house figures: ours, not the printed ones
ui-title-and-kind = { $title } · { $kind }
ui-fact-cost-label = Cost
ui-fact-points-label = Victory points
ui-fact-chamber-label = Servings to make her a chambermaid
ui-fact-copies-label = Copies
ui-varies = vary
ui-rulings = Rulings
ui-house-figures = House figures
ui-inferred-figures = Inferred figures
ui-sources = Where the facts come from

## The table
ui-title-table = The table — Cuore
ui-title-asked = ● Your move — Cuore
ui-table-opening = Setting the table …
ui-zone-hand = Your hand
ui-zone-town = Town
ui-zone-others = Other players
ui-zone-quarters = Your private quarters
ui-zone-played = Played this turn
ui-zone-played-by = Played this turn by { $player }
ui-zone-aside = Set aside
ui-zone-beers = Your beers
ui-zone-prompt = Question and answers
ui-nobody-yet = Nobody lives here yet.
ui-nothing-yet = Nothing yet.
ui-empty = empty
ui-spot-may = You may: { $answers }
ui-deed-serve = Be served
ui-deed-chamber = Chambermaid
ui-deed-use = Use
ui-lies-on = on it:
ui-lies-under = under it:
ui-face-down = face down
ui-discard-top = top of the discard pile:
ui-glance-more = Press I, or hold the card, to read its rulings.
ui-seat-bot = bot
ui-claimed = A claimed name
ui-seat-asked = deciding
ui-seat-turn = their turn
ui-seat-away = away for { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ui-seat-stand-in = A bot is playing here until the player comes back.
ui-give-to-bot = Give the seat to a bot
ui-take-back = Take the seat back
ui-let-bot-play = Let a bot play for me
ui-resign = Resign
ui-resign-ends = Really resign? The game ends, and the other player wins.
ui-resign-goes-on = Really resign? A bot plays on in your seat.
ui-count-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-count-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-count-discard = { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
ui-points-in-sight = victory points in sight, in the private quarters: { $points }
ui-count-beers = { $count ->
        [one] { $count } beer
       *[other] { $count } beers
    }
ui-clock = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
ui-clock-days = { $days ->
        [0] { $hours } h
       *[other] { $days } d { $hours } h
    }
ui-resources = What is left this turn
ui-word-servings = servings
ui-word-love = love
ui-word-employments = employments
ui-word-imagination = imagination
ui-word-concentration = concentration
ui-word-effort = effort
ui-left-servings = servings: { $count }
ui-left-love = love: { $count }
ui-left-employments = employments: { $count }
ui-left-imagination = imagination: { $count }
ui-left-concentration = concentration: { $count }
ui-left-effort = effort: { $count }
ui-asked-other = Waiting for { $player }
ui-answers = Answers
ui-no-answers = There is nothing for you to decide just now.
ui-turn-yours = Turn { $turn } · yours
ui-turn-of = Turn { $turn } · { $player }
ui-phases = Phases of the turn
ui-spectator = You are watching
ui-connection-lost = Connection lost, reconnecting …
ui-own-points = { $points ->
        [one] You have { $points } victory point now.
       *[other] You have { $points } victory points now.
    }
ui-piles = Your points, deck and discard pile
ui-deck-order = The deck is shown sorted, not in its real order.
ui-known = What you have seen of other players’ cards
ui-undo-none = Nothing to undo
ui-undo-free = Undo (free)
ui-undo-consent = Undo (ask the others)
ui-undo-bots = Undo (the bots agree)
ui-undo-short-none = Undo
ui-undo-short-free = Undo: free
ui-undo-short-consent = Undo: ask
ui-undo-short-bots = Undo: agreed
ui-hints = What would you do?
ui-hints-about = Estimates, from what you can know. Press an answer to see it on the table.
ui-hints-thinking = Thinking …
ui-hints-win = Chance to win { $win } %
ui-hints-ahead = { $lead } ± { $error } % ahead of the next
ui-hints-behind = { $lead } ± { $error } % behind the first
ui-hints-equal = About equally good: { $lead } ± { $error } % apart, which may be chance
ui-consent = May they take it back?
ui-consent-yes = Yes, take it back
ui-consent-no = No
ui-consent-waiting = Waiting for { $names }
ui-consent-withdraw = Never mind
ui-log = Log
ui-log-beside = What has happened so far
ui-copy = Copy
ui-copied = Copied
ui-since = Since your last turn
ui-since-short = Since my turn
ui-since-nothing = Nothing has happened since your last turn.
ui-settings = Settings
ui-auto = Auto-answers
ui-auto-what = End my turn once nothing is left to do in it, and give answers that have no alternative. You have a moment to undo.
ui-love-on = Love plays itself
ui-love-on-what = Click what the love in your hand can pay for: the love is played, and one undo takes all of it back.
ui-pace = Other players’ turns
ui-pace-what = How long each of their moves is shown. Any click or key skips ahead.
ui-pace-calm = Calm
ui-pace-brisk = Brisk
ui-pace-at-once = At once
ui-keys-on = Keyboard shortcuts
ui-keys-on-what = Answer with single letters and numbers, without a mouse.
ui-sound = A bell when it is my turn
ui-sound-what = Two soft notes after the others have moved.
ui-notices = Tell me when it is my turn
ui-notices-what = A note on this device, also when no page of Cuore is open. It says who waits for you, and nothing of the game.
ui-notices-forbidden = This browser does not let Cuore send notes. You can allow it in the browser’s settings for this site.
ui-notices-failed = The browser’s push service cannot be reached just now. Please try again later.
ui-options-in-play = Optional rules in play
ui-fair = Fair shuffles
ui-fair-what = The shuffles were sealed before the deal; the secret behind the seal is shown after the game. Seal:
ui-leave-table = Leave for now; we will keep your seat
ui-curtain-title = { $player }, please
ui-curtain-text = Everybody else, please look away for a moment.
ui-curtain-draw = I am { $player }: open the curtain
ui-over = The game is over
ui-over-page = Scores and decks
ui-over-replay = Replay
ui-over-review = Look back
ui-end-facts = { $gone ->
        [yes] After { $turns } turns: { $piles } gone
       *[no] After { $turns } turns
    }
ui-end-won = { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
ui-end-ahead = { $ahead ->
        [0] Level with { $name }, and the tie was yours.
       *[other] { $ahead } ahead of { $name }.
    }
ui-end-lost = { $place ->
        [2] You came second, { $behind } behind.
        [3] You came third, { $behind } behind.
       *[other] You came { $place }th, { $behind } behind.
    }
ui-end-you = you
ui-end-sources = Points by source
ui-end-source = { $name } { $points }
ui-end-table = See the table
ui-end-scene = How it ended
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-next = Continue
ui-puzzle-shelf = More puzzles
ui-puzzle-right = Solved
ui-puzzle-wrong = Not quite

## Talk
ui-talk = Talk
ui-talk-unread = { $count ->
        [one] Talk: { $count } new line
       *[other] Talk: { $count } new lines
    }
ui-talk-none = Nobody has said anything yet.
ui-talk-words = Quick words
ui-talk-field = Say something
ui-talk-send = Send
ui-talk-line = { $name }: { $text }
ui-talk-mute = Mute { $name }
ui-talk-unmute = Hear { $name } again
ui-report = Tell the host about { $name }
ui-report-line = Tell the host about this line
ui-reported = Thank you. The host of this server will read it.
ui-talk-on = Talk at the table
ui-talk-on-what = See what the others say. Nobody is told when you switch it off.
ui-talk-is-off = You have switched talk off in the settings.
ui-talk-onlookers = Looking on: { $names }
ui-talk-more-onlookers = { $count ->
        [one] one other
       *[other] { $count } others
    }
ui-talk-unnamed-onlookers = { $count ->
        [one] one person
       *[other] { $count } people
    }
ui-say-hello = Hello, everybody!
ui-say-good-luck = Good luck!
ui-say-nice-turn = What a nice turn!
ui-say-thanks = Thank you!
ui-say-sorry = Sorry!
ui-say-one-moment = One moment, please.
ui-say-good-game = Good game!
ui-say-goodbye = Goodbye, see you soon!
ui-say-heart = sends a heart
ui-say-applause = thumbs up
ui-say-cheers = raises a glass
ui-say-surprise = Oh!
ui-say-thinking = is thinking …
ui-say-tea = pours some tea

## A table that holds every game
ui-tabs = Parts of the table
ui-tab-town = Town
ui-tab-mine = Mine
ui-tab-others = Others
ui-tab-log = Log
ui-played = Played
ui-reading-hint = Rest on a card to read it here.
ui-seat-more = What { $player } has
ui-zone-stage = The question
ui-stage-asks = { $card } asks
ui-stage-choose = Choose
ui-stage-above = The answers are above.
ui-stage-fold = See the table
ui-stage-unfold = Back to the question
ui-yes-and = Yes: { $what }
ui-no = No
ui-ending = { $empty } of { $needed } piles empty
ui-ending-next = · next: { $pile }, { $left } left
ui-doubt = { $count ->
        [0] Your love could still employ somebody. End the turn all the same?
        [one] One employment is left, and your love could still employ somebody. End the turn all the same?
       *[other] { $count } employments are left, and your love could still employ somebody. End the turn all the same?
    }
ui-doubt-stay = Go on with the turn
ui-skip-ahead = Skip ahead

## Keys
ui-help = Help and keys
ui-help-mouse = Glowing cards can be used: click one, or press Enter. Rest the pointer on a grey card to see why it cannot be used. To read a card in full, hold it, right-click it or press I.
ui-key-tab = go to the next part of the table
ui-key-arrows = move from card to card
ui-key-enter = use the card; with nothing selected, take the obvious next step
ui-key-usual = take the usual next step, wherever you are
ui-key-enlarge = read the card in full
ui-key-figures = give the answer with that number
ui-key-end = end the phase or the turn, or say you are done
ui-key-love = play all love cards
ui-key-yes-no = answer yes or no
ui-key-undo = undo
ui-key-rematch = rematch, once the game is over
ui-key-consent = answer another player’s request
ui-key-hand = go to your hand
ui-key-town = go to the town; fold a question away, and back
ui-key-quarters = go to your private quarters
ui-key-others = go to the other players
ui-key-prompt = go to the question
ui-key-answers = list all answers
ui-key-piles = show your deck and discard pile
ui-key-hints = what would you do?
ui-key-log = show the log
ui-key-talk = talk to the others
ui-key-since = show what has happened since your last turn
ui-key-settings = open the settings
ui-key-help = show this help
