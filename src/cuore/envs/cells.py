"""What rows are made of: whole numbers of 16 bits that NumPy reads in place, in either build (engine/zones.py)."""

from typing import TYPE_CHECKING

from cuore.engine.zones import NATIVE

if TYPE_CHECKING:
    if NATIVE:
        from librt.vecs import vec
        from mypy_extensions import i16

        Cells = vec[i16]
    else:
        from array import array

        Cells = array[int]
else:
    Cells = object

__all__ = ["Cells"]
