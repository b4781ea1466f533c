# Expanding the House

## About the box

lobby-box-expanding_the_house = Expanding the House
    .text = Des bâtiments pour les quartiers privés, et d’autres servantes privées.

## Titles

title-hiring-maid = Servante des embauches
title-governess-maid = Servante gouvernante
title-library-maid = Servante bibliothécaire
title-pet-maid = Servante des animaux
title-dressing-maid = Servante habilleuse
title-destruction-maid = Servante de la démolition
title-architect-maid = Servante architecte
title-ninja-maid = Servante ninja
title-guest-room-maid = Servante des chambres d’amis
title-bodyguard-maid = Servante garde du corps
title-parlor-maid = Servante du salon
title-tea-maid = Servante du thé
title-exorcist-maid = Servante exorciste

## Where figures come from

source-manual-and-card-details = livret et détails des cartes
house-her-text-was-not-found = nous n’avons pas trouvé son texte
house-a-plain-private-maid-of-her-price = une servante privée simple de son prix
house-between-garden-and-lily-garden-and-it-thins-a-chief-out-of-the-deck = entre Garden et Lily Garden, et cette carte retire une servante en chef de la salle d’attente
house-that-the-chief-comes-from-the-hand-when-the-building-is-employed-is-our-reading = que la servante en chef vienne de la main, quand on emploie le bâtiment, est notre lecture
house-158-maids-in-16-kinds = 158 servantes en 16 sortes
house-24-buildings-in-three-kinds = 24 bâtiments en trois sortes

## Rulings

book-eth = livret et détails des cartes d’Expanding the House
rulings-from-141 = Expanding the House
ruling-141 = Expanding the House a 9 servantes privées, comme le dit le livret japonais ; l’anglais dit 8, mais seul 9 convient au nombre de cartes.
ruling-142 = Les bâtiments vont dans les quartiers privés, y comptent leurs PV et y restent jusqu’à ce qu’un effet les retire.
ruling-143 = Quatre cartes Garden tiennent les nouveaux événements à distance ; ceux qui sont déjà là restent.
ruling-144 = Pour employer une carte Lily Garden, il faut plus de cartes Garden et de femmes de chambre Ririko Hiiragi que de Lily Garden déjà possédées. En perdre plus tard ne défait rien.
ruling-145 = Ririko Hiiragi fixe d’abord le coût d’une carte Lily Garden à 5, puis Emily Raymond en retire 1.
ruling-146 = Une carte Estate accueille une servante en chef de n’importe quelle boîte. Celle-ci n’y est pas femme de chambre ; si Estate s’en va, elle va à l’entrée des cuisines de son propriétaire.
ruling-147 = Grace Saulsbury peut vous viser vous-même ; Pauline Dumond agit une fois chaque fois qu’elle sert ; les 5 PV de Suzuna Kamikawa valent pour chaque groupe de trois.
ruling-148 = Tiffany Wise peut échanger une servante privée malade ; la carte Maladie retourne en ville.
ruling-149 = Domino Bonaparte : deux éditions donnent deux phases différentes pour la renvoyer. Nous jouons la phase de service, pour 2 services.
ruling-164 = Un bâtiment sous une carte Heavy Storm est absent pour tout, même là où il ferait obstacle : un Lily Garden frappé ne compte pas contre un autre.
