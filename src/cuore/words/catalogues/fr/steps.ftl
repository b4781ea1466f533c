# Le texte des cartes, composé à partir des étapes de leurs programmes (words/sentences.py).
#
# Une étape a trois formes : `do` s’adresse au lecteur, `may` suit « vous pouvez », `does` suit le nom d’un autre
# joueur. $person vaut "you" ou "they" : à qui sont la main ou les quartiers dont parle un `may`. Ni majuscule au
# début ni point à la fin. Espace insécable devant : ; ? ! et à l’intérieur des guillemets.

## Composer les phrases

text-sentence = { $text }.
text-next = { $before } { $after }
text-also = { $before } ; { $after }
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
    .do = { $times ->
            [0] aussi souvent que vous voulez
           *[other] jusqu’à { $times } fois
        }, vous pouvez { $what }
    .may = { $what }, { $times ->
            [0] autant de fois que voulu
           *[other] jusqu’à { $times } fois
        }
    .does = peut, { $times ->
            [0] aussi souvent qu’il veut
           *[other] jusqu’à { $times } fois
        }, { $what }
text-once =
    .do = une fois par tour, { $what }
    .may = { $what }, une fois par tour
    .does = { $what } (une fois par tour)
text-discard-and-draw = { $count ->
        [one] défausser une carte de { $person ->
            [they] sa
           *[you] votre
        } main, puis en piocher une
       *[other] défausser jusqu’à { $count } cartes de { $person ->
            [they] sa
           *[you] votre
        } main, puis piocher autant de cartes
    }
text-each-time = { $person ->
        [they] chaque fois, { $then }
       *[you] chaque fois que vous le faites, { $then }
    }
text-each-other = { $holding ->
        [0] chaque autre joueur { $what }
       *[other] chaque autre joueur qui a au moins { $holding } cartes en main { $what }
    }
text-every-player = { $holding ->
        [0] chaque joueur, vous compris, { $what }
       *[other] chaque joueur, vous compris, qui a au moins { $holding } cartes en main { $what }
    }
text-neighbours = le joueur à votre gauche, puis le joueur à votre droite, { $what }
text-unless-maid = si ce n’est pas une servante, { $then }
text-if-it = si c’est { $cards }, { $then }
text-if-holding = { $person ->
        [they] s’il a au moins { $count } cartes en main, { $then }
       *[you] si vous avez au moins { $count } cartes en main, { $then }
    }
text-if-own = { $count ->
        [one] { $person ->
                [they] s’il a
               *[you] si vous avez
            } { $cards } dans { $person ->
                [they] ses
               *[you] vos
            } quartiers privés, { $then }
       *[other] { $person ->
                [they] s’il a
               *[you] si vous avez
            } au moins { $cards } dans { $person ->
                [they] ses
               *[you] vos
            } quartiers privés, { $then }
    }
text-if-drunk = si { $person ->
        [they] ses
       *[you] vos
    } bières, sans compter celles qui sont sous un bâtiment, ont ensemble une valeur d’alcool d’au moins { $alcohol }, { $then }
text-every-nth = chaque fois que { $count } exemplaires de plus de cette carte vous ont servi dans le tour, { $then }
text-duel = { $person ->
        [they] lui et le joueur choisi défaussent chacun la carte du dessus de leur salle d’attente
       *[you] vous et ce joueur défaussez chacun la carte du dessus de votre salle d’attente
    }
text-if-duel = { $person ->
        [they] si la sienne coûte au moins { $by } de plus que l’autre, { $then }
       *[you] si la vôtre coûte au moins { $by } de plus que l’autre, { $then }
    }

list-comma = { $before }, { $after }
list-and = { $before } et { $after }
list-then = { $before } et { $after }
list-standing = { $before } et { $after }
list-or = { $before } ou { $after }

## Quand

