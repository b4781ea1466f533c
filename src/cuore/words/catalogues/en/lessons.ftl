# Teaching tables. Each lesson is a message with its title, and its steps are the message's forms.
# $next is the name of whoever plays next, $last of whoever plays last.

lesson-astray =
    You have left the path of this lesson, and that is quite all right: play on as you like. Undo leads back to it.

lesson-first-turn = Your first turn
    .welcome =
        Welcome to the house! You are its new master, and you will employ the finest maids in town. Whoever has the
        most victory points at the end wins. One turn shows you nearly everything; let us take it together.
    .hand =
        At the bottom is your hand: three 1 Love, Colette, and Viola, whom we have already employed for you. Love pays.
        Maids serve. In the middle is the town, with what each maid costs and how many are left.
    .serve =
        A turn begins with the serving phase, and you have 1 serving. Every maid who serves you takes one. Colette gives
        nothing when she serves, but Viola lets you draw a card. Choose Viola and be served by her.
    .drawn =
        Viola has brought you another 1 Love. You have no servings left, so the employ phase has begun: you may now
        employ one maid from the town and pay for her with love.
    .love =
        First put your love on the table. Play all your love cards at once: 4 Love.
    .employ =
        Four will do for Geneviève: she lets you draw a card and gives a love and a serving as well. A fine start for any
        house. Choose her in the town and employ her.
    .end =
        Geneviève has gone to your discard pile. When your deck is used up, the discard pile is shuffled into a new one,
        and then she will come to your hand. You have no employments left: end your turn.
    .done =
        Everything that was played, and what was left in your hand, went to your discard pile, and you have drawn five
        new cards. That is a whole turn! Now it is { $next }’s. Play on for as long as you like: the game ends when two piles
        of maids are empty.

lesson-example-turn = The example turn
    .welcome =
        Three masters are at the table, and it is your turn. You hold two Colette, two 1 Love and Geneviève. Let us see
        how much can come out of five cards.
    .phases =
        In the starting phase maids in your private quarters would act. Nobody lives there yet, so it has passed by
        itself, and you are in the serving phase with 1 serving.
    .genevieve =
        Be served by Geneviève. She takes your serving and gives it back, and besides you draw a card and gain 1 Love.
    .kagari =
        You have drawn Kagari, and 1 serving is still there. Maids whom you draw may serve at once. Be served by Kagari,
        who gives 2 servings.
    .colette =
        Two servings are just enough for something else: making Colette a chambermaid. She leaves your deck for your
        private quarters, where she counts her points and no longer fills your hand. Make Colette a chambermaid.
    .employ =
        Colette lives in your private quarters now, where everybody sees her. Your servings are used up, so the employ
        phase has begun, with 1 employment and the 1 Love that came from Geneviève.
    .love =
        Play both love cards of your hand. Together with Geneviève’s love that makes 3.
    .rouge =
        Rouge Crescent costs 2. She can become a chambermaid for a single serving, and the three Crescent sisters are
        worth more together. Employ Rouge.
    .end =
        Rouge is in your discard pile. One love is left, but no employment, and love is not kept for the next turn. End
        the turn.
    .done =
        Geneviève, Kagari, both love cards and the second Colette went to your discard pile, and you have drawn five new
        cards. The Colette in your private quarters stays there. { $next } is next, then { $last }; play on if you like.
