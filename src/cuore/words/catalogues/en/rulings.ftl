# The rulings by number, in our own words. docs/rulings.md is made from this file and from words/rulings.py.

rulings-title = Rulings
rulings-about = How this program reads the rulebooks, by number: card pages, scenarios and the compendium cite these numbers, so a number never changes its meaning. Under each ruling stands where it comes from.
rulings-from-153 = Mixing the boxes
rulings-from-161 = Found by reading again

ruling-section = { $book }, section { $section }
ruling-open = our choice where the sources leave it open
ruling-differ = our choice where the sources differ
book-faq = the publisher’s FAQ
book-card = the printed card
book-wiki = a players’ wiki
book-tools = players’ town pickers

ruling-153 = A mixed game uses the special cards of all its sets: events, buildings, reminiscences and beers, and all private maids in one pile.
ruling-154 = A mixed game uses the two chiefs of one set and, up to four players, one set of love cards.
ruling-155 = With Oktoberfest, one or both bar maids are chosen first, then the town is filled up to ten.
ruling-156 = With Oktoberfest in the mix only reminiscences of the first tier are used, so there is no Camp Fire; otherwise both tiers are.
ruling-157 = With Oktoberfest two empty maid piles or the empty beer pile end the game; with five or more players three maid piles, and the beer pile still does.
ruling-158 = Heavy Storm reaches the buildings of every set, and Claire Saint-Juste the events of every set: also a Heavy Storm on her owner’s building, and a Let Me Drink! of her owner’s, if the owner wants to be rid of it.
ruling-159 = Four or more Gardens also keep Envy and Heavy Storm away.
ruling-160 = A town drawn by lot leaves out cards whose partners are missing: Nena Wilder, Claire Saint-Juste and Sora Nakachi without events, Nord Twilight without Illness, Tiffany Wise without private maids, Emily Raymond, Victoria Calderan, Ririko Hiiragi and Silk Amanohara without buildings, Hyacinth Arrow without reminiscences, Nadja and Gina Kersten, Julia Kunster and Ute Krombach without beer.
