# Le texte des cartes en peu de mots, pour une tuile : les mêmes étapes, les mêmes chiffres. Chaque message tient lieu de
# celui du même nom dans catalogues/fr/steps.ftl ; ce qui n’a pas de forme courte ici est dit en entier. Une forme courte
# laisse ce que la table montre de toute façon (la main de qui, quelle pile) et ce qu’on relit au besoin, jamais un
# chiffre, et jamais de qui il s’agit.

## Composer les phrases

text-if-done = { $person ->
        [they] dans ce cas, { $then }
       *[you] alors, { $then }
    }
text-each-time = chaque fois, { $then }
text-up-to =
    .do = { $times ->
            [0] à volonté
           *[other] jusqu’à { $times } fois
        }, vous pouvez { $what }
text-discard-and-draw = { $count ->
        [one] défausser une carte, puis en piocher une
       *[other] défausser jusqu’à { $count } cartes, puis en piocher autant
    }
text-each-other = { $holding ->
        [0] chaque autre joueur { $what }
       *[other] chaque autre joueur ayant { $holding }+ cartes { $what }
    }
text-every-player = { $holding ->
        [0] chacun { $what }
       *[other] chacun ayant { $holding }+ cartes { $what }
    }
text-neighbours = chaque voisin, à gauche d’abord, { $what }
text-if-holding = avec { $count }+ cartes en main, { $then }
text-if-own = { $count ->
        [one] avec { $cards } chez { $person ->
                [they] lui
               *[you] vous
            }, { $then }
       *[other] avec { $cards } ou plus chez { $person ->
                [they] lui
               *[you] vous
            }, { $then }
    }
text-if-drunk = avec { $alcohol }+ d’alcool en bières hors bâtiments, { $then }
text-every-nth = toutes les { $count } copies qui vous servent dans un tour, { $then }
text-duel = { $person ->
        [they] lui et le joueur choisi défaussent leur carte du dessus
       *[you] vous défaussez tous deux votre carte du dessus
    }
text-if-duel = { $person ->
        [they] si la sienne coûte { $by }+ de plus, { $then }
       *[you] si la vôtre coûte { $by }+ de plus, { $then }
    }

## Quand

when-start = départ : { $text }
when-start-chambermaid = femme de chambre, départ : { $text }
when-start-refined = début du tour : { $text }
when-in-service = phase de service : { $text }
when-in-service-chambermaid = femme de chambre, phase de service : { $text }
when-drew = après la première pioche due à une servante à votre tour : { $text }
when-employed = embauche : { $text }
when-new-hand = embauche, après votre nouvelle main : { $text }
when-others-discard = phase de congés des autres : { $text }
when-placed = à l’emploi : { $text }
when-gained = reçue : { $text }
when-acquired = puis : { $text }
when-revealed = une fois révélée : { $text }
when-revealed-gone = puis cette carte quitte la partie
when-reaction = révélez-la de votre main quand un événement vous vise : { $text }
when-on-maid = cette servante est malade : ni capacité ni PV, absente
when-on-building = ce bâtiment et tout ce qui est dessous sont absents
when-leads = phase de travail : payez en { $skill } les cartes du dessus de { $pile }
wins = phase de travail : gagnez-la pour { $points } en dirigeant { $pile }
requires = { $phase } : défaussez { $cards }{ $count ->
        [0] { "" }
       *[other] {" "}({ $count } par tour)
    }
employ-if-holding = exige { $cards } en main
employ-if-outnumber = exige chez vous plus de { $names } que de { $card }

## Ce qui vaut tant qu’une carte est là

standing-lying = chez vous, { $what }
standing-chambermaid = femme de chambre : { $what }
standing-turn = à ce tour, { $what }
standing-price = { $cards } coûte { $price }
standing-price-change = { $cards } coûte { $by } { $more ->
        [yes] de plus
       *[no] de moins
    }{ $least ->
        [0] { "" }
       *[other] {" "}(au moins { $least })
    }
standing-first-price-change = la première fois, { $cards } coûte { $by } { $more ->
        [yes] de plus
       *[no] de moins
    }{ $least ->
        [0] { "" }
       *[other] {" "}(au moins { $least })
    }
standing-at-most-times = { $what } ({ $count } fois au plus)
standing-next-phase = { $what }, dès votre prochaine phase d’embauche
standing-plays-as = { $cards } en main se joue comme « { $name } » sans service
standing-shield = avec { $count }+ exemplaires, plus aucun événement chez vous
standing-beer-offer = vous pouvez une fois payer { $love } Amour pour une bière (sans emploi)
standing-beer-stand = jusqu’à la fin { $turns ->
        [1] de votre tour
        [2] de votre prochain tour
       *[other] de votre { $turns }e tour
    }, chacun peut une fois par tour payer { $love } Amour pour une bière (sans emploi)
