"""One person at several devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cuore.server.messages.basics import Message


class MeInfo(Message):
    """What a person may know about their own devices."""

    phrase: bool  # a recovery phrase was made
    devices: int  # that were added by it
    joined: bool  # this browser is one of them


class PhraseTold(Message):
    """A new recovery phrase: it is shown now and never again."""

    phrase: str


class PhraseTyped(Message):
    """A recovery phrase, as somebody has written it down."""

    phrase: Annotated[str, Meta(min_length=1, max_length=80)]
