"""A package, so that what the tests of the browser share ends with the last of them (its scope in conftest.py)."""