when-start = phase de départ : { $text }
when-start-chambermaid = bonus de femme de chambre, phase de départ : { $text }
when-start-refined = au début de votre tour : { $text }
when-in-service = phase de service, sans qu’elle serve : { $text }
when-in-service-chambermaid = bonus de femme de chambre, phase de service : { $text }
when-drew = dès qu’une servante vous a fait piocher pour la première fois dans votre tour : { $text }
when-employed = bonus d’embauche : { $text }
when-new-hand = bonus d’embauche, après avoir pioché votre nouvelle main à ce tour : { $text }
when-others-discard = au début de la phase de congés de chaque autre joueur : { $text }
when-placed = quand vous employez cette carte : { $text }
when-gained = quand vous recevez cette carte : { $text }
when-acquired = dès que vous avez obtenu cette carte : { $text }
when-revealed = quand cette carte est prise ou retournée pendant votre tour : { $text }
when-revealed-gone = ensuite, cette carte quitte la partie
when-reaction = quand un événement va arriver dans vos quartiers privés, vous pouvez révéler { $card } de votre main : { $text }
when-on-maid = la servante qui la porte est malade : elle n’a ni capacité ni PV et compte comme absente
when-on-building = le bâtiment qui la porte, et tout ce qui est dessous, compte comme absent, y compris pour les PV
when-leads = phase de travail : vous pouvez dépenser des points de compétence ({ $skill }) pour gagner la carte du dessus de la pile { $pile }, aussi souvent que vous le pouvez
wins = pour gagner cette carte en phase de travail, payez { $points } (votre servante raffinée doit diriger la pile { $pile })
skill-imagination = Imagination
skill-concentration = Concentration
skill-effort = Effort
skill-points = { $points } { $skill }
requires = { $phase } : pour l’acquérir, défaussez { $cards } de votre main{ $count ->
        [0] { "" }
        [one] {" "}(une telle carte par tour)
       *[other] {" "}({ $count } telles cartes par tour)
    }
employ-if-holding = vous ne pouvez l’employer qu’avec { $cards } en main
employ-if-outnumber = vous ne pouvez l’employer que si les cartes { $names } de vos quartiers privés sont ensemble plus nombreuses que les cartes { $card }

## Ce qui vaut tant qu’une carte est là

standing-lying = tant que cette carte est dans vos quartiers privés, { $what }
standing-chambermaid = bonus de femme de chambre : { $what }
standing-turn = pour le reste de ce tour, { $what }
standing-named = une carte « { $name } »
standing-price = { $cards } vous coûte { $price }
standing-price-change = { $cards } vous coûte { $by } { $more ->
        [yes] de plus
       *[no] de moins
    }{ $least ->
        [0] { "" }
       *[other] , mais jamais moins de { $least }
    }
standing-first-price-change = la première fois que vous employez { $cards }, cela vous coûte { $by } { $more ->
        [yes] de plus
       *[no] de moins
    }{ $least ->
        [0] { "" }
       *[other] , mais jamais moins de { $least }
    }
standing-at-most-times = { $what } ; si vous avez plusieurs de ces cartes, { $count } seulement comptent
standing-next-phase = { $what } ; une carte qui arrive chez vous pendant votre phase d’embauche compte à partir de la prochaine
standing-plays-as = { $cards } dans votre main compte comme « { $name } » et se joue sans service
standing-shield = avec au moins { $count } exemplaires dans vos quartiers privés, on ne peut plus poser d’événement chez vous
standing-beer-offer = vous pouvez une fois, en phase d’embauche, payer { $love } Amour pour recevoir une bière (celle qui est visible ou celle du dessus de la pile) ; cela ne coûte pas d’emploi
standing-beer-stand = quand vous recevez cette carte, elle reste face visible jusqu’à la fin { $turns ->
        [1] de votre tour
        [2] de votre prochain tour
       *[other] de votre { $turns }e tour à partir de maintenant
    } : d’ici là, chaque joueur peut, une fois par tour en phase d’embauche, payer { $love } Amour pour recevoir une bière ; cela ne coûte pas d’emploi
standing-shown-first = cette carte est face visible à côté de la pile en début de partie
standing-counts-as-points = elle compte comme une { $name } pour les PV des autres ; ses propres PV ne changent jamais
standing-counts-as-conditions = elle compte comme une carte { $name } là où la condition d’une autre carte est vérifiée

## Symboles

bonus-draw = Appel +{ $amount }
bonus-love = Amour +{ $amount }
bonus-serving = Service +{ $amount }
bonus-employment = Emploi +{ $amount }
bonus-imagination = Imagination +{ $amount }
bonus-concentration = Concentration +{ $amount }
bonus-effort = Effort +{ $amount }
chamber-cost = Femme de chambre : { $servings ->
        [one] { $servings } service
       *[other] { $servings } services
    }

