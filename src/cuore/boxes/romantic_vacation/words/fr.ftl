# Romantic Vacation

## About the box

lobby-box-romantic_vacation = Romantic Vacation
    .text = Des souvenirs, achetés avec les cartes de la main.

## Stacks and phases

stack-reminiscences = Souvenirs

## Titles

title-oceanographer-maid = Servante océanographe
title-island-folk-maid = Servante insulaire
title-mer-maid = Servante sirène
title-adventurer-maid = Servante aventurière
title-sea-bear-maid = Servante ourse de mer
title-fireworks-maid = Servante artificière
title-interpreter-maid = Servante interprète
title-beach-maid = Servante de la plage
title-job-skipping-maid = Servante buissonnière
title-sea-folk-maid = Servante du peuple de la mer
title-island-food-maid = Servante de la cuisine des îles
title-juice-serving-maid = Servante aux jus de fruits
title-watermelon-smashing-maid = Servante casseuse de pastèques
title-dolphin-caretaker-maid = Servante soigneuse de dauphins
title-reminiscence = Souvenir

## Where figures come from

source-rulebook-component-list = livret de règles, liste du matériel
source-rulebook-example-of-play = livret de règles, exemple de partie
source-rulebook-end-of-the-game = livret de règles, fin de la partie
house-the-printed-card-is-not-known-to-us = nous ne connaissons pas la carte imprimée
house-a-house-card-in-its-place = une carte maison la remplace
house-cheap-to-acquire-three-copies-and-shown-early-in-the-rulebooks-example = facile à obtenir, en trois exemplaires, et visible tôt dans l’exemple du livret
house-the-only-card-of-its-kind-that-ends-the-game = la seule carte de sa sorte qui termine la partie
house-an-ending-card-should-be-worth-reaching-for = une carte qui termine la partie doit valoir l’effort
house-an-ending-card-must-sit-low-in-the-stack = une carte qui termine la partie doit être au fond de la pile
house-its-effect-is-printed = son effet est imprimé
house-what-it-requires-is-not-known-to-us = nous ne connaissons pas ce qu’elle demande
house-174-maids-in-18-kinds = 174 servantes en 18 sortes
house-where-quantities-are-printed-the-kinds-of-cost-6-or-more-have-8-copies = là où les quantités sont imprimées, les sortes de coût 6 ou plus ont 8 exemplaires
house-32-chiefs-split-as-in-the-base-box = 32 servantes en chef, réparties comme dans la boîte de base

## Rulings

book-rv = livret Romantic Vacation
book-rvd = détails des cartes de Romantic Vacation
rulings-from-106 = Romantic Vacation
ruling-106 = Romantic Vacation a 18 sortes de servantes, comme le dit la mise en place ; la liste du matériel dit 16, mais seul 18 convient au nombre de cartes.
ruling-107 = Souvenirs : on mélange les deux niveaux à part, on pose le premier sur le second, et trois cartes sont face visible.
ruling-108 = Une fois par tour, à tout moment de la phase de service, vous pouvez défausser de votre main les cartes demandées, pas des cartes jouées, et prendre un souvenir visible. Son effet a lieu aussitôt et on retourne le suivant. Cela ne coûte ni service, ni Amour, ni emploi.
ruling-109 = Les souvenirs restent dans les quartiers privés et n’entrent jamais dans une salle d’attente.
ruling-110 = Camp Fire termine la partie sur-le-champ, au milieu du tour.
ruling-111 = « Une carte de coût N » est toute carte en main qui a ce coût imprimé, servantes en chef et cartes Amour comprises.
ruling-112 = Romina Vautrin, et Riya Naragashi quand elle est renvoyée, ferment la phase de service et donc la possibilité d’un souvenir.
ruling-113 = On peut utiliser plusieurs Valencia Prêtre dans une même phase de départ.
ruling-114 = Evita Catala peut viser votre propre salle d’attente, mais jamais une pile de la ville.
ruling-115 = Beatrice Escudo ne vaut 2 que comme femme de chambre ; sous une carte Estate, elle vaut 0.
ruling-116 = Hyacinth Arrow : 2 PV chacune avec deux souvenirs ou plus, et pas davantage avec quatre.
ruling-117 = Margareta Torrente : deux ne coûtent rien ; à partir de trois, chacune compte -1 PV.
ruling-118 = L’exemple du livret montre : Scary Night pour une carte de coût 3 et une de coût 2 ; Clorinde Sea avec Appel +1 et Service +2 ; Beatrice Escudo pour 2 services ; Margareta Torrente pour 3 Amour au plus.
ruling-119 = Sofia ou Sophia, Si ou Sea, Large ou Soyeux, Naragasi ou Naragashi, Frida ou Fryda : des graphies différentes des mêmes cartes.
