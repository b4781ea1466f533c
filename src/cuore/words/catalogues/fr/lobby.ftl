# Autour des parties dans le navigateur : boîtes, niveaux, villes.

lobby-bot-easy = Facile
lobby-bot-normal = Moyen
lobby-bot-hard = Difficile
lobby-bot-master = Maître

lobby-costs = Servantes par coût : { $counts }
