# What `cuore games` says to a host. Each key stands in the games.ftl of every language.

games-waiting = waits for players
games-playing = going on
games-over = over
games-gone = put away
games-count = { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
games-deleted = { $count ->
        [one] { $count } game deleted.
       *[other] { $count } games deleted.
    }
games-would-delete = { $count ->
        [one] { $count } game would be deleted.
       *[other] { $count } games would be deleted.
    }
games-backed-up = { $count ->
        [one] { $count } game written to { $file }.
       *[other] { $count } games written to { $file }.
    }
games-left-out = damaged, and not in the backup: { $codes }
games-restored = { $count ->
        [one] { $count } game taken in; { $same } were there already.
       *[other] { $count } games taken in; { $same } were there already.
    }
games-damaged = { $code }: { $reason }
games-verified = { $count ->
        [one] { $count } game looked at, { $damaged } damaged.
       *[other] { $count } games looked at, { $damaged } damaged.
    }
games-rated = { $count ->
        [one] { $count } game rated anew. Faults: { $wrong }.
       *[other] { $count } games rated anew. Faults: { $wrong }.
    }
games-no-status = There is no status { $name }: { $allowed }.
