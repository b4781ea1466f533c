# Les points de règles, par numéro, avec nos propres mots.

rulings-title = Points de règles
rulings-about = Comment ce programme lit les livrets de règles, par numéro : les cartes, les scénarios et le recueil citent ces numéros, donc un numéro ne change jamais de sens. Sous chaque point figure sa source.
rulings-from-153 = Mélanger les boîtes
rulings-from-161 = Trouvé en relisant

ruling-section = { $book }, section { $section }
ruling-open = notre choix, car les sources ne tranchent pas
ruling-differ = notre choix, car les sources se contredisent
book-faq = FAQ de l’éditeur
book-card = carte imprimée
book-wiki = un wiki de joueurs
book-tools = outils de joueurs pour tirer une ville

ruling-153 = Quand on mélange des boîtes, on prend les cartes spéciales de toutes : événements, bâtiments, souvenirs et bières, et toutes les servantes privées en une pile.
ruling-154 = Quand on mélange des boîtes, on prend les deux servantes en chef d’une seule et, jusqu’à quatre joueurs, un seul jeu de cartes Amour.
ruling-155 = Avec Oktoberfest, on choisit d’abord une des servantes du bar ou les deux, puis on complète la ville jusqu’à dix.
ruling-156 = Avec Oktoberfest, on ne prend que les souvenirs du premier niveau, donc pas Camp Fire ; sinon, les deux niveaux.
ruling-157 = Avec Oktoberfest, deux piles de servantes vides ou la pile de bières vide terminent la partie ; à cinq joueurs ou plus, trois piles de servantes, ou toujours la pile de bières.
ruling-158 = Heavy Storm atteint les bâtiments de toutes les boîtes, et Claire Saint-Juste les événements de toutes : aussi une carte Heavy Storm sur un bâtiment du joueur qu’elle sert, et une carte Let Me Drink! de ce joueur, s’il veut s’en défaire.
ruling-159 = Quatre cartes Garden ou plus tiennent aussi Envy et Heavy Storm à distance.
ruling-160 = Une ville tirée au sort laisse de côté les cartes sans partenaire : Nena Wilder, Claire Saint-Juste et Sora Nakachi sans événements, Nord Twilight sans Maladie, Tiffany Wise sans servantes privées, Emily Raymond, Victoria Calderan, Ririko Hiiragi et Silk Amanohara sans bâtiments, Hyacinth Arrow sans souvenirs, Nadja et Gina Kersten, Julia Kunster et Ute Krombach sans bière.
