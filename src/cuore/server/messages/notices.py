"""How somebody wishes to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cuore.server.messages.basics import Language, Message


class NoticeInfo(Message):
    """What this server can do for whoever is away."""

    push: bool  # it sends notes to browsers
    key: str  # by which push services know this server; a browser subscribes with it


class PushRequest(Message):
    """A subscription, as the browser's push service has given it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]
    lang: Language = "en"


class PushEnd(Message):
    """The end of a subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
