"""How somebody wishes to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cuore.server.messages.basics import Language, Message


class NoticeInfo(Message):
    """What this server can do for whoever is away."""

    push: bool  # it sends notes to browsers
    key: str  # by which push services know this server; a browser subscribes with it
    mail: bool  # it sends mail
    address: str | None  # to which this browser's reader wishes it
    confirmed: bool  # and whose owner has said yes


class PushRequest(Message):
    """A subscription, as the browser's push service has given it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]
    lang: Language = "en"


class PushEnd(Message):
    """The end of a subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]


class MailRequest(Message):
    """An address to write to, once its owner has said yes."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Language = "en"


class MailAnswer(Message):
    """What the owner of an address says by the link in a mail."""

    wish: Literal["confirm", "end"]


class MailAnswered(Message):
    """It was heard."""

    wish: Literal["confirm", "end"]
