# What players read of this box. Each key must stand in every language.

## About the box

lobby-box-more = More Tanto Cuore
    .text = A game of its own shape: rounds, refined maids, preparations won by skill.
table-option-mixed-pile = A pile of visiting maids
table-option-private-maids = With private maids
table-option-illness = With Illness
table-option-without-ignis = Without Ignis

## Stacks and phases

phase-work = Work phase
prompt-phase-work = { $player }, your work phase: win a preparation, or go on.
table-move-end-work = End the work phase
stack-mixed-maids = Visiting maids
stack-refined-maids = Refined maids
stack-food = Food
stack-decoration = Decoration
stack-cleaning = Cleaning

## Rulings

book-mo = More rulebook
rulings-from-120 = More Tanto Cuore
ruling-120 = More: a round begins with everybody, clockwise from the First Master, taking one refined maid; one that is taken is not there for the others. Then turns follow in the same order.
ruling-121 = A turn of More: the refined maid’s effect if you like, without a serving; serving, work and employ phases; then the refined maid goes back, and you discard and draw 5.
ruling-122 = The First Master stays until a player who chose Marianne Soleil takes the card in their turn. It changes with the next round.
ruling-123 = In More, text with an arrow is optional and other text is not. Text comes after the symbols.
ruling-124 = In More, servings that are left are lost when the serving phase ends.
ruling-125 = Skill points add up over the turn and are paid for each preparation. Several may be won, one after the other, always the top card, and only from the pile that your refined maid leads.
ruling-126 = Skill points, Love and servings are not kept for the next turn.
ruling-127 = Food takes Imagination, Decoration takes Concentration, Cleaning takes Effort. The last is certain; the other two follow from the order of the rulebook’s lists.
ruling-128 = In More you employ one card per turn unless a text allows more; there is no employment symbol.
ruling-129 = In More, effects of chambermaids may be used at any time of the serving phase: Colette Framboise goes to the discard pile for Serving +1.
ruling-130 = Copies of Colette Framboise beyond three per player are out of the game. She cannot be employed, and her pile ends nothing.
ruling-131 = More always plays the round to its end, even though one sentence of its rulebook speaks of the turn.
ruling-132 = More ends when two maid piles or one pile of preparations are empty.
ruling-133 = Scoring in More: preparations, chambermaids with their bonuses, then everything else. A tie goes to more chambermaids; if that is equal too, the victory is shared.
ruling-134 = More with three players: one card of level 1 and one of level 3 leave each pile of preparations, and one refined maid drawn by lot, but not Noëmi, Celina, Arisa or Marianne Soleil.
ruling-135 = More with two players: no Cleaning pile and no Arisa; one card of level 1 and one of level 3 leave the other piles, and 3 cards leave every maid pile.
ruling-136 = Sarina in the rulebook’s setup is Celina.
ruling-137 = A park drawn by lot keeps two of Edith Shirling, Lenor Abrille and Julia, because Imagination is scarce without them. Leaving Ignis out makes the game harder.
ruling-138 = Further refined maids may be added, but Noëmi, Celina, Arisa and Marianne Soleil must stay.
ruling-139 = Older boxes in More: an eleventh pile of ten single maids, which counts for the end; ten private maids in one face-up pile, which counts too; or Illness. What speaks of the starting phase means the refined maid’s effect.
ruling-140 = The rulebook’s examples show: Ignis, one “1 Love” back for Love +2; Yukina, a discard for Serving +1; Ellis, draw one and discard one; three Chiffon Loudenne, 2 Effort; Cécilia Saint-Claire for 4 Love at most.
ruling-168 = More: the first First Master is drawn by lot. Whoever lays the table may choose the ten maids of the mixed pile and the ten private maids, or leave them to chance.
