# Keeping order: the page for the host of a server, and `cuore moderate`. Each key stands in the host.ftl of every language.

host-title = For the host
host-token = Token
host-enter = Enter
host-wrong = That is not the token.
host-reports = Reports
host-bans = Not let in
host-tables = Tables
host-none = None.
host-about-player = was reported as a player
host-ban = Do not let in
host-unban = Let in again
host-remove = Send away from the table
host-close = Close the table
host-settle = Settled
host-address = address
host-name = name
host-browser = browser
host-for-ever = for ever
host-how-long = For how long
host-code = Table
host-seat = Seat
host-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

## What `cuore moderate` says

host-report-line = { $number }  { $when }  { $game } seat { $seat }  { $name }: { $text }
host-ban-line = { $number }  { $kind }  { $name }  until { $until }
host-report-count = { $count ->
        [one] { $count } report.
       *[other] { $count } reports.
    }
host-ban-count = { $count ->
        [one] { $count } is not let in.
       *[other] { $count } are not let in.
    }
host-done = Done.
host-ordered = The server does it within a few seconds, if it runs.
host-no-report = There is no report { $number }.
host-no-ban = There is no ban { $number }.
host-no-table = There is no table { $code }.
host-ban-whom = Say whom: one of --address, --name and --report.