## Quelles cartes

match-any = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
match-named = { $count ->
        [one] une carte « { $name } »
       *[other] { $count } cartes « { $name } »
    }
match-alike = { $count ->
        [one] une carte
       *[other] { $count } exemplaires d’une même carte
    }
match-cost = { $what } de coût { $cost } ou moins
match-cost-from = { $what } de coût { $cost } ou plus
match-cost-exactly = { $what } de coût { $cost }
match-maid = { $count ->
        [one] une servante
       *[other] { $count } servantes
    }
match-not-a-maid = { $count ->
        [one] une carte qui n’est pas une servante
       *[other] { $count } cartes qui ne sont pas des servantes
    }
match-maid-in-hand = { $count ->
        [one] une servante (sauf une servante privée)
       *[other] { $count } servantes (sauf des servantes privées)
    }
match-chambermaid = { $count ->
        [one] une femme de chambre ou une femme de chambre en chef
       *[other] { $count } femmes de chambre ou femmes de chambre en chef
    }
match-love = { $count ->
        [one] une carte Amour
       *[other] { $count } cartes Amour
    }
match-maid-chief = { $count ->
        [one] une servante en chef
       *[other] { $count } servantes en chef
    }
match-chambermaid-chief = { $count ->
        [one] une femme de chambre en chef
       *[other] { $count } femmes de chambre en chef
    }
match-general-maid = { $count ->
        [one] une servante ordinaire
       *[other] { $count } servantes ordinaires
    }
match-private-maid = { $count ->
        [one] une servante privée
       *[other] { $count } servantes privées
    }
match-event = { $count ->
        [one] un événement
       *[other] { $count } événements
    }
match-building = { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    }
match-beer = { $count ->
        [one] une bière
       *[other] { $count } bières
    }
match-reminiscence = { $count ->
        [one] un souvenir
       *[other] { $count } souvenirs
    }
match-refined-maid = { $count ->
        [one] une servante raffinée
       *[other] { $count } servantes raffinées
    }
match-preparation = { $count ->
        [one] une carte de préparatifs
       *[other] { $count } cartes de préparatifs
    }

place-on-maid = { $count ->
        [one] sur une femme de chambre ou une servante privée non recouverte, dans les quartiers privés de votre choix
       *[other] sur une même femme de chambre ou servante privée non recouverte, dans les quartiers privés de votre choix
    }
place-free = dans les quartiers privés d’un joueur qui y a une servante non malade
place-anywhere = dans les quartiers privés de n’importe quel joueur (même les vôtres)
place-on-building = sur un bâtiment, dans les quartiers privés de votre choix
place-own = dans vos propres quartiers privés

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
    .do = renvoyez { $where ->
            [park] au Parc
           *[town] en ville
        } { $cards } de votre main
    .may = renvoyer { $where ->
            [park] au Parc
           *[town] en ville
        } { $cards } de { $person ->
            [they] sa
           *[you] votre
        } main
    .does = renvoie { $where ->
            [park] au Parc
           *[town] en ville
        } { $cards } de sa main
step-take =
    .do = prenez en ville { $cards } { $to ->
            [hand] et ajoutez cette carte à votre main
            [deck] et posez cette carte sur le dessus de votre salle d’attente
            [their-discard] pour poser cette carte à l’entrée des cuisines de ce joueur
           *[discard] et posez cette carte à votre entrée des cuisines
        }
    .may = prendre en ville { $cards } { $to ->
            [hand] et ajouter cette carte à { $person ->
                    [they] sa
                   *[you] votre
                } main
            [deck] et poser cette carte sur le dessus de { $person ->
                    [they] sa
                   *[you] votre
                } salle d’attente
            [their-discard] pour poser cette carte à l’entrée des cuisines de ce joueur
           *[discard] et poser cette carte à { $person ->
                    [they] son
                   *[you] votre
                } entrée des cuisines
        }
    .does = prend en ville { $cards } { $to ->
            [hand] et ajoute cette carte à sa main
            [deck] et pose cette carte sur le dessus de sa salle d’attente
            [their-discard] pour poser cette carte à l’entrée des cuisines du joueur choisi
           *[discard] et pose cette carte à son entrée des cuisines
        }
