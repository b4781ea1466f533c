## L’arène : rencontres entre robots, classement, rapport sur une ville

arena-title = Arène : { $bots }
arena-played = { $games } parties sur { $deals } donnes ; chaque donne est jouée depuis chaque place.
arena-progress = parties
arena-bot = robot
arena-games = parties
arena-wins = victoires
arena-decided = victoires aux points
arena-points = points
arena-margin = écart
arena-thinking = secondes par partie
arena-playouts = parties simulées par seconde
arena-rating = force
arena-ratings = Forces
arena-standings = Résultats
arena-wins-pictured = Victoires avec des intervalles à 95 % ; le trait est à { $fair } %, un match égal
arena-matrix = Victoires de chaque ligne sur chaque colonne, en pour cent
arena-course = Le déroulement des parties
arena-own-turn = tour du joueur
arena-round = tour de table
arena-love = amour
arena-left = cartes restantes
arena-points-per-turn = Points à la fin de chaque tour
arena-love-per-turn = Amour obtenu à chaque tour
arena-piles = Les piles qui baissent le plus
arena-table = Durée et places
arena-fact = quoi
arena-value = moyenne ou part, avec son intervalle à 95 %
arena-length = tours de table
arena-answers = réponses
arena-rate = parties par seconde dans un processus
arena-seat = victoires depuis la place { $seat }
arena-shared = victoires partagées
arena-stopped = parties que personne n’a voulu finir
arena-venues = Où l’on a joué
arena-faults = Forfaits
arena-forfeits = { $count ->
        [one] { $bot } a perdu une partie par forfait
       *[other] { $bot } a perdu { $count } parties par forfait
    }
arena-speed = { $games } parties en { $seconds } s : { $rate } par seconde sur { $jobs } { $jobs ->
        [one] processus
       *[other] processus
    }
arena-report-written = Le rapport : { $path }
arena-kept = { $done } parties sur { $games } sont gardées dans { $path } ; la même commande reprend à partir de là
arena-changed = Modifié depuis ces parties : { $bots }. Le match recommence ; les parties d’avant sont dans { $path }.
arena-how = Entre parenthèses : intervalles à 95 %. Les parties d’une même donne ne sont pas indépendantes, les intervalles comptent donc les donnes. Une victoire partagée compte en partie pour chacun ; les victoires aux points laissent de côté les parties à égalité et les forfaits. Forces : 400 de plus valent dix victoires pour une défaite.
town-report-title = Une ville : { $town }
town-report-cards = Les cartes
town-report-empty = Piles épuisées à la fin
town-report-card = carte
town-report-bought-by = engagée par
town-report-copies = exemplaires
town-report-effect = victoires avec elle, moins sans elle
town-report-length = Une partie dure ici environ { $turns } tours de table ({ $low } à { $high }).
town-report-fair = Les places sont équitables d’après ces parties : qui commence en gagne { $share } %.
town-report-first-seat = Qui commence a l’avantage et gagne { $share } %.
town-report-later-seat = Qui commence est désavantagé et ne gagne que { $share } %.
town-report-runs-out = Ce qui s’épuise : { $cards }.
town-report-wins = Qui engage ces cartes gagne plus souvent : { $cards }.
town-report-loses = Qui engage ces cartes gagne moins souvent : { $cards }.
town-report-dead = { $count ->
        [one] Presque personne ne veut de { $cards }.
       *[other] Presque personne ne veut de celles-ci : { $cards }.
    }
town-net-played = { $games } parties du réseau ; { $deals } { $deals ->
        [one] donne
       *[other] donnes
    } telles qu'il les joue, puis avec un changement.
