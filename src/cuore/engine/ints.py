"""Machine integers for the optional compiled build; plain `int` everywhere else."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int

__all__ = ["i64"]
