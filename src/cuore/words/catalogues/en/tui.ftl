## The table in the terminal

tui-town = Town
tui-cost = cost
tui-left = left
tui-hand = Your hand
tui-turn = Turn { $turn }: { $name }
tui-own = Your deck { $deck }, discard pile { $discard }, victory points so far { $points }
tui-quarters = Your private quarters: { $cards }
tui-key-undo = undo
tui-key-look = look
tui-key-toggle-log = log
tui-key-whole-table = table
tui-key-type = type
tui-type = A number or words, then Enter
tui-key-save = save
tui-key-help = help
tui-key-leave = leave
tui-close = Esc closes this.
tui-curtain = Please pass the keyboard to { $name }. Nobody else should look. (u takes the last answer back.)
tui-ready = Ready
tui-save-as = Save the game as
tui-help =
    Every answer that may be given stands at the bottom: choose it with the arrow keys and Enter, with its number, or with the mouse. / takes words.
    Cards with a dot may be used now; Tab goes to the hand and to the town, Enter there acts with the card.
    v  look at the card under the cursor
    u  take your last answer back
    t  the whole table in lines, with decks and what you have seen
    l  the log, where there is little room
    s  save the game; cuore play --load FILE goes on with it
    q  leave the table; an unfinished game is kept
    cuore play --plain  plays line by line, for a screen reader or a pipe
