# Autour des parties dans le navigateur : boîtes, niveaux, villes.

lobby-box-base = Tanto Cuore
    .text = L’amour, les chefs, les servantes et servantes privées, les événements : le jeu par lequel tout commence.
lobby-box-oktoberfest = Oktoberfest
    .text = De la bière à gagner, des serveuses et la fête de la bière.
lobby-box-romantic_vacation = Romantic Vacation
    .text = Des souvenirs, achetés avec les cartes de la main.
lobby-box-more = More Tanto Cuore
    .text = Un jeu à part : des manches, des servantes raffinées, des préparatifs gagnés par le talent.
lobby-box-expanding_the_house = Expanding the House
    .text = Des bâtiments pour les quartiers privés, et d’autres servantes privées.

lobby-bot-easy = Facile
lobby-bot-normal = Moyen
lobby-bot-hard = Difficile
lobby-bot-expert = Maître

lobby-costs = Servantes par coût : { $counts }
