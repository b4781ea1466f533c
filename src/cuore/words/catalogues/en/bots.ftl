# Opponents: one line about each, for whoever chooses one.

about-bot-easy = Easy: plays all sorts of things, with a plan behind them
about-bot-normal = Normal: has learned the game and often forgets what it learned
about-bot-hard = Hard: has learned the game from a million games
about-bot-master = Master: has learned the game and looks a round ahead where it hesitates
about-bot-expert = Expert: looks ahead in many possible games before every choice
about-bot-random = Any legal answer, each as likely as the others
about-bot-priority = Any answer of the most sensible kind
about-bot-big-love = Saves up love and employs chiefs
bot-rating = rating { $value } ({ $low }–{ $high })

about-strategy-sisters = Crescent sisters evenly, with a little love to pay for them
about-strategy-chambermaids = Chambermaids in sets of every kind
about-strategy-private-house = A private maid early, then love and chiefs
about-strategy-beer = Beer first, and bar maids to get it
about-strategy-preparations = Skilled maids for the preparations
about-strategy-two-piles = A rush on two small piles
about-strategy-chiefs = Love and chiefs, and every point at the end
about-strategy-memories = A mixed deck that pays for reminiscences
about-strategy-mischief = Maids who trouble the others, then chiefs
about-strategy-many-hands = Servings and draws until the whole deck serves

## Errors

error-bot-load = bot '{ $name }' cannot be made: { $reason }
error-bot-raised = { $bot } has forfeited: it failed with { $detail }
error-bot-illegal = { $bot } has forfeited: { $detail } is not a legal answer
error-bot-time = { $bot } has forfeited: too slow, { $detail }
error-bot-gone = { $bot } has forfeited: its process has ended, { $detail }
error-bot-protocol = { $bot } has forfeited: it does not keep to the line protocol, { $detail }
error-no-program = there is no program '{ $name }'
error-guest-link = { $link } is no link to a table: it looks like https://cuore.example.org/table/CODE
error-guest-refused = the server says: { $reason }
error-guest-no-server = { $address } is no server of Cuore
error-guest-lost = the line to { $address } is lost: { $reason }
error-strategy-file = { $where }: not a strategy file: { $reason }
error-strategy-key = { $where }, line { $line }: { $key }: { $reason }
error-strategy-no-rules = it has no [[employ]]
error-strategy-unknown = no such key (allowed: { $allowed })
error-strategy-type = must be { $wanted }
error-strategy-one-of = a rule names either card or any
error-strategy-allowed = '{ $value }' is not allowed (allowed: { $allowed })
error-strategy-text = a text
error-strategy-names = the name of a card, or a list of names
error-strategy-whole = a whole number from 1 to 99
error-strategy-number = a number from 0 to 99
error-strategy-number-or-false = a number from 0 to 99, or false
error-strategy-table = a table
error-strategy-never-employed = { $card } is never employed, so this rule can never be followed
error-strategy-never-holds = '{ $text }' can never hold, so this rule can never be followed
error-strategy-always-holds = '{ $text }' always holds, and could be left out
error-strategy-hidden = the rule of line { $line } always comes first, so this one can never be followed
error-strategy-not-served = { $card } is never served
error-condition-empty = a condition must say something
error-condition-sign = cannot read '{ $sign }'
error-condition-rest = cannot go on with '{ $word }'
error-condition-ends = it ends too early
error-condition-value = '{ $word }' is no value
error-condition-word = unknown word '{ $word }' (allowed: { $allowed })
error-condition-card = write { $word }("NAME OF A CARD")
error-condition-unknown-card = no card is called '{ $name }'; the nearest is { $near }
error-condition-wants = '{ $sign }' is missing
error-condition-number = '{ $text }' is a number; compare it with something
error-condition-wants-truth = '{ $word }' joins comparisons, not numbers
error-condition-wants-number = '{ $sign }' stands between numbers, not between comparisons

error-net-module = the opponents that learned the game need { $name }, which is not installed; others play in their place
error-net-unreadable = { $where }: no net can be read from it ({ $reason }); others play in its place
error-net-encoding = { $where }: a net for encoding { $number }, but this is encoding { $allowed }; others play in its place
error-net-strangers = the net does not know these cards as they are here: { $cards }; another opponent plays in its place
