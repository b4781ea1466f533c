# Des conseils pour une question, et la relecture d’une partie.

## Une phrase sur une réponse, lue sur la table

hint-reason-employ-points = { $card } coûte { $cost } et compte { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } à la fin{ $left ->
        [0] .
        [one] { " " }; c’est le dernier exemplaire.
       *[other] { " " }; il en reste { $left }.
    }
hint-reason-employ-points-and-symbols = { $card } coûte { $cost }, compte { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } à la fin et donne { $symbols }{ $left ->
        [0] .
        [one] { " " }; c’est le dernier exemplaire.
       *[other] { " " }; il en reste { $left }.
    }
hint-reason-employ-symbols = { $card } coûte { $cost } et donne { $symbols } à chaque retour en main{ $left ->
        [0] .
        [one] { " " }; c’est le dernier exemplaire.
       *[other] { " " }; il en reste { $left }.
    }
hint-reason-employ-text = { $card } coûte { $cost } ; son texte dit ce que cela apporte{ $left ->
        [0] .
        [one] { " " }; c’est le dernier exemplaire.
       *[other] { " " }; il en reste { $left }.
    }
hint-reason-serve = { $card } donne { $symbols } tout de suite.
hint-reason-serve-text = { $card } apporte tout de suite ce que dit son texte.
hint-reason-chamber = { $card } va dans les quartiers privés et ne revient plus dans la pioche.
hint-reason-stop = Le reste demeure tel quel.
hint-reason-obvious = Ici, il n’y a pas à réfléchir.
hint-reason-plain = Rien sur la table n’en dit plus que les chiffres.

## La relecture d’une partie

review-title = Relecture : { $player }
review-about = Les chances sont des estimations, d’après ce que { $player } pouvait savoir à ce moment.
review-chance = chance de gagner
review-turn = tour
review-played = joué
review-better = mieux
review-lost = perdu
review-course = Le déroulement de la partie
review-turns = Où l’on a le plus perdu
review-nothing = Nulle part on n’a beaucoup perdu.
review-progress = décisions
review-line = Tour { $turn } : { $played }. Mieux : { $better }, de { $loss } ± { $error } % de chance de gagner.
review-written = La relecture a été écrite dans { $path }.
review-in-all = { $looked } décisions sur { $decisions } ont été regardées de plus près.
review-earlier-rules = une partie d’anciennes règles (version { $found }, à présent { $version }) ne peut pas être relue

error-net-no-chances = le réseau ne peut rien dire ici, car il ne connaît pas ces cartes telles qu’elles sont : { $cards }
error-net-view = une vue ne contient pas tout ce que le réseau demande (quels effets sont en cours) : donnez la partie et le numéro de la place
error-net-no-module = les chances de gagner demandent { $name }, qui n’est pas installé
error-chances-unreadable = { $where } : impossible d’y lire des chances de victoire ({ $reason })
error-chances-of-another-net = { $where } : ces chances de victoire ont été ajustées à un autre réseau que celui d’à côté


## Problèmes

puzzle-title = Problème
puzzle-ask = Quelle réponse vous donne le plus de chances de gagner ? Votre première réponse compte. Les cartes que vous ne pouvez pas connaître ont été redistribuées.
puzzle-again = Que préférez-vous faire ? Essayez autant que vous voulez ; votre première réponse est déjà comptée.
puzzle-right = Oui : { $best }. C’est { $lead } ± { $error } % de chances de gagner en plus que la meilleure autre réponse. { $reason }
puzzle-wrong = Vous avez choisi : { $played }. Mieux : { $best }, de { $loss } % des chances de gagner. { $reason }
puzzle-wrong-untried = Vous avez choisi : { $played }. Mieux : { $best }, au moins { $lead } ± { $error } % de chances de gagner en plus. { $reason }