standing-shown-first = visible en début de partie
standing-counts-as-points = compte comme une { $name } pour les PV des autres
standing-counts-as-conditions = compte comme { $name } pour les conditions

## Quelles cartes

match-named = { $count ->
        [one] un « { $name } »
       *[other] { $count } « { $name } »
    }
match-alike = { $count ->
        [one] une carte
       *[other] { $count } cartes identiques
    }
match-cost = { $what } de coût { $cost } au plus
match-cost-from = { $what } de coût { $cost }+
match-maid-in-hand = { $count ->
        [one] une servante (non privée)
       *[other] { $count } servantes (non privées)
    }
match-chambermaid = { $count ->
        [one] une femme de chambre (ou en chef)
       *[other] { $count } femmes de chambre (ou en chef)
    }

place-on-maid = { $count ->
        [one] sur une femme de chambre ou servante privée visible
       *[other] sur une même femme de chambre ou servante privée visible
    }
place-free = chez un joueur qui a une servante saine
place-anywhere = chez n’importe qui
place-on-building = sur un bâtiment
place-own = chez vous

## Étapes

step-gain =
    .do = { $bonuses }
step-discard =
    .do = défaussez { $cards }
    .may = défausser { $cards }
    .does = défausse { $cards }
step-keep-one =
    .do = gardez une carte et défaussez les autres
    .may = garder une carte et défausser les autres
    .does = garde une carte et défausse les autres
step-return =
    .do = renvoyez { $cards } { $where ->
            [park] au Parc
           *[town] en ville
        }
    .may = renvoyer { $cards } { $where ->
            [park] au Parc
           *[town] en ville
        }
    .does = renvoie { $cards } { $where ->
            [park] au Parc
           *[town] en ville
        }
step-take =
    .do = prenez { $cards } { $to ->
            [hand] en main
            [deck] sur votre salle d’attente
            [their-discard] pour ses cuisines
           *[discard] pour vos cuisines
        }
    .may = prendre { $cards } { $to ->
            [hand] en main
            [deck] sur la salle d’attente
            [their-discard] pour ses cuisines
           *[discard] pour les cuisines
        }
    .does = prend { $cards } { $to ->
            [hand] en main
            [deck] sur sa salle d’attente
            [their-discard] pour les cuisines du joueur choisi
           *[discard] pour ses cuisines
        }
step-choose-player =
    .do = choisissez { $who ->
            [anyone] un joueur ou vous
            [holding] un joueur ou vous, ayant { $holding }+ cartes
            [beer-owner] un autre joueur ayant une bière hors bâtiments
           *[others] un autre joueur
        }
    .may = choisir { $who ->
            [anyone] n’importe qui
            [holding] n’importe qui ayant { $holding }+ cartes
            [beer-owner] un autre joueur ayant une bière hors bâtiments
           *[others] un autre joueur
        }
    .does = choisit { $who ->
            [anyone] n’importe qui
            [holding] n’importe qui ayant { $holding }+ cartes
            [beer-owner] un autre joueur ayant une bière hors bâtiments
           *[others] un autre joueur
        }
step-look-at-top =
    .do = regardez { $whose ->
            [yours] votre
           *[theirs] sa
        } carte du dessus
    .may = regarder { $whose ->
            [yours] { $person ->
                [they] sa
               *[you] votre
            }
           *[theirs] sa
        } carte du dessus
    .does = regarde { $whose ->
            [yours] sa carte du dessus
           *[theirs] la carte du dessus de ce joueur
        }
    .otherwise = sinon, elle y retourne
step-look-at-hand =
    .do = regardez une de ses cartes au hasard
    .may = regarder une de ses cartes au hasard
    .does = regarde une carte au hasard de ce joueur
    .otherwise = sinon, elle y retourne
step-discard-looked =
    .do = défaussez-la
    .may = la défausser
    .does = la défausse
step-swap-looked =
    .do = échangez-la contre une des vôtres au hasard
    .may = l’échanger contre une des { $person ->
            [they] siennes
           *[you] vôtres
        } au hasard
    .does = l’échange contre une des siennes au hasard
step-receive-event =
    .do = recevez un « { $event } » si vous avez une servante saine
    .may = recevoir un « { $event } » avec une servante saine
    .does = reçoit un « { $event } » s’il a une servante saine
