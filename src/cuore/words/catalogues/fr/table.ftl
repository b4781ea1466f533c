# La table dans le navigateur : réponses en boutons, piles, règles optionnelles, raisons.

## Réponses

table-move-serve = Se faire servir par { $card }
table-move-chamber = Nommer { $card } femme de chambre
table-move-use = Utiliser { $card }
table-move-acquire = Obtenir { $card }
table-move-play = Jouer { $card }
table-move-play-all = Jouer toutes les cartes Amour
table-move-employ = Employer { $card }
table-move-beer-top = Prendre la bière du dessus de la pile
table-move-beer-shown = Prendre la bière visible
table-move-choose = Choisir { $card }
table-move-discard = Défausser { $card }
table-move-return = Renvoyer { $card } en ville
table-move-take = Prendre { $card }
table-move-keep = Garder { $card }
table-move-put = Remettre { $card }
table-move-reveal = Révéler { $card }
table-move-target = Choisir { $player }
table-move-target-card = Choisir { $card } ({ $player })
table-move-number = Annoncer { $number }
table-move-choose-serving = Choisir des services
table-move-choose-love = Choisir de l’Amour
table-move-choose-employment = Choisir des emplois
table-move-yes = Oui
table-move-no = Non
table-move-done = Terminé
table-move-end-start = Finir la phase de départ
table-move-end-serve = Finir la phase de service
table-move-end-employ = Finir la phase d’embauche
table-move-end-turn = Finir le tour
table-moved = { $player } : { $move }
table-reach-ends = finit d’abord cette phase : { $phase }

## Piles et effets durables

table-last-round = C’est la dernière manche de la partie.

## Règles optionnelles

table-option-two-player-quick = Partie rapide à deux

## Pourquoi pas

why-over = La partie est finie.
why-watching = Vous regardez cette partie.
why-turn = C’est le tour de { $player }.
why-not-asked = { $player } répond d’abord.
why-question = Répondez d’abord à { $card }.
why-other-card = Ce n’est pas ce que demande { $card }.
why-choose = Prenez d’abord une servante raffinée pour cette manche.
why-serve-later = Les servantes servent pendant la phase de service, qui vient ensuite.
why-no-servings = Il ne reste plus de service ce tour-ci.
why-serving-over = La phase de service est finie.
why-empty = La pile est vide.
why-employ-later = On emploie plus tard, pendant la phase d’embauche.
why-no-employments = Il ne reste plus d’emploi ce tour-ci.
why-love-missing = Coût : { $price }. Il vous manque { $missing } Amour.
why-love-in-hand = Coût : { $price }. Il vous manque { $missing } Amour : vos cartes Amour y suffisent, jouez-les d’abord.
why-condition = Pas encore. { $text }
why-no-maid-well = Personne n’a de servante bien portante dans ses quartiers privés : la carte n’a personne à rejoindre.
why-no-maid = Personne n’a de servante dans ses quartiers privés sur qui la poser.
why-no-building = Personne n’a de bâtiment sur lequel la poser.
why-nowhere = Il n’y a pas de place où la poser maintenant.
why-beer = Les bières viennent par les effets des cartes.
why-beer-love = Une bière coûte ici { $price } Amour : il vous en manque { $missing }.
why-beer-bought = Vous avez déjà acheté votre bière de ce tour.
why-not-led = Votre servante raffinée ne dirige pas cette pile.
why-acquire-later = Elle s’obtient plus tard, dans cette phase : { $phase }.
why-acquire-over = Elle s’obtenait dans cette phase, qui est finie : { $phase }.
why-acquire-pay = Votre main n’a pas ce qu’il faut. { $text }
why-acquired-enough = { $count ->
        [one] Vous avez déjà obtenu votre carte de ce tour.
       *[other] Vous avez déjà obtenu vos { $count } cartes de ce tour.
    }
why-drafted = Ces cartes se prennent au début d’une manche.
why-skill-missing = Il vous faut encore { $missing } { $skill } pour la gagner ({ $phase }).
why-ill = Elle est malade et compte comme absente jusqu’à sa guérison.
why-stormed = Une tempête pèse dessus : le bâtiment compte comme absent tant qu’elle dure.
why-covered = Elle est recouverte : seule la servante privée du dessus agit.
why-by-herself = Il n’y a rien à choisir : elle agit d’elle-même le moment venu.
why-at-rest = Il n’y a rien à utiliser ici : la carte agit par sa seule présence.
why-only-start = Seulement pendant votre phase de départ.
why-only-serve = Seulement pendant votre phase de service.
why-spent = Déjà utilisée ce tour-ci, ou sans effet possible maintenant.
why-not-now = Cette carte ne peut pas servir maintenant.

# Comment une partie a fini, pour tous ceux qui le lisent : on ne félicite personne de la victoire d’un autre.
table-resigned = { $name } abandonne ; { $winner } gagne.
table-winner = { $points ->
        [one] { $name } gagne avec { $points } point de victoire.
       *[other] { $name } gagne avec { $points } points de victoire.
    }
table-winners = { $points ->
        [one] Victoire partagée : { $names }, avec { $points } point de victoire par place.
       *[other] Victoire partagée : { $names }, avec { $points } points de victoire par place.
    }
