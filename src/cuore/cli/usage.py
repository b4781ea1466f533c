"""A command line that cannot be understood, in our own words: Typer knows only English ones."""

from __future__ import annotations

import re

from typer.exceptions import TyperException

from cuore.engine.errors import CuoreError, Reason

# What Typer says, and the key of what we say instead.
_SAID = (
    (r"No such option: (?P<name>\S+)", "usage-option"),
    (r"No such option: (?P<name>\S+) \(Possible options: (?P<close>.*)\)", "usage-option-close"),
    (r"No such command '(?P<name>.*)'", "usage-command"),
    (r"No such command '(?P<name>.*?)'\. Did you mean (?P<close>.*)\?", "usage-command-close"),
    (r"Missing command", "usage-no-command"),
    (r"Missing (?:argument|option|parameter) '(?P<name>.*)'", "usage-missing"),
    (r"Got unexpected extra argument\(s\) \((?P<words>.*)\)", "usage-extra"),
    (r"Option '(?P<option>.*)' requires (?:an argument|\d+ arguments)", "usage-value"),
    (r"Option '(?P<option>.*)' does not take a value", "usage-no-value"),
    (r"Invalid value for '(?P<option>.*?)': '(?P<value>.*)' is not a valid int(?:eger)?(?: range)?", "usage-whole"),
    (r"Invalid value for '(?P<option>.*?)': '(?P<value>.*)' is not a valid float(?: range)?", "usage-number"),
    (r"Invalid value for '(?P<option>.*?)': (?P<value>.*) is not in the range (?P<range>.*)", "usage-range"),
)


class WrongUsage(CuoreError):
    """A command line that cannot be understood."""


def wrong_usage(error: TyperException) -> WrongUsage:
    """What Typer complains of."""
    context = getattr(error, "ctx", None)
    command = "cuore" if context is None else context.command_path
    return WrongUsage("usage", reason=reason_for(error), command=command)


def reason_for(error: TyperException) -> Reason:
    """What Typer complains of, without the command."""
    message = error.format_message().strip().rstrip(".")
    for pattern, key in _SAID:
        found = re.fullmatch(pattern, message)
        if found:
            return Reason(key, **{name: value.replace("'", "") for name, value in found.groupdict().items()})
    return Reason("usage-other", message=message)
