# What the server says to its host about the database. Each key stands in the store.ftl of every language.

store-newer = { $file }: its schema { $found } is newer than this program knows ({ $known }); please update Cuore
store-locked = { $file }: another program is using it; stop that program, or name another with --database
store-served = { $file }: another server is using it; stop that one, or name another database with --database
store-full = { $file }: the disk is full; free some space, nothing was lost
store-unreadable = { $file }: cannot be used as a database: { $reason }
store-url = not a database URL: { $reason }
store-driver = the driver for that database is not installed ({ $reason }); for PostgreSQL: pip install "cuore[postgresql]"
store-encoding = { $file }: its encoding { $found } cannot keep every name; create the database anew as UTF-8
store-trouble = { $file }: { $reason }
store-conflict = somebody else has written that already: { $reason }
store-closed = the database is closed
store-missing = { $file }: there is no such file
store-exists = { $file }: is there already; name another file
store-no-game = there is no game { $code }
store-no-record = { $code }: there is a record once the game is over, and its rules are those of today
store-no-backup = { $file }: is not a backup, or is damaged; nothing was changed
store-differs = { $code }: there is a game of that code which has gone another way; nothing was changed
store-damaged-game = { $code }: is damaged in the backup; nothing was changed
store-fenced = { $code }: another process of the server has that table by now
store-served-by = { $file }: { $count ->
    [one] a server process is using it; stop it first
   *[other] { $count } server processes are using it; stop them first
}
