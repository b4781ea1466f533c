# What players read of this box. Each key must stand in every language.

## About the box

lobby-box-base = Tanto Cuore
    .text = Love, chiefs, general and private maids, events: the game that everything begins with.
table-option-no-bad-habits = Without Bad Habit

## Stacks and phases

family-crescent = Crescent sisters
stack-private-maids = Private maids

## Rulings

book-en = base rulebook, English edition
book-fr = base rulebook, French edition
rulings-from-1 = Setting up
rulings-from-11 = Turn and phases
rulings-from-29 = Decks and what is open
rulings-from-36 = Chambermaids
rulings-from-41 = Private maids
rulings-from-52 = Events
rulings-from-63 = End and scoring
ruling-1 = Each player starts with seven “1 Love” and three copies of the set’s chambermaid chief, all taken from the town, shuffles them and draws 5.
ruling-2 = Ten kinds of general maid, chosen or drawn by lot, stand in the town; the others stay in the box.
ruling-3 = The private maids form one shuffled face-down pile, with two of them face up beside it.
ruling-4 = Agree in any way who begins. Play goes clockwise.
ruling-5 = Two players may shorten the game by taking 3 cards out of every general maid, chief and event pile.
ruling-6 = In Oktoberfest with two players 3 cards leave every general maid and chief pile, and no other.
ruling-7 = In Romantic Vacation with two players the same holds, and double reminiscences are left out so that ten remain.
ruling-8 = With two players 3 cards leave each building pile as well, but only if Expanding the House is in play.
ruling-9 = Whether those 3 chiefs are taken out before or after the starting decks are dealt makes no difference: the pile ends up the same.
ruling-10 = Five or more players use two full sets of love cards in all, and three empty maid piles end their game instead of two.
ruling-11 = A turn has four phases: starting, serving, employ and discard.
ruling-12 = The rulebooks have several names for the last phase. It is one phase, here called the discard phase.
ruling-13 = “At the beginning of your turn” on a card means the starting phase.
ruling-14 = Where several starting phase effects are open, the player in turn chooses their order. Curing a maid first and then using her is allowed.
ruling-15 = A serving phase begins with 1 serving and an employ phase with 1 employment; bonuses are added to these.
ruling-16 = A serving gained in the starting phase is added to the one that the serving phase gives.
ruling-17 = Being served costs 1 serving, and the maid must come from the hand. Abilities of chambermaids and private maids cost none.
ruling-18 = A maid who serves first gives all her symbols, with the draw carried out at once, and then her text. Maids drawn that way may serve in the same phase.
ruling-19 = A draw symbol is not optional.
ruling-20 = Servings are for the serving phase only, Love and employments wait for the employ phase, and nothing is kept for the next turn.
ruling-21 = Running out of servings does not close the serving phase: what belongs to it may still be done until its player closes it.
ruling-22 = Love cards cost no serving; play any number of them at any moment of your turn. Once played, a love card is no longer in hand for an effect that asks for one.
ruling-23 = Each card employed takes its cost in Love and 1 employment. With more employments the same Love is shared out over several cards.
ruling-24 = New general maids, chiefs and love cards go to their buyer’s discard pile, private maids and buildings to the private quarters, events to the private quarters that the buyer names, unless the card says otherwise.
ruling-25 = An employ bonus comes with the purchase in the employ phase, never when the card serves.
ruling-26 = A card gained through an effect is not employed and gives no employ bonus.
ruling-27 = In the discard phase everything played and everything left in hand goes to the discard pile, then 5 cards are drawn. Private quarters stay as they are.
ruling-28 = A phase ends when its player says so, and nobody has to employ.
ruling-29 = A discard pile is shuffled only when a card is needed from an empty deck: to draw it, to look at it or to discard it.
ruling-30 = Draw what is left, shuffle the discard pile, draw the rest. If both are empty, stop.
ruling-31 = Cards lying in the play area are not shuffled in when a deck runs out in the middle of a turn.
ruling-32 = A town pile is not a deck. An effect that speaks of a deck means a player’s draw deck, never a hand or private quarters.
ruling-33 = Open to all are the sizes of decks and town piles, the face-up cards in private quarters and the top card of each discard pile. The rest of a discard pile is closed.
ruling-34 = To get rid of, fire or return a card means back to the town. To the waiting room means on top of the deck, to its back means under the deck.
ruling-35 = When several players discard, they do so clockwise from the player in turn.
ruling-36 = Only cards titled chambermaid or chambermaid chief can become chambermaids: from the hand, in the serving phase, for the printed number of servings.
ruling-37 = A maid who becomes a chambermaid gives neither symbols nor text, and later only her chambermaid bonus.
ruling-38 = A chambermaid stays where she is until an effect moves her. She still belongs to her player and still scores.
ruling-39 = A chambermaid bonus counts only copies in private quarters; plain printed VP count wherever the card is.
ruling-40 = Some chambermaids act in the starting phase, others at any time of the serving phase, as their card says.
ruling-41 = Only the two face-up private maids can be employed or gained; the next one is turned up at once.
ruling-42 = Each player has one active private maid: a newcomer covers the one before. Those covered keep their VP and end-of-game bonuses and nothing else, and their order never changes.
ruling-43 = A private maid’s ability works once per turn, at the time her card says, and costs no serving.
ruling-44 = Private maids never enter a hand, a deck or a discard pile.
ruling-45 = A private maid who is sent back goes face down under the private maids’ pile.
ruling-46 = The private maids’ pile counts as empty when its face-down part is, even with cards still face up beside it.
ruling-47 = At the end every private maid who is not ill scores, covered ones too.
ruling-48 = Where a private maid shows a symbol as well as a text, they are one and the same bonus, not two.
ruling-49 = Milly Violet and Tanya Petrushka act right after the first draw that a maid causes in the turn, before the rest of that maid’s text, and once per turn. A draw caused by a maid’s text counts as well.
ruling-50 = Milly Violet has 1 VP in the rulebook and 2 on the card. We play 1; a card overlay changes that.
ruling-51 = Amber Twilight acts in other players’ discard phases before they discard; Nord Twilight leaves exactly one card in hand. Both count their negative VP for their employer, unless they are ill.
ruling-52 = Events never enter a deck. One that is used up or removed goes back to the town; while its pile is empty, none can be employed.
ruling-53 = You may place an event on yourself.
ruling-54 = A Bad Habit can only go where a chambermaid, a chambermaid chief or a private maid is in the private quarters. There is no limit per player.
ruling-55 = An Illness goes on a chambermaid, a chambermaid chief or the uncovered private maid, and several may lie on one card.
ruling-56 = An ill maid has no abilities and no VP and counts as absent; yet an ill private maid still covers those below her.
ruling-57 = Private quarters whose only maid is ill take no Bad Habit, because she counts as absent. Another Illness on her is allowed.
ruling-58 = Each “3 Love” that you discard from your hand in your starting phase sends one Illness of yours back to the town; so does Claire Saint-Juste when she serves. A maid who is well again may act at once if the time is right.
ruling-59 = Claire Saint-Juste is revealed, not discarded, and as often as you like. The event goes back to the town, where the next player may receive it; nothing is refunded.
ruling-60 = Claire Saint-Juste also answers an event that Sora Nakachi moves or Nord Twilight places.
ruling-61 = Bad Habit has 1 VP in the rulebook’s card list and -1 on the card, and scoring subtracts it. We play -1 each, or -2 each with four or more.
ruling-62 = Beginners may leave the Bad Habits out.
ruling-63 = The game ends with the turn in which two maid piles are empty. Maid piles are those of the general maids, of both chiefs and of the private maids; no others count.
ruling-64 = The end is fixed the moment two maid piles are empty together, even if a card returns to one of them in the same turn.
ruling-65 = Scoring: put hand and discard pile with the deck, take out ill maids, count the private quarters with chambermaid bonuses, then the deck, then bonuses over both, and Bad Habits last.
ruling-66 = A printed “?” scores only what its condition says.
ruling-67 = A tie goes to the player with more maids that bring exactly 0 VP. If that is equal too, the victory is shared.
ruling-68 = Colette Framboise: the 5 VP go once, to the one player with the most copies in all zones together. If several tie for the most, nobody gets them.
ruling-69 = One Ophelia Grail alone is worth 0. An odd number from three on makes 2 VP each, an even number -2 VP each.
ruling-70 = Safran Virginie: sets have up to four copies and are counted largest first, which is always best: six copies make 12 + 4 VP.
ruling-71 = Two different Crescent sisters score 3 VP, all three 7 VP, on top of 1 VP each. Each card is in one set only, and sets of three are made first, which is best.
ruling-72 = Natsumi Fujikawa and Esquine Forêt: draw first, then decide whether to discard.
ruling-73 = Sainsbury Lockwood: the card you take comes into your hand and may be played at once. A private maid cannot be taken, because she is never in a hand.
ruling-74 = Nena Wilder: with two players the other one receives one Bad Habit, not two.
ruling-166 = The starting effects of a player, compulsory ones included, are done in the order that the player likes. A compulsory one cannot be left out: whoever ends the phase does it first.
ruling-167 = An event whose only place is with its buyer may be employed and lands there. The offer says so beforehand.
