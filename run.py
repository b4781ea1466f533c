#!/usr/bin/env python3
"""Two commands for a fresh machine with Python 3.11 or newer: start Cuore, or run every check.

    python3 run.py [arguments of cuore]         set Cuore up in .venv beside this file, then start it
    python3 run.py test [arguments of pytest]   set up and run every check; with arguments, only pytest

The browser client is built from web/ at the first start and whenever web/ has changed (CUORE_CLIENT=0: not at all).
Standard library only, and in the syntax of old Pythons: they must be able to read that they are too old.
"""

import sys

if sys.version_info < (3, 11):
    sys.stderr.write(
        "run.py: Cuore needs Python 3.11 or newer, and this is Python %d.%d: install a newer one and start"
        " with that, for example: python3.12 run.py\n" % tuple(sys.version_info[:2])
    )
    sys.exit(1)

import errno
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sysconfig
import time

import build_client

ROOT = os.path.dirname(os.path.realpath(__file__))
VENV = os.path.join(ROOT, ".venv")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
STAMP = os.path.join(VENV, "cuore-stamp.json")  # written last: with it, the environment is whole
LOCK = os.path.join(VENV, "cuore-lock")  # written first: with it, the environment is ours
LOG = os.path.join(VENV, "install.log")
INPUTS = ("pyproject.toml", "constraints.txt", "hatch_build.py", "build_client.py", "build_sbom.py")

CLIENT_CHECK = ("python", "build_client.py", "check")
CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports",),
    CLIENT_CHECK,
    ("pytest", "-n", "auto", "--maxprocesses", "8", "--dist", "worksteal"),
)

# Where no test has been read yet, each worker of pytest would make the same byte code as all others.
READ_ONCE = ("pytest", "--collect-only", "-qq", "-p", "no:cacheprovider")

# Tests with real servers, browsers and clocks: on a busy machine, with others beside it, one of them may be late.
REAL = ("tests/bots/", "tests/browser/", "tests/cli/", "tests/server/", "tests/terminal/", "tests/test_run_py.py")
MOST_UNSTEADY = 3  # more failures than that are no accident
FAILED_LAST = os.path.join(ROOT, ".pytest_cache", "v", "cache", "lastfailed")  # pytest writes it

BROWSERS = ("chromium", "chromium-browser", "google-chrome")

NO_DISK = "There is no disk space left: free about 500 MB (here and in the temporary folder) and start again."
NO_NETWORK = (
    "The package index cannot be reached, or lacks what Cuore needs: check the network (or the proxy, or"
    " pip's index setting) and start again."
)
NO_PIP = (
    "This Python lacks the standard modules venv and ensurepip: install them (Debian and Ubuntu: the package"
    " python3-venv) or install uv, and start again."
)
FAILED = "Setting up Cuore failed"
# What installers print on failure, and what it means; the first that fits explains most.
SYMPTOMS = (
    (NO_DISK, ("no space left on device", "errno 28]", "os error 28)", "enough space on the disk")),
    (NO_DISK, ("disk quota exceeded", "no usable temporary directory")),
    (NO_PIP, ("no module named venv", "no module named ensurepip")),
    (NO_NETWORK, ("connectionerror", "connection error", "connection refused", "connection reset")),
    (NO_NETWORK, ("connection aborted", "timeouterror", "timed out", "proxyerror", "unreachable")),
    (NO_NETWORK, ("name resolution", "getaddrinfo", "dns error", "error sending request", "sslerror")),
    (NO_NETWORK, ("no matching distribution", "resolutionimpossible", "no solution found")),
)


class Trouble(Exception):
    """Something the user can mend, in one line."""


def main(arguments):
    """Set up what the command needs, then run it; the result is the exit code."""
    if arguments[:1] == ["test"]:
        ensure(["dev"] if has_node() else ["dev", "node"])
        return check(arguments[1:])
    ensure([])
    return start(arguments)


# -- running -------------------------------------------------------------------------------------------------


def start(arguments):
    """Become cuore."""
    command = [script("cuore")] + arguments
    if os.name != "nt":  # on Windows exec would hand the terminal back at once
        os.execv(command[0], command)
    return wait(subprocess.Popen(command))


