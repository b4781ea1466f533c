"""Who somebody is: a name, and the ways back to it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cuore.server.messages.basics import Message, Name

Base64 = Annotated[str, Meta(min_length=1, max_length=16_000, pattern="^[A-Za-z0-9_-]+$")]  # url-safe, unpadded
PasskeyId = Annotated[str, Meta(min_length=1, max_length=1364, pattern="^[A-Za-z0-9_-]+$")]


class PasskeyInfo(Message):
    """A passkey in a list."""

    id: str
    name: str  # that its person gave it
    made: str  # ISO 8601, UTC


class MeInfo(Message):
    """What a person may know about themselves."""

    name: str | None  # that they have claimed
    phrase: bool  # a recovery phrase was made
    devices: int  # beside this browser
    joined: bool  # this browser is not the first of them
    own: int  # games that it has from before, and has again when it leaves
    passkeys: list[PasskeyInfo]


class MeTold(Message):
    """The same after a change."""

    me: MeInfo
    phrase: str | None  # a new recovery phrase, where it was needed as a way back: shown now and never again


class NameClaim(Message):
    """A name that nobody else shall have here."""

    name: Name


class PhraseTold(Message):
    """A new recovery phrase: it is shown now and never again."""

    phrase: str


class PhraseTyped(Message):
    """A recovery phrase, as somebody has written it down."""

    phrase: Annotated[str, Meta(min_length=1, max_length=80)]


class PasskeyQuestion(Message):
    """What an authenticator is asked; bytes as `Base64`."""

    challenge: str
    party: str  # the host that asks
    user: str  # by what authenticators know this person; empty where anybody may answer
    name: str  # what they show
    known: list[str]  # passkeys that this person has already


class NewPasskey(Message):
    """A passkey that was made."""

    id: PasskeyId
    client_data: Base64
    attestation: Base64
    name: Name  # to know it again


class PasskeyAnswer(Message):
    """What a passkey has signed."""

    id: PasskeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64


class ForgetMe(Message):
    """That everything about a person is to be deleted; nothing brings it back."""

    sure: Literal["yes"]


class PasskeyEnd(Message):
    """A passkey that is to open nothing any more."""

    id: PasskeyId
