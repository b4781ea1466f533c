"""A program that nobody should have to sit with, as a bot in another language would be: `odd_program.py MANNERS`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

LATE = 2.5  # seconds that a late riser takes before it is ready


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def main(manners: str, where: str) -> None:
    hello = json.loads(sys.stdin.readline())
    if manners == "future":
        say(type="ready", protocol=hello["protocol"] + 1)
    if manners == "mute":
        time.sleep(600)
    if manners == "late riser":
        time.sleep(LATE)
    say(type="ready", protocol=hello["protocol"])
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "end":
            if where:
                Path(where).write_text(line)
            return
        misbehave(manners, where, message["id"])
        say(type="answer", id=message["id"], option=0)


def misbehave(manners: str, where: str, number: int) -> None:
    if manners == "endless":
        while True:
            pass
    if manners == "asleep":
        time.sleep(600)
    if manners == "chatty":
        print("thinking...", flush=True)
    if manners == "flood":
        while True:
            print("x" * 1000)
    if manners == "long":
        print("y" * 10_000_000, flush=True)
    if manners == "stale":
        say(type="answer", id=number - 1, option=0)
    if manners == "beyond":
        say(type="answer", id=number, option=10_000)
    if manners == "more":
        say(type="answer", id=number, option=0, why="because")
    if manners == "deep":
        print("[" * 50_000, flush=True)
    if manners == "dies":
        print("ValueError: I do not like this town\x1b[2J", file=sys.stderr)
        sys.exit(3)
    if manners == "hoards":
        bytearray(6 << 30)
    if manners == "family":  # a child that neither hears of its parent's end nor lets go of the pipe
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        Path(where).write_text(f"{os.getpid()} {child.pid}")
        time.sleep(600)
    if manners == "nosy":
        Path(where).write_text(json.dumps(dict(os.environ)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