step-place-events =
    .do = posez { $count } « { $event } » { $place }
    .may = poser { $count } « { $event } » { $place }
    .does = pose { $count } « { $event } » { $place }
step-remove-event =
    .do = renvoyez en ville un de vos événements
    .may = renvoyer en ville un de { $person ->
            [they] ses
           *[you] vos
        } événements
    .does = renvoie en ville un de ses événements
step-cure =
    .do = renvoyez en ville un « { $event } »
    .may = renvoyer en ville un « { $event } »
    .does = renvoie en ville un « { $event } »
step-move-event =
    .do = déplacez un événement de chez quelqu’un au même endroit chez un autre
    .may = déplacer un événement de chez quelqu’un au même endroit chez un autre
    .does = déplace un événement de chez quelqu’un au même endroit chez un autre
step-turn-away =
    .do = il retourne en ville
    .may = le renvoyer en ville
    .does = il retourne en ville
step-discard-top =
    .do = défaussez { $whose ->
            [theirs] sa
           *[yours] votre
        } carte du dessus
    .may = défausser { $whose ->
            [theirs] sa
           *[yours] { $person ->
                [they] sa
               *[you] votre
            }
        } carte du dessus
    .does = défausse { $whose ->
            [theirs] la carte du dessus de ce joueur
           *[yours] sa carte du dessus
        }
step-more-new-cards =
    .do = piochez { $count } de plus en nouvelle main
    .may = piocher { $count } de plus en nouvelle main
    .does = pioche { $count } de plus en nouvelle main
step-fewer-new-cards =
    .do = piochez { $count } de moins en nouvelle main
    .may = piocher { $count } de moins en nouvelle main
    .does = pioche { $count } de moins en nouvelle main
step-discard-alike =
    .do = défaussez { $count } cartes identiques
    .may = défausser { $count } cartes identiques
    .does = défausse { $count } cartes identiques
step-discard-down-to =
    .do = ne gardez que { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }
    .may = ne garder que { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }
    .does = ne garde que { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }
step-put-on-deck =
    .do = posez une carte { $place ->
            [bottom] sous
           *[top] sur
        } votre salle d’attente
    .may = poser une carte { $place ->
            [bottom] sous
           *[top] sur
        } { $person ->
            [they] sa
           *[you] votre
        } salle d’attente
    .does = pose une carte { $place ->
            [bottom] sous
           *[top] sur
        } sa salle d’attente
step-chamber-free =
    .do = mettez chez vous { $cards } de la main, sans service
    .may = mettre en quartiers { $cards } de la main, sans service
    .does = met chez lui { $cards } de la main, sans service
step-reveal-top =
    .do = révélez vos { $count } cartes du dessus : gardez { $keep ->
            [fitting] chacune si c’est { $cards }
           *[one] une
        }, défaussez le reste
    .may = révéler les { $count } cartes du dessus : garder { $keep ->
            [fitting] chacune si c’est { $cards }
           *[one] une
        }, défausser le reste
    .does = révèle ses { $count } cartes du dessus : garde { $keep ->
            [fitting] chacune si c’est { $cards }
           *[one] une
        }, défausse le reste
step-play-it =
    .do = vous pouvez l’utiliser comme si elle vous avait servi
    .may = l’utiliser comme si elle avait servi
    .does = peut l’utiliser comme si elle l’avait servi
step-end-serving =
    .do = votre phase de service se termine
    .may = mettre fin à { $person ->
            [they] sa
           *[you] votre
        } phase de service
    .does = met fin à sa phase de service
step-end-employ =
    .do = vos phases de service et d’embauche se terminent
    .may = mettre fin à { $person ->
            [they] ses
           *[you] vos
        } phases de service et d’embauche
    .does = met fin à ses phases de service et d’embauche
step-end-game =
    .do = la partie se termine
    .may = mettre fin à la partie
    .does = met fin à la partie
step-discard-named =
    .do = il défausse une carte de ce coût
    .may = lui faire défausser une carte de ce coût
    .does = le joueur choisi défausse une carte de ce coût
step-take-first-master =
    .do = vous êtes Premier Maître dès la prochaine manche
    .may = devenir Premier Maître dès la prochaine manche
    .does = devient Premier Maître dès la prochaine manche
step-go-to-discard =
    .do = posez-la aux cuisines de n’importe qui
    .may = la poser aux cuisines de n’importe qui
    .does = la pose aux cuisines de n’importe qui
step-return-this =
    .do = renvoyez-la en ville
    .may = la renvoyer en ville
    .does = la renvoie en ville
step-dismiss-this =
    .do = défaussez-la
    .may = la défausser
    .does = la défausse
