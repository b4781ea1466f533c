# Les adversaires : une ligne sur chacun, pour qui en choisit un.

about-bot-easy = Facile : joue un peu de tout, avec un plan derrière
about-bot-normal = Moyen : a appris le jeu et oublie souvent ce qu’il a appris
about-bot-hard = Difficile : a appris le jeu en un million de parties
about-bot-master = Maître : a appris le jeu et regarde un tour plus loin quand il hésite
about-bot-expert = Expert : explore beaucoup de parties possibles avant chaque choix
about-bot-random = N’importe quelle réponse permise, toutes aussi probables
about-bot-priority = N’importe quelle réponse du genre le plus sensé
about-bot-big-love = Économise l’amour et emploie des servantes en chef
bot-rating = force { $value } ({ $low }–{ $high })

about-strategy-sisters = Les sœurs Crescent à parts égales, avec un peu d’amour pour les payer
about-strategy-chambermaids = Des femmes de chambre de toutes sortes, par séries
about-strategy-private-house = Tôt une servante privée, puis l’amour et les servantes en chef
about-strategy-beer = La bière d’abord, et des servantes du bar pour l’obtenir
about-strategy-preparations = Des servantes habiles pour les préparatifs
about-strategy-two-piles = La course à deux petites piles
about-strategy-chiefs = L’amour et les servantes en chef, et tous les points à la fin
about-strategy-memories = Une pioche variée qui paie les souvenirs
about-strategy-mischief = Des servantes qui gênent les autres, puis des servantes en chef
about-strategy-many-hands = Services et pioches jusqu’à ce que tout le monde serve

error-bot-load = impossible de créer le robot « { $name } » : { $reason }
error-bot-raised = { $bot } perd par forfait : arrêt sur { $detail }
error-bot-illegal = { $bot } perd par forfait : { $detail } n’est pas une réponse permise
error-bot-time = { $bot } perd par forfait : trop lent, { $detail }
error-bot-gone = { $bot } perd par forfait : son processus s’est arrêté, { $detail }
error-strategy-file = { $where } : ce n’est pas un fichier de stratégie : { $reason }
error-strategy-key = { $where }, ligne { $line } : { $key } : { $reason }
error-strategy-no-rules = il n’a aucun [[employ]]
error-strategy-unknown = cette clé n’existe pas (possibles : { $allowed })
error-strategy-type = doit être { $wanted }
error-strategy-one-of = une règle indique soit une carte, soit un genre, jamais les deux
error-strategy-allowed = « { $value } » n’est pas possible (possibles : { $allowed })
error-strategy-text = un texte
error-strategy-names = le nom d’une carte, ou une liste de noms
error-strategy-whole = un nombre entier de 1 à 99
error-strategy-number = un nombre de 0 à 99
error-strategy-number-or-false = un nombre de 0 à 99, ou false
error-strategy-table = une table
error-condition-empty = une condition doit dire quelque chose
error-condition-sign = « { $sign } » est illisible
error-condition-rest = « { $word } » n’a rien à faire ici
error-condition-ends = la condition s’arrête trop tôt
error-condition-value = « { $word } » n’est pas une valeur
error-condition-word = mot inconnu « { $word } » (possibles : { $allowed })
error-condition-card = écrivez { $word }("NOM D’UNE CARTE")
error-condition-unknown-card = aucune carte ne s’appelle « { $name } »
error-condition-wants = il manque « { $sign } »
error-condition-number = « { $text } » est un nombre ; comparez-le à quelque chose
error-condition-wants-truth = « { $word } » relie des comparaisons, pas des nombres
error-condition-wants-number = « { $sign } » se met entre des nombres, pas entre des comparaisons

error-net-module = les adversaires qui ont appris le jeu ont besoin de { $name }, qui n’est pas installé ; d’autres jouent à leur place
error-net-unreadable = { $where } : impossible d’y lire un réseau ({ $reason }) ; d’autres jouent à sa place
error-net-encoding = { $where } : un réseau pour l’encodage { $number }, mais ici c’est l’encodage { $allowed } ; d’autres jouent à sa place
error-net-strangers = le réseau ne connaît pas ces cartes telles qu’elles sont ici : { $cards } ; un autre adversaire joue à sa place
