# Oktoberfest

## About the box

lobby-box-oktoberfest = Oktoberfest
    .text = De la bière à gagner, des serveuses et la fête de la bière.
error-rule-oktoberfest = une ville avec Oktoberfest a une servante du bar

## Stacks and phases

stack-beer = Bières

## Titles

title-total-management-maid = Servante intendante générale
title-money-keeper-maid = Servante gardienne de la bourse
title-confectionary-maid = Servante confiseuse
title-negotiation-maid = Servante négociatrice
title-bar-maid = Servante du bar
title-floor-assistant-maid = Servante aide de salle
title-potter-ware-maid = Servante des poteries
title-welfare-maid = Servante de l’entraide
title-silver-tableware-maid = Servante de l’argenterie
title-punishing-maid = Servante de la discipline
title-gambler-maid = Servante joueuse
title-weathercast-maid = Servante de la météo
title-apprentice-maid = Servante apprentie
title-building = Bâtiment
title-beer = Bière

## Where figures come from

source-rulebook-card-list = livret de règles, liste des cartes
house-one-glass-reaches-the-lower-edge-of-utes-band-four-or-five-reach-the-limit-of-get-drunk = un verre atteint le bas de la fourchette d’Ute Krombach, quatre ou cinq la limite de Get Drunk
house-a-stall-rather-than-a-drink = un stand plutôt qu’une boisson
house-the-strongest-style-gets-one-more = le style le plus fort en reçoit un de plus
house-the-card-list-has-no-line-for-it = la liste des cartes n’a pas de ligne à ce sujet

## Rulings

