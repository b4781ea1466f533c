"""Training of the learned opponents: see README.md in this folder."""
