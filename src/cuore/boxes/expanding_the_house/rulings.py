"""The rulings of this box by number: which books and sections they come from; their words are in words/."""

RULINGS = {
    141: "eth, differ",
    142: "eth, ok 5",
    143: "eth, wiki",
    144: "eth",
    145: "eth",
    146: "eth, rvd",
    147: "eth",
    148: "faq, open",
    149: "card, differ",
    164: "ok 13-3, eth",
}
