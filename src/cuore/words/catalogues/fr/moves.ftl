# Les coups. L’anglais est la notation même (engine/notation.py) : ce fichier n’existe que pour les autres langues.

move-serve = se faire servir par { $card }
move-chamber = nommer femme de chambre { $card }
move-use = utiliser { $card }
move-play = jouer { $card }
move-play-all = jouer toutes les cartes Amour
move-employ = employer { $card }
move-discard = défausser { $card }
move-return = renvoyer en ville { $card }
move-take = prendre { $card }
move-keep = garder { $card }
move-reveal = révéler { $card }
move-target = viser { $player }
move-target-card = viser { $player } : { $card }
move-choose-serving = choisir Service
move-choose-love = choisir Amour
move-choose-employment = choisir Emploi
move-yes = oui
move-no = non
move-done = terminé
move-end-start = finir la phase de départ
move-end-serve = finir la phase de service
move-end-employ = finir la phase d’embauche
move-end-turn = finir le tour