step-choose-player =
    .do = choisissez { $who ->
            [anyone] un joueur (vous-même, si vous voulez)
            [holding] un joueur (vous-même, si vous voulez) qui a au moins { $holding } cartes en main
            [beer-owner] un autre joueur qui a une bière ailleurs que sous un bâtiment
           *[others] un autre joueur
        }
    .may = choisir { $who ->
            [anyone] un joueur ({ $person ->
                    [they] y compris soi-même
                   *[you] y compris vous-même
                })
            [holding] un joueur ({ $person ->
                    [they] y compris soi-même
                   *[you] y compris vous-même
                }) qui a au moins { $holding } cartes en main
            [beer-owner] un autre joueur qui a une bière ailleurs que sous un bâtiment
           *[others] un autre joueur
        }
    .does = choisit { $who ->
            [anyone] un joueur (y compris soi-même)
            [holding] un joueur (y compris soi-même) qui a au moins { $holding } cartes en main
            [beer-owner] un autre joueur qui a une bière ailleurs que sous un bâtiment
           *[others] un autre joueur
        }
step-look-at-top =
    .do = regardez la carte du dessus de { $whose ->
            [yours] votre salle d’attente
           *[theirs] la salle d’attente de ce joueur
        }
    .may = regarder la carte du dessus de { $whose ->
            [yours] { $person ->
                [they] sa
               *[you] votre
            } salle d’attente
           *[theirs] sa salle d’attente
        }
    .does = regarde la carte du dessus de { $whose ->
            [yours] sa salle d’attente
           *[theirs] la salle d’attente de ce joueur
        }
    .otherwise = sinon, elle retourne sur le dessus de la salle d’attente
step-look-at-hand =
    .do = regardez une carte au hasard dans la main de ce joueur
    .may = regarder une carte au hasard dans sa main
    .does = regarde une carte au hasard dans la main de ce joueur
    .otherwise = sinon, la carte regardée retourne dans cette main
step-discard-looked =
    .do = posez-la à { $whose ->
            [yours] votre entrée des cuisines
           *[theirs] l’entrée des cuisines de ce joueur
        }
    .may = la poser à { $whose ->
            [yours] { $person ->
                [they] son
               *[you] votre
            } entrée des cuisines
           *[theirs] l’entrée des cuisines de ce joueur
        }
    .does = la pose à { $whose ->
            [yours] son entrée des cuisines
           *[theirs] l’entrée des cuisines de ce joueur
        }
step-swap-looked =
    .do = laissez ce joueur voir une carte au hasard de votre main, puis échangez les deux cartes
    .may = laisser ce joueur voir une carte au hasard de { $person ->
            [they] sa
           *[you] votre
        } main, puis échanger les deux cartes
    .does = laisse ce joueur voir une carte au hasard de sa main, puis échange les deux cartes
step-receive-event =
    .do = recevez de la ville une carte « { $event } », si vous avez dans vos quartiers privés une servante qui n’est pas malade
    .may = recevoir de la ville une carte « { $event } », { $person ->
            [they] s’il a dans ses
           *[you] si vous avez dans vos
        } quartiers privés une servante qui n’est pas malade
    .does = reçoit de la ville une carte « { $event } », s’il a dans ses quartiers privés une servante qui n’est pas malade
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
    .do = défaussez la carte du dessus de { $whose ->
            [theirs] la salle d’attente de ce joueur
           *[yours] votre salle d’attente
        }
    .may = défausser la carte du dessus de { $whose ->
            [theirs] sa salle d’attente
           *[yours] { $person ->
                [they] sa
               *[you] votre
            } salle d’attente
        }
    .does = défausse la carte du dessus de { $whose ->
            [theirs] la salle d’attente de ce joueur
           *[yours] sa salle d’attente
        }
step-more-new-cards =
    .do = piochez { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } de plus pour votre nouvelle main à ce tour
    .may = piocher { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } de plus pour la nouvelle main à ce tour
    .does = pioche { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } de plus pour sa nouvelle main à ce tour
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
step-discard-alike =
    .do = défaussez { $count } exemplaires d’une même carte de votre main
    .may = défausser { $count } exemplaires d’une même carte de { $person ->
            [they] sa
           *[you] votre
        } main
    .does = défausse { $count } exemplaires d’une même carte de sa main
