# More Tanto Cuore

## About the box

lobby-box-more = More Tanto Cuore
    .text = Un jeu à part : des manches, des servantes raffinées, des préparatifs gagnés par le talent.
table-option-mixed-pile = Une pile de servantes de passage
table-option-private-maids = Avec des servantes privées
table-option-illness = Avec Maladie
table-option-without-ignis = Sans Ignis

## Stacks and phases

phase-work = Phase de travail
move-end-work = finir la phase de travail
prompt-phase-work = { $player }, votre phase de travail : gagnez une carte de préparatifs ou continuez.
table-move-end-work = Finir la phase de travail
stack-mixed-maids = Servantes de passage
stack-refined-maids = Servantes raffinées
stack-food = Nourriture
stack-decoration = Décoration
stack-cleaning = Nettoyage

## Cards that are words

name-food-1 = Nourriture 1
name-decoration-1 = Décoration 1
name-cleaning-1 = Nettoyage 1
name-food-2 = Nourriture 2
name-decoration-2 = Décoration 2
name-cleaning-2 = Nettoyage 2
name-food-3 = Nourriture 3
name-decoration-3 = Décoration 3
name-cleaning-3 = Nettoyage 3

## Titles

title-maid = Servante
title-refined-maid = Servante raffinée
title-preparation = Préparatifs

## Where figures come from

source-rulebook = livret de règles
house-26-cards-in-three-piles = 26 cartes en trois piles
house-a-house-card-in-the-place-of-one = une carte maison remplace l’une d’elles
house-as-in-the-base-box = comme dans la boîte de base
house-124-maids-in-13-kinds = 124 servantes en 13 sortes
house-the-example-of-play-shows-what-three-of-them-bring = l’exemple de partie montre ce que trois d’entre elles rapportent
house-that-every-three-do-so-is-our-wording = que chaque trio le fasse est notre formulation
house-enough-of-each-level-that-fewer-players-leave-some = assez de chaque niveau pour qu’il en reste quand on est moins nombreux
house-keeps-the-proportions-of-the-base-box-in-48-cards = garde les proportions de la boîte de base en 48 cartes
house-she-can-never-be-employed-so-her-cost-never-matters = on ne peut jamais l’employer, son coût ne compte donc pas
house-steep-because-these-cards-are-the-main-score = une pente forte, car ces cartes font l’essentiel des points
house-the-first-game-list-reads-in-falling-cost = la liste de la première partie va du plus cher au moins cher
house-the-symbols-suit-her-place-in-it = ses symboles conviennent à sa place
house-the-third-source-of-imagination-that-the-rulebook-names = la troisième source d’imagination que nomme le livret
house-three-levels-whose-needs-rise-by-one-from-the-known-two = trois niveaux dont la demande monte d’un point à partir des deux connus
house-two-kinds-are-named-nowhere-in-the-rulebook = le livret ne nomme nulle part deux des sortes
house-two-of-the-nine-are-named-nowhere-in-the-rulebook = le livret ne nomme nulle part deux des neuf

## Rulings

book-mo = livret More
rulings-from-120 = More Tanto Cuore
ruling-120 = More : au début d’une manche, chacun prend une servante raffinée, dans le sens des aiguilles d’une montre à partir du Premier Maître ; une fois prise, elle n’est plus là pour les autres. Puis on joue dans le même ordre.
ruling-121 = Un tour de More : l’effet de la servante raffinée si vous voulez, sans service ; phases de service, de travail et d’embauche ; puis la servante raffinée retourne à sa place, vous défaussez et piochez 5 cartes.
ruling-122 = Le Premier Maître reste le même jusqu’à ce qu’un joueur qui a choisi Marianne Soleil prenne la carte à son tour. Cela vaut à partir de la manche suivante.
ruling-123 = Dans More, un texte avec une flèche est facultatif, un autre ne l’est pas. Le texte vient après les symboles.
ruling-124 = Dans More, les services qui restent sont perdus quand la phase de service se termine.
ruling-125 = Les points de compétence s’additionnent pendant le tour et se paient pour chaque carte de préparatifs. On peut en gagner plusieurs, l’une après l’autre, toujours celle du dessus, et seulement de la pile que dirige votre servante raffinée.
ruling-126 = Points de compétence, Amour et services ne se gardent pas pour le tour suivant.
ruling-127 = La nourriture demande de l’Imagination, la décoration de la Concentration, le nettoyage des Efforts. Ce dernier point est sûr ; les deux autres se déduisent de l’ordre des listes du livret.
ruling-128 = Dans More, on emploie une carte par tour, sauf si un texte en permet plus ; il n’y a pas de symbole Emploi.
ruling-129 = Dans More, les effets des femmes de chambre servent à tout moment de la phase de service : Colette Framboise va à l’entrée des cuisines pour Service +1.
ruling-130 = Les Colette Framboise au-delà de trois par joueur sont hors de la partie. On ne peut pas l’employer, et sa pile ne termine rien.
ruling-131 = Dans More, on finit toujours la manche, même si une phrase du livret parle du tour.
ruling-132 = More se termine quand deux piles de servantes, ou une pile de préparatifs, sont vides.
ruling-133 = Décompte de More : préparatifs, femmes de chambre avec leurs bonus, puis tout le reste. Une égalité va à qui a le plus de femmes de chambre ; si elle demeure, la victoire est partagée.
ruling-134 = More à trois : une carte de niveau 1 et une de niveau 3 quittent chaque pile de préparatifs, ainsi qu’une servante raffinée tirée au sort, mais ni Noëmi, ni Celina, ni Arisa, ni Marianne Soleil.
ruling-135 = More à deux : ni pile de nettoyage ni Arisa ; une carte de niveau 1 et une de niveau 3 quittent les autres piles, et 3 cartes chaque pile de servantes.
ruling-136 = La Sarina de la mise en place du livret est Celina.
ruling-137 = Un parc tiré au sort garde deux d’entre Edith Shirling, Lenor Abrille et Julia, car sans elles l’Imagination est rare. Sans Ignis, la partie est plus difficile.
ruling-138 = On peut ajouter d’autres servantes raffinées, mais Noëmi, Celina, Arisa et Marianne Soleil doivent rester.
ruling-139 = D’anciennes boîtes dans More : une onzième pile de dix servantes uniques, qui compte pour la fin ; dix servantes privées en une pile face visible, qui compte aussi ; ou Maladie. Ce qui parle de la phase de départ vaut pour l’effet de la servante raffinée.
ruling-140 = Les exemples du livret montrent : Ignis, une carte « 1 Amour » rendue pour Amour +2 ; Yukina, une défausse pour Service +1 ; Ellis, piocher une carte et en défausser une ; trois Chiffon Loudenne, 2 Efforts ; Cécilia Saint-Claire pour 4 Amour au plus.
ruling-168 = More : le premier Premier Maître est tiré au sort. Qui prépare la table peut choisir les dix servantes de la pile mélangée et les dix servantes privées, ou s’en remettre au hasard.
