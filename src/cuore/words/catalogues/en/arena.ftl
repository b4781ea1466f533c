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
arena-wins-pictured = Wins with 95 % intervals; the line is { $fair } %, an even match
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
town-net-played = { $games } games by the net; { $deals } { $deals ->
        [one] deal
       *[other] deals
    } as it plays them, and again with something changed.
town-net-progress = { $games } games
town-net-unknown = No games of the net: { $reason }. Those below are by { $bots }; what they tell about cards is who won with them, not why.
town-net-length = A game between equals takes about { $turns } rounds.
town-net-plan = Of { $tried } simple plans the best against the net is: { $plan }; it wins { $share } % of its games.
town-net-matters = What matters most (points ahead that whoever may not employ it loses): { $cards }.
town-net-nothing-matters = No single card decides games here, as far as these games tell: whoever may not employ it finds something else.
town-net-too-few = There were too few deals to say which cards matter.
town-net-harms = Better left alone, although the net employs it: { $cards }.
town-net-worth = { $card } ({ $points })
town-net-opening = What the net employs first in its first four turns: { $advice }.
town-net-with-love = with { $love } love { $answers }
town-net-answer = { $card } ({ $share } %)
town-net-nothing = nothing
town-net-cards = What the cards are worth
town-net-margin = points ahead that it brings
town-net-wins = wins that it brings
town-net-plans = Plans against the net
town-net-plans-how = Wins of the best of { $tried } plans, in deals by which they were not chosen
town-net-plan-name = plan
town-net-seats = The seats
town-net-openings = The first four turns
town-net-love = { $love } love ({ $hands } turns)
town-net-love-head = love to spend
town-net-first = employed first
town-net-share = of the games
town-net-how = In brackets and as thin lines: 95 % intervals that count deals. What a card is worth: the same deal was played twice, the second time from the moment when the seat first employed the card, which was forbidden to it; a seat that never wanted it lost nothing. The text names a card only where its interval is clear of nothing by half its width, because with so many cards one or the other looks good by chance. All of this holds between players like the net.
plan-love = love and chiefs
plan-calm = private maids and chiefs, at leisure
plan-calm-love = love and chiefs, at leisure
plan-calm-love-and-rooms = love, chiefs and a few chambermaids, at leisure
plan-love-and-events = love, chiefs and events for the others
plan-rooms = chambermaids beside chiefs
plan-rooms-first = chambermaids before everything
plan-love-then-rooms = love, then chambermaids
plan-calm-all = all of { $card }, then chiefs, at leisure
plan-calm-two = two of { $card }, then chiefs, at leisure
plan-calm-then = chiefs, then { $card }, at leisure
plan-brisk-all = all of { $card } and love, for an early end
plan-brisk-two = chiefs, two of { $card } and love, for an early end

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