book-ok = livret Oktoberfest
rulings-from-75 = Oktoberfest
ruling-75 = Oktoberfest a 16 sortes de servantes, comme le disent la liste du matériel et celle des cartes ; les 18 de la mise en place comprennent les servantes en chef.
ruling-76 = Le bâtiment d’Oktoberfest est la carte Beer Fest ; la carte Beer Stand est une bière.
ruling-77 = Anja Brunner : 3 Nicole Schmieg suffisent, et chaque Anja compte alors 1 PV de plus.
ruling-78 = On n’emploie jamais une bière et elle ne coûte pas d’emploi. Elle vient d’une servante du bar, de Beer Stand, de Let Me Drink! ou de la carte Get Drunk qui en fait donner une.
ruling-79 = Qui reçoit une bière prend celle qui est visible ou celle du dessus de la pile, la regarde et la garde face cachée. On peut regarder ses propres bières à tout moment.
ruling-80 = La première bière visible est Oktoberfest. Quand la bière visible est prise, on retourne à sa place celle du dessus de la pile.
ruling-81 = Get Drunk agit quand on la prend ou la retourne, sur le joueur dont c’est le tour, à partir d’une valeur d’alcool de 9, puis quitte la partie. Si elle est apparue à la place d’une bière prise, on en retourne une autre.
ruling-82 = Qui prend la bière du dessus et tombe sur Get Drunk l’applique ; le prix est payé et aucune autre bière ne la remplace.
ruling-83 = Une bière perdue quitte la partie.
ruling-84 = Get Drunk ne compte ni ne prend les bières sous une carte Beer Fest ; Ute Krombach les compte. Sous une carte Heavy Storm, Beer Fest et sa bière sont absentes pour tout, y compris les PV.
ruling-85 = Avec une valeur d’alcool d’exactement 9, les deux s’appliquent : le bonus d’Ute Krombach et Get Drunk.
ruling-86 = Les valeurs d’alcool ne sont que sur les cartes imprimées et nous ne les avons trouvées nulle part : les nôtres sont des valeurs maison, qu’une correction des cartes permet de changer. Get Drunk n’en a pas.
ruling-87 = Beer Stand : dès qu’on la reçoit et jusqu’à la fin du prochain tour de qui la possède, chaque joueur peut payer 4 Amour pour une bière, une fois par phase d’embauche.
ruling-88 = Gina Kersten : on peut avoir une bière pour 4 Amour une fois pour chaque Gina qui a servi à ce tour.
ruling-89 = Nadja Kersten : le service à payer doit rester après qu’elle a servi, par exemple grâce à Anna Hartmann.
ruling-90 = Toni Darling : une défausse pour un emploi par tour, quel que soit le nombre de Toni qui servent.
ruling-91 = On peut payer Nora Morgenstern avec un des services qu’elle vient de donner.
ruling-92 = Kirika von Heidemann : les femmes de chambre en chef en main sont des « 1 Amour » pour ce tour et se jouent sans service ; elles comptent aussi là où il faut défausser une carte Amour.
ruling-93 = Sara Leonhardt peut prendre n’importe laquelle de vos femmes de chambre. Celle qui a un bonus de femme de chambre le perd jusqu’à ce qu’elle le redevienne.
ruling-94 = Julia Kunster ne fait que regarder : aucune bière vue ainsi n’agit.
ruling-95 = Paula Lauenburg : le joueur qu’elle sert peut utiliser les symboles et le texte de la carte défaussée, et on le lui demande. La carte reste à l’entrée des cuisines de son propriétaire. Elle n’est pas transformée en femme de chambre et ne donne pas de bonus d’embauche. Pour une Nicole Schmieg ou une servante en chef, rien n’est demandé : elles ne font rien ; une autre Paula recommence ; une carte Amour rapporte d’elle-même.
ruling-96 = Elsa Reinmaier touche tous ceux qui ont au moins 4 cartes en main, y compris le joueur qu’elle sert.
ruling-97 = Renata Abendroth : une seule carte de ce coût est défaussée ; s’il y en a plusieurs, le joueur visé choisit. Le programme vérifie la main.
ruling-98 = Nicole Schmieg peut aller à n’importe quelle entrée des cuisines, même la vôtre. Deux Nicole en main s’échangent en phase de service, sans service, contre une servante ordinaire de coût 5 ou moins, qui va à votre entrée des cuisines.
ruling-99 = Matilde Wiese doit déjà être femme de chambre quand la phase de départ commence. La carte renvoyée retourne en ville pour de bon.
ruling-100 = Kaori Hamasaki et Pilsner : on fait d’abord des groupes de trois, puis on compte le reste.
ruling-101 = Chaque Weissbier vaut le nombre de Weissbier, Oktoberfest comprise ; Oktoberfest elle-même vaut toujours 3.
ruling-102 = Bock vaut 0 avec deux servantes en chef ou plus. Les femmes de chambre en chef ne comptent pas.
ruling-103 = Envy : seul son propriétaire paie plus, seulement pour les servantes, et au plus 2 en tout. Pour s’en défaire, on peut renvoyer en ville une servante de coût 4 ou plus de sa main.
ruling-104 = Let Me Drink! va chez qui l’emploie et sert à partir de la phase de départ suivante. Elle prend une bière sans la voir, puis quitte la partie au lieu de retourner en ville.
ruling-105 = Oktoberfest se termine avec le tour où la pile de bières face cachée, ou bien deux piles de servantes, sont vides.
ruling-161 = Une carte Beer Stand prise à un autre joueur, par Get Drunk ou Let Me Drink!, est reçue : elle ouvre à nouveau pour tous, jusqu’à la fin du prochain tour de son nouveau propriétaire.
ruling-162 = Sora Nakachi ne déplace aucun événement vers des quartiers privés sans servante, pas même Envy ou Heavy Storm. Elle peut déplacer Let Me Drink! comme tout autre événement.
ruling-163 = Kirika von Heidemann : pour ce tour, les femmes de chambre en chef en main sont des cartes « 1 Amour » pour tout texte qui en parle, comme ceux de Nadja Kersten et de Sainsbury Lockwood.
ruling-165 = Envy compte dès le début d’une phase d’embauche. Posée chez son acheteur, elle ne change aucun prix de cette même phase.
