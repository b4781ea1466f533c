# What players read of this box. Each key must stand in every language.

## About the box

lobby-box-romantic_vacation = Romantic Vacation
    .text = Reminiscences, bought with cards from the hand.

## Stacks and phases

stack-reminiscences = Reminiscences

## Rulings

book-rv = Romantic Vacation rulebook
book-rvd = Romantic Vacation card details
rulings-from-106 = Romantic Vacation
ruling-106 = Romantic Vacation has 18 kinds of general maid, as its setup says; its component list says 16, but only 18 fit the number of cards.
ruling-107 = Reminiscences: the two tiers are shuffled apart, the first is put on the second, and three cards lie face up.
ruling-108 = Once per turn, at any time of the serving phase, you may discard fitting cards from your hand, not played ones, and take a reminiscence that lies face up. Its effect happens at once and the next one is turned up. It takes no serving, no Love and no employment.
ruling-109 = Reminiscences stay in the private quarters and never enter a deck.
ruling-110 = Camp Fire ends the game on the spot, in the middle of the turn.
ruling-111 = “A card of cost N” is any card in hand with that printed cost, chiefs and love cards included.
ruling-112 = Romina Vautrin, and Riya Naragashi when she is returned, close the serving phase and with it the chance of a reminiscence.
ruling-113 = Several Valencia Prêtre may be used in one starting phase.
ruling-114 = Evita Catala may choose your own deck, but never a pile of the town.
ruling-115 = Beatrice Escudo scores 2 only as a chambermaid; under an Estate she scores 0.
ruling-116 = Hyacinth Arrow: 2 VP each with two or more reminiscences, and no more than that with four.
ruling-117 = Margareta Torrente: two of them cost nothing; from three on each counts -1 VP.
ruling-118 = The rulebook’s example shows: Scary Night for a card of cost 3 and one of cost 2; Clorinde Sea with Draw +1 and Serving +2; Beatrice Escudo for 2 servings; Margareta Torrente for 3 Love at most.
ruling-119 = Sofia or Sophia, Si or Sea, Large or Soyeux, Naragasi or Naragashi, Frida or Fryda: different spellings of the same cards.
