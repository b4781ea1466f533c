## The arena: matches between bots, the ladder, the town report

arena-title = Arena: { $bots }
arena-played = { $games } games over { $deals } deals; every deal is played from every seat.
arena-progress = games
arena-bot = bot
arena-games = games
arena-wins = wins
arena-decided = wins on points
arena-points = points
arena-margin = margin
arena-thinking = seconds a game
arena-playouts = playouts a second
arena-rating = rating
arena-ratings = Ratings
arena-standings = Standings
arena-matrix = Victories of each row over each column, in percent
arena-course = The course of the games
arena-own-turn = own turn
arena-round = round
arena-love = love
arena-left = cards left
arena-points-per-turn = Points at the end of each turn
arena-love-per-turn = Love made in each turn
arena-piles = The piles that shrink most
arena-table = Length and seats
arena-fact = what
arena-value = mean or share, with its 95 % interval
arena-length = rounds
arena-answers = answers
arena-rate = games a second in one process
arena-seat = wins from seat { $seat }
arena-shared = shared victories
arena-stopped = games that nobody would end
arena-venues = Where it was played
arena-faults = Forfeits
arena-forfeits = { $count ->
        [one] { $bot } has forfeited one game
       *[other] { $bot } has forfeited { $count } games
    }
arena-speed = { $games } games in { $seconds } s: { $rate } a second on { $jobs } { $jobs ->
        [one] process
       *[other] processes
    }
arena-report-written = The report: { $path }
arena-kept = { $done } of { $games } games are kept in { $path }; the same command goes on from there
arena-changed = Changed since these games were played: { $bots }. The match begins anew; the earlier games are in { $path }.
arena-how = In brackets: 95 % intervals. The games of one deal are not independent, so intervals count deals. A shared victory counts as a part for each; wins on points leave out games that ended level and forfeits. Ratings: 400 more means ten victories for each defeat.
town-report-title = A town: { $town }
town-report-cards = The cards
town-report-empty = Piles that were empty at the end
town-report-card = card
town-report-bought-by = bought by
town-report-copies = copies
town-report-effect = wins with it, less without it
town-report-length = A game here takes about { $turns } rounds ({ $low } to { $high }).
town-report-fair = The seats are fair as far as these games tell: whoever begins wins { $share } % of them.
town-report-first-seat = Whoever begins has an advantage and wins { $share } %.
town-report-later-seat = Whoever begins has a disadvantage and wins only { $share } %.
town-report-runs-out = What runs out: { $cards }.
town-report-wins = Those who buy these cards win more often: { $cards }.
town-report-loses = Those who buy these cards win less often: { $cards }.
town-report-dead = { $count ->
        [one] Hardly anybody wants { $cards }.
       *[other] Hardly anybody wants these: { $cards }.
    }

## Errors

error-arena-bots = a match takes two to six bots, not { $count }
error-arena-ladder = a ladder takes two or more different bots, not { $count }
error-arena-journal = { $path }: not the journal of a match; name another file
error-arena-other-plan = { $path }: the journal of another match; name another file, or the same bots, games and towns
error-arena-broken = a worker process has ended before its time; what was played is kept
error-arena-no-dask = --dask needs the package distributed: { $command }
error-arena-dask = no Dask scheduler at { $address }: { $reason }
error-arena-export = { $path }: name a file that ends with .csv or .parquet
error-arena-no-parquet = Parquet needs the package pyarrow: { $command }
error-arena-no-plots = a report needs the package matplotlib: { $command }
