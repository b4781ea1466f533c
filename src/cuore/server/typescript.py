"""The messages as TypeScript: writes web/src/lib/messages.ts from the modules of `messages`.

`python -m cuore.server.typescript` in a source tree; a test says when the committed file is stale. What msgspec
checks beyond types (lengths, patterns) is checked by the server alone. The comments go along: whoever writes the
client reads one file.
"""

from __future__ import annotations

import ast
import inspect
import io
import re
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec.inspect as shapes
from msgspec import NODEFAULT

from cuore.server.messages import (
    basics,
    cards,
    daily,
    figures,
    live,
    lobby,
    notices,
    order,
    pages,
    people,
    puzzles,
    ratings,
    reviews,
    rules,
    table,
    talk,
)
from cuore.server.messages.basics import Message

TARGET = Path("web", "src", "lib", "messages.ts")
HEAD = """\
// Every message between the browser and the table. Made from src/cuore/server/messages by
// `python -m cuore.server.typescript`: change it there.
"""
# In the order in which they are written.
MODULES = (
    basics,
    cards,
    talk,
    table,
    live,
    ratings,
    lobby,
    pages,
    rules,
    reviews,
    notices,
    people,
    order,
    daily,
    puzzles,
    figures,
)
UNIONS = {"FromServer": live.FromServer, "FromBrowser": live.FromBrowser}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, values in literals().items():
        parts.append(f"export type {name} = {' | '.join(map(quoted, values))};\n")
    for struct in structs():
        parts.append(interface(struct))
    for name, union in UNIONS.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def structs() -> list[type[Message]]:
    """Every message type, in the order in which they are written."""
    return [
        thing
        for module in MODULES
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Message) and thing.__module__ == module.__name__
        if thing is not Message
    ]


def literals() -> dict[str, tuple[str, ...]]:
    """Sets of words that have a name, such as Language."""
    return {
        name: get_args(thing)
        for module in MODULES
        for name, thing in vars(module).items()
        if get_origin(thing) is Literal
    }


def interface(struct: type[Message]) -> str:
    """One message type."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    remarks = dict(comments(struct))
    lines = [f"/** {inspect.cleandoc(struct.__doc__ or '')} */", f"export interface {struct.__name__} {{"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {quoted(str(shape.tag))};")
    for field in shape.fields:
        if remark := remarks.get(field.name):
            lines.append(f"  /** {remark} */")
        optional = "" if field.default is NODEFAULT and field.default_factory is NODEFAULT else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


def written(shape: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case shapes.Metadata(extra={"some_of": whole}):
            return f"Partial<{whole.__name__}>"
        case shapes.StructType(cls=struct):
            return struct.__name__
        case shapes.UnionType(types=members):
            # null last, as one reads it
            ordered = sorted(members, key=lambda member: isinstance(member, shapes.NoneType))
            return " | ".join(map(written, ordered))
        case shapes.ListType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(map(written, items))}]"
        case shapes.LiteralType(values=values):
            for name, named in literals().items():
                if set(named) == set(values):
                    return name
            return " | ".join(quoted(str(value)) for value in values)
        case shapes.StrType():
            return "string"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.NoneType():
            return "null"
    raise TypeError(f"no TypeScript for {shape}")


def quoted(word: str) -> str:
    """A word as a TypeScript string."""
    return f"'{word}'"


def comments(struct: type) -> Iterator[tuple[str, str]]:
    """The remark beside each field in the source."""
    source = textwrap.dedent(inspect.getsource(struct))
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    remarks = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    for field in body.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            lines = range(field.lineno, (field.end_lineno or field.lineno) + 1)
            if remark := " ".join(remarks[line] for line in lines if line in remarks):
                yield field.target.id, re.sub(r"\bNone\b", "null", remark)


def main() -> int:
    """Write the file, in a source tree."""
    if not TARGET.parent.is_dir():
        print(f"{TARGET.parent} is not here: start this in the root of the source tree.", file=sys.stderr)
        return 2
    TARGET.write_text(typescript(), encoding="utf-8", newline="\n")
    print(TARGET)
    return 0


if __name__ == "__main__":
    sys.exit(main())
