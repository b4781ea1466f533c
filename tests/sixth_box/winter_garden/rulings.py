"""The rulings of this box by number: where they come from; their words are in words/."""

RULINGS = {901: "wg 2, open"}
