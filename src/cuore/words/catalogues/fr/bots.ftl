# Les adversaires : une ligne sur chacun, pour qui en choisit un. Les erreurs anglaises sont dans engine/errors.py.

about-bot-easy = Facile : un adversaire agréable qui suit un plan tout simple
about-bot-normal = Normal : suit un bon plan et compte les points
about-bot-hard = Difficile : regarde un peu plus loin à chaque tour
about-bot-expert = Expert : explore beaucoup de parties possibles avant chaque choix
about-bot-random = N’importe quelle réponse permise, toutes aussi probables
about-bot-priority = N’importe quelle réponse du genre le plus sensé
about-bot-big-love = Économise l’amour et emploie des servantes en chef

error-bot-load = impossible de créer le joueur automatique « { $name } » : { $reason }
error-bot-raised = { $bot } perd par forfait : arrêt sur { $detail }
error-bot-illegal = { $bot } perd par forfait : { $detail } n’est pas une réponse permise
error-bot-time = { $bot } perd par forfait : trop lent, { $detail }
error-bot-gone = { $bot } perd par forfait : son processus s’est arrêté, { $detail }
error-strategy-file = { $where } : ce n’est pas un fichier de stratégie : { $reason }
error-strategy-key = { $where } : { $key } : { $reason }
