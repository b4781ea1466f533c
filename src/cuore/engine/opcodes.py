"""The instructions of a compiled effect: opcodes and the small numbers that go with them.

Operand `b` of an instruction that asks, or that needs something, is where to go on otherwise.
"""

from typing import Final

TIMINGS: Final = 16
WIDTH: Final = 4
NOWHERE: Final = -1
ANY_EVENT: Final = -1

# Opcodes. Those up to LAST_ASK ask somebody; the others act.
ASK_CARD: Final = 0  # a: HOW | cards still to choose << HOW_BITS, c: match — a card of the own hand
ASK_TAKE: Final = 1  # a: To, c: match — a card of the town
ASK_PLAYER: Final = 2  # a: Who, c: cards in hand
ASK_YES: Final = 3  # a: condition — yes or no
ASK_BONUS: Final = 4  # a, b, c: servings, love, employments to choose between
ASK_LOOKED: Final = 5  # discard the card looked at?
ASK_DEST: Final = 6  # a: 1 if not where it came from — where the event set aside goes
ASK_REACTION: Final = 7  # the receiver may turn the event away; b: where to go on then
ASK_OWN_EVENT: Final = 8  # a: event or ANY_EVENT — one in the own private quarters
ASK_MOVABLE: Final = 9  # an event anywhere that could lie in somebody else's quarters
ASK_ALIKE: Final = 10  # a: copies — of one card of the own hand, to discard
ASK_REVEALED: Final = 11  # one of the cards turned up, to keep
ASK_THIS: Final = 12  # return the card that has just served
ASK_CHAMBERMAID: Final = 13  # an own one
ASK_BUILDING: Final = 14  # one of the chosen player's
ASK_SHOWN_PRIVATE: Final = 15  # a private maid shown in the town
ASK_BEER: Final = 16  # a: price in love — the top one or the one shown
ASK_OWN_BEER: Final = 17  # one that is not under a building
ASK_NUMBER: Final = 18  # a cost
ASK_NAMED: Final = 19  # the chosen player discards a card with the named cost
ASK_ORDER: Final = 20  # which of the beers looked at comes on top
ASK_IT: Final = 21  # use the card just discarded, as though it had served?
LAST_ASK: Final = 21
RET: Final = 30
GAIN: Final = 31  # a: resource, b: amount
DRAW: Final = 32  # a: cards — a maid's draw in her text wakes a private maid too
SERVE_DRAW: Final = 33  # the draw symbols of the maid who serves, which may wake a private maid
SYMBOLS: Final = 34  # the other symbols of the maid who serves
EACH: Final = 35  # a: OTHERS, NEIGHBOURS or ALL, b: where the parent goes on, c: cards a hand must hold
LOOK_TOP: Final = 36
LOOK_HAND: Final = 37
SWAP: Final = 38
PUT_BACK: Final = 39  # a: 0 on top of the deck, 1 in the hand
TAKE_EVENT: Final = 40  # a: event, b: where to go on without, c: 1 if the frame's seat receives it
LAND: Final = 41
REMOVE: Final = 42
LIFT: Final = 43
DISCARD_TOP: Final = 44  # a: Whose
IF_IT: Final = 45  # c: match — of the card just discarded
NEED_DEST: Final = 46  # a: event — go on only if it is in the town and may lie somewhere
NEED_TAKE: Final = 47  # c: match — go on only if the town has such a card
NEED_CARDS: Final = 48  # a: how many, c: match — go on only if the hand holds them
NEED_SERVINGS: Final = 49  # a: how many
NEED_UNUSED: Final = 50  # go on only if this card has not done it this turn
NEED_OWN: Final = 51  # a: how many, c: match — in the own private quarters
NEED_BEER: Final = 52  # go on only if there is a beer to gain
NEED_DRUNK: Final = 53  # a: alcohol
NEED_PLAYER: Final = 54  # a: Who, c: cards in hand — go on only if there is such a player
NEED_PLAYED: Final = 55  # go on only if this card itself lies in the play area
JUMP: Final = 56  # b: where to
PLAY_IT: Final = 57  # the card just discarded acts as though it had served
REVEAL_TOP: Final = 58  # a: cards
KEEP_FITTING: Final = 59  # c: match — those turned up that fit go to the hand, the rest is discarded
USED: Final = 60  # remember that this card has done it
MARK: Final = 61  # a: Mark
PAY_SERVING: Final = 62  # a: how many
END_PHASES: Final = 63  # a: the phase that begins
END_GAME: Final = 64
DISMISS_THIS: Final = 65
DISMISS: Final = 66  # the chambermaid chosen
PLANT: Final = 67
SEND_HOME: Final = 68
PLACE_PRIVATE: Final = 69
LOSE_PRIVATE: Final = 70
DUEL: Final = 71  # a: by how much, b: where to go on otherwise
TOPPLE: Final = 72
TO_DISCARD: Final = 73
LOOK_BEER: Final = 74  # a: how many
STEAL_BEER: Final = 75
REMOVE_THIS: Final = 76
LOSE_BEER: Final = 77
GIVE_BEER: Final = 78
GAIN_THIS: Final = 79  # the card acquired comes into the private quarters
REFILL_BEER: Final = 80  # turn up the next beer, once Get Drunk is done with
COUNT: Final = 81
DRAW_COUNTED: Final = 82
IF_NTH: Final = 90  # a: how many — go on only if a multiple of that many copies of this card was played
FIRST_MASTER: Final = 91
PAY_IT: Final = 92  # the card just discarded pays by itself if it is love
TEXT_START: Final = 2 * WIDTH  # where a maid's text begins: behind SERVE_DRAW and SYMBOLS

# HOW a card of the hand is used by ASK_CARD
HOW_BITS: Final = 8
HOW_DISCARD: Final = 0
HOW_KEEP: Final = 1
HOW_RETURN: Final = 2
HOW_TOP: Final = 3
HOW_BOTTOM: Final = 4
HOW_CHAMBER: Final = 5
HOW_HOUSE: Final = 6

OTHERS: Final = 0
NEIGHBOURS: Final = 1
ALL: Final = 2

# Conditions of ASK_YES
ALWAYS: Final = 0
CAN_DRAW: Final = 1
HAS_CARD: Final = 2
