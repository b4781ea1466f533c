# Pourquoi un scénario échoue.

error-scenario-unreadable = lecture impossible : { $reason }
error-scenario-toml = ce n’est pas du TOML : { $reason }
error-scenario-wrong = fichier incorrect : { $reason }
error-scenario-refused = refusé : { $reason }
error-scenario-not-refused = la mise en place aurait dû être refusée, et ne l’a pas été

## Où

error-scenario-step = étape { $number }
error-scenario-move = étape { $number }, « { $move } »
error-scenario-check = étape { $number }, { $check }

## Ce que doit être une clé du fichier

error-scenario-key = clé inconnue « { $name } » (possibles : { $allowed })
error-scenario-true-or-false = doit être true ou false
error-scenario-whole = doit être un nombre entier
error-scenario-whole-to = doit être un nombre entier de 0 à { $most }
error-scenario-names = doit être une liste de noms
error-scenario-cards = doit être une liste de noms de cartes
error-scenario-list = doit être une liste
error-scenario-table = doit être une table
error-scenario-seat-tables = doivent être des tables comme [seat.Ann]
error-scenario-options = doit être une table de noms avec true ou false
error-scenario-steps = il manque une liste de coups et de contrôles (se trouve-t-elle avant la première [table] ?)
error-scenario-no-steps = un fichier avec refused = true n’en a pas
error-scenario-phase = phase inconnue { $name } (possibles : { $allowed })

## La position

error-scenario-no-card = { $value } n’est pas un nom de carte
error-scenario-entry = { $value } n’est ni un nom de carte ni une table avec card ou private, on et under
error-scenario-hand = { $card } n’entre jamais dans une main, une pioche ou une défausse
error-scenario-refined = { $card } n’est pas une servante raffinée
error-scenario-private = private = … est une pile de servantes privées, au moins une
error-scenario-alone = { $card } ne peut pas s’y trouver toute seule
error-scenario-under = une seule carte peut se trouver sous un bâtiment
error-scenario-on = { $event } ne se pose pas sur { $card }
error-scenario-elsewhere = { $card } n’a pas sa place ici
error-scenario-own-pile = { $card } n’a pas de pile à elle
error-scenario-too-often = { $card } figure plus souvent que la boîte n’en contient d’exemplaires

## Les coups et les contrôles

error-scenario-no-step = { $value } n’est ni un coup ni une table de contrôles
error-scenario-form = un coup s’écrit comme « Ann: play all », avec une place parmi { $names }
error-scenario-form-of = « { $move } » : un coup s’écrit comme « Ann: play all », avec une place parmi { $names }
error-scenario-verb = verbe inconnu « { $name } » (possibles : { $allowed })
error-scenario-verb-what = « { $move } » : « { $verb } » demande un complément (possibles : { $allowed })
error-scenario-no-check = contrôle inconnu (possibles : { $allowed }, et .count après une zone)
error-scenario-no-pile = cette pile n’existe pas

## Ce qui n’est pas vrai

error-scenario-situation = c’est à { $seat } de répondre, phase « { $phase } » ; coups permis : { $legal }
error-scenario-nobody = personne
error-scenario-expected = attendu { $expected }, trouvé { $found } ; { $situation }
error-scenario-illegal = un coup permis était attendu, celui-ci ne l’est pas ; { $situation }
error-scenario-not-asked = { $reason } ; { $situation }
error-scenario-should = « { $move } » devrait être permis ; { $situation }
error-scenario-should-not = « { $move } » ne devrait pas être permis ; { $situation }
error-scenario-unlisted = permis mais absent de la liste : { $moves } ; { $situation }
