"""Machine integers for the optional compiled build, one or a row of them; plain `int` and `list` everywhere else."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64 as i64

    i64s = vec[i64]
else:
    i64 = int
    i64s = list

__all__ = ["i64", "i64s"]