def check(arguments):
    """Run every check until one fails; with arguments for pytest, run only pytest."""
    checks = (
        [["pytest"] + arguments] if arguments else [c for c in CHECKS if c[0] != "python" or build_client.wanted()]
    )
    env = dict(os.environ, PATH=BIN + os.pathsep + os.environ.get("PATH", os.defpath))
    if not (arguments or find_browser()):
        install_browser()
    begin = time.monotonic()
    beside = run_beside(CLIENT_CHECK, env) if CLIENT_CHECK in checks else None
    reader = run_beside(READ_ONCE, env) if len(checks) > 1 and unread() else None
    try:
        for command in checks:
            title = " ".join(command)
            say("== %s" % title, sys.stdout)
            since = time.monotonic()
            if beside and command is CLIENT_CHECK:
                since = begin
                say(beside.communicate()[0].rstrip(), sys.stdout)
                code = beside.returncode
            else:
                if reader and command[0] == "pytest":
                    reader.communicate()  # whatever is wrong with the tests, pytest will say it
                code = wait(subprocess.Popen([script(command[0])] + list(command[1:]), cwd=ROOT, env=env))
            if code == 1 and command[0] == "pytest" and not arguments:
                code = try_alone(env)
            seconds = time.monotonic() - since
            if code:
                say("== %s: FAILED (%.1f s)" % (title, seconds), sys.stdout)
                return 1
            say("== %s: fine (%.1f s)\n" % (title, seconds), sys.stdout)
    finally:
        for child in (beside, reader):
            if child:
                stop(child, 0, group=True)
    if len(checks) > 1:
        say("Every check is fine (%.0f s)." % (time.monotonic() - begin), sys.stdout)
    return 0


def run_beside(command, env):
    """Start a check beside the others, because mypy needs one core only; what it prints waits for its turn."""
    return subprocess.Popen(
        [script(command[0])] + list(command[1:]),
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,  # so that its own children can be ended with it
    )


def unread():
    """Whether there are tests here that nobody has read: their byte code comes to lie beside them."""
    tests = os.path.join(ROOT, "tests")
    return os.path.isdir(tests) and not os.path.isdir(os.path.join(tests, "__pycache__"))


def try_alone(env):
    """Run the few tests that failed with real processes once more, one after the other; the result is the exit code.

    What is really broken fails again. What passes is named aloud: it asserts a moment and no outcome, so mend it.
    """
    failed = failed_last()
    if not 0 < len(failed) <= MOST_UNSTEADY or not all("::" in test and test.startswith(REAL) for test in failed):
        return 1
    say("== once more, alone: %s" % " ".join(failed), sys.stdout)
    code = wait(subprocess.Popen([script("pytest"), "-n", "0"] + failed, cwd=ROOT, env=env))
    if not code:
        say("== UNSTEADY, passed only alone and is to be mended: %s" % " ".join(failed), sys.stdout)
    return code


def failed_last():
    """The tests that failed in the last run of pytest, as pytest names them."""
    try:
        with open(FAILED_LAST, encoding="utf-8") as file:
            return sorted(json.load(file))
    except (OSError, ValueError):
        return []


def find_browser():
    """A Chromium for the tests of the browser client (they look as well): the one that is named, or one on PATH."""
    for name in [os.environ.get("CUORE_BROWSER", "")] + list(BROWSERS):
        found = shutil.which(name) if name else None
        if found:
            return found
    return ""


def install_browser():
    """Debian's chromium, if we may install it; else say loudly that its tests are skipped.

    Most of them are drawn with less work by its shell without windows, where that is to be had as well.
    """
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") and build_client.wanted()
    if may:
        say("== There is no browser for the tests of the browser client: installing Debian's chromium", sys.stdout)
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        install = ["install", "-qy", "--no-install-recommends"]
        for command in (["update", "-q"], install + ["chromium"], install + ["chromium-headless-shell"]):
            if wait(subprocess.Popen(["apt-get"] + command, env=env, stdin=subprocess.DEVNULL)):
                break
    if not find_browser() and build_client.wanted():
        say(
            "== THERE IS NO BROWSER, SO ITS TESTS ARE SKIPPED: install chromium, or name one in CUORE_BROWSER",
            sys.stdout,
        )


def script(name):
    """The path of a command in the environment."""
    return os.path.join(BIN, name + (".exe" if os.name == "nt" else ""))


def wait(child):
    """Wait for a child to end, and leave none behind if we are interrupted ourselves."""
    try:
        return child.wait()
    except BaseException as interruption:  # Ctrl-C reaches the child as well, and it may need time to tidy up
        stop(child, 5 if isinstance(interruption, KeyboardInterrupt) else 0)
        raise


def stop(child, patience, group=False):
    """End a child that does not end by itself; with `group`, its own children, too."""
    for name in ("SIGTERM", "SIGKILL"):
        try:
            child.wait(patience)
        except subprocess.TimeoutExpired:
            number = getattr(signal, name, signal.SIGTERM)
            if group and os.name != "nt":
                os.killpg(child.pid, number)
            else:
                child.send_signal(number)
        patience = 5
    child.wait()


def say(line, stream=sys.stderr):
    """Print a line at once, in order with what children print."""
    stream.write(line + "\n")
    stream.flush()


# -- setting up ----------------------------------------------------------------------------------------------


