"""An authenticator in software: what a phone or a key on a ring does, as WebAuthn has it."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40  # flags


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey; `counts=False` is one that keeps no count, as most do that lie in a cloud."""

    def __init__(self, origin: str, *, counts: bool = True) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.user = ""
        self.count = 0
        self._counts = counts
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, question: dict[str, Any], name: str = "Phone") -> dict[str, str]:
        """A new passkey: the body for the server."""
        self.user = question["user"]
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(question, PRESENT | VERIFIED | HAS_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", question)
        return {"id": text(self.id), "client_data": text(client), "attestation": text(attestation), "name": name}

    def answer(self, question: dict[str, Any]) -> dict[str, str]:
        """A signature: the body for the server."""
        self.count += self._counts
        data = self._data(question, PRESENT | VERIFIED)
        client = self._client("webauthn.get", question)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(signature),
            "user_handle": self.user,
        }

    def _data(self, question: dict[str, Any], flags: int) -> bytes:
        party = hashlib.sha256(question["party"].encode()).digest()
        return party + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, question: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": question["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()
