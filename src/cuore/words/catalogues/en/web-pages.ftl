# What the screens around the table say: entrance, new table, lobby, lists, cards, tour, the page of a finished game.

## Everywhere
screen-pages-title = { $page } · Cuore
screen-loading = One moment, please …
screen-try-again = Try again
screen-copy = Copy
screen-copied = Copied
screen-guest = Guest
screen-problem-offline = The server does not answer. Please check that you are online and that it is running, then try again.
screen-problem-status = Something went wrong (answer { $status }). Please try again.
screen-problem-unknown = Something unexpected went wrong. Please try again, or reload the page.

## Entrance
screen-start-title = Welcome
screen-start-name = Cuore
screen-start-motto = Run a great house, employ the finest staff, and let them serve you well.
screen-start-play = Play now
screen-start-laying = Setting the table …
screen-start-against = Your opponent
screen-start-ongoing = Games in progress
screen-start-turns = Your turn
screen-start-all-games = All { $count } games
screen-start-rooms = Where to go
screen-start-new = New table
    .what = Choose the boxes, the town and who plays
screen-start-join = Join a table
screen-start-games = My games
    .what = Tables you have joined and games you have finished
screen-start-watch = Watch
    .what = Follow a game that others are playing
screen-start-cards = Cards
    .what = Every card with its text and rulings
screen-start-how = How to play
    .what = A short tour, a first turn at a real table, and the rules of every box
screen-start-town = The town
screen-start-town-first = First game
screen-start-town-random = A random one
screen-start-town-daily = Today’s
screen-start-town-daily-about = The same town and the same shuffles for everybody today, against { $bot }.
screen-start-daily-see = Today’s results
screen-start-learn = Puzzles
    .what = One question a day, and a shelf of others
screen-start-daily = The town of the day
    .what = The same town and shuffles for everybody, with a table of results

## Join and lists of tables
screen-join-title = Join a table
screen-join-lead = Somebody sent you a link or an eight-character code.
screen-join-field = Code or link
screen-join-example = e.g. 7K3MQ9XT
screen-join-go = Join
screen-join-wrong = That is neither an eight-character code nor a link to a table. Please check it again.
screen-join-open = Open tables with a free seat
screen-join-none = Nobody is waiting for company at the moment. Set up a table and leave it open!
screen-join-none-such = No open table is like that just now. Ask for a quick match, or set one up!
screen-join-filter = Show only
screen-join-any-box = Any box
screen-join-any-seats = Any number of players
screen-join-seats = { $count } players
screen-join-any-pace = Any pace
screen-join-pace-free = No clock
screen-join-pace-clock = Minutes per turn
screen-join-pace-days = Days per answer
screen-match-title = Quick match
screen-match-lead = Say what you would like to play. Whoever asks for the same meets you at a table; the town is drawn at random.
screen-match-name = Your name
screen-match-box = Box
screen-match-seats = Players
screen-match-pace = Pace
screen-match-go = Find players
screen-match-waiting = Waiting for somebody who asks for the same. Keep this page open; you can also send the link to a friend.
screen-match-waiting-days = Waiting for somebody who asks for the same. You may close this page and come back later.
screen-lobby-qr = The invitation link as a QR code, to be scanned with a phone
screen-lobby-show-qr = Show a QR code
screen-clock-days = { $days ->
        [one] { $days } day for each answer
       *[other] { $days } days for each answer
    }
screen-games-title = My games
screen-games-lead = Every table where this browser has a seat. There is no account: this browser itself is your key.
screen-games-none = You have not joined a table yet.
screen-games-your-turn = Your turn
screen-games-running = In progress
screen-games-finished = Finished
screen-games-over = Finished
screen-games-earlier = Played under earlier rules
screen-games-turn = Turn { $turn }
screen-games-until = answer { $when }
screen-games-waiting = { $count ->
        [one] waiting for { $count } player
       *[other] waiting for { $count } players
    }
