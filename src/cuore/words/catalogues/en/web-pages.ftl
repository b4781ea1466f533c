# What the screens around the table say: entrance, new table, lobby, lists, cards, tour, the page of a finished game.

## Everywhere
screen-pages-title = { $page } · Cuore
screen-loading = One moment, please …
screen-try-again = Try again
screen-copy = Copy
screen-copied = Copied
screen-guest = Guest
screen-problem-offline = The house does not answer. Please see whether you are online and the server is running, then try again.
screen-problem-status = Something went wrong on the way (answer { $status }). Please try again.
screen-problem-unknown = Something went wrong that we did not expect. Please try again, or load the page anew.

## Entrance
screen-start-title = Welcome
screen-start-name = Cuore
screen-start-motto = Run a great house, employ the finest staff, and let them serve you well.
screen-start-play = Play now
screen-start-laying = Laying the table …
screen-start-against = Your opponent
screen-start-ongoing = Your games go on
screen-start-all-games = All { $count } games
screen-start-rooms = Rooms
screen-start-new = New table
    .what = Choose boxes, town and company
screen-start-join = Join a table
screen-start-games = My games
    .what = Where you sit, and what you have finished
screen-start-watch = Watch
    .what = Look over the shoulders of others
screen-start-cards = Cards
    .what = Every card with its text and rulings
screen-start-how = How to play
    .what = A short tour, and a first turn at a real table

## Join and lists of tables
screen-join-title = Join a table
screen-join-lead = Somebody has sent you a link or a code of eight characters.
screen-join-field = Code or link
screen-join-example = e.g. 7K3MQ9XT
screen-join-go = Join
screen-join-wrong = That is neither a code of eight characters nor a link to a table. Please have another look.
screen-join-open = Open tables with a free seat
screen-join-none = Nobody is waiting for company at the moment. Lay a table and leave it open!
screen-games-title = My games
screen-games-lead = Every table where this browser has a seat. No account: the browser itself is your key.
screen-games-none = You have not sat down anywhere yet.
screen-games-your-turn = Your turn
screen-games-running = Running
screen-games-finished = Finished
screen-games-over = Finished
screen-games-earlier = Played under earlier rules
screen-games-turn = Turn { $turn }
screen-games-waiting = { $count ->
        [one] waiting for { $count } player
       *[other] waiting for { $count } players
    }
screen-games-go-on = Go on
screen-games-lobby = To the table
screen-games-watch = Watch
screen-games-see = See the game
screen-watch-title = Watch
screen-watch-lead = Games at open tables. You see what anybody at the table may see, and no hand.
screen-watch-open = Games going on
screen-watch-none = No open game is going on at the moment.

## Before the deal
screen-lobby-title = The table is laid
screen-lobby-lead = { $count ->
        [0] Everybody is here. The cards are being dealt.
        [one] One seat is still free. Send the link to whoever shall sit there.
       *[other] { $count } seats are still free. Send the link to those who shall sit there.
    }
screen-lobby-invited = You are invited. Take a seat, and the game begins when everybody is here.
screen-table-shut = The table cannot be opened
screen-lobby-link = Invitation link
screen-lobby-code = Short code
screen-lobby-open = This table is open: anybody may find it and sit down.
screen-lobby-seats = Seats
screen-lobby-name = Your name
screen-lobby-name-again = Somebody else at this device
screen-lobby-sit = Take a seat
screen-lobby-waiting = { $count ->
        [0] Everybody is here.
        [one] Waiting for { $count } more player. The game begins by itself.
       *[other] Waiting for { $count } more players. The game begins by itself.
    }
screen-lobby-played = What is played
screen-lobby-clock = { $seconds } seconds a turn
screen-lobby-fair = Fair shuffles
screen-lobby-fair-text = This seal was set on all shuffles before the first card is dealt. After the game the secret behind it is told, and everybody can check that nothing was changed.
screen-lobby-leave = Leave the table
screen-seat-free = free seat
screen-seat-yours = you
screen-seat-bot = bot
screen-seat-here = has sat down

## New table
screen-new-title = New table
screen-new-lead = Everything is chosen sensibly already: change what you like, then lay the table.
screen-new-boxes = Boxes
screen-new-box-seats = { $low }–{ $high } players
screen-new-town = Town
screen-new-town-first-game = First game
    .what = The ten maids that the rulebook suggests for a first game.
