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

## Sources

## Pourquoi une valeur est de nous

# Noms de cartes que donnent les livrets français ; les autres restent ce qu’ils sont.