screen-games-go-on = Continue
screen-games-lobby = Go to the table
screen-games-watch = Watch
screen-games-see = See the game
screen-games-delete = Delete
screen-games-delete-sure = Really delete?
screen-me-title = On another device
screen-me-lead = Your games from another device: sign in with a passkey, or type the recovery phrase.
screen-me-make = Make a recovery phrase
screen-me-make-new = Make a new phrase; the old one ends
screen-me-phrase = Your recovery phrase: write it down, it is shown only once
screen-me-have = I have a phrase
screen-me-join = Open my games
screen-me-joined = This browser is one of your devices and shows your games.
screen-me-own = { $count ->
        [one] { $count } game that it had before is there again when it signs out.
       *[other] { $count } games that it had before are there again when it signs out.
    }
screen-me-leave = Sign out on this device
screen-me-devices = { $count ->
        [0] No other device has been added.
        [one] { $count } other device has been added.
       *[other] { $count } other devices have been added.
    }
screen-me-alone = Sign out all other devices
screen-me-is-alone = All other devices are signed out, and the old phrase opens nothing any more. Passkeys stay as they are.
screen-me-sign-in = Sign in with a passkey
screen-me-page = Who I am
screen-me-page-lead = You need no account here. What this server knows about you is on this page, and it is yours.
screen-me-name-title = A name of your own
screen-me-name-lead = A claimed name is yours on this server: nobody else can sit down under it, or under one that looks like it.
screen-me-name-field = Name
screen-me-name-claim = Claim this name
screen-me-name-change = Change
screen-me-name-give-up = Give it up
screen-me-name-done = The name is yours.
screen-me-ways-title = Ways back to you
screen-me-ways-lead = Should this browser forget you, a recovery phrase or a passkey leads back to your name and your games.
screen-me-phrase-is = You have a recovery phrase.
screen-me-phrase-none = You have no recovery phrase yet.
screen-me-passkeys = Your passkeys
screen-me-passkey-made = since { $day }
screen-me-passkey-remove = Remove
screen-me-passkey-first = My passkey
screen-me-passkey-name = Name of the new passkey
screen-me-passkey-add = Add a passkey
screen-me-passkey-done = The passkey leads back to you from now on.
screen-me-passkey-gone = That passkey opens nothing any more.
screen-me-passkey-known = This device already has a passkey of yours.
screen-me-passkey-none = No passkey was used.
screen-me-all-title = Everything about you
screen-me-export-lead = One file with every game of yours as a record, a list of them as a table, and all else that is kept about you.
screen-me-export = Take everything along
screen-me-forget-title = Be forgotten
screen-me-forget = Delete everything about me…
screen-me-forget-what = This cannot be undone. What goes:
screen-me-forget-list =
    .who = your claimed name, your phrase, your passkeys and your devices
    .reach = where you are reached: notes and mail
    .alone = all games that nobody else has sat at, and your results of the day
    .others = in games with others: unfinished ones you resign, and everywhere a neutral word stands for your name; the games themselves stay for the others
    .said = what you said at tables, and what others have reported about you
screen-me-forget-joined = Games that this browser had before it became one of your devices stay its own.
screen-me-forget-word = delete
screen-me-forget-type = Type “{ $word }” to go on
screen-me-forget-sure = Delete everything
screen-me-forget-not = Keep everything
screen-me-forgotten = Everything about you is deleted.
screen-mail-title = Mail from Cuore
screen-mail-lead = May Cuore write to your address when it is your turn at a table?
screen-mail-confirm = Yes, please write
screen-mail-stop = No mail, please
screen-mail-confirmed = Thank you. You will be told when it is your turn.
screen-mail-ended = Done: your address is deleted, and you will get no more mail.
screen-mail-field = Or tell me by mail
screen-mail-ask = Write to me
screen-mail-asked = A mail is on its way to { $address }. Follow its link to say yes.
screen-mail-on = Cuore writes to { $address } when it is your turn.
screen-mail-end = No more mail
screen-watch-title = Watch
screen-watch-lead = Games at open tables. You see what everybody at the table can see, but nobody’s hand.
screen-watch-open = Games in progress
screen-watch-none = No open game is being played at the moment.

