"""Opponents that learned the game: one small net for every town of every box, asked in NumPy.

encoding.py      a position as a row of bytes, from what a seat may know (compiled with the engine)
features.py      what a card's page says, as numbers; a digest of it
vocabulary.py    the cards that a net knows
weights.py       the file of weights, and what it must fit; imprint.py: what it says of itself, read without NumPy
folding.py       weights made ready for being asked
inference.py     the net
learned_bot.py   a bot that answers what the net likes, more or less strictly
master.py        … and looks a round ahead where the net hesitates
lockstep.py      many games side by side, which ask the net together
chances.py       what each seat may expect, by what came of games; its file, and the net that it reads
evaluation.py    what a seat may hope for
hints.py         the best answers, and what each is worth; reasons.py: a sentence about each
review.py        a game as one seat played it: where most was lost

The net is trained by the folder training/ of the repository, which needs PyTorch; nothing here does. NumPy is
imported only by whoever asks for a bot of these (levels.py).
"""
