# Le récit d’une partie, une ligne par fait. $player agit, $owner possède les cartes ou les quartiers. On écrit
# « chez { $owner } » et non « de » : aucun nom n’y demande d’élision, et rien ne s’accorde avec la personne.

log-turn = — Tour { $turn } : { $player } —
log-serve = { $player } se fait servir par { $card }.
log-chamber = { $player } transforme { $card } en femme de chambre.
log-use = { $player } utilise { $card }.
log-acquire = { $player } obtient { $card }.
log-play = { $player } joue { $cards }.
log-acts = { $card }, chez { $player }, agit.
log-employ = { $player } emploie { $card }.
log-keep = { $player } garde { $card }.
log-reveal = { $player } révèle { $card }.
log-keeps-one = { $player } garde une seule carte en main.
log-chooses = { $player } choisit { $card }.
log-number = { $player } annonce le nombre { $number }.
log-target = { $player } vise { $target }.
log-target-card = { $player } vise { $card } dans les quartiers privés, chez { $target }.
log-draws = { $player } pioche { $cards }.
log-unseen = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
log-copies = { $card } ×{ $count }
log-shuffles = { $player } mélange l’entrée des cuisines pour former une nouvelle salle d’attente.
log-discards = { $player } défausse { $cards }.
log-discards-of = { $player } envoie { $cards } à l’entrée des cuisines, chez { $owner }.
log-returns = { $player } renvoie { $card } { $where ->
        [park] au Parc
       *[town] en ville
    }.
log-takes = { $player } prend { $card } en ville.
log-takes-beer = { $player } reçoit une bière de la pile.
log-takes-beer-seen = { $player } reçoit la bière { $card }.
log-beer-moves = Une bière passe de chez { $player } chez { $other }.
log-beer-moves-seen = { $card } passe de chez { $player } chez { $other }.
log-beer-chosen = { $player } choisit une bière.
log-beer-chosen-seen = { $player } choisit la bière { $card }.
log-beer-on-pile = { $player } regarde les bières du dessus de la pile et les repose.
log-beer-on-pile-seen = { $player } regarde les bières du dessus de la pile et pose { $card } sur le dessus.
log-beer-comes-up = { $cards } est révélée pendant le tour de { $player }.
log-turns-up = { $player } révèle { $cards } de la salle d’attente.
log-puts-on-top = { $player } pose une carte de sa main sur la salle d’attente.
log-puts-on-top-seen = { $player } pose { $card } de sa main sur la salle d’attente.
log-puts-beneath = { $player } glisse une carte de sa main sous la salle d’attente.
log-puts-beneath-seen = { $player } glisse { $card } de sa main sous la salle d’attente.
log-dismisses = { $player } envoie la femme de chambre { $card } à l’entrée des cuisines.
log-plants = { $own ->
        [yes] { $card } devient femme de chambre dans les quartiers privés, chez { $player }.
       *[no] { $player } fait de { $card } une femme de chambre dans les quartiers privés, chez { $other }.
    }
log-enters = Chez { $player }, { $card } est maintenant dans les quartiers privés.
log-to-discard = { $card } va à l’entrée des cuisines, chez { $player }.
log-razed = Chez { $player }, { $card } quitte les quartiers privés et retourne en ville.
log-under-pile = Chez { $player }, { $card } s’en va, face cachée, sous la pile des servantes privées.
log-gone = Chez { $player }, { $card } quitte la partie.
log-gains = { $player } reçoit { $bonuses }.
log-fewer = { $player } piochera { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de moins.
log-more = { $player } piochera { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de plus.
log-lands = Chez { $player }, { $event } est maintenant dans les quartiers privés.
log-lands-maid = Chez { $player }, { $event } est maintenant sur { $card }.
log-leaves = Chez { $player }, { $event } quitte les quartiers privés.
log-leaves-maid = Chez { $player }, { $event } quitte { $card }.
log-turned-away = { $player } refuse { $card }, qui retourne en ville.
log-looks-deck = { $own ->
        [yes] { $player } regarde la carte du dessus de sa propre salle d’attente.
       *[no] { $player } regarde la carte du dessus de la salle d’attente, chez { $owner }.
    }
log-looks-deck-seen = { $own ->
        [yes] { $player } regarde la carte du dessus de sa propre salle d’attente : { $card }.
       *[no] { $player } regarde la carte du dessus de la salle d’attente, chez { $owner } : { $card }.
    }
log-looks-hand = { $own ->
        [yes] { $player } regarde une carte de sa propre main.
       *[no] { $player } regarde une carte en main, chez { $owner }.
    }
log-looks-hand-seen = { $own ->
        [yes] { $player } regarde une carte de sa propre main : { $card }.
       *[no] { $player } regarde une carte en main, chez { $owner } : { $card }.
    }
log-puts-back = { $player } la laisse à sa place.
log-swaps = { $player } et { $other } échangent une carte de leurs mains.
log-swaps-seen = { $player } montre { $card } à { $other }, et les deux cartes changent de main.
log-refilled = { $card } est maintenant face visible en ville.
log-first-master = À partir de la manche suivante, le Premier Maître est { $player }.
log-last-turn = { $why ->
        [stack] La pile « { $stack } » est vide
       *[piles] Assez de piles sont vides
    } : la partie se termine avec ce tour.
log-last-round = { $why ->
        [stack] La pile « { $stack } » est vide
       *[piles] Assez de piles sont vides
    } : la partie se termine avec cette manche.
log-over = — La partie est finie —
log-wins = { $count ->
        [one] { $players } l’emporte avec { $points } PV.
       *[other] { $players } partagent la victoire avec { $points } PV.
    }
log-result = Résultat : { $result }
log-earlier-rules = Cette partie a été jouée avec les règles { $found }, et les règles { $version } mèneraient ses réponses ailleurs. Elle est montrée telle qu’elle a été notée ; on ne peut pas la poursuivre.
log-only-moves = Elle a été notée avant que les événements soient gardés : voici ses coups.