## Before the deal
screen-lobby-title = The table is ready
screen-lobby-lead = { $count ->
        [0] Everybody is here. The cards are being dealt.
        [one] One seat is still free. Send the link to whoever should sit there.
       *[other] { $count } seats are still free. Send the link to the people who should sit there.
    }
screen-lobby-invited = You are invited. Take a seat, and the game begins when everybody is here.
screen-lobby-awaited = Waiting for { $names }, who will find your invitation where the last game ended.
screen-table-shut = The table cannot be opened
screen-lobby-link = Invitation link
screen-lobby-code = Short code
screen-lobby-open = This table is open: anybody may find it and sit down.
screen-lobby-seats = Seats
screen-lobby-name = Your name
screen-lobby-name-again = Somebody else on this device
screen-lobby-sit = Take a seat
screen-lobby-waiting = { $count ->
        [0] Everybody is here.
        [one] Waiting for { $count } more player. The game begins by itself.
       *[other] Waiting for { $count } more players. The game begins by itself.
    }
screen-lobby-played = What you are playing
screen-lobby-fair = Fair shuffles
screen-lobby-fair-text = This seal was set on all shuffles before the first card was dealt. After the game, the secret behind it is revealed, so that everybody can check that nothing was changed.
screen-lobby-leave = Leave the table
screen-seat-free = free seat
screen-seat-yours = you
screen-seat-bot = bot
screen-seat-here = is here
screen-seat-invited = is invited
screen-lobby-put-bot = A bot instead
screen-lobby-free-seat = Free this seat
screen-lobby-bot-level = Level of { $name }

## Once more
screen-rematch = Rematch
screen-rematch-new = Rematch in a new town
screen-rematch-turned = The next player begins
screen-rematch-asked = { $town ->
        [new] { $name } would like another game, in a new town.
       *[same] { $name } would like another game, in the same town.
    }
screen-rematch-yours = The next table is laid.
screen-rematch-join = Join in
screen-rematch-to = To the table

## New table
screen-new-title = New table
screen-new-lead = Everything is already set to a sensible choice: change what you like, then set up the table.
screen-new-boxes = Boxes
screen-new-box-seats = { $low }–{ $high } players
screen-new-town = Town
screen-new-town-first-game = First game
    .what = The ten maids that the rulebook suggests for a first game.
screen-new-town-random = At random
    .what = Ten random maids, a surprise until the deal.
screen-new-town-wishes = To your wishes
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
screen-new-seat = Who sits in seat { $number }
screen-new-player-here = A person here
screen-new-player-link = A person with the link
screen-new-player-bot = A bot
screen-new-name = Name in seat { $number }
screen-new-name-here = Name
screen-new-level = Level of the bot in seat { $number }
screen-new-levels = Levels
screen-new-other-bots = With a fixed strategy
screen-new-link-what = You will get a link to share.
screen-new-earlier = Move seat { $number } up
screen-new-remove = Remove seat { $number }
screen-new-add-seat = Add a seat
screen-new-terms = Table rules
screen-new-rules = Optional rules
screen-new-borrows = More is a game of its own: play it alone, or let it borrow what you choose here from the other boxes.
screen-new-chiefs = Chiefs
screen-new-chiefs-first = From the first box
screen-new-chiefs-random = At random
screen-new-open = Who can join
screen-new-open-link = Only people with the link
screen-new-open-all = Anybody: the table is listed
screen-new-talk = Talk at the table
screen-new-talk-chat = Quick words and chat
screen-new-talk-words = Quick words only
screen-new-talk-none = No talk
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
screen-new-lay = Set up the table
screen-wish-required = Must be included
screen-wish-banned = Must be left out
screen-wish-add = Add a maid …
screen-wish-take-off = remove
screen-wish-attacks = Maids who attack other players
screen-wish-attacks-any = Any number
screen-wish-attacks-none = None
screen-wish-attacks-some = One or two
screen-wish-attacks-many = Three or more
screen-wish-costs = At least this many maids of each cost
screen-wish-cost = Cost { $band }
screen-wish-sources = At least this many maids who give
screen-wish-source-draw = Cards
screen-wish-source-serving = Servings
screen-wish-source-employment = Employments
screen-wish-source-love = Love
screen-wish-source-imagination = Imagination
screen-wish-source-concentration = Concentration
screen-wish-source-effort = Effort
screen-wish-sisters = Sisters come together or not at all
screen-wish-dead = No maid whose partners are missing

