"""`python -m cuore` is the command `cuore`."""

import sys

from cuore.cli import main

if __name__ == "__main__":
    sys.exit(main())
