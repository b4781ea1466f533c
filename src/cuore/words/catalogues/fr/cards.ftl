# Comment s’appelle une carte et comment se lit sa page dans le recueil. Les noms des cartes sont les mêmes dans
# toutes les langues ; les titres sont traduits ici (`title-…`), comme les sources des données (`source-…`).

kind-love = Carte Amour
kind-maid-chief = Servante en chef
kind-chambermaid-chief = Femme de chambre en chef
kind-general-maid = Servante
kind-private-maid = Servante privée
kind-event = Événement
kind-building = Bâtiment
kind-beer = Bière
kind-reminiscence = Souvenir
kind-refined-maid = Servante raffinée
kind-preparation = Préparatifs

phase-choose = Choix des servantes raffinées
phase-start = Phase de départ
phase-serve = Phase de service
phase-work = Phase de travail
phase-employ = Phase d’embauche
phase-discard = Phase de congés

# Une carte des quartiers privés, et ce qui la distingue d’une autre du même nom.
spot-marked = { $card } ({ $marks })
spot-ill = { $count ->
        [1] malade
       *[other] malade { $count } fois
    }
spot-stormed = { $count ->
        [1] sous la tempête
       *[other] sous { $count } tempêtes
    }
spot-over = sur une carte
spot-over-card = sur { $card }

page-name = { $name } — { $title }
page-also = Autre graphie : { $names }
page-cost = Coût { $cost }
page-copies = { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
page-vp = { $vp } PV
page-vp-varies = ? PV
page-bar-maid = Servante du bar
page-tier = Niveau { $tier }
page-alcohol = Alcool { $alcohol }
page-house-mark = { $fact } (valeur maison)
page-inferred-mark = { $fact } (valeur déduite)
page-house = Valeur maison, pas celle de la carte imprimée : { $facts } ({ $reason })
page-inferred = Valeur déduite de données imprimées, non lue sur une carte : { $facts } ({ $reason })
page-rulings = Points de règles :
page-sources = D’où viennent ces données :
page-source = { $facts } : { $place }
page-source-next = { " ; " }

fact-copies = exemplaires
fact-cost = coût
fact-vp = PV
fact-symbols = symboles
fact-text = texte
fact-tier = niveau
fact-alcohol = alcool
fact-draw = appels
fact-serving = services
fact-love = Amour
fact-employment = emplois
fact-chamber = services pour devenir femme de chambre
fact-imagination = Imagination
fact-concentration = Concentration
fact-effort = Effort
fact-skill = points de compétence

score-line = { $cards } : { $points } PV
score-total = { $player } : { $points } PV en tout
score-idle-maids = Servantes qui ne rapportent rien (elles départagent une égalité) : { $count }
score-chambermaids = Femmes de chambre (elles départagent une égalité) : { $count }

## Titres

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
title-maid = Servante
title-refined-maid = Servante raffinée
title-preparation = Préparatifs

## Sources

source-rulebook-english-edition-card-list = livret de règles, édition anglaise, liste des cartes
source-card-face = carte imprimée
source-the-card-face-prints-2 = la carte imprimée indique 2
source-the-rulebooks-card-list-drops-the-minus-sign = la liste du livret omet le signe moins
source-rulebook-card-list = livret de règles, liste des cartes
source-rulebook-component-list = livret de règles, liste du matériel
source-rulebook-example-of-play = livret de règles, exemple de partie
source-rulebook-end-of-the-game = livret de règles, fin de la partie
source-manual-and-card-details = livret et détails des cartes
source-rulebook = livret de règles

## Pourquoi une valeur est de nous

house-one-glass-reaches-the-lower-edge-of-utes-band-four-or-five-reach-the-limit-of-get-drunk = un verre atteint le bas de la fourchette d’Ute Krombach, quatre ou cinq la limite de Get Drunk
house-a-stall-rather-than-a-drink = un stand plutôt qu’une boisson
house-the-strongest-style-gets-one-more = le style le plus fort en reçoit un de plus
house-the-printed-card-is-not-known-to-us = nous ne connaissons pas la carte imprimée
house-a-house-card-in-its-place = une carte maison la remplace
house-cheap-to-acquire-three-copies-and-shown-early-in-the-rulebooks-example = facile à obtenir, en trois exemplaires, et visible tôt dans l’exemple du livret
house-the-only-card-of-its-kind-that-ends-the-game = la seule carte de sa sorte qui termine la partie
house-an-ending-card-should-be-worth-reaching-for = une carte qui termine la partie doit valoir l’effort
house-an-ending-card-must-sit-low-in-the-stack = une carte qui termine la partie doit être au fond de la pile
house-its-effect-is-printed = son effet est imprimé
house-what-it-requires-is-not-known-to-us = nous ne connaissons pas ce qu’elle demande
house-her-text-was-not-found = nous n’avons pas trouvé son texte
house-a-plain-private-maid-of-her-price = une servante privée simple de son prix
house-between-garden-and-lily-garden-and-it-thins-a-chief-out-of-the-deck = entre Garden et Lily Garden, et cette carte retire une servante en chef de la salle d’attente
house-that-the-chief-comes-from-the-hand-when-the-building-is-employed-is-our-reading = que la servante en chef vienne de la main, quand on emploie le bâtiment, est notre lecture
house-26-cards-in-three-piles = 26 cartes en trois piles
house-a-house-card-in-the-place-of-one = une carte maison remplace l’une d’elles
house-as-in-the-base-box = comme dans la boîte de base
house-174-maids-in-18-kinds = 174 servantes en 18 sortes
house-158-maids-in-16-kinds = 158 servantes en 16 sortes
house-124-maids-in-13-kinds = 124 servantes en 13 sortes
house-where-quantities-are-printed-the-kinds-of-cost-6-or-more-have-8-copies = là où les quantités sont imprimées, les sortes de coût 6 ou plus ont 8 exemplaires
house-32-chiefs-split-as-in-the-base-box = 32 servantes en chef, réparties comme dans la boîte de base
house-24-buildings-in-three-kinds = 24 bâtiments en trois sortes
house-the-card-list-has-no-line-for-it = la liste des cartes n’a pas de ligne à ce sujet
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

# Noms de cartes que donnent les livrets français ; les autres restent ce qu’ils sont.
name-1-love = 1 Amour
name-2-love = 2 Amour
name-3-love = 3 Amour
name-illness = Maladie
name-bad-habit = Mauvaises Habitudes
name-food-1 = Nourriture 1
name-decoration-1 = Décoration 1
name-cleaning-1 = Nettoyage 1
name-food-2 = Nourriture 2
name-decoration-2 = Décoration 2
name-cleaning-2 = Nettoyage 2
name-food-3 = Nourriture 3
name-decoration-3 = Décoration 3
name-cleaning-3 = Nettoyage 3
