# Teaching tables. Each lesson is a message with its title, and its steps are the message's forms.
# $next is the name of whoever plays next, $last of whoever plays last.

lesson-astray =
    You have left the path of this lesson, and that is quite all right: play on as you like. Undo leads back to it.

lesson-first-game = Your first game
    .quiet = Play on as you like. When something new comes up, it is told here.
    .welcome =
        Welcome to your house! This is a whole game against { $next }, who plays gently. Play as you like: whenever something
        new comes up, it is told here. Whoever has the most victory points at the end wins.
    .hand =
        At the bottom is your hand. Everybody begins with the same ten cards, seven 1 Love and three Colette, and holds
        five of them. The other five are your deck.
    .town =
        In the middle is the town. The coin on a card is what it costs in Love, the wreath is what it is worth at the end,
        and beside it stands how many are left. Choose any card to read it.
    .serving =
        Your turn begins with the serving phase: with 1 serving, one maid from your hand may serve you. Those whom you hold
        now bring nothing when they serve, so go on to the employ phase.
    .serves =
        In your hand is a maid who brings something. Let her serve you: she takes one serving, you get what her symbols
        say, cards, Love, servings or employments, and then you do what her text says.
    .servings =
        You have several servings, so several maids may serve you in this turn, even some who were only just drawn. Those who
        give servings themselves are best served by first.
    .chambermaid =
        You can make somebody a chambermaid: she leaves your hand for your private quarters. Her points stay yours, and she
        no longer takes a place in your hand. Whoever alone has the most Colette at the end gets 5 points more.
    .employing =
        This is the employ phase. Play all your love cards: they are what you can spend in this turn. They are not lost, for
        they come back when your deck is shuffled. Only Love that was not spent is gone.
    .paying =
        You have { $love } Love and may employ one card of the town that costs no more. Maids who draw cards or give servings
        make your turns longer, love cards make you richer.
    .employed =
        Your new card went to your discard pile. You have no employment left, so end your turn: whatever you have played and
        still hold is discarded, too, and you draw five new cards.
    .others =
        { $next } has played a turn as well. The log tells what happened, turn by turn. If you would like to know what a good
        player would do, ask for a hint.
    .shuffled =
        Your deck was used up, so your discard pile was shuffled and is your deck now. That is how everybody whom you
        employ comes to your hand: a better deck makes better turns.
    .private =
        You can pay for a private maid. Only those who lie face up are to be had. She moves into your private quarters at
        once, and there she helps you without taking a serving. If you have several, only the newest one does.
    .event =
        You could also employ an event and lay it before somebody: with an illness, a maid in private quarters brings
        nothing and counts nothing, and a bad habit costs its owner points.
    .visited =
        An event lies in your private quarters. A maid who is ill brings nothing, not even points; a private maid is cured in
        the starting phase for a 3 Love from your hand. A bad habit costs points at the end.
    .richer =
        { $love } Love! Early in the game, more love and good maids pay off; later look at the wreaths. Marianne, the maid chief,
        costs 9 and is worth 6 points.
    .low =
        A pile of maids is nearly used up. The game ends with the turn in which the second one is empty; the top of the table
        shows how near that is.
    .empty =
        One pile of maids is empty. With the second one the game ends. Whoever is ahead wants that soon; whoever is behind
        still needs points.
    .over =
        That was a whole game! Whatever you own has been counted, wherever it lay, without those who are ill. Look where the
        points came from, and let the review show you the turns that mattered most. Then try a stronger opponent.

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
