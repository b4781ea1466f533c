# Ce que `cuore games` dit à un hôte.

games-waiting = attend des joueurs
games-playing = en cours
games-over = finie
games-gone = rangée
games-count = { $count ->
        [one] { $count } partie.
       *[other] { $count } parties.
    }
games-deleted = { $count ->
        [one] { $count } partie supprimée.
       *[other] { $count } parties supprimées.
    }
games-would-delete = { $count ->
        [one] { $count } partie serait supprimée.
       *[other] { $count } parties seraient supprimées.
    }
games-backed-up = { $count ->
        [one] { $count } partie écrite dans { $file }.
       *[other] { $count } parties écrites dans { $file }.
    }
games-left-out = abîmées, et absentes de la sauvegarde : { $codes }
games-restored = { $count ->
        [one] { $count } partie reprise ; { $same } déjà présentes.
       *[other] { $count } parties reprises ; { $same } déjà présentes.
    }
games-damaged = { $code } : { $reason }
games-verified = { $count ->
        [one] { $count } partie examinée, { $damaged } abîmées.
       *[other] { $count } parties examinées, { $damaged } abîmées.
    }
games-rated = { $count ->
        [one] { $count } partie recalculée. Fautes : { $wrong }.
       *[other] { $count } parties recalculées. Fautes : { $wrong }.
    }
games-no-status = L’état { $name } n’existe pas : { $allowed }.
