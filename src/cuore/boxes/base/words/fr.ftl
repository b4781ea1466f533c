# Tanto Cuore

## About the box

lobby-box-base = Tanto Cuore
    .text = L’amour, les chefs, les servantes et servantes privées, les événements : le jeu par lequel tout commence.
table-option-no-bad-habits = Sans Mauvaises Habitudes

## Stacks and phases

family-crescent = sœurs Crescent
stack-private-maids = Servantes privées

## Cards that are words

name-1-love = 1 Amour
name-2-love = 2 Amour
name-3-love = 3 Amour
name-illness = Maladie
name-bad-habit = Mauvaises Habitudes

## Titles

title-maid-chief = Servante en chef
title-chambermaid-chief = Femme de chambre en chef
title-all-purpose-maid = Servante à tout faire
title-treasury-maid = Servante trésorière
title-laundry-maid = Servante blanchisseuse
title-nap-maid = Servante de la sieste
title-teasing-maid = Servante taquine
title-cleaning-maid = Servante du ménage
title-scrapping-maid = Servante du débarras
title-cooking-maid = Servante cuisinière
title-employing-maid = Servante recruteuse
title-policing-maid = Servante surveillante
title-sewing-maid = Servante couturière
title-white-maid = Servante en blanc
title-chambermaid = Femme de chambre
title-black-maid = Servante en noir
title-private-maid = Servante privée
title-event = Événement

## Where figures come from

source-rulebook-english-edition-card-list = livret de règles, édition anglaise, liste des cartes
source-card-face = carte imprimée
source-the-card-face-prints-2 = la carte imprimée indique 2
source-the-rulebooks-card-list-drops-the-minus-sign = la liste du livret omet le signe moins

## Rulings

