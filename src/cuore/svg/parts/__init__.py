"""The parts that reliefs are composed of, a module for each: looking to the left, about a middle at the origin.

A part is found by its name; a new one is one more entry in its table, and from then on some cards draw it.
"""