step-discard-down-to =
    .do = défaussez jusqu’à n’avoir plus que { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } en main
    .may = défausser jusqu’à n’avoir plus que { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } en main
    .does = défausse jusqu’à n’avoir plus que { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } en main
step-put-on-deck =
    .do = posez une carte de votre main { $place ->
            [bottom] au fond
           *[top] sur le dessus
        } de votre salle d’attente
    .may = poser une carte de { $person ->
            [they] sa
           *[you] votre
        } main { $place ->
            [bottom] au fond
           *[top] sur le dessus
        } de { $person ->
            [they] sa
           *[you] votre
        } salle d’attente
    .does = pose une carte de sa main { $place ->
            [bottom] au fond
           *[top] sur le dessus
        } de sa salle d’attente
step-chamber-free =
    .do = mettez { $cards } de votre main dans vos quartiers privés comme femme de chambre, sans payer de service
    .may = mettre { $cards } de { $person ->
            [they] sa
           *[you] votre
        } main dans { $person ->
            [they] ses
           *[you] vos
        } quartiers privés comme femme de chambre, sans payer de service
    .does = met { $cards } de sa main dans ses quartiers privés comme femme de chambre, sans payer de service
step-reveal-top =
    .do = révélez les { $count } cartes du dessus de votre salle d’attente : { $keep ->
            [fitting] chacune va dans votre main si c’est { $cards }, sinon
           *[one] une de votre choix va dans votre main, les autres vont
        } à votre entrée des cuisines
    .may = révéler les { $count } cartes du dessus de la salle d’attente : { $keep ->
            [fitting] chacune va dans la main si c’est { $cards }, sinon
           *[one] une de { $person ->
            [they] son
           *[you] votre
        } choix va dans la main, les autres vont
        } à l’entrée des cuisines
    .does = révèle les { $count } cartes du dessus de sa salle d’attente : { $keep ->
            [fitting] chacune va dans sa main si c’est { $cards }, sinon
           *[one] une de son choix va dans sa main, les autres vont
        } à son entrée des cuisines
step-play-it =
    .do = vous pouvez utiliser cette carte, là où elle est, comme si elle venait de vous servir : ses symboles et son texte ; une carte Amour vous donne son Amour
    .may = utiliser cette carte, là où elle est, comme si elle venait de servir : ses symboles et son texte ; une carte Amour donne son Amour
    .does = peut utiliser cette carte, là où elle est, comme si elle venait de le servir : ses symboles et son texte ; une carte Amour lui donne son Amour
step-pay-serving =
    .do = payez { $count ->
            [one] 1 service
           *[other] { $count } services
        }
    .may = payer { $count ->
            [one] 1 service
           *[other] { $count } services
        }
    .does = paie { $count ->
            [one] 1 service
           *[other] { $count } services
        }
step-end-serving =
    .do = votre phase de service se termine aussitôt
    .may = mettre fin aussitôt à { $person ->
            [they] sa
           *[you] votre
        } phase de service
    .does = met fin aussitôt à sa phase de service
step-end-employ =
    .do = vos phases de service et d’embauche se terminent aussitôt
    .may = mettre fin aussitôt à { $person ->
            [they] ses
           *[you] vos
        } phases de service et d’embauche
    .does = met fin aussitôt à ses phases de service et d’embauche
step-end-game =
    .do = la partie se termine aussitôt
    .may = mettre fin aussitôt à la partie
    .does = met fin aussitôt à la partie
step-name-cost =
    .do = annoncez un nombre
    .may = annoncer un nombre
    .does = annonce un nombre
step-discard-named =
    .do = ce joueur défausse de sa main une carte de ce coût, s’il en a une (s’il en a plusieurs, une de son choix)
    .may = lui faire défausser de sa main une carte de ce coût, s’il en a une (s’il en a plusieurs, une de son choix)
    .does = le joueur choisi défausse de sa main une carte de ce coût, s’il en a une (s’il en a plusieurs, une de son choix)
