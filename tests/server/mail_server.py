"""A mail server of our own, on this machine: it takes every mail and keeps it."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class MailServer:
    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []  # to whom, and what
        self.port = 0
        self.refuses = False

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


@contextmanager
def mail_server() -> Iterator[MailServer]:
    kept = MailServer()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 ready")
            to = ""
            while line := self.rfile.readline().decode().strip():
                verb = line.upper()
                if verb.startswith("RCPT TO:"):
                    to = line[8:].strip().strip("<>")
                    self.say("550 nobody here" if kept.refuses else "250 fine")
                elif verb == "DATA":
                    self.say("354 go on")
                    self.keep(to)
                    self.say("250 kept")
                elif verb == "QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 fine")

        def keep(self, to: str) -> None:
            body = bytearray()
            while (line := self.rfile.readline()) != b".\r\n":
                body += line.removeprefix(b".") if line.startswith(b"..") else line
            mail = message_from_bytes(bytes(body), policy=policy.default)
            assert isinstance(mail, EmailMessage)
            kept.mails.append((to, mail))

        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

    with socketserver.TCPServer(("127.0.0.1", 0), Handler) as server:
        kept.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield kept
        finally:
            server.shutdown()
            thread.join()