def ensure(extras):
    """Make the environment ready, if it is not: no network and no writing when it is."""
    wanted = fingerprint()
    if ready(read_stamp(), wanted, extras) and not build_client.stale():
        return
    lock = take_lock()
    try:
        stamp = read_stamp()
        extras = sorted(set(extras) | set(stamp.get("extras", [])))
        if not ready(stamp, wanted, extras):  # another run.py may have been faster
            install(stamp, wanted, extras, lock)
        if build_client.stale():
            refresh(read_stamp(), wanted, extras, lock)
    finally:
        lock.close()


def has_node():
    """Whether the checks of the browser client find a node, or need none."""
    return not build_client.wanted() or build_client.node_on_path() is not None


def refresh(stamp, wanted, extras, lock):
    """Build the browser client anew; without a node here, by way of an installation, which brings one along."""
    if not has_node() and "node" not in extras:
        install(stamp, wanted, extras, lock)
        return
    say("Building the browser client...")
    with open(LOG, "w", encoding="utf-8", errors="backslashreplace") as log:
        Installer(log, lock).run([script("python"), "build_client.py"])


def fingerprint():
    """What the environment depends on: `place` calls for a new one, `inputs` for an update."""
    place = [ROOT, sys.base_prefix, sys.implementation.cache_tag, sys.version, sysconfig.get_platform()]
    files = [os.path.join(ROOT, name) for name in INPUTS]
    digest = hashlib.sha256(b"compiled" if compiled() else b"pure")
    if copied():
        for folder, folders, names in os.walk(os.path.join(ROOT, "src")):
            folders[:] = sorted(name for name in folders if name not in ("__pycache__", "static"))
            files += [os.path.join(folder, name) for name in sorted(names)]
        if build_client.wanted():
            digest.update(build_client.fingerprint().encode())
    for path in files:
        with open(path, "rb") as file:
            content = file.read()
        digest.update(("\0%s\0%d\0" % (os.path.relpath(path, ROOT), len(content))).encode("utf-8", "replace"))
        digest.update(content)
    return {"place": place, "inputs": digest.hexdigest()}


def compiled():
    """Whether the engine is to be compiled (see hatch_build.py)."""
    return os.environ.get("CUORE_COMPILE", "") not in ("", "0")


def copied():
    """Whether the sources are copied into the environment and not used where they are.

    A compiled install is, else old extensions would hide edited sources. So is one in a folder that is not
    plain ASCII: before Python 3.13 the file that points there is read in whatever encoding the system has.
    """
    return compiled() or not ROOT.isascii()


