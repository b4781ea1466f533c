"""Passkeys (WebAuthn): another way back to a person, kept by their phone, their computer or a key on their ring.

The browser asks the authenticator to sign a challenge of ours; here only public keys are kept. A challenge is random,
holds for some minutes, for the browser that asked and for one answer, and lies in the database, so any process can
take the answer. The party for which keys are made is the host by which the browser has come, which the guard has
judged already; browsers have passkeys only for https, and for this machine itself. Which make of authenticator it is
we do not ask. Whatever is wrong with an answer is said in the same line, so it tells nothing about who exists.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import time
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from cuore.server.guard import is_address, with_port
from cuore.server.messages import NewPasskey, PasskeyAnswer, PasskeyInfo
from cuore.server.people import People, has_name, hidden, new_phrase, way_back
from cuore.server.problems import Refusal
from cuore.server.schema import CHALLENGES, PASSKEYS
from cuore.server.store import Conflict, Store
from cuore.server.times import iso

PATIENCE: Final = 5 * 60 * 1000  # milliseconds in which a challenge must be answered
MOST: Final = 10  # passkeys of one person

Purpose = Literal["new", "sign-in"]


@dataclass(frozen=True)
class Party:
    """For whom keys are made: a host, as its browsers reach it."""

    origin: str

    @property
    def id(self) -> str:
        """Its name."""
        return (with_port(self.origin) or ("", 0))[0]

    @staticmethod
    def of(origin: str | None) -> Party:
        """By the Origin of a request that the guard has let in; `Refusal` where browsers have no passkeys."""
        party = Party((origin or "").lower())
        safe = party.origin.startswith("https://") or party.id == "localhost"
        if not party.id or not safe or is_address(party.id):
            raise Refusal("refused", "problem-no-passkeys")
        return party


@dataclass(frozen=True)
class Passkey:
    """A key as it is kept."""

    id: str
    owner: str
    key: bytes
    count: int


def handle_of(owner: str) -> str:
    """By what an authenticator knows a person: one for all their keys, from which nobody finds the fingerprint."""
    return _text(hashlib.sha256(f"passkeys of {owner}".encode()).digest())


class Passkeys:
    """The passkeys of everybody. Its methods belong to one event loop."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def of(self, owner: str | None) -> list[PasskeyInfo]:
        """The passkeys of a person, the oldest first."""
        return [] if owner is None else await self._store.look_up(partial(listed, owner=owner))

    async def challenge(self, device: str, purpose: Purpose) -> str:
        """A new challenge for a browser; the one before holds no more."""
        challenge = _text(secrets.token_bytes(32))
        await self._store.keep(partial(ask, challenge=challenge, device=device, purpose=purpose, now=_now()))
        return challenge

    async def add(self, device: str, owner: str, party: Party, answer: NewPasskey) -> None:
        """Keep a new passkey of a person; `Refusal` if it is none, or was not asked for."""
        challenge = await self._taken(device, "new")
        found = await asyncio.to_thread(_registered, answer, challenge, party)
        if found is None:
            raise Refusal("refused", "problem-no-such-passkey")
        id_, key, count = found
        row = {"id": id_, "owner": owner, "key": key, "count": count, "name": answer.name.strip(), "at": _now()}
        try:
            kept = await self._store.keep(partial(write, row=row))
        except Conflict:  # somebody has it; whose it is stays untold
            raise Refusal("refused", "problem-no-such-passkey") from None
        if not kept:
            raise Refusal("refused", "problem-many-passkeys")

    async def sign_in(self, device: str, party: Party, answer: PasskeyAnswer) -> str:
        """Make a browser a device of whose passkey it is; their fingerprint. `Refusal` if it is nobody's."""
        challenge = await self._taken(device, "sign-in")
        known = await self._store.look_up(partial(find, id_=answer.id))
        count = None
        if known is not None and secrets.compare_digest(answer.user_handle, handle_of(known.owner)):
            count = await asyncio.to_thread(_signed, answer, challenge, party, known)
        if known is None or count is None or not await self._store.keep(partial(use, known=known, count=count)):
            raise Refusal("refused", "problem-no-such-passkey")
        await self._people.add(device, known.owner)
        return known.owner

    async def remove(self, owner: str, id_: str) -> str | None:
        """Let a passkey of one's own go; a new phrase, if nothing else would lead back to a claimed name."""
        spare = new_phrase()
        needed = await self._store.keep(partial(remove, owner=owner, id_=id_, spare=hidden(spare)))
        return spare if needed else None

    async def _taken(self, device: str, purpose: Purpose) -> str:
        challenge = await self._store.keep(partial(take, device=device, purpose=purpose, now=_now()))
        if challenge is None:
            raise Refusal("refused", "problem-passkey-late")
        return challenge