## Cards
screen-cards-title = Cards
screen-cards-lead = Every card of every box. Each text is made from the very rules that are played; a small house marks figures that are ours, because we do not know the printed ones.
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
screen-how-lead = Five minutes to read, or start right away: the table tells you what you can do.
screen-how-lessons = Learn at the table
screen-how-lesson-first-turn = Play a first turn
    .what = A real table, with hints on what to notice. Three minutes.
screen-how-lesson-first-game = Play a whole first game
    .what = Against a gentle opponent, as you like; whatever comes up is explained when it does. Half an hour.
screen-how-lesson-example-turn = The rulebook’s example turn
    .what = The example turn from the rulebook, step by step, at a real table.
screen-how-aim = A house and its staff
    .text =
        You are the head of a great house. Everybody begins with the same ten cards: seven times 1 Love and three chambermaid chiefs, and a hand of five.
        Turn by turn you employ staff from the town, and your deck grows. When the game ends, the house with the most victory points wins.
screen-how-turn = Your turn has four phases
    .text = Whatever you have not used by the end of your turn is gone: servings, Love and employments are not kept.
screen-how-phase-start = Start
    .what = Some of your staff act now
screen-how-phase-serve = Serve
    .what = Let maids serve you: 1 serving
screen-how-phase-employ = Employ
    .what = Take a card from the town: 1 employment
screen-how-phase-discard = Discard
    .what = Discard everything, draw five new cards
screen-how-marks = What a maid gives you
    .text = Being served by a maid takes 1 serving. First she gives you her symbols, then you do what her text says.
screen-how-mark-draw = Draw
    .what = Draw this many cards at once
screen-how-mark-love = Love
    .what = This much more to employ with
screen-how-mark-serving = Serving
    .what = This many more maids may serve you
screen-how-mark-employment = Employment
    .what = You may employ this many more cards
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
        Two of them lie face up beside the town. Once employed, she moves straight to your private quarters and helps you once a turn without taking a serving.
        Only the newest is active; the maids beneath her still score their points.
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
screen-chart-table = The same figures as a table
screen-proof-title = Fair shuffles
screen-proof-good = Checked: the shuffles match the seal that was set before the deal.
screen-proof-bad = Not confirmed: the secret does not match the seal.
screen-proof-text = Before the deal, the server showed a seal of its secret, and every shuffle follows from that secret. Here are both. With the record, anybody can check the whole game again.
screen-proof-commitment = Seal, shown before the deal
screen-proof-secret = Secret, revealed after the game

## Looking back at one’s own game

screen-review-title = Looking back
screen-review-of = The game as { $name } played it
screen-review-about = Chances are estimates from what { $name } could know at the time; ± is one standard error.
screen-review-first = The game is being looked at …
screen-review-progress = Looking more closely: { $done } of { $of } answers
screen-review-chance = Chance to win
screen-review-chances = The chances as a table
screen-review-picture = Save the picture
screen-review-losses = Where most was lost
screen-review-nothing = Nowhere was much lost.
screen-review-turn = Turn { $turn }
screen-review-played = Played
screen-review-better = Better
screen-review-lost = { $loss } ± { $error } % of the chance to win
screen-review-see = See it in the replay
screen-review-in-all = { $looked } of { $decisions } decisions were looked at more closely.
screen-review-bought = What was employed when
screen-review-share = A link to this page

