"""What a process may do with its line instead of answering, for test_thinkers.py."""

from __future__ import annotations

import os
import socket
import time

from cuore.server.thinking import framed


def answers(line: socket.socket) -> None:
    """Well behaved."""
    line.recv(10_000)
    line.sendall(framed("an answer"))
    line.recv(1)


def hangs(line: socket.socket) -> None:
    time.sleep(600)


def stalls(line: socket.socket) -> None:
    """In the middle of an answer."""
    line.recv(10_000)
    line.sendall(framed("an answer")[:-1])
    time.sleep(600)


def stalls_at_once(line: socket.socket) -> None:
    """In the middle of the length of an answer."""
    line.recv(10_000)
    line.sendall(framed("an answer")[:2])
    time.sleep(600)


def breaks_off(line: socket.socket) -> None:
    """And dies in the middle of an answer."""
    line.recv(10_000)
    line.sendall(framed("an answer")[:-1])
    os._exit(3)


def dies(line: socket.socket) -> None:
    line.recv(10_000)
    os._exit(3)


def babbles(line: socket.socket) -> None:
    """What it says cannot be read."""
    line.recv(10_000)
    line.sendall(b"\0\0\0\5hello")
    time.sleep(600)


def repeats_itself(line: socket.socket) -> None:
    """An answer, and another one that nobody has asked for."""
    line.recv(10_000)
    line.sendall(2 * framed("an answer"))
    time.sleep(600)


def speaks_unasked(line: socket.socket) -> None:
    line.sendall(framed("an answer"))
    time.sleep(600)


def in_pieces(line: socket.socket) -> None:
    """Well behaved, but slow."""
    line.recv(10_000)
    for byte in framed("an answer"):
        line.sendall(bytes([byte]))
        time.sleep(0.002)
    line.recv(1)
