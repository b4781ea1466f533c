# The browser table: what the server says when it starts, and why it refuses something. Each key must stand in the
# serve.ftl of every language, with the same variables.

## Starting and stopping

serve-open = The table is ready at { $url } (Ctrl-C stops the server; games are kept).
serve-opening = The table is ready at { $url } and opens in your browser (Ctrl-C stops the server; games are kept).
serve-places = There is room for { $count } players and spectators at once ({ $files } open files).
serve-few-places = There is room for only { $count } players and spectators at once, for the system allows { $files } open files. Raise that limit for more.
serve-password = A password in a command line can be read by everybody on this machine: put the URL into { $variable }, or into a file that { $file } names.
serve-bye = The server has stopped. Every game is kept.
serve-not-built = The browser client is not built: start with python3 run.py, or run python build_client.py in the source tree. In the terminal: cuore play
serve-port-taken = Port { $port } is taken: choose another with --port, or 0 for any free one.
serve-no-host = Cannot listen at { $host }: { $reason }. Give --host an address of this machine, such as 127.0.0.1 or 0.0.0.0.
serve-url-wrong = --public-url must look like https://cuore.example.org, without a path: { $url }
serve-proxy-wrong = --proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas: { $proxy }
serve-mail-wrong = { $url } and { $sender } must say who takes the mail and who sends it, such as { $example }
serve-no-folder = Cannot keep games in { $path }: { $reason }. Name another place with --database.
serve-metrics-wrong = --metrics takes an address and a port such as 127.0.0.1:9200: { $address }
serve-setting-wrong = { $file }, { $setting }: { $reason }

## Refusals

problem-title-400 = That cannot be done
problem-title-403 = Not allowed
problem-title-404 = Not found
problem-title-405 = Not this way
problem-title-409 = Not now
problem-title-413 = Too large
problem-title-429 = Too fast
problem-title-500 = Our mistake
problem-title-503 = Not at the moment
problem-unreadable = The request cannot be read: { $reason }
problem-refused = { $reason }
problem-wrong-host = This server does not go by that name. If it should, start it with --public-url.
problem-wrong-origin = This request comes from another site’s page.
problem-banned = The host of this server does not let you in at the moment.
problem-name-banned = That name may not be used on this server: please choose another.
problem-name-taken = That name is taken on this server: please choose another.
problem-name-numbered = A name that ends with a number is what a second one of that name is called at a table: please choose another.
problem-name-too-soon = A name can be changed once a day: please try again tomorrow.
problem-not-yours = That seat is not yours.
problem-not-found = There is nothing here.
problem-no-table = There is no table { $code }.
problem-no-lesson = There is no lesson called { $name }.
problem-wrong-method = This address does not take such requests.
problem-not-over = That is available once the game is over.
problem-no-hints = There are hints only in games against bots, while they are on.
problem-no-review = There is no review of that game yet.
problem-too-large = The request is too large.
problem-too-fast = Too many requests at once: wait a moment and try again.
problem-crowded = There are too many open connections: close one and try again.
problem-busy = There is too much to do at the moment. Games go on; please try that again in a few seconds.
problem-too-many-tables = Many tables were laid from your address: please wait a minute before the next one.
problem-closing = The server is restarting: try again shortly.
problem-broken = Something went wrong on the server. Nothing that was confirmed is lost; please try again.
problem-not-built = The browser client is not built: start with python3 run.py, or run python build_client.py in the source tree.
problem-too-late = The cards have already been dealt.
problem-full = That seat is taken.
problem-switched-off = The host of this server has switched that off.
problem-no-push-service = That is not the address of a push service.
problem-no-mail-address = Nobody can be written to at that address.
problem-no-such-phrase = That phrase opens nothing. Please check it letter by letter.
problem-rated-clock = A rated table needs a clock.
problem-rated-one-seat = At a rated table everybody has one seat.
problem-rated-bot = Nobody knows how strong { $level } is: at a rated table sit only bots that were measured.
problem-rated-name = At a rated table people sit under names that they have claimed: please claim yours first.
problem-no-passkeys = Passkeys are available only over https or on this machine itself.
problem-no-such-passkey = That passkey opens nothing here.
problem-passkey-late = That took too long, or was asked for elsewhere: please try again.
problem-many-passkeys = That is as many passkeys as one person can have: please remove one first.
problem-exported = That file was made just now: please wait a minute before the next one.
problem-daily-sealed = Others may still be playing the same shuffles: this can be seen when the day after its town is over.
problem-daily-not-yet = That day has not come yet.
problem-no-puzzle = There is no puzzle called { $name }.
refused-unreadable = That message cannot be read.
refused-too-fast = Too many messages at once: wait a moment.
serve-workers = { $count } processes need PostgreSQL, for a SQLite file has one server: put its URL into CUORE_DATABASE (postgresql://…), or leave out --workers.
serve-no-worker = None of the server’s processes could start: what each of them said stands above.
