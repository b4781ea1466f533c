# Pourquoi une ville n’existe pas.

error-town-wish = pas de ville possible : { $wish } : { $reason }
error-town-code = ce n’est pas un code de ville : { $reason }
error-town-name = ville « { $name } » : { $reason }

## Ce qui était souhaité

error-wish-required = servantes exigées : { $what }
error-wish-banned = servantes écartées : { $what }
error-wish-sources = sources : { $what }
error-wish-costs = coûts : { $what }
error-wish-attacks = attaques : { $what }
error-wish-rule = règle : { $what }
error-wish-sets = boîtes : { $what }
error-wish-no-dead-cards = aucune carte inutile
error-wish-sisters = les sœurs ensemble
error-wish-at-least = { $what } (au moins { $number })
error-wish-source = { $what ->
        [draw] cartes
        [serving] services
        [employment] emplois
        [love] amour
        [imagination] imagination
        [concentration] concentration
       *[effort] effort
    }
error-wish-and = { $before } ; { $last }

## Pourquoi le souhait n’a pas de sens, ou n’est pas possible

error-write-amounts = écrivez quoi et combien, par exemple 2-3:3 ou draw:2, séparés par des virgules
error-write-span = écrivez un coût ou un intervalle comme 4, 2-3 ou 5+
error-one-of = valeurs possibles : { $allowed }
error-whole-number = doit être un nombre entier de 0 à { $most }, pas { $value }
error-few-maids = { $count } servantes ; une ville en a { $size }
error-only-in = { $most } au maximum avec { $sets }
error-only-with = { $most } au maximum avec { $others }
error-not-with = impossible avec { $others }
error-no-town-of = aucune ville de { $size } servantes n’est possible

## Les codes

error-code-begins = un code de ville commence par { $begin }
error-code-version = ce programme lit les codes qui commencent par { $begin }, pas par { $found }
error-code-symbol = « { $symbol } » ne figure dans aucun code de ville
error-code-mistyped = mal recopié ou incomplet ; comparez-le à l’original
error-code-nothing = aucune ville n’a ce code
error-code-box = ce programme ne connaît pas sa boîte numéro { $number }
error-code-option = ce programme ne connaît pas son option numéro { $number }
error-code-card = il désigne une carte qui n’est pas une servante ordinaire de ce programme

## Les villes enregistrées

error-saved-name = un nom a de 1 à { $most } lettres, chiffres, espaces ou signes { $signs }
error-saved-reserved = ce nom désigne déjà une ville ; choisissez-en un autre
error-saved-already = une ville enregistrée porte déjà ce nom
error-saved-absent = aucune ville enregistrée ne porte ce nom (enregistrées : { $names })
error-saved-none = aucune ville enregistrée ne porte ce nom (il n’y en a pas encore)
error-saved-not-written = impossible de l’enregistrer dans { $folder } : { $reason }
error-saved-not-read = impossible de lire { $path } : { $reason }
error-saved-not-deleted = impossible de l’effacer : { $reason }
error-saved-key = { $path } : { $key } : clé inconnue (possibles : { $allowed })
error-saved-text = { $path } : { $key } : doit être un texte
error-saved-list = { $path } : { $key } : doit être une liste de textes
error-saved-missing = { $path } : il manque { $key }
