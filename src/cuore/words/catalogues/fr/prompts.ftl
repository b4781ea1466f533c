# La question posée à qui doit répondre. $optional vaut "yes" si l’on peut aussi répondre « terminé ».

prompt-over = La partie est finie.
prompt-phase-start = { $player }, votre phase de départ : utilisez une capacité ou continuez.
prompt-phase-serve = { $player }, votre phase de service : faites-vous servir, nommez une femme de chambre ou continuez.
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