book-en = livret de base, édition anglaise
book-fr = livret de base, édition française
rulings-from-1 = Mise en place
rulings-from-11 = Tour et phases
rulings-from-29 = Salles d’attente et informations visibles
rulings-from-36 = Femmes de chambre
rulings-from-41 = Servantes privées
rulings-from-52 = Événements
rulings-from-63 = Fin et décompte
ruling-1 = Chacun commence avec sept « 1 Amour » et trois exemplaires de la femme de chambre en chef du jeu, pris en ville ; on mélange le tout et on pioche 5 cartes.
ruling-2 = Dix sortes de servantes, choisies ou tirées au sort, sont en ville ; les autres restent dans la boîte.
ruling-3 = Les servantes privées forment une pile mélangée, face cachée, avec deux d’entre elles face visible à côté.
ruling-4 = On décide comme on veut qui commence. On joue dans le sens des aiguilles d’une montre.
ruling-5 = À deux, on peut raccourcir la partie en retirant 3 cartes de chaque pile de servantes, de servantes en chef et d’événements.
ruling-6 = Oktoberfest à deux : 3 cartes quittent chaque pile de servantes et de servantes en chef, et aucune autre.
ruling-7 = Romantic Vacation à deux : de même, et on écarte les souvenirs en double pour qu’il en reste dix.
ruling-8 = À deux, 3 cartes quittent aussi chaque pile de bâtiments, mais seulement si l’on joue avec Expanding the House.
ruling-9 = Retirer ces 3 servantes en chef avant ou après la distribution des cartes de départ revient au même : la pile finale est identique.
ruling-10 = À cinq ou plus, on prend deux jeux complets de cartes Amour en tout, et trois piles de servantes vides, au lieu de deux, terminent la partie.
ruling-11 = Un tour a quatre phases : départ, service, embauche et congés.
ruling-12 = Les livrets donnent plusieurs noms à la dernière phase. C’est une seule et même phase, appelée ici phase de congés.
ruling-13 = « Au début de votre tour » sur une carte désigne la phase de départ.
ruling-14 = S’il y a plusieurs effets possibles en phase de départ, le joueur dont c’est le tour choisit leur ordre. Guérir une servante puis utiliser sa capacité est permis.
ruling-15 = Une phase de service commence avec 1 service et une phase d’embauche avec 1 emploi ; les bonus s’y ajoutent.
ruling-16 = Un service reçu en phase de départ s’ajoute à celui que donne la phase de service.
ruling-17 = Se faire servir coûte 1 service, et la servante doit venir de la main. Les capacités des femmes de chambre et des servantes privées n’en coûtent pas.
ruling-18 = Une servante qui sert donne d’abord tous ses symboles, l’appel étant exécuté aussitôt, puis son texte. Les servantes ainsi piochées peuvent servir dans la même phase.
ruling-19 = Un symbole d’appel n’est pas facultatif.
ruling-20 = Les services ne valent que pour la phase de service, l’Amour et les emplois attendent la phase d’embauche, et rien n’est gardé pour le tour suivant.
ruling-21 = Ne plus avoir de service ne termine pas la phase de service : ce qui relève de cette phase reste possible tant que son joueur ne l’a pas terminée.
ruling-22 = Les cartes Amour ne coûtent pas de service ; jouez-en autant que vous voulez, à tout moment de votre tour. Une carte Amour déjà jouée n’est plus en main pour un effet qui en demande une.
ruling-23 = Chaque carte employée coûte son prix en Amour et 1 emploi. Avec plus d’emplois, le même Amour se répartit sur plusieurs cartes.
ruling-24 = Les nouvelles servantes, servantes en chef et cartes Amour vont à l’entrée des cuisines de l’acheteur, les servantes privées et les bâtiments dans ses quartiers privés, les événements dans les quartiers privés qu’il désigne, sauf si la carte dit autre chose.
ruling-25 = Un bonus d’embauche vient avec l’achat, en phase d’embauche, jamais quand la carte sert.
ruling-26 = Une carte obtenue par un effet n’est pas employée et ne donne pas de bonus d’embauche.
ruling-27 = En phase de congés, tout ce qui a été joué et tout ce qui reste en main va à l’entrée des cuisines, puis on pioche 5 cartes. Les quartiers privés ne changent pas.
ruling-28 = Une phase se termine quand son joueur le dit, et personne n’est obligé d’employer.
ruling-29 = On ne mélange l’entrée des cuisines que s’il faut une carte d’une salle d’attente vide : pour la piocher, la regarder ou la défausser.
ruling-30 = Piochez ce qui reste, mélangez l’entrée des cuisines, piochez la suite. Si tout est vide, on s’arrête.
ruling-31 = Les cartes qui se trouvent dans la zone de jeu ne sont pas mélangées quand une salle d’attente s’épuise en cours de tour.
ruling-32 = Une pile de la ville n’est pas une salle d’attente. Un effet qui parle de la salle d’attente désigne la pioche d’un joueur, jamais une main ni des quartiers privés.
ruling-33 = Sont visibles de tous la taille des salles d’attente et des piles de la ville, les cartes face visible des quartiers privés et la carte du dessus de chaque entrée des cuisines. Le reste d’une entrée des cuisines est caché.
ruling-34 = Renvoyer une carte ou la mettre à la porte, c’est la remettre en ville. En salle d’attente signifie sur le dessus de la pioche, en fin de salle d’attente signifie dessous.
ruling-35 = Quand plusieurs joueurs défaussent, c’est dans le sens des aiguilles d’une montre à partir du joueur dont c’est le tour.
ruling-36 = Seules les cartes qui portent le titre de femme de chambre ou de femme de chambre en chef peuvent le devenir : depuis la main, en phase de service, pour le nombre de services imprimé.
ruling-37 = Une servante qui devient femme de chambre ne donne ni symboles ni texte, et plus tard seulement son bonus de femme de chambre.
ruling-38 = Une femme de chambre reste en place tant qu’aucun effet ne la déplace. Elle appartient toujours à son joueur et compte toujours au décompte.
ruling-39 = Un bonus de femme de chambre ne compte que les exemplaires dans les quartiers privés ; les PV simplement imprimés comptent où que soit la carte.
ruling-40 = Certaines femmes de chambre agissent en phase de départ, d’autres à tout moment de la phase de service, comme l’indique leur carte.
ruling-41 = Seules les deux servantes privées face visible peuvent être employées ou obtenues ; la suivante est révélée aussitôt.
ruling-42 = Chacun a une seule servante privée active : une nouvelle venue recouvre la précédente. Celles qui sont recouvertes gardent leurs PV et leurs bonus de fin de partie, rien d’autre, et leur ordre ne change jamais.
ruling-43 = La capacité d’une servante privée sert une fois par tour, au moment indiqué sur sa carte, et ne coûte pas de service.
ruling-44 = Les servantes privées n’entrent jamais dans une main, une salle d’attente ou une entrée des cuisines.
ruling-45 = Une servante privée renvoyée va, face cachée, sous la pile des servantes privées.
ruling-46 = La pile des servantes privées est considérée comme vide quand sa partie cachée l’est, même s’il reste des cartes visibles à côté.
ruling-47 = À la fin, toute servante privée qui n’est pas malade compte, même recouverte.
ruling-48 = Si une servante privée porte à la fois un symbole et un texte, c’est un seul et même bonus, pas deux.
ruling-49 = Milly Violet et Tanya Petrushka agissent juste après la première pioche due à une servante dans le tour, avant le reste du texte de celle-ci, une fois par tour. Une pioche due au texte d’une servante compte aussi.
ruling-50 = Milly Violet a 1 PV dans le livret et 2 sur la carte. Nous jouons avec 1 ; une correction des cartes permet de le changer.
ruling-51 = Amber Twilight agit dans la phase de congés des autres joueurs, avant leur défausse ; Nord Twilight laisse exactement une carte en main. Toutes deux comptent leurs PV négatifs pour leur employeur, sauf si elles sont malades.
ruling-52 = Un événement n’entre jamais dans une salle d’attente. Utilisé ou retiré, il retourne en ville ; tant que sa pile est vide, on ne peut pas en employer.
ruling-53 = Vous pouvez poser un événement chez vous.
ruling-54 = Une carte Mauvaises Habitudes ne peut aller que là où une femme de chambre, une femme de chambre en chef ou une servante privée est dans les quartiers privés. Leur nombre par joueur n’est pas limité.
ruling-55 = Une carte Maladie va sur une femme de chambre, une femme de chambre en chef ou la servante privée non recouverte ; il peut y en avoir plusieurs sur une même carte.
ruling-56 = Une servante malade n’a ni capacité ni PV et compte comme absente ; mais une servante privée malade recouvre toujours celles du dessous.
ruling-57 = Des quartiers privés dont la seule servante est malade n’acceptent pas de Mauvaises Habitudes, car elle compte comme absente. Une autre carte Maladie sur elle est permise.
ruling-58 = Chaque « 3 Amour » que vous défaussez de votre main en phase de départ renvoie en ville une de vos cartes Maladie ; Claire Saint-Juste le fait aussi quand elle sert. Une servante guérie peut agir aussitôt si c’est le bon moment.
ruling-59 = Claire Saint-Juste est révélée, pas défaussée, aussi souvent que vous voulez. L’événement retourne en ville, où le joueur suivant peut le recevoir ; rien n’est remboursé.
ruling-60 = Claire Saint-Juste répond aussi à un événement que Sora Nakachi déplace ou que Nord Twilight pose.
ruling-61 = Mauvaises Habitudes a 1 PV dans la liste du livret et -1 sur la carte, et le décompte le soustrait. Nous jouons avec -1 chacun, ou -2 chacun à partir de quatre.
ruling-62 = Avec des débutants, on peut laisser les Mauvaises Habitudes de côté.
ruling-63 = La partie se termine avec le tour où deux piles de servantes sont vides. Ce sont les piles des servantes, des deux servantes en chef et des servantes privées ; les autres ne comptent pas.
ruling-64 = La fin est acquise dès que deux piles de servantes sont vides en même temps, même si une carte revient dans l’une d’elles pendant le même tour.
ruling-65 = Décompte : réunissez main, entrée des cuisines et salle d’attente, retirez les servantes malades, comptez les quartiers privés avec les bonus de femme de chambre, puis la salle d’attente, puis les bonus sur l’ensemble, et les Mauvaises Habitudes pour finir.
ruling-66 = Un « ? » imprimé ne vaut que ce que dit sa condition.
ruling-67 = En cas d’égalité, l’emporte qui a le plus de servantes rapportant exactement 0 PV. Si l’égalité demeure, la victoire est partagée.
ruling-68 = Colette Framboise : les 5 PV vont une seule fois au joueur qui est seul à avoir le plus d’exemplaires, toutes zones réunies. En cas d’égalité au plus grand nombre, personne ne les reçoit.
ruling-69 = Une seule Ophelia Grail vaut 0. Un nombre impair à partir de trois donne 2 PV chacune, un nombre pair -2 PV chacune.
ruling-70 = Safran Virginie : un groupe a jusqu’à quatre exemplaires et on compte les plus grands d’abord, ce qui est toujours le mieux : six exemplaires font 12 + 4 PV.
ruling-71 = Deux sœurs Crescent différentes rapportent 3 PV, les trois 7 PV, en plus de 1 PV chacune. Chaque carte n’est que dans un groupe, et l’on fait d’abord les groupes de trois, ce qui est le mieux.
ruling-72 = Natsumi Fujikawa et Esquine Forêt : piochez d’abord, décidez ensuite de défausser ou non.
ruling-73 = Sainsbury Lockwood : la carte prise arrive dans votre main et peut être jouée aussitôt. On ne peut pas prendre de servante privée, car elle n’est jamais en main.
ruling-74 = Nena Wilder : à deux, l’autre joueur reçoit une carte Mauvaises Habitudes, pas deux.
ruling-166 = Les effets de départ d’un joueur, même obligatoires, se font dans l’ordre qu’il souhaite. Un effet obligatoire ne peut être omis : qui termine la phase le fait d’abord.
ruling-167 = Un événement qui ne peut aller que chez son acheteur peut être acheté et va chez lui. L’offre l’annonce à l’avance.

house-56-love-cards-in-three-kinds-split-as-in-the-base-box = 56 cartes Amour de trois sortes, réparties comme dans la boîte de base
house-the-love-cards-of-the-base-box-cost-as-much = les cartes Amour de la boîte de base coûtent autant
