# La question posée à qui doit répondre. $optional vaut "yes" si l’on peut aussi répondre « terminé ».

prompt-over = La partie est finie.
prompt-phase-choose = { $player }, prenez une servante raffinée pour cette manche.
prompt-phase-start = { $player }, votre phase de départ : utilisez une capacité ou continuez.
prompt-phase-serve = { $player }, votre phase de service : faites-vous servir, transformez une servante en femme de chambre ou continuez.
prompt-phase-employ = { $player }, votre phase d’embauche : jouez des cartes Amour, employez ou finissez le tour.
prompt-phase-discard = { $player }, votre phase de congés.
prompt-discard = { $player }, { $optional ->
        [yes] vous pouvez défausser une carte
       *[no] défaussez une carte
    } ({ $card }).
prompt-keep = { $player }, { $optional ->
        [yes] vous pouvez choisir la seule carte que vous gardez
       *[no] choisissez la seule carte que vous gardez
    } ({ $card }).
prompt-return = { $player }, { $optional ->
        [yes] vous pouvez renvoyer une carte en ville
       *[no] renvoyez une carte en ville
    } ({ $card }).
prompt-take = { $player }, { $optional ->
        [yes] vous pouvez prendre une carte en ville
       *[no] prenez une carte en ville
    } ({ $card }).
prompt-player = { $player }, { $optional ->
        [yes] vous pouvez choisir un joueur
       *[no] choisissez un joueur
    } ({ $card }).
prompt-bonus = { $player }, choisissez un bonus ({ $card }).
prompt-yes = { $player }, voulez-vous utiliser cet effet ? ({ $card })
prompt-offer = { $player }, voulez-vous { $offer } ? ({ $card })
prompt-looked = { $player }, voulez-vous envoyer la carte regardée à { $own ->
        [yes] votre entrée des cuisines
       *[no] l’entrée des cuisines, chez { $about }
    } ? ({ $card })
prompt-destination = { $player }, choisissez où va { $about } ({ $card }).
prompt-destination-own = { $player }, choisissez où va { $about }.
prompt-reaction = { $player }, { $about } va arriver dans vos quartiers privés : révélez une carte ou laissez faire.
prompt-own-event = { $player }, { $optional ->
        [yes] vous pouvez choisir un événement dans vos quartiers privés
       *[no] choisissez un événement dans vos quartiers privés
    } ({ $card }).
prompt-movable = { $player }, { $optional ->
        [yes] vous pouvez choisir un événement à déplacer
       *[no] choisissez l’événement à déplacer
    } ({ $card }).
prompt-alike = { $player }, { $optional ->
        [yes] vous pouvez choisir une carte dont vous défaussez plusieurs exemplaires
       *[no] choisissez une carte dont vous défaussez plusieurs exemplaires
    } ({ $card }).
prompt-revealed = { $player }, { $optional ->
        [yes] vous pouvez choisir pour votre main une des cartes révélées
       *[no] choisissez pour votre main une des cartes révélées
    } ({ $card }).
prompt-return-this = { $player }, { $optional ->
        [yes] vous pouvez renvoyer cette carte en ville
       *[no] renvoyez cette carte en ville
    } ({ $card }).
prompt-turned-up = { $player }, voulez-vous utiliser la carte retournée comme si elle venait de vous servir ? ({ $card })
prompt-chambermaid = { $player }, { $optional ->
        [yes] vous pouvez choisir une de vos femmes de chambre pour l’entrée des cuisines
       *[no] choisissez une de vos femmes de chambre pour l’entrée des cuisines
    } ({ $card }).
prompt-building = { $player }, { $optional ->
        [yes] vous pouvez choisir un bâtiment qui retourne en ville
       *[no] choisissez un bâtiment qui retourne en ville
    } ({ $card }).
prompt-private-maid = { $player }, { $optional ->
        [yes] vous pouvez prendre une servante privée visible en ville en échange de la vôtre
       *[no] prenez une servante privée visible en ville en échange de la vôtre
    } ({ $card }).
prompt-beer = { $player }, { $optional ->
        [yes] vous pouvez recevoir une bière : celle du dessus de la pile ou celle qui est visible
       *[no] recevez une bière : celle du dessus de la pile ou celle qui est visible
    } ({ $card }).
prompt-own-beer = { $player }, { $optional ->
        [yes] vous pouvez choisir une de vos bières
       *[no] choisissez une de vos bières
    } ({ $card }).
prompt-number = { $player }, { $optional ->
        [yes] vous pouvez annoncer un nombre
       *[no] annoncez un nombre
    } ({ $card }).
prompt-named = { $player }, { $optional ->
        [yes] vous pouvez défausser une carte du coût annoncé
       *[no] défaussez une carte du coût annoncé
    } ({ $card }).
prompt-order = { $player }, { $optional ->
        [yes] vous pouvez choisir la bière qui va sur le dessus de la pile
       *[no] choisissez la bière qui va sur le dessus de la pile
    } ({ $card }).
prompt-put-top = { $player }, { $optional ->
        [yes] vous pouvez poser une carte de votre main sur le dessus de votre salle d’attente
       *[no] posez une carte de votre main sur le dessus de votre salle d’attente
    } ({ $card }).
prompt-put-bottom = { $player }, { $optional ->
        [yes] vous pouvez poser une carte de votre main au fond de votre salle d’attente
       *[no] posez une carte de votre main au fond de votre salle d’attente
    } ({ $card }).
prompt-chamber = { $player }, { $optional ->
        [yes] vous pouvez transformer en femme de chambre une servante de votre main sans payer de service
       *[no] transformez en femme de chambre une servante de votre main sans payer de service
    } ({ $card }).
prompt-house = { $player }, { $optional ->
        [yes] vous pouvez choisir la servante en chef qui va sous le bâtiment
       *[no] choisissez la servante en chef qui va sous le bâtiment
    } ({ $card }).