# -- what an authenticator says -------------------------------------------------------------------------------
# The library is loaded when it is first needed: few need it, and a start would wait for it. What strangers send makes
# it raise whatever the parser of some format raises, so whatever it raises is a no.


def _registered(answer: NewPasskey, challenge: str, party: Party) -> tuple[str, bytes, int] | None:
    """Name, public key and count of a new passkey; nothing if it is none."""
    from webauthn import verify_registration_response

    response = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
    try:
        found = verify_registration_response(
            credential=_credential(answer.id, response),
            expected_challenge=_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
        )
        id_ = _text(found.credential_id)
    except Exception:  # noqa: BLE001
        return None
    return (id_, found.credential_public_key, found.sign_count) if id_ == answer.id else None


def _signed(answer: PasskeyAnswer, challenge: str, party: Party, known: Passkey) -> int | None:
    """The count of a passkey that has signed the challenge; nothing if it has not, or counts backwards."""
    from webauthn import verify_authentication_response

    response = {
        "clientDataJSON": answer.client_data,
        "authenticatorData": answer.authenticator_data,
        "signature": answer.signature,
        "userHandle": answer.user_handle,
    }
    try:
        found = verify_authentication_response(
            credential=_credential(answer.id, response),
            expected_challenge=_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=known.key,
            credential_current_sign_count=known.count,
        )
    except Exception:  # noqa: BLE001
        return None
    return found.new_sign_count


def _credential(id_: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": id_, "rawId": id_, "type": "public-key", "response": response}


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _now() -> int:
    return int(time.time() * 1000)


# -- how it is kept -----------------------------------------------------------------------------------------


def ask(connection: Connection, challenge: str, device: str, purpose: Purpose, now: int) -> None:
    """Keep a challenge in place of the one before; those that nobody has answered go."""
    same = (CHALLENGES.c.browser == device) & (CHALLENGES.c.purpose == purpose)
    connection.execute(delete(CHALLENGES).where(same | (CHALLENGES.c.until < now)))
    row = {"challenge": challenge, "browser": device, "purpose": purpose, "until": now + PATIENCE}
    connection.execute(insert(CHALLENGES), row)


def take(connection: Connection, device: str, purpose: Purpose, now: int) -> str | None:
    """The challenge that a browser was given, if it still holds; from now on it does not."""
    same = (CHALLENGES.c.browser == device) & (CHALLENGES.c.purpose == purpose)
    challenge = connection.execute(
        select(CHALLENGES.c.challenge).where(same, CHALLENGES.c.until >= now)
    ).scalar_one_or_none()
    gone = connection.execute(delete(CHALLENGES).where(CHALLENGES.c.challenge == challenge)).rowcount
    return challenge if gone else None


def find(connection: Connection, id_: str) -> Passkey | None:
    """A passkey by its name."""
    columns = (PASSKEYS.c.id, PASSKEYS.c.owner, PASSKEYS.c.key, PASSKEYS.c["count"])
    row = connection.execute(select(*columns).where(PASSKEYS.c.id == id_)).one_or_none()
    return None if row is None else Passkey(*row)


def listed(connection: Connection, owner: str) -> list[PasskeyInfo]:
    """The passkeys of a person."""
    query = select(PASSKEYS).where(PASSKEYS.c.owner == owner).order_by(PASSKEYS.c.at, PASSKEYS.c.id)
    return [PasskeyInfo(row.id, row.name, iso(row.at)) for row in connection.execute(query)]


def write(connection: Connection, row: dict[str, Any]) -> bool:
    """Keep a passkey, unless its person has many; the database keeps a second one of the same name away."""
    mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.owner == row["owner"])
    if connection.execute(mine).scalar_one() >= MOST:
        return False
    connection.execute(insert(PASSKEYS), row)
    return True


def use(connection: Connection, known: Passkey, count: int) -> bool:
    """Keep a new count; whether nobody has used the key since it was looked up."""
    same = (PASSKEYS.c.id == known.id, PASSKEYS.c.owner == known.owner, PASSKEYS.c["count"] == known.count)
    return bool(connection.execute(update(PASSKEYS).where(*same).values(count=count)).rowcount)


def remove(connection: Connection, owner: str, id_: str, spare: str) -> bool:
    """Let a passkey go; whether the spare phrase is needed."""
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == id_, PASSKEYS.c.owner == owner))
    return has_name(connection, owner) and way_back(connection, owner, spare)


def told(connection: Connection, owner: str) -> list[dict[str, Any]]:
    """The passkeys of a person, for themselves to read."""
    return [{"name": passkey.name, "made": passkey.made} for passkey in listed(connection, owner)]


def forget(connection: Connection, owner: str) -> None:
    """No passkey leads to a person, and none is being made."""
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.owner == owner))
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.browser == owner))
