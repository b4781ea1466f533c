"""`cuore serve` on a day that a test chooses, whose bot does not think long: house_on_a_day.py DAY serve …"""

from __future__ import annotations

import sys
from datetime import date

from cuore.cli import main
from cuore.server import daily

if __name__ == "__main__":
    day = date.fromisoformat(sys.argv.pop(1))
    setattr(daily, "today", lambda: day)  # noqa: B010 - mypy lets nobody replace a function
    setattr(daily, "LEVEL", "easy")  # noqa: B010 - nor a constant
    sys.exit(main())
