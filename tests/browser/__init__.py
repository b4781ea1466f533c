"""A package, so that what the tests of the browser share ends with the last of them (scope="package" in conftest.py)."""