screen-new-town-random = By lot
    .what = Ten maids by lot, a surprise until the deal.
screen-new-town-wishes = By wishes
    .what = Say what the town should be like, and see it before you play.
screen-new-town-hand = By hand
    .what = Choose { $size } maids yourself.
screen-new-town-code = By code
    .what = Paste the code of a town that somebody has sent you.
screen-new-draw = Draw a town
screen-new-reroll = Draw another town
screen-new-preview = The town
screen-new-code-field = Code of the town
screen-new-code-of-town = Code of this town, for friends
screen-new-read-code = Show the town
screen-new-code-brings = The code brings its own boxes, chiefs and rules.
screen-new-picked = { $count } of { $size } maids chosen
screen-new-seats = Seats
screen-new-seat = Who sits on seat { $number }
screen-new-player-here = Person here
screen-new-player-link = Person by link
screen-new-player-bot = Bot
screen-new-name = Name on seat { $number }
screen-new-name-here = Name
screen-new-level = Level of the bot on seat { $number }
screen-new-levels = Levels
screen-new-other-bots = By a plan
screen-new-link-what = You will get a link to send.
screen-new-earlier = Move seat { $number } up
screen-new-remove = Remove seat { $number }
screen-new-add-seat = Add a seat
screen-new-terms = Agreements
screen-new-rules = Optional rules
screen-new-borrows = More is a game of its own: it is played alone, or it borrows from the other boxes what you choose here.
screen-new-chiefs = Chiefs
screen-new-chiefs-first = Of the first box
screen-new-chiefs-random = By lot
screen-new-open = Who may come in
screen-new-open-link = Only who has the link
screen-new-open-all = Everybody: the table is listed
screen-new-clock = Turn clock
screen-new-clock-none = No clock: take your time
screen-new-clock-seconds = { $minutes ->
        [0] { $seconds } seconds a turn
        [one] { $seconds ->
            [0] 1 minute a turn
           *[other] 1 min { $seconds } s a turn
        }
       *[other] { $seconds ->
            [0] { $minutes } minutes a turn
           *[other] { $minutes } min { $seconds } s a turn
        }
    }
screen-new-language = Language of the table
screen-new-lay = Lay the table
screen-wish-required = Must be there
screen-wish-banned = Must not be there
screen-wish-add = Add a maid …
screen-wish-take-off = take off
screen-wish-attacks = Maids who harm others
screen-wish-attacks-any = As it comes
screen-wish-attacks-none = None
screen-wish-attacks-some = One or two
screen-wish-attacks-many = Three or more
screen-wish-costs = At least so many maids of a cost
screen-wish-cost = Cost { $band }
screen-wish-sources = At least so many maids who give
screen-wish-source-draw = Cards
screen-wish-source-serving = Servings
screen-wish-source-employment = Employments
screen-wish-source-love = Love
screen-wish-source-imagination = Imagination
screen-wish-source-concentration = Concentration
screen-wish-source-effort = Effort
screen-wish-sisters = Sisters come together or not at all
screen-wish-dead = No maid whose partners are not in the game

## Cards
screen-cards-title = Cards
screen-cards-lead = Every card of every box. The text is made from the very rules that are played; a small house marks figures that are ours because the printed ones are not known to us.
screen-cards-search = Name or text
screen-cards-box = Box
screen-cards-kind = Kind
screen-cards-any = Any
screen-cards-house = Only cards with house figures
screen-cards-count = { $count ->
        [0] No card fits.
        [one] { $count } card
       *[other] { $count } cards
    }
screen-cards-clear = Show all
screen-cards-all = All cards
screen-cards-unknown = There is no card called { $name }.

## How to play
screen-how-title = How to play
screen-how-lead = Five minutes to read, or begin right away: the table tells you what you may do.
screen-how-lessons = Learn at the table
screen-how-lesson-first-turn = Play a first turn
    .what = A real table, with a voice that says what to notice. Three minutes.
screen-how-lesson-example-turn = The rulebook’s example turn
    .what = The turn that the rulebook tells, step by step, on a real table.
screen-how-aim = A house and its staff
    .text =
        You are the head of a great house. Everybody begins with the same ten cards: seven times 1 Love and three chambermaid chiefs, and a hand of five.
        Turn by turn you employ staff from the town, and your deck grows. When the game ends, the house with the most victory points wins.
