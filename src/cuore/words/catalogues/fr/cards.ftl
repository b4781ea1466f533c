# Comment s’appelle une carte et comment se lit sa page dans le recueil. Les noms des cartes sont les mêmes dans
# toutes les langues ; les titres sont traduits ici (`title-…`), comme les sources des données (`source-…`).

kind-love = Carte Amour
kind-maid-chief = Servante en chef
kind-chambermaid-chief = Femme de chambre en chef
kind-general-maid = Servante
kind-private-maid = Servante privée
kind-event = Événement

phase-start = Phase de départ
phase-serve = Phase de service
phase-employ = Phase d’embauche
phase-discard = Phase de congés

# Une carte des quartiers privés et le nombre d’événements posés dessus.
spot = { $ill ->
        [0] { $card }
        [1] { $card } (malade)
       *[other] { $card } (malade { $ill } fois)
    }

page-name = { $name } — { $title }
page-also = Autre graphie : { $names }
page-cost = Coût { $cost }
page-copies = { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
page-vp = { $vp } PV
page-vp-varies = ? PV
page-rulings = Points de règles :
page-sources = D’où viennent ces données :
page-source = { $facts } : { $place }
page-source-next = { " ; " }

fact-copies = exemplaires
fact-cost = coût
fact-vp = PV
fact-symbols = symboles
fact-text = texte

score-line = { $card } ×{ $copies } : { $points } PV
score-total = { $player } : { $points } PV en tout
score-idle = Servantes qui ne rapportent rien (elles départagent une égalité) : { $count }

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

## Sources

source-rulebook-english-edition-card-list = livret de règles, édition anglaise, liste des cartes
source-card-face = carte imprimée
source-the-card-face-prints-2 = la carte imprimée indique 2
source-the-rulebooks-card-list-drops-the-minus-sign = la liste du livret omet le signe moins
