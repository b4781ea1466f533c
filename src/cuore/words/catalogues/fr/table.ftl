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
table-move-choose-employment = Choisir des embauches
table-move-yes = Oui
table-move-no = Non
table-move-done = Terminé
table-move-end-start = Finir la phase de départ
table-move-end-serve = Finir la phase de service
table-move-end-work = Finir la phase de travail
table-move-end-employ = Finir la phase d’embauche
table-move-end-turn = Finir le tour

## Piles et effets durables

table-stack-private-maids = Servantes privées
table-stack-mixed-maids = Servantes de passage
table-stack-beer = Bières
table-stack-reminiscences = Souvenirs
table-stack-refined-maids = Servantes raffinées
table-stack-food = Nourriture
table-stack-decoration = Décoration
table-stack-cleaning = Nettoyage
table-last-round = C’est la dernière manche de la partie.

## Règles optionnelles

table-option-two-player-quick = Partie rapide à deux
table-option-no-bad-habits = Sans Bad Habit
table-option-mixed-pile = Une pile de servantes de passage
table-option-private-maids = Avec des servantes privées
table-option-illness = Avec Illness
table-option-without-ignis = Sans Ignis

## Pourquoi pas

why-over = La partie est finie.
why-not-asked = C’est à { $player } de répondre.
why-not-now = Cette carte ne peut pas servir maintenant.