def read_stamp():
    """What the last finished setup wrote; nothing if it did not finish, or if it is damaged."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    whole = isinstance(stamp, dict) and isinstance(stamp.get("extras"), list)
    return stamp if whole and all(isinstance(extra, str) for extra in stamp["extras"]) else {}


def ready(stamp, wanted, extras):
    """Whether the environment is what is wanted, or more."""
    return (
        all(stamp.get(key) == value for key, value in wanted.items())
        and set(extras) <= set(stamp.get("extras", []))
        and os.path.exists(script("python"))
        and os.path.exists(script("cuore"))
    )


def take_lock():
    """Hold the environment against other run.py; the lock ends with the process, however it ends."""
    if os.path.lexists(VENV) and not os.path.isdir(VENV):
        raise Trouble("%s is in the way: remove it and start again." % VENV)
    if os.path.isdir(VENV) and os.listdir(VENV) and not os.path.exists(LOCK):
        raise Trouble("%s was not made by run.py: remove it or move it away, and start again." % VENV)
    if not os.path.isdir(VENV):
        os.makedirs(VENV, exist_ok=True)
    lock = open(LOCK, "ab")  # noqa: SIM115 (closed by the caller)
    busy = "Another setup of Cuore is running; waiting for it..."
    try:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    return msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1) or lock
                except OSError:
                    if busy:
                        say(busy)
                    busy = ""
                    time.sleep(1)
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(busy)
            fcntl.flock(lock, fcntl.LOCK_EX)
    except OSError:
        pass  # a file system without locks: better no lock than no game
    return lock


def install(stamp, wanted, extras, lock):
    """Build or update the environment, and stamp it when it is whole."""
    update = stamp.get("place") == wanted["place"] and os.path.exists(script("python"))
    say("Updating Cuore's environment..." if update else "Setting up Cuore (once, about half a minute)...")
    if stamp:
        os.remove(STAMP)  # whatever happens from here on, the next start knows
    if not update:
        empty(VENV)
    with open(LOG, "w", encoding="utf-8", errors="backslashreplace") as log:
        installer = Installer(log, lock)
        if not update:
            # Without pip: its install says nothing of what went wrong, so it is a step of its own below.
            base = getattr(sys, "_base_executable", None) or sys.executable
            installer.run([base, "-m", "venv", "--without-pip", VENV])
        name = "." + ("[%s]" % ",".join(extras) if extras else "")
        target = [name] if copied() else ["--editable", name]
        if not with_uv(installer, target):
            with_pip(installer, target)
    temporary = STAMP + ".new"
    with open(temporary, "w", encoding="utf-8") as file:
        json.dump(dict(wanted, extras=extras), file)
    os.replace(temporary, STAMP)


def with_uv(installer, target):
    """Install with uv, if it is there. Where it fails, pip may not: it has mirror settings of its own."""
    uv = shutil.which("uv")
    if not uv:
        return False
    options = ["--python", script("python"), "-c", "constraints.txt", "-b", "constraints.txt"]
    try:
        # Reinstall: else uv may take an earlier wheel, pure or of older sources, from its cache.
        installer.run([uv, "pip", "install"] + options + ["--reinstall-package", "cuore"] + target)
    except Trouble as trouble:
        if not str(trouble).startswith((NO_NETWORK, FAILED)) or not can_pip():
            raise
        return False
    return True


def with_pip(installer, target):
    """Install with pip, putting it into the environment first if it is not there."""
    python = script("python")
    if not can_pip():
        raise Trouble(NO_PIP)
    installer.run([python, "-m", "ensurepip"])
    installer.run([python, "-m", "pip", "install"] + target)


def can_pip():
    """Whether this Python can put pip into an environment; some Linux distributions split that off."""
    import importlib.util

    return importlib.util.find_spec("ensurepip") is not None


def empty(folder):
    """Remove everything in our environment but the lock that we hold."""
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        if path != LOCK:
            if os.path.isdir(path) and not os.path.islink(path):
                shutil.rmtree(path)
            else:
                os.remove(path)


class Installer:
    """Runs the commands of a setup: what they print goes to the log, what went wrong into one line."""

    def __init__(self, log, lock):
        self.log = log
        self.lock = lock
        self.env = dict(os.environ)
        for name in ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"):
            self.env.pop(name, None)
        for name in ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):  # elsewhere is not where we look
            self.env.pop(name, None)
        self.env.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1", NO_COLOR="1", UV_NO_PROGRESS="1")
        # Relative, because pip splits these at spaces. The second is for what building needs, since pip 25.3.
        self.env.update(PIP_CONSTRAINT="constraints.txt", PIP_BUILD_CONSTRAINT="constraints.txt")
        self.env.setdefault("PIP_RETRIES", "2")

    def run(self, command):
        """Run one command; raise Trouble if it fails."""
        self.note("$ %s\n" % " ".join(command))
        printed = []
        child = subprocess.Popen(
            command,
            cwd=ROOT,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # so that its own children can be ended with it
            # It holds the lock, too: if we are killed, the next run.py waits until it has ended.
            pass_fds=() if os.name == "nt" else (self.lock.fileno(),),
        )
        with child:
            try:
                for line in child.stdout or ():
                    printed.append(line)
                    self.note(line)
            except BaseException:
                stop(child, 0, group=True)
                raise
        if child.returncode:
            raise Trouble("%s (All of it: %s)" % (diagnose("".join(printed)), LOG))

    def note(self, line):
        """Write to the log as long as that is possible: on a full disk the message matters more."""
        try:
            self.log.write(line)
            self.log.flush()
        except OSError:
            pass


def diagnose(printed):
    """One sentence on why an installer failed."""
    ours = re.search(r"\bcuore build: (.+)", printed)  # hatch_build.py speaks for itself
    if ours:
        return ours.group(1).strip()
    for meaning, signs in SYMPTOMS:
        if any(sign in printed.lower() for sign in signs):
            return meaning
    if shutil.disk_usage(VENV).free < 10 << 20:
        return NO_DISK
    lines = [line.strip() for line in printed.splitlines() if line.strip()] or ["no reason given"]
    errors = [line for line in lines if line.lower().startswith("error")]
    return "%s: %s." % (FAILED, (errors or lines)[-1].rstrip("."))


def explain(error):
    """One sentence on what an operating system error means here."""
    place = error.filename or ROOT
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        return NO_DISK
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "%s cannot be written: get the right to, or put Cuore in a folder of your own." % place
    return "%s: %s: %s." % (FAILED, place, error.strerror or error)


def terminated(*_):
    """Let SIGTERM end us in order, children included."""
    sys.exit(143)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, terminated)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\nStopped.")
        sys.exit(130)
    except Trouble as trouble:
        say("run.py: %s" % trouble)
        sys.exit(1)
    except OSError as error:
        say("run.py: %s" % explain(error))
        sys.exit(1)
