# Around the games in the browser: boxes, levels, towns. Each key must stand in the lobby.ftl of every language.

lobby-bot-easy = Easy
lobby-bot-normal = Normal
lobby-bot-hard = Hard
lobby-bot-master = Master

lobby-costs = Maids by cost: { $counts }
