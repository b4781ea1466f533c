"""What the optional compiled build has beyond Python; `int`, `list` and nothing everywhere else.

Machine integers, one or a row of them, and settings of classes.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    i64s = vec[i64]
else:
    i64 = int
    i64s = list

    def mypyc_attr(**settings: object) -> Callable[[type], type]:
        """A class as it is."""
        return lambda plain: plain


__all__ = ["i64", "i64s", "mypyc_attr"]
