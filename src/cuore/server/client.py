"""The browser client as files: read and compressed once, then served from memory.

Vite puts a hash into the name of everything under assets/, so that may be kept for ever; the page itself is asked for
again each time, and mostly answered with "not modified". Addresses of the client's own screens get the page.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cuore.server.problems import Refusal

FOLDER: Final = Path(__file__).parent / "static"
PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {  # of our own, because a system's table of types may lack them
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
LIKE_A_FILE: Final = re.compile(r"(^|/)\.|\.\w{1,8}$")  # no screen of the client has such an address
COMPRESSED_ALREADY: Final = frozenset({".woff2", ".woff", ".png", ".jpg", ".webp", ".avif", ".gz", ".br"})


@dataclass(frozen=True)
class StaticFile:
    """One file."""

    content: bytes
    zipped: bytes | None  # None: not worth it
    type: str
    etag: str
    cache: str

    @staticmethod
    def of(content: bytes, suffix: str, cache: str) -> StaticFile:
        """Some content, compressed where that pays."""
        zipped = None if suffix in COMPRESSED_ALREADY else gzip.compress(content, 9, mtime=0)
        return StaticFile(
            content,
            zipped if zipped is not None and len(zipped) < 0.9 * len(content) else None,
            TYPES.get(suffix) or mimetypes.types_map.get(suffix) or "application/octet-stream",
            f'"{hashlib.sha256(content).hexdigest()[:20]}"',
            cache,
        )

    def answer(self, request: Request) -> Response:
        """The file as this browser wants it: not at all, if it has it."""
        headers = {"Cache-Control": self.cache, "ETag": self.etag, "Vary": "Accept-Encoding"}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if self.etag in known:
            return Response(None, 304, headers)
        body = self.content
        accepted = [part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
        if self.zipped is not None and "gzip" in accepted:
            body, headers["Content-Encoding"] = self.zipped, "gzip"
        return Response(body, 200, headers, self.type)


class Client:
    """The built client, or the lack of it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, StaticFile] = {}
        for path in sorted(folder.rglob("*")) if (folder / PAGE).is_file() else ():
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts):
                self.files[name] = StaticFile.of(
                    path.read_bytes(), path.suffix, FOREVER if name.startswith("assets/") else "no-cache"
                )

    @property
    def is_built(self) -> bool:
        """Whether there is a client to serve."""
        return PAGE in self.files

    def answer(self, request: Request) -> Response:
        """A file of the client, or for an address of one of its screens the page."""
        if not self.is_built:
            raise Refusal("not-built")
        path = request.url.path.removeprefix("/")
        file = self.files.get(path)
        if file is None:
            if path.startswith(("api/", "assets/", "ws/")) or LIKE_A_FILE.search(path):
                raise Refusal("not-found")
            file = self.files[PAGE]
        return file.answer(request)
