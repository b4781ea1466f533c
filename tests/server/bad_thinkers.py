"""What a process may do with its line instead of answering, for test_thinkers.py."""

from __future__ import annotations

import os
import socket
import time

from cuore.server.thinking import framed

FIRST = framed((0, "an answer"))  # to the first question


def answers(line: socket.socket) -> None:
    """Well behaved."""
    line.recv(10_000)
    line.sendall(FIRST)
    line.recv(1)


def hangs(line: socket.socket) -> None:
    time.sleep(600)


def stalls(line: socket.socket) -> None:
    """In the middle of an answer."""
    line.recv(10_000)
    line.sendall(FIRST[:-1])
    time.sleep(600)


def stalls_at_once(line: socket.socket) -> None:
    """In the middle of the length of an answer."""
    line.recv(10_000)
    line.sendall(FIRST[:2])
    time.sleep(600)


def breaks_off(line: socket.socket) -> None:
    """And dies in the middle of an answer."""
    line.recv(10_000)
    line.sendall(FIRST[:-1])
    os._exit(3)


def dies(line: socket.socket) -> None:
    line.recv(10_000)
    os._exit(3)


def babbles(line: socket.socket) -> None:
    """What it says cannot be read."""
    line.recv(10_000)
    line.sendall(b"\0\0\0\5hello")
    time.sleep(600)


def answers_something_else(line: socket.socket) -> None:
    line.recv(10_000)
    line.sendall(framed((1, "an answer")))
    time.sleep(600)


def repeats_itself(line: socket.socket) -> None:
    """An answer, and another one that nobody has asked for."""
    line.recv(10_000)
    line.sendall(2 * FIRST)
    time.sleep(600)


def speaks_unasked(line: socket.socket) -> None:
    line.sendall(FIRST)
    time.sleep(600)


def in_pieces(line: socket.socket) -> None:
    """Well behaved, but slow."""
    line.recv(10_000)
    for byte in FIRST:
        line.sendall(bytes([byte]))
        time.sleep(0.002)
    line.recv(1)


def takes_its_time(line: socket.socket) -> None:
    """A tenth of a second for each of a dozen answers, whenever it was asked."""
    line.recv(10_000)
    for number in range(12):
        time.sleep(0.1)
        line.sendall(framed((number, number)))
    line.recv(1)


def dies_over_the_second(line: socket.socket) -> None:
    line.recv(10_000)
    line.sendall(FIRST)
    time.sleep(0.1)
    os._exit(3)


def hangs_over_the_second(line: socket.socket) -> None:
    line.recv(10_000)
    line.sendall(FIRST)
    time.sleep(600)