town-net-progress = { $games } parties
town-net-unknown = Pas de parties du réseau : { $reason }. Celles-ci sont de { $bots } ; elles disent qui a gagné avec une carte, pas pourquoi.
town-net-length = Une partie entre égaux dure environ { $turns } tours de table.
town-net-plan = De { $tried } plans simples, le meilleur contre le réseau est : { $plan } ; il gagne { $share } % de ses parties.
town-net-matters = Ce qui compte le plus (points d'avance que perd qui n'a pas le droit de l'employer) : { $cards }.
town-net-nothing-matters = Aucune carte ne décide à elle seule des parties ici, d'après celles-ci : qui n'a pas le droit de l'employer trouve autre chose.
town-net-too-few = Il y a eu trop peu de donnes pour dire quelles cartes comptent.
town-net-harms = Mieux vaut s'en passer, bien que le réseau l'emploie : { $cards }.
town-net-worth = { $card } ({ $points })
town-net-opening = Ce que le réseau emploie d'abord dans ses quatre premiers tours : { $advice }.
town-net-with-love = avec { $love } d'amour { $answers }
town-net-answer = { $card } ({ $share } %)
town-net-nothing = rien
town-net-cards = Ce que valent les cartes
town-net-margin = points d'avance qu'elle apporte
town-net-wins = victoires qu'elle apporte
town-net-plans = Des plans contre le réseau
town-net-plans-how = Victoires des meilleurs de { $tried } plans, dans des donnes qui n'ont pas servi à les choisir
town-net-plan-name = plan suivi
town-net-seats = Les places
town-net-openings = Les quatre premiers tours
town-net-love = { $love } d'amour ({ $hands } tours)
town-net-love-head = amour à dépenser
town-net-first = employé d'abord
town-net-share = des parties
town-net-how = Entre parenthèses et en traits fins : intervalles à 95 % qui comptent les donnes. Ce que vaut une carte : la même donne est jouée deux fois, la seconde à partir du moment où la place l'a employée pour la première fois, ce qui lui est alors interdit ; une place qui ne l'a jamais voulue n'a rien perdu. Le texte ne nomme une carte que si son intervalle est loin de zéro d'une demi-largeur encore, car parmi tant de cartes l'une ou l'autre paraît bonne par hasard. Tout cela vaut entre joueurs comme le réseau.
plan-love = amour et servantes en chef
plan-calm = servantes privées et servantes en chef, sans hâte
plan-calm-love = amour et servantes en chef, sans hâte
plan-calm-love-and-rooms = amour, servantes en chef et quelques femmes de chambre, sans hâte
plan-love-and-events = amour, servantes en chef et événements pour les autres
plan-rooms = femmes de chambre à côté des servantes en chef
plan-rooms-first = femmes de chambre avant tout
plan-love-then-rooms = amour, puis femmes de chambre
plan-calm-all = toutes les { $card }, puis les servantes en chef, sans hâte
plan-calm-two = deux { $card }, puis les servantes en chef, sans hâte
plan-calm-then = les servantes en chef, puis { $card }, sans hâte
plan-brisk-all = toutes les { $card } et de l'amour, pour finir tôt
plan-brisk-two = servantes en chef, deux { $card } et de l'amour, pour finir tôt

error-arena-bots = une rencontre se joue à deux jusqu’à six robots, pas { $count }
error-arena-ladder = un classement demande au moins deux robots différents, pas { $count }
error-arena-journal = { $path } : ce n’est pas le journal d’une rencontre ; nommez un autre fichier
error-arena-other-plan = { $path } : le journal d’une autre rencontre ; nommez un autre fichier, ou les mêmes robots, parties et villes
error-arena-broken = un processus s’est arrêté trop tôt ; ce qui a été joué est gardé
error-arena-no-dask = --dask demande le paquet distributed : { $command }
error-arena-dask = pas de répartiteur Dask à { $address } : { $reason }
error-arena-export = { $path } : nommez un fichier en .csv ou .parquet
error-arena-no-parquet = Parquet demande le paquet pyarrow : { $command }
error-arena-no-plots = un rapport demande le paquet matplotlib : { $command }
