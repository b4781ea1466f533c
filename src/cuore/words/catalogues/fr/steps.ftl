# Le texte des cartes, composé à partir des étapes de leurs programmes (words/sentences.py).
#
# Une étape a trois formes : `do` s’adresse au lecteur, `may` suit « vous pouvez », `does` suit le nom d’un autre
# joueur. $person vaut "you" ou "they" : à qui sont la main ou les quartiers dont parle un `may`. Ni majuscule au
# début ni point à la fin. Espace insécable devant : ; ? ! et à l’intérieur des guillemets.

## Composer les phrases

text-sentence = { $text }.
text-next = { $before } { $after }
text-that-player = ce joueur { $what }
text-may =
    .do = vous pouvez { $what }
    .may = { $what }
    .does = peut { $what }
text-if-done = { $person ->
        [they] dans ce cas, { $then }
       *[you] si vous le faites, { $then }
    }
text-up-to =
    .do = jusqu’à { $times } fois, vous pouvez { $what }
    .may = { $what }, jusqu’à { $times } fois
    .does = peut, jusqu’à { $times } fois, { $what }
text-each-time = { $person ->
        [they] chaque fois, { $then }
       *[you] chaque fois que vous le faites, { $then }
    }
text-each-other = { $holding ->
        [0] chaque autre joueur { $what }
       *[other] chaque autre joueur qui a au moins { $holding } cartes en main { $what }
    }
text-neighbours = le joueur à votre gauche, puis le joueur à votre droite, { $what }
text-unless-maid = si ce n’est pas une servante, { $then }

list-comma = { $before }, { $after }
list-and = { $before } et { $after }
list-or = { $before } ou { $after }

## Quand

when-start = phase de départ : { $text }
when-drew = juste après la première pioche qu’une servante vous donne dans votre tour : { $text }
when-others-discard = au début de la phase de congés de chaque autre joueur : { $text }
when-land = quand vous employez cette carte : { $text }
when-reaction = quand un événement va arriver dans vos quartiers privés, vous pouvez révéler { $card } de votre main : { $text }
when-on-maid = la servante qui la porte est malade : elle n’a ni capacité ni PV et compte comme absente

## Symboles

bonus-draw = Appel +{ $amount }
bonus-love = Amour +{ $amount }
bonus-serving = Service +{ $amount }
bonus-employment = Emploi +{ $amount }
chamber-cost = Femme de chambre : { $servings ->
        [one] { $servings } service
       *[other] { $servings } services
    }

## Quelles cartes

match-any = une carte
match-named = une carte « { $name } »
match-cost = { $what } de coût { $cost } ou moins
match-maid = une servante
match-maid-in-hand = une servante (sauf une servante privée)
match-love = une carte Amour
match-maid-chief = une servante en chef
match-chambermaid-chief = une femme de chambre en chef
match-general-maid = une servante ordinaire
match-private-maid = une servante privée
match-event = un événement

place-on-maid = { $count ->
        [one] sur une femme de chambre ou une servante privée non recouverte, dans les quartiers privés de votre choix
       *[other] sur une même femme de chambre ou servante privée non recouverte, dans les quartiers privés de votre choix
    }
place-free = dans les quartiers privés d’un joueur qui y a une servante non malade

## Étapes

step-gain =
    .do = recevez { $bonuses }
    .may = recevoir { $bonuses }
    .does = reçoit { $bonuses }
step-choose-bonus =
    .do = choisissez { $bonuses }
    .may = choisir { $bonuses }
    .does = choisit { $bonuses }
