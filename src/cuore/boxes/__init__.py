"""One module per box, cards as data."""