step-take-first-master =
    .do = vous êtes Premier Maître à partir de la manche suivante
    .may = devenir Premier Maître à partir de la manche suivante
    .does = devient Premier Maître à partir de la manche suivante
step-go-to-discard =
    .do = posez-la à l’entrée des cuisines du joueur de votre choix (même la vôtre)
    .may = poser cette carte à l’entrée des cuisines d’un joueur de { $person ->
            [they] son
           *[you] votre
        } choix
    .does = pose cette carte à l’entrée des cuisines du joueur de son choix (même la sienne)
step-return-this =
    .do = renvoyez cette carte en ville
    .may = renvoyer cette carte en ville
    .does = renvoie cette carte en ville
step-dismiss-this =
    .do = posez cette femme de chambre à votre entrée des cuisines
    .may = poser cette femme de chambre à { $person ->
            [they] son
           *[you] votre
        } entrée des cuisines
    .does = pose cette femme de chambre à son entrée des cuisines
step-dismiss-chambermaid =
    .do = posez une de vos femmes de chambre à votre entrée des cuisines
    .may = poser une de { $person ->
            [they] ses
           *[you] vos
        } femmes de chambre à { $person ->
            [they] son
           *[you] votre
        } entrée des cuisines
    .does = pose une de ses femmes de chambre à son entrée des cuisines
step-give-this-as-chambermaid =
    .do = cette carte devient femme de chambre dans les quartiers privés de ce joueur
    .may = faire de cette carte une femme de chambre dans ses quartiers privés
    .does = fait de cette carte une femme de chambre dans les quartiers privés de ce joueur
step-return-this-chambermaid =
    .do = renvoyez en ville cette femme de chambre de vos quartiers privés
    .may = renvoyer en ville cette femme de chambre
    .does = renvoie en ville cette femme de chambre
step-swap-private =
    .do = échangez votre servante privée non recouverte contre une de celles qui sont visibles en ville ; la vôtre va, face cachée, sous la pile
    .may = échanger { $person ->
            [they] sa
           *[you] votre
        } servante privée non recouverte contre une de celles qui sont visibles en ville ; l’ancienne va, face cachée, sous la pile
    .does = échange sa servante privée non recouverte contre une de celles qui sont visibles en ville ; l’ancienne va, face cachée, sous la pile
step-place-private =
    .do = mettez-la dans les quartiers privés de n’importe quel joueur (même les vôtres)
    .may = la mettre dans les quartiers privés de n’importe quel joueur (même les { $person ->
            [they] siens
           *[you] vôtres
        })
    .does = la met dans les quartiers privés de n’importe quel joueur (même les siens)
step-discard-or-lose =
    .do = défaussez { $cards } de votre main ; si vous ne le pouvez pas, cette servante privée va, face cachée, sous la pile des servantes privées
    .may = défausser { $cards } de { $person ->
            [they] sa
           *[you] votre
        } main, ou sinon mettre cette servante privée, face cachée, sous la pile des servantes privées
    .does = défausse { $cards } de sa main ; s’il ne le peut pas, cette servante privée va, face cachée, sous la pile des servantes privées
step-return-building =
    .do = renvoyez en ville un des bâtiments de ce joueur
    .may = renvoyer en ville un des bâtiments de ce joueur
    .does = renvoie en ville un des bâtiments de ce joueur
step-put-chief-under =
    .do = placez sous ce bâtiment une servante en chef ou une femme de chambre en chef de votre main ; elle n’y est pas femme de chambre
    .may = placer sous ce bâtiment une servante en chef ou une femme de chambre en chef de { $person ->
            [they] sa
           *[you] votre
        } main ; elle n’y est pas femme de chambre
    .does = place sous ce bâtiment une servante en chef ou une femme de chambre en chef de sa main ; elle n’y est pas femme de chambre
step-remove-this =
    .do = retirez cet événement de la partie
    .may = retirer cet événement de la partie
    .does = retire cet événement de la partie
step-gain-beer =
    .do = { $love ->
            [0] recevez une bière
           *[other] payez { $love } Amour et recevez une bière
        } (celle qui est visible ou celle du dessus de la pile)
    .may = { $love ->
            [0] recevoir une bière
           *[other] payer { $love } Amour et recevoir une bière
        } (celle qui est visible ou celle du dessus de la pile)
    .does = { $love ->
            [0] reçoit une bière
           *[other] paie { $love } Amour et reçoit une bière
        } (celle qui est visible ou celle du dessus de la pile)
