# The question to whoever must answer. $optional is "yes" where the answer may also be "done".

prompt-over = The game is over.
prompt-phase-choose = { $player }, take a refined maid for this round.
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
prompt-alike = { $player }, { $optional ->
        [yes] you may choose a card of which you discard several copies
       *[no] choose a card of which you discard several copies
    } ({ $card }).
prompt-revealed = { $player }, { $optional ->
        [yes] you may choose one of the revealed cards for your hand
       *[no] choose one of the revealed cards for your hand
    } ({ $card }).
prompt-return-this = { $player }, { $optional ->
        [yes] you may return this card to the town
       *[no] return this card to the town
    } ({ $card }).
prompt-turned-up = { $player }, would you like to use the card you turned up as though it had served you? ({ $card })
prompt-chambermaid = { $player }, { $optional ->
        [yes] you may choose one of your chambermaids for your discard pile
       *[no] choose one of your chambermaids for your discard pile
    } ({ $card }).
prompt-building = { $player }, { $optional ->
        [yes] you may choose a building that goes back to the town
       *[no] choose a building that goes back to the town
    } ({ $card }).
prompt-private-maid = { $player }, { $optional ->
        [yes] you may take a private maid shown in the town in exchange for yours
       *[no] take a private maid shown in the town in exchange for yours
    } ({ $card }).
prompt-beer = { $player }, { $optional ->
        [yes] you may gain a beer: the top one of the pile or the one shown
       *[no] gain a beer: the top one of the pile or the one shown
    } ({ $card }).
prompt-own-beer = { $player }, { $optional ->
        [yes] you may choose one of your beers
       *[no] choose one of your beers
    } ({ $card }).
prompt-number = { $player }, { $optional ->
        [yes] you may name a number
       *[no] name a number
    } ({ $card }).
prompt-named = { $player }, { $optional ->
        [yes] you may discard a card of the cost that was named
       *[no] discard a card of the cost that was named
    } ({ $card }).
prompt-order = { $player }, { $optional ->
        [yes] you may choose the beer that goes on top of the pile
       *[no] choose the beer that goes on top of the pile
    } ({ $card }).
prompt-put-top = { $player }, { $optional ->
        [yes] you may put a card from your hand on top of your deck
       *[no] put a card from your hand on top of your deck
    } ({ $card }).
prompt-put-bottom = { $player }, { $optional ->
        [yes] you may put a card from your hand at the bottom of your deck
       *[no] put a card from your hand at the bottom of your deck
    } ({ $card }).
prompt-chamber = { $player }, { $optional ->
        [yes] you may make a maid from your hand a chambermaid without spending servings
       *[no] make a maid from your hand a chambermaid without spending servings
    } ({ $card }).
prompt-house = { $player }, { $optional ->
        [yes] you may choose the chief who goes beneath the building
       *[no] choose the chief who goes beneath the building
    } ({ $card }).
