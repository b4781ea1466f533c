# What players read of this box. Each key must stand in every language.

## About the box

lobby-box-oktoberfest = Oktoberfest
    .text = Beer to be won, bar maids and the Beer Fest.
error-rule-oktoberfest = a town with Oktoberfest has a bar maid

## Stacks and phases

stack-beer = Beer

## Rulings

book-ok = Oktoberfest rulebook
rulings-from-75 = Oktoberfest
ruling-75 = Oktoberfest has 16 kinds of general maid, as its component list and card list say; the setup’s count of 18 includes the chiefs.
ruling-76 = The building of Oktoberfest is the Beer Fest; the Beer Stand is a beer.
ruling-77 = Anja Brunner: 3 or more Nicole Schmieg are enough, and every Anja then counts 1 VP more.
ruling-78 = Beers are never employed and take no employment. They come from bar maids, the Beer Stand, Let Me Drink! or the Get Drunk that gives one away.
ruling-79 = Whoever gains a beer takes the one shown or the top one of the pile, looks at it and keeps it face down. Own beers may be looked at any time.
ruling-80 = The first beer shown is Oktoberfest. When a beer shown is taken, the top one of the pile is turned up in its place.
ruling-81 = Get Drunk acts when it is drawn or turned up, on the player in turn, from an alcohol value of 9 on, and then leaves the game. If it came up in place of a beer that was taken, another beer is turned up.
ruling-82 = Whoever gains the top beer and meets Get Drunk carries it out; the price is spent and no other beer takes its place.
ruling-83 = A beer that is lost leaves the game.
ruling-84 = Get Drunk neither counts nor takes beers under a Beer Fest; Ute Krombach counts them. Under a Heavy Storm the Beer Fest and its beer are absent for everything, VP included.
ruling-85 = At an alcohol value of exactly 9 both hold: the bonus of Ute Krombach and Get Drunk.
ruling-86 = Alcohol values stand on the printed cards only and were not found anywhere, so ours are house figures; a card overlay corrects them. Get Drunk has none.
ruling-87 = Beer Stand: from the moment it is gained until the end of its owner’s next turn, any player may pay 4 Love for a beer, once in each of their employ phases.
ruling-88 = Gina Kersten: a beer for 4 Love can be had once for each Gina who has served this turn.
ruling-89 = Nadja Kersten: the serving to be paid must be left after she has served, for example one that Anna Hartmann gave.
ruling-90 = Toni Darling: one discard for one employment per turn, however many Tonis serve.
ruling-91 = Nora Morgenstern may be paid with one of the servings that she has just given.
ruling-92 = Kirika von Heidemann: chambermaid chiefs in hand are “1 Love” for the turn and played without a serving; they also count where a love card is to be discarded.
ruling-93 = Sara Leonhardt may take any chambermaid of yours. One whose bonus counts as a chambermaid loses it until she becomes one again.
ruling-94 = Julia Kunster only looks: no beer seen that way acts.
ruling-95 = Paula Lauenburg: her master may use symbols and text of the discarded card, and is asked: “use” or “done”. The card stays on its owner’s discard pile. She makes no chambermaid and gets no employ bonus. For a Nicole Schmieg or a chief nothing is asked, they do nothing; another Paula begins again; a love card pays by itself.
ruling-96 = Elsa Reinmaier strikes everybody with 4 or more cards in hand, her own player included.
ruling-97 = Renata Abendroth: one fitting card is discarded; of several, the player who holds them chooses. The program checks the hand.
ruling-98 = Nicole Schmieg may be employed onto any discard pile, your own included. Two of her in hand can be exchanged in the serving phase without a serving for a general maid of cost 5 or less, who goes to your discard pile.
ruling-99 = Matilde Wiese must be a chambermaid already when the starting phase begins. The card that you return goes back to the town for good.
ruling-100 = Kaori Hamasaki and Pilsner: groups of three are made first, then the rest is counted.
ruling-101 = Each Weissbier scores the number of Weissbiers, with Oktoberfest counted among them; Oktoberfest itself always scores 3.
ruling-102 = Bock is worth 0 with two or more maid chiefs. Chambermaid chiefs do not count.
ruling-103 = Envy: only its owner pays more, only for maids, at most 2 in all. Whoever wants to be rid of it may return a maid of cost 4 or more from the hand to the town.
ruling-104 = Let Me Drink! goes to its buyer and can be used from the next starting phase on. It takes a beer unseen and then leaves the game instead of going back to the town.
ruling-105 = Oktoberfest ends with the turn in which the face-down beer pile or two maid piles are empty.
ruling-161 = A Beer Stand taken from another player, by Get Drunk or Let Me Drink!, is gained: it opens anew for everybody until the end of its new owner’s next turn.
ruling-162 = Sora Nakachi moves no event to private quarters without a maid, Envy and Heavy Storm included. A Let Me Drink! she may move like any other event.
ruling-163 = Kirika von Heidemann: for this turn the chambermaid chiefs in hand are “1 Love” cards for every text that speaks of one, Nadja Kersten’s and Sainsbury Lockwood’s for example.
ruling-165 = Envy counts from the beginning of an employ phase. One that lands on its buyer raises no price of the same phase.