screen-how-turn = Your turn has four phases
    .text = Everything that is left of a turn is gone at its end: servings, Love and employments are not kept.
screen-how-phase-start = Start
    .what = Some of your staff act now
screen-how-phase-serve = Serve
    .what = Let maids serve you: 1 serving
screen-how-phase-employ = Employ
    .what = Take a card from the town: 1 employment
screen-how-phase-discard = Discard
    .what = All away, draw five new cards
screen-how-marks = What a maid gives you
    .text = Being served by a maid takes 1 serving. First she gives you her symbols, then you do what her text says.
screen-how-mark-draw = Draw
    .what = Draw so many cards at once
screen-how-mark-love = Love
    .what = So much more to employ with
screen-how-mark-serving = Serving
    .what = So many more maids may serve you
screen-how-mark-employment = Employment
    .what = So many more cards may be employed
screen-how-mark-points = Victory points
    .what = What the card is worth at the end
screen-how-employ = Love brings new staff
    .text =
        Play as many love cards as you like; they take no serving. The seal in the corner of a card says how much Love it costs.
        New maids and love cards go to your discard pile. When your deck runs out, it is shuffled and comes back: soon they will serve you.
screen-how-chamber = Chambermaids stay
    .text =
        Some maids can become chambermaids instead of serving you. They take the printed number of servings and move to your private quarters for good.
        There they no longer clog your deck, keep their points, and some bring a bonus.
screen-how-private = Private maids
    .text =
        Two of them lie face up beside the town. Once employed, she moves straight to your private quarters and helps you once a turn, for no serving.
        Only the newest is active; those beneath her still count their points.
screen-how-events = Events are for the others
    .text =
        Illness is laid on a maid in anybody’s private quarters: she does nothing and counts nothing until she is well again.
        Bad Habits cost points at the end. Purple cards never enter a deck.
screen-how-end = The end
    .text =
        When two piles of maids in the town are empty, the turn is played to its end and the game is over.
        Every card in your deck, hand and quarters counts. Many maids count more together: read their texts.

## A finished game
screen-game-title = The game is over
screen-game-winner = { $count ->
        [one] { $names } has won
       *[other] { $names } share the victory
    }
screen-game-facts = { $turns } turns, { $answers } answers, { $undone ->
        [0] nothing taken back
       *[other] { $undone } taken back
    }
screen-past-title = A game of earlier rules
screen-past-facts = { $answers } answers, { $undone ->
        [0] nothing taken back
       *[other] { $undone } taken back
    }
screen-game-replay = Replay
screen-game-record = Record of the game
screen-game-again = New table
screen-game-decks = Final decks
screen-game-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-chart-title = Points turn by turn
screen-chart-turn = Turn
screen-chart-table = The same as a table
screen-proof-title = Fair shuffles
screen-proof-good = Checked: the shuffles are those that were sealed before the deal.
screen-proof-bad = Not confirmed: the secret does not fit the seal.
screen-proof-text = Before the deal the server showed a seal of its secret; every shuffle follows from that secret. Here are both. With the record, anybody can check the whole game again.
screen-proof-commitment = Seal, shown before the deal
screen-proof-secret = Secret, told after the game

## Replay
screen-replay-title = Replay
screen-replay-back = The game
screen-replay-begin = The cards are dealt.
screen-replay-controls = Move through the game
screen-replay-turn-before = To the turn before
screen-replay-before = One step back
screen-replay-play = Play
screen-replay-pause = Pause
screen-replay-next = One step on
screen-replay-turn-next = To the next turn
screen-replay-seek = Place in the game
screen-replay-at = { $at } of { $answers }
screen-replay-eyes = Whose eyes
screen-replay-eyes-all = As everybody sees it
screen-replay-eyes-of = As { $name } sees it

## About
screen-about-buy = If you enjoy it, buy the cards. They are lovely.
screen-about-figures-title = House figures
screen-about-figures = Some printed figures are not known to us. In their place stand figures of our own, made to fit what the rulebooks say; a small house marks them wherever a card is shown.
screen-about-privacy-title = What the house remembers
screen-about-privacy = A cookie without a name is the key to your seats; your language, your name and your wishes stay in this browser. Nothing is loaded from anywhere else, and nobody is told.
screen-about-version = This is version { $version }.
