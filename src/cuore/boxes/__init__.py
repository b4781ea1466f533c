"""One folder per box: cards, ruleset, rulings and words; found by its entry point."""
