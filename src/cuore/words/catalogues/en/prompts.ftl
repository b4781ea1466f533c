# The question to whoever must answer. $optional is "yes" where the answer may also be "done".

prompt-over = The game is over.
prompt-phase-start = { $player }, your starting phase: use an ability, or go on.
prompt-phase-serve = { $player }, your serving phase: be served, make a chambermaid, or go on.
prompt-phase-employ = { $player }, your employ phase: play love cards, employ, or end the turn.
prompt-phase-discard = { $player }, your discard phase.
prompt-discard = { $player }, { $optional ->
        [yes] you may discard a card
       *[no] discard a card
    } ({ $card }).
prompt-keep = { $player }, { $optional ->
        [yes] you may choose the one card that you keep
       *[no] choose the one card that you keep
    } ({ $card }).
prompt-return = { $player }, { $optional ->
        [yes] you may return a card to the town
       *[no] return a card to the town
    } ({ $card }).
prompt-take = { $player }, { $optional ->
        [yes] you may take a card from the town
       *[no] take a card from the town
    } ({ $card }).
prompt-player = { $player }, { $optional ->
        [yes] you may choose a player
       *[no] choose a player
    } ({ $card }).
prompt-bonus = { $player }, choose a bonus ({ $card }).
prompt-yes = { $player }, would you like to use this effect? ({ $card })
prompt-offer = { $player }, would you like to { $offer }? ({ $card })
prompt-looked = { $player }, would you like to put the card you looked at on { $own ->
        [yes] your
       *[no] { $about }’s
    } discard pile? ({ $card })
prompt-destination = { $player }, choose where { $about } goes ({ $card }).
prompt-destination-own = { $player }, choose where { $about } goes.
prompt-reaction = { $player }, { $about } is about to land in your private quarters: reveal a card, or let it happen.
prompt-own-event = { $player }, { $optional ->
        [yes] you may choose an event in your private quarters
       *[no] choose an event in your private quarters
    } ({ $card }).
prompt-movable = { $player }, { $optional ->
        [yes] you may choose an event to move
       *[no] choose the event to move
    } ({ $card }).
