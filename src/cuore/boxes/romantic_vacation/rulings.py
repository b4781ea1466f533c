"""The rulings of this box by number: which books and sections they come from; their words are in words/."""

RULINGS = {
    106: "rv 1, rv 2, differ",
    107: "rv 2",
    108: "rv 5-2, rv 8",
    109: "rv 4",
    110: "rv 10",
    111: "rv 8, open",
    112: "rvd, open",
    113: "rvd",
    114: "rvd",
    115: "rvd",
    116: "rvd",
    117: "rvd",
    118: "rv 9",
    119: "rv 2, card",
}
