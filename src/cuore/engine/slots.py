"""The attributes of a class, read off the methods that set them: each is declared where it gets its value.

The interpreter wants to know the attributes of a class before there is an object of it (`__slots__`), and is quicker
for it. mypyc finds the same ones by itself and passes over `__slots__`.
"""

from __future__ import annotations

import dis
from collections.abc import Callable
from types import GetSetDescriptorType


def set_by(*methods: Callable[..., None]) -> tuple[str, ...]:
    """What the methods of a class set, in their order; they set attributes of `self` and of nothing else."""
    stores = (code for method in methods for code in dis.get_instructions(method) if code.opname == "STORE_ATTR")
    return tuple(dict.fromkeys(str(store.argval) for store in stores))


def attributes(cls: type) -> tuple[str, ...]:
    """The attributes of a class with slots, in the order in which they are set; of a compiled one as well."""
    slots = vars(cls).get("__slots__")
    if slots is not None:
        return tuple(slots)
    return tuple(name for name, member in vars(cls).items() if isinstance(member, GetSetDescriptorType))
