# Around the games in the browser: boxes, levels, towns. Each key must stand in the lobby.ftl of every language.

lobby-box-base = Tanto Cuore
    .text = Love, chiefs, general and private maids, events: the game that everything begins with.
lobby-box-oktoberfest = Oktoberfest
    .text = Beer to be won, bar maids and the Beer Fest.
lobby-box-romantic_vacation = Romantic Vacation
    .text = Reminiscences, bought with cards from the hand.
lobby-box-more = More Tanto Cuore
    .text = A game of its own shape: rounds, refined maids, preparations won by skill.
lobby-box-expanding_the_house = Expanding the House
    .text = Buildings for the private quarters, and more private maids.

lobby-bot-easy = Easy
lobby-bot-normal = Normal
lobby-bot-hard = Hard
lobby-bot-expert = Expert

lobby-costs = Maids by cost: { $counts }