step-draw =
    .do = piochez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    .may = piocher { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    .does = pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
step-discard =
    .do = défaussez { $cards } de votre main
    .may = défausser { $cards } de { $person ->
            [they] sa
           *[you] votre
        } main
    .does = défausse { $free ->
            [yes] { $cards } de son choix
           *[no] { $cards } de sa main
        }
step-keep-one =
    .do = gardez une carte de votre main et défaussez toutes les autres (au moins une)
    .may = garder une carte de { $person ->
            [they] sa
           *[you] votre
        } main et défausser toutes les autres (au moins une)
    .does = garde une carte de sa main et défausse toutes les autres (au moins une)
step-return =
    .do = renvoyez en ville { $cards } de votre main
    .may = renvoyer en ville { $cards } de { $person ->
            [they] sa
           *[you] votre
        } main
    .does = renvoie en ville { $cards } de sa main
step-take =
    .do = prenez en ville { $cards } et { $to ->
            [hand] ajoutez cette carte à votre main
           *[discard] posez cette carte à votre entrée des cuisines
        }
    .may = prendre en ville { $cards } et { $to ->
            [hand] ajouter cette carte à la main
           *[discard] poser cette carte à l’entrée des cuisines
        }
    .does = prend en ville { $cards } et { $to ->
            [hand] ajoute cette carte à sa main
           *[discard] pose cette carte à son entrée des cuisines
        }
step-choose-player =
    .do = choisissez { $who ->
            [anyone] un joueur (vous-même, si vous voulez)
           *[others] un autre joueur
        }
    .may = choisir { $who ->
            [anyone] un joueur ({ $person ->
                    [they] y compris soi-même
                   *[you] y compris vous-même
                })
           *[others] un autre joueur
        }
    .does = choisit { $who ->
            [anyone] un joueur (y compris soi-même)
           *[others] un autre joueur
        }
step-look-at-top =
    .do = regardez la carte du dessus de la salle d’attente de ce joueur
    .may = regarder la carte du dessus de sa salle d’attente
    .does = regarde la carte du dessus de la salle d’attente de ce joueur
    .otherwise = sinon, elle retourne sur le dessus de la salle d’attente
step-look-at-hand =
    .do = regardez une carte au hasard dans la main de ce joueur
    .may = regarder une carte au hasard dans sa main
    .does = regarde une carte au hasard dans la main de ce joueur
    .otherwise = sinon, elle retourne dans cette main
step-discard-looked =
    .do = posez-la à l’entrée des cuisines de ce joueur
    .may = la poser à l’entrée des cuisines de ce joueur
    .does = la pose à l’entrée des cuisines de ce joueur
step-swap-looked =
    .do = laissez ce joueur voir une carte au hasard de votre main, puis échangez les deux cartes
    .may = laisser ce joueur voir une carte au hasard de { $person ->
            [they] sa
           *[you] votre
        } main, puis échanger les deux cartes
    .does = laisse ce joueur voir une carte au hasard de sa main, puis échange les deux cartes
step-receive-event =
    .do = recevez de la ville une carte « { $event } », si une servante non malade est dans vos quartiers privés
    .may = recevoir de la ville une carte « { $event } », si une servante non malade est dans { $person ->
            [they] ses
           *[you] vos
        } quartiers privés
    .does = reçoit de la ville une carte « { $event } », si une servante non malade est dans ses quartiers privés
step-place-events =
    .do = posez { $count ->
            [one] une carte « { $event } »
           *[other] { $count } cartes « { $event } »
        } de la ville { $place }
    .may = poser { $count ->
            [one] une carte « { $event } »
           *[other] { $count } cartes « { $event } »
        } de la ville { $place }
    .does = pose { $count ->
            [one] une carte « { $event } »
           *[other] { $count } cartes « { $event } »
        } de la ville { $place }
step-land-here =
    .do = posez-la { $place }
    .may = la poser { $place }
    .does = la pose { $place }
step-remove-event =
    .do = renvoyez en ville un événement de vos quartiers privés
    .may = renvoyer en ville un événement de { $person ->
            [they] ses
           *[you] vos
        } quartiers privés
    .does = renvoie en ville un événement de ses quartiers privés
step-cure =
    .do = renvoyez en ville une carte « { $event } » de vos quartiers privés
    .may = renvoyer en ville une carte « { $event } » de { $person ->
            [they] ses
           *[you] vos
        } quartiers privés
    .does = renvoie en ville une carte « { $event } » de ses quartiers privés
step-move-event =
    .do = déplacez un événement de n’importe quels quartiers privés vers l’endroit correspondant chez un autre joueur
    .may = déplacer un événement de n’importe quels quartiers privés vers l’endroit correspondant chez un autre joueur
    .does = déplace un événement de n’importe quels quartiers privés vers l’endroit correspondant chez un autre joueur
step-turn-away =
    .do = l’événement retourne alors en ville
    .may = renvoyer l’événement en ville
    .does = l’événement retourne alors en ville
step-discard-top =
    .do = défaussez la carte du dessus de votre salle d’attente
    .may = défausser la carte du dessus de { $person ->
            [they] sa
           *[you] votre
        } salle d’attente
    .does = défausse la carte du dessus de sa salle d’attente
step-fewer-new-cards =
    .do = piochez { $count ->
            [one] une carte
           *[other] { $count } cartes
        } de moins pour votre nouvelle main
    .may = piocher { $count ->
            [one] une carte
           *[other] { $count } cartes
        } de moins pour la nouvelle main
    .does = pioche { $count ->
            [one] une carte
           *[other] { $count } cartes
        } de moins pour sa nouvelle main

## Fin de la partie

score-most = fin de la partie : { $points } PV de plus, une seule fois, au joueur qui est seul à posséder le plus d’exemplaires de { $card }
score-odd-or-even = fin de la partie : à partir de deux exemplaires, chacun vaut { $odd } PV si vous en possédez un nombre impair, { $even } PV si vous en possédez un nombre pair
score-chamber-sets = bonus de femme de chambre, fin de la partie : { $sets } (chaque exemplaire ne compte que dans un seul groupe)
score-chamber-set = { $points } PV pour un groupe de { $size }
score-chamber-sisters = bonus de femme de chambre, fin de la partie : { $pair } PV de plus par groupe de deux { $family } différentes, { $trio } PV de plus par groupe des trois (chaque carte ne compte que dans un seul groupe)
score-each-from = fin de la partie : à partir de { $count } exemplaires, chacun vaut { $points } PV au lieu de { $printed }
family-crescent = sœurs Crescent
