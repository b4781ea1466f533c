# What players read of this box. Each key must stand in every language.

## About the box

lobby-box-expanding_the_house = Expanding the House
    .text = Buildings for the private quarters, and more private maids.

## Rulings

book-eth = Expanding the House manual and card details
rulings-from-141 = Expanding the House
ruling-141 = Expanding the House has 9 private maids, as the Japanese manual says; the English one says 8, but only 9 fit the number of cards.
ruling-142 = Buildings go to the private quarters, score there and stay until an effect removes them.
ruling-143 = Four Gardens keep further events away; those already there stay.
ruling-144 = A Lily Garden needs more Gardens and chambermaids named Ririko Hiiragi than Lily Gardens already owned. Losing some later undoes nothing.
ruling-145 = Ririko Hiiragi first sets the cost of a Lily Garden to 5, then Emily Raymond takes 1 off.
ruling-146 = An Estate takes a chief of any set. There she is not a chambermaid; if the Estate goes, she goes to her owner’s discard pile.
ruling-147 = Grace Saulsbury may choose yourself; Pauline Dumond works once each time she serves; the 5 VP of Suzuna Kamikawa are for each group of three.
ruling-148 = Tiffany Wise may exchange an ill private maid; the Illness goes back to the town.
ruling-149 = Domino Bonaparte: two printings name different phases for sending her back. We play the serving phase, for 2 servings.
ruling-164 = A building under a Heavy Storm is absent for everything, also where it would stand in the way: a stormed Lily Garden does not count against another one.
