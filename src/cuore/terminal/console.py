"""Lines out and lines in.

On a terminal long lines are wrapped to its width, and headings are bold unless NO_COLOR is set; nothing is ever said
by bold alone. In a pipe there is neither, one line stays one line.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import TextIO

from cuore.terminal.columns import width_of, wrapped

LONGEST = 10_000  # characters of a line that anybody types
NARROW = 20  # columns below which wrapping would only make things worse


class Console:
    """Where a person, or a script in their place, reads and answers."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._in = sys.stdin if source is None else source
        self._out = sys.stdout if target is None else target
        self.interactive = self._in.isatty() and self._out.isatty()
        self._wraps = self._out.isatty()
        self._bold = self._wraps and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"

    @property
    def width(self) -> int:
        """Columns to write in; a pipe has as many as one likes."""
        return max(NARROW, shutil.get_terminal_size().columns) if self._wraps else 10_000

    def line(self, text: str = "", *, indent: int = 0, hang: int = 2) -> None:
        """One line; what does not fit goes on below, indented by `hang` more."""
        pad = " " * indent
        if not self._wraps or width_of(pad + text) < self.width:
            self._write(pad + text if text else "")
            return
        self._write("\n".join(wrapped(text, self.width - 1, pad, pad + " " * hang)))

    def lines(self, texts: list[str], *, indent: int = 0) -> None:
        """Several lines; each keeps the indent that it has."""
        for text in texts:
            bare = text.lstrip(" ")
            self.line(bare, indent=indent + len(text) - len(bare))

    def heading(self, text: str) -> None:
        """A line that begins something, after an empty one."""
        self._write("")
        if self._bold:
            for part in wrapped(text, self.width - 1):
                self._write(f"\x1b[1m{part}\x1b[0m")
        else:
            self.line(text)

    def scroll_away(self) -> None:
        """Push what is on the screen out of sight, on a terminal."""
        if self.interactive:
            self._write("\n" * (shutil.get_terminal_size().lines + 5))

    def ask(self, prompt: str = "> ") -> str | None:
        """What is typed next, or None at the end of the input."""
        self._out.write(prompt)
        self._out.flush()
        text = self._in.readline(LONGEST)
        if len(text) == LONGEST and not text.endswith("\n"):  # nobody types that: a device that never ends
            text = ""
        if not text:
            self._write("")
        elif not self._in.isatty():
            self._write(text.strip())  # a terminal shows what is typed; for a pipe we do
        return text.strip() if text else None

    def _write(self, text: str) -> None:
        self._out.write(text + "\n")
        self._out.flush()