step-dismiss-chambermaid =
    .do = défaussez une de vos femmes de chambre
    .may = défausser une de { $person ->
            [they] ses
           *[you] vos
        } femmes de chambre
    .does = défausse une de ses femmes de chambre
step-give-this-as-chambermaid =
    .do = elle devient sa femme de chambre
    .may = en faire sa femme de chambre
    .does = en fait la femme de chambre de ce joueur
step-return-this-chambermaid =
    .do = renvoyez en ville cette femme de chambre
step-swap-private =
    .do = échangez votre servante privée visible contre une de la ville
    .may = échanger { $person ->
            [they] sa
           *[you] votre
        } servante privée visible contre une de la ville
    .does = échange sa servante privée visible contre une de la ville
step-place-private =
    .do = mettez-la chez n’importe qui
    .may = la mettre chez n’importe qui
    .does = la met chez n’importe qui
step-discard-or-lose =
    .do = défaussez { $cards }, sinon elle va sous sa pile
    .may = défausser { $cards } ou la mettre sous sa pile
    .does = défausse { $cards }, sinon elle va sous sa pile
step-return-building =
    .do = renvoyez en ville un de ses bâtiments
    .may = renvoyer en ville un de ses bâtiments
step-put-chief-under =
    .do = placez dessous une chef de votre main, servante ou femme de chambre
    .may = placer dessous une chef de { $person ->
            [they] sa
           *[you] votre
        } main, servante ou femme de chambre
    .does = place dessous une chef de sa main, servante ou femme de chambre
step-gain-beer =
    .do = recevez une bière{ $love ->
            [0] { "" }
           *[other] {" "}pour { $love } Amour
        }
    .may = recevoir une bière{ $love ->
            [0] { "" }
           *[other] {" "}pour { $love } Amour
        }
    .does = reçoit une bière{ $love ->
            [0] { "" }
           *[other] {" "}pour { $love } Amour
        }
step-arrange-beer =
    .do = regardez les { $count } bières du dessus et reposez-les à votre gré
    .may = regarder les { $count } bières du dessus et les reposer à son gré
    .does = regarde les { $count } bières du dessus et les repose à son gré
step-put-beer-under =
    .do = mettez dessous une de vos bières, hors d’atteinte
    .may = mettre dessous une de { $person ->
            [they] ses
           *[you] vos
        } bières, hors d’atteinte
    .does = met dessous une de ses bières, hors d’atteinte
step-steal-beer =
    .do = prenez-lui-en une au hasard
    .may = lui en prendre une au hasard
    .does = lui en prend une au hasard
step-lose-beer =
    .do = l’une d’elles, au hasard, quitte la partie
    .may = en retirer une de la partie, au hasard
    .does = en retire une de la partie, au hasard
step-give-beer =
    .do = donnez-en une à un autre joueur
    .may = en donner une à un autre joueur
    .does = en donne une à un autre joueur

## Fin de la partie

score-most = +{ $points } PV, une fois, à qui en a seul le plus
score-odd-or-even = dès deux exemplaires, chacun { $odd } PV si leur nombre est impair, { $even } PV s’il est pair
score-sets = { $sets }
score-chamber-sets = femmes de chambre : { $sets }
score-set = { $size ->
        [1] { $points } PV pour une
       *[other] { $points } PV pour { $size }
    }
score-set-more = +{ $points } PV toutes les { $size }
score-chamber-sisters = femmes de chambre : +{ $pair } PV pour deux { $family } différentes, +{ $trio } PV pour les trois
score-each-from = dès { $count } exemplaires, chacun { $points } PV au lieu de { $printed }
score-each-plus = chacune +{ $points } PV si { $condition }
score-each-instead = chacune { $points } PV au lieu de { $printed } si { $condition }
score-chambered-each = femme de chambre : { $points } PV
score-chambered-each-if = { $before ->
        [0] femme de chambre : { $points } PV si { $condition }
       *[other] femme de chambre : { $points } PV au lieu de { $before } si { $condition }
    }
score-each-counts = chacune autant de PV que vous en avez, { $also } comprise
score-if-named = vous avez { $least }+ { $name }
score-if-chiefs = vous avez { $least }+ chefs des deux sortes
score-if-maid-chiefs = vous avez { $least }+ servantes en chef
score-if-chambermaids = vous avez { $least }+ femmes de chambre (ou en chef)
score-if-reminiscences = vous avez { $least }+ souvenirs
score-if-alcohol = { $bounded ->
        [yes] votre alcool est de { $least } à { $most }
       *[no] votre alcool est de { $least }+
    }