## Replay
screen-replay-title = Replay
screen-replay-back = Back to the game
screen-replay-begin = The cards have been dealt.
screen-replay-controls = Move through the game
screen-replay-turn-before = Previous turn
screen-replay-before = One step back
screen-replay-play = Play
screen-replay-pause = Pause
screen-replay-next = One step forward
screen-replay-turn-next = Next turn
screen-replay-seek = Position in the game
screen-replay-at = { $at } of { $answers }
screen-replay-eyes = Point of view
screen-replay-eyes-all = What everybody sees
screen-replay-eyes-of = What { $name } sees

## About
screen-about-buy = If you enjoy it, buy the cards. They are lovely.
screen-about-figures-title = House figures
screen-about-figures = We do not know some of the printed figures. In their place are figures of our own, chosen to fit what the rulebooks say; a small house marks them wherever a card is shown.
screen-about-privacy-title = What we remember
screen-about-privacy = An anonymous cookie is the key to your seats; your language, your name and your preferences stay in this browser. Nothing is loaded from anywhere else, and nobody else is told anything.
screen-about-version = This is version { $version }.
screen-about-licences = The licences of everything in this page that others have made

## The rules of a box

screen-rules-title = The rules: { $box }
screen-rules-table = A table at the beginning of the first game.
screen-rules-all = The rules of every box
screen-rules-others = The rules of the other boxes


## The town of the day
screen-daily-title = The town of the day
screen-daily-lead = One town a day, the same shuffles for everybody, the same bot. How well can you do?
screen-daily-of = { $date }: { $box }, against { $bot }
screen-daily-play = Play today’s town
screen-daily-go-on = Go on with your game
screen-daily-own = See your game
screen-daily-rules = You have one game a day. Begin it on its day (by UTC) and end it before the next day is over. There are no hints, and only what showed you nothing can be taken back. A game counts that you play to its end yourself; the server knows browsers, not people, so this is a game among friends.
screen-daily-sealed = Replays, records and the secret of the shuffles can be seen when the day after is over, for others may still be playing.
screen-daily-not-counted = Your game does not stand below: it was not played to its end in time by you alone.
screen-daily-results = Results
screen-daily-none = Nobody has finished this town yet.
screen-daily-place = Place
screen-daily-name = Name
screen-daily-points = Points
screen-daily-bot = Bot
screen-daily-margin = Ahead by
screen-daily-won = won
screen-daily-lost = lost
screen-daily-mine = you
screen-daily-before = The day before
screen-daily-after = The day after

## Puzzles
screen-puzzles-title = Puzzles
screen-puzzles-lead = Positions from games in which one answer is clearly the best. What would you do?
screen-puzzles-today = The puzzle of the day
screen-puzzles-solve = Solve it
screen-puzzles-again = Look at it again
screen-puzzles-streak = { $days ->
        [0] No streak yet: solve today’s puzzle.
        [one] { $days } day in a row.
       *[other] { $days } days in a row.
    }
screen-puzzles-solved = { $solved } of { $count } solved at the first try
screen-puzzles-kept = What you have solved is kept in this browser and nowhere else.
screen-puzzles-shelf = The shelf
screen-puzzles-one = Puzzle { $number }
screen-puzzles-about = Turn { $turn }, { $seats ->
       *[other] { $seats } players
    }
screen-puzzles-right = solved
screen-puzzles-wrong = tried
screen-puzzles-how = Found in games of the net by a program: the best answer stays clearly ahead in a look one round on, in a look three rounds on and in games played to their end.

## Figures of one's own
screen-figures-title = My figures
screen-figures-lead = How your finished games went, on all your devices.
screen-figures-link = My figures
screen-figures-none = No finished game of yours is like that yet.
screen-figures-filter = Count only
screen-figures-games = Games
screen-figures-won = Won
screen-figures-points = Points on average
screen-figures-turns = Turns on average
screen-figures-places = Places
screen-figures-place = { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[6] Sixth
    }