step-arrange-beer =
    .do = regardez les { $count } bières du dessus de la pile et reposez-les dans l’ordre de votre choix
    .may = regarder les { $count } bières du dessus de la pile et les reposer dans l’ordre voulu
    .does = regarde les { $count } bières du dessus de la pile et les repose dans l’ordre de son choix
step-put-beer-under =
    .do = mettez une de vos bières sous ce bâtiment, où rien de ce qui prend ou donne des bières ne l’atteint
    .may = mettre une de { $person ->
            [they] ses
           *[you] vos
        } bières sous ce bâtiment, où rien de ce qui prend ou donne des bières ne l’atteint
    .does = met une de ses bières sous ce bâtiment, où rien de ce qui prend ou donne des bières ne l’atteint
step-steal-beer =
    .do = prenez-lui au hasard une de ces bières
    .may = lui prendre au hasard une de ces bières
    .does = lui prend au hasard une de ces bières
step-lose-beer =
    .do = une de ces bières, au hasard, quitte la partie
    .may = retirer de la partie une de ces bières, au hasard
    .does = retire de la partie une de ces bières, au hasard
step-give-beer =
    .do = choisissez une de ces bières et donnez-la à un autre joueur
    .may = choisir une de ces bières et la donner à un autre joueur
    .does = choisit une de ces bières et la donne à un autre joueur

## Fin de la partie

score-most = fin de la partie : { $points } PV de plus, une seule fois, au joueur qui est seul à posséder le plus d’exemplaires de { $card }
score-odd-or-even = fin de la partie : à partir de deux exemplaires, chacun vaut { $odd } PV si vous en possédez un nombre impair, { $even } PV si vous en possédez un nombre pair
score-sets = fin de la partie : { $sets } (on compte les plus grands groupes d’abord, et chaque exemplaire dans un seul groupe)
score-chamber-sets = bonus de femme de chambre, fin de la partie : { $sets } (chaque exemplaire ne compte que dans un seul groupe)
score-set = { $size ->
        [1] { $points } PV pour un exemplaire seul
       *[other] { $points } PV pour un groupe de { $size }
    }
score-set-more = { $points } PV de plus par groupe de { $size } exemplaires
score-chamber-sisters = bonus de femme de chambre, fin de la partie : { $pair } PV de plus par groupe de deux { $family } différentes, { $trio } PV de plus par groupe des trois (chaque carte ne compte que dans un seul groupe)
score-each-from = fin de la partie : à partir de { $count } exemplaires, chacun vaut { $points } PV au lieu de { $printed }
score-each-plus = fin de la partie : chaque exemplaire vaut { $points } PV de plus si { $condition }
score-each-instead = fin de la partie : chaque exemplaire vaut { $points } PV au lieu de { $printed } si { $condition }
score-chambered-each = bonus de femme de chambre, fin de la partie : { $points } PV par exemplaire qui est femme de chambre
score-chambered-each-if = { $before ->
        [0] bonus de femme de chambre, fin de la partie : { $points } PV par exemplaire qui est femme de chambre, si { $condition }
       *[other] bonus de femme de chambre, fin de la partie : { $points } PV au lieu de { $before } par exemplaire qui est femme de chambre, si { $condition }
    }
score-each-counts = fin de la partie : chaque exemplaire vaut autant de PV que vous possédez d’exemplaires de { $card }, { $also } comprise
score-if-named = vous possédez au moins { $least } exemplaires de { $name }
score-if-chiefs = vous possédez au moins { $least } servantes en chef (femmes de chambre en chef comprises)
score-if-maid-chiefs = vous possédez au moins { $least } servantes en chef
score-if-chambermaids = vous avez au moins { $least } femmes de chambre (en chef comprises) dans vos quartiers privés
score-if-reminiscences = vous possédez au moins { $least } souvenirs
score-if-alcohol = { $bounded ->
        [yes] votre valeur d’alcool, bières sous un bâtiment comprises, est de { $least } à { $most }
       *[no] votre valeur d’alcool, bières sous un bâtiment comprises, est d’au moins { $least }
    }
