"""The terminal table: lines in, lines out; no cursor, so that a pipe, ssh and a screen reader are all at home."""