screen-figures-times = { $count ->
        [one] once
       *[other] { $count } times
    }
screen-figures-curve = Points over time
screen-figures-curve-table = The same as a table
screen-figures-curve-mean = Each point stands for { $games } games on average.
screen-figures-when = Until
screen-figures-boxes = By box
screen-figures-seats = By number of players
screen-figures-towns = By town
screen-figures-persons = Against people
screen-figures-bots = Against bots
screen-figures-name = Name
screen-figures-box = Box
screen-figures-town = Town
screen-figures-players = Players
screen-figures-level = Level
screen-figures-all = Every finished game
screen-figures-csv = Download as CSV
screen-figures-ended = Ended
screen-figures-who = Players
screen-figures-own-points = Points
screen-figures-own-place = Place
screen-figures-several = several seats
screen-figures-resigned = resigned
screen-figures-page = Page { $page } of { $pages }
screen-figures-newer = Newer
screen-figures-older = Older
screen-figures-show-all = Show all { $count }
screen-figures-rules = What counts
screen-figures-rule-over = Games that are over. Teaching tables and puzzles do not count, and nothing is counted before a game ends.
screen-figures-rule-places = Places go by points, then by what breaks a tie in the rules. Equals share a place, and a shared first place is a victory.
screen-figures-rule-resigned = Whoever resigns comes last, and so does whoever is played by a bot when the game ends. Such a game counts as lost; its points are in no average and not in the curve.
screen-figures-rule-several = A game at which you had several seats is listed and not counted: nobody can say which of them you were. { $count ->
        [0] There is none.
        [one] There is one.
       *[other] There are { $count }.
    }
screen-figures-rule-latest = Only your latest { $count } games are counted.

## Ratings
screen-ratings-title = Ratings
screen-ratings-link = Ratings
screen-ratings-lead = How strong people play, by their rated games.
screen-ratings-people = People
screen-ratings-bots = Bots
screen-ratings-none = Nobody has finished a rated game yet.
screen-ratings-off = The host of this server has switched rated tables off.
screen-ratings-rank = Rank
screen-ratings-name = Name
screen-ratings-rating = Rating
screen-ratings-games = Games
screen-ratings-value = { $value } ± { $error }
screen-ratings-provisional = provisional
screen-ratings-interval = ± says between which bounds a rating lies, with about 95 % confidence.
screen-ratings-question = ? means provisional: there are too few rated games yet to tell it closely.
screen-ratings-better = Higher
screen-ratings-weaker = Lower
screen-ratings-mark = rated
screen-ratings-changes = Ratings after this game
screen-ratings-uncounted = This game moved no rating: two of those who played it have met often enough that day.
screen-ratings-rules = How it works
screen-ratings-rule-scale = 400 more mean ten victories for each defeat; everybody begins with 1500. While the bounds are wide, a rating is provisional and stands below the others.
screen-ratings-rule-who = Rated games are for people who have claimed a name.
screen-ratings-claim = Claim yours
screen-ratings-rule-table = Whether a table is rated is chosen when it is laid. Everybody has one seat there, there is a clock, nothing is taken back, there are no hints, and no bot stands in for anybody.
screen-ratings-rule-last = Whoever resigns there, or whose time runs out, comes last.
screen-ratings-rule-daily = Of the games in which the same two meet on one day (by UTC), the first { $count } count.
screen-ratings-rule-bots = Bots stand where they were measured against each other, and do not move. So the scale stays what it is.
screen-new-rated = Rating
screen-new-rated-no = Not rated
screen-new-rated-yes = Rated
screen-new-rated-what = The result moves the ratings of those who play. Everybody sits under a name that they have claimed and has one seat; nothing is taken back, and whoever’s time runs out has resigned.
screen-join-any-rated = Rated or not
screen-match-rated = Rated, under my claimed name
