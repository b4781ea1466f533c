# Around the games in the browser: boxes, levels, towns. Each key must stand in the lobby.ftl of every language.

lobby-bot-easy = Easy
lobby-bot-normal = Normal
lobby-bot-hard = Hard
lobby-bot-expert = Expert

lobby-costs = Maids by cost: { $counts }
