"""run.py on machines where something is missing: what it says, and that the next start mends it.

Most tests give it a stand-in for uv, so that a setup takes no network and a fraction of a second.
"""

import ast
import errno
import importlib.util
import json
import os
import re
import select
import shutil
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are POSIX scripts")

SECONDS = 120  # until something must have happened: the machine may be busy
ROOT = Path(__file__).parents[1]
FILES = ("run.py", "pyproject.toml", "constraints.txt", "hatch_build.py", "build_client.py", "build_sbom.py")

STAND_IN = f"""#!{sys.executable}
import os, sys, time
from pathlib import Path

with open("calls", "a") as calls:
    calls.write(" ".join(sys.argv[1:]) + "\\n")
mood = os.environ.get("UV_MOOD", "fine")
if mood == "hang":
    Path("started").write_text(str(os.getpid()))
    Path("started").rename("hanging")
    time.sleep(60)
elif mood != "fine":
    sys.exit(mood)
for name in ("cuore", "ruff", "mypy", "lint-imports", "pytest"):  # python is there: run.py makes the environment
    script = Path(".venv/bin", name)
    script.write_text('#!/bin/sh\\necho "' + name + ' $*"\\ntest "$FAIL" != ' + name + ' || exit 3\\n')
    script.chmod(0o755)
"""


class House:
    """A copy of the project's setup files, with an environment of its own for run.py."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in FILES:
            shutil.copy(ROOT / name, folder)
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.env = {"PATH": f"{self.bin}:/usr/bin:/bin", "HOME": str(folder)}
        self.stamp = folder / ".venv" / "cuore-stamp.json"

    def give_uv(self) -> None:
        uv = self.bin / "uv"
        uv.write_text(STAND_IN, encoding="utf-8")
        uv.chmod(uv.stat().st_mode | stat.S_IXUSR)

    def run(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "run.py", *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.env | env, capture_output=True, text=True, check=False
        )

    def begin(self, *arguments: str, **env: str) -> subprocess.Popen[str]:
        """Start run.py in a process group of its own, and wait until its installer is at work."""
        command = [sys.executable, "run.py", *arguments]
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.env | env,
            text=True,
            start_new_session=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        deadline = time.monotonic() + SECONDS
        while not (self.folder / "hanging").exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        return process

    @property
    def installs(self) -> list[str]:
        calls = self.folder / "calls"
        return calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []


@pytest.fixture
def bare(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def house(bare: House) -> House:
    bare.give_uv()
    return bare


@pytest.fixture
def module(house: House, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """run.py of the house as a module, to reach what cannot be brought about from outside."""
    monkeypatch.setenv("PATH", house.env["PATH"])
    monkeypatch.chdir(house.folder)
    spec = importlib.util.spec_from_file_location("run_of_the_house", house.folder / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A port of this machine that is taken and on which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


def told(result: subprocess.CompletedProcess[str]) -> str:
    """The one line of an error, after the line of progress."""
    assert result.returncode == 1, result
    lines = [line for line in result.stderr.splitlines() if not line.endswith("...")]
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("run.py: ")
    return lines[0]


# -- starting -----------------------------------------------------------------------------------------------


def test_first_start_sets_up_and_passes_arguments_on(house: House) -> None:
    result = house.run("play", "--seed", "7")
    assert result.stdout == "cuore play --seed 7\n"
    assert result.stderr == "Setting up Cuore (once, about half a minute)...\n"
    assert len(house.installs) == 1
    assert house.installs[0].endswith("--editable .")


def test_exit_code_is_that_of_cuore(house: House) -> None:
    assert house.run(FAIL="cuore").returncode == 3


def test_second_start_installs_nothing_and_says_nothing(house: House) -> None:
    house.run()
    result = house.run()
    assert (result.stdout, result.stderr) == ("cuore \n", "")
    assert len(house.installs) == 1


def test_second_start_writes_nothing(house: House) -> None:
    house.run()
    before = {path: path.stat().st_mtime_ns for path in house.folder.rglob("*")}
    house.run()
    assert {path: path.stat().st_mtime_ns for path in house.folder.rglob("*")} == before


def test_changed_file_updates_the_environment(house: House) -> None:
    house.run()
    for name in ("pyproject.toml", "constraints.txt", "hatch_build.py", "build_client.py", "build_sbom.py"):
        with (house.folder / name).open("a", encoding="utf-8") as file:
            file.write("\n")
        assert house.run().stderr == "Updating Cuore's environment...\n"
    assert len(house.installs) == 6


def test_damaged_stamp_sets_up_anew(house: House) -> None:
    house.run()
    for damage in (b"", b"{", b"[]", b'{"extras": 1}', b'{"extras": [[]]}', b"\xff\x00"):
        house.stamp.write_bytes(damage)
        result = house.run()
        assert result.stdout == "cuore \n"
        assert result.stderr == "Setting up Cuore (once, about half a minute)...\n"
        assert json.loads(house.stamp.read_bytes())["extras"] == []


def test_failed_update_is_not_taken_for_the_old_state(house: House) -> None:
    house.run()
    pins = house.folder / "constraints.txt"
    before = pins.read_bytes()
    pins.write_bytes(b"")
    assert house.run(UV_MOOD="error: No space left on device").returncode == 1
    pins.write_bytes(before)
    assert house.run().stderr.startswith("Setting up")


def test_half_an_environment_is_cleared_away(house: House) -> None:
    assert house.run(UV_MOOD="error: No space left on device").returncode == 1
    left_over = house.folder / ".venv" / "lib" / "left-over"
    left_over.touch()
    assert house.run().stdout == "cuore \n"
    assert not left_over.exists()


def test_lost_command_sets_up_again(house: House) -> None:
    house.run()
    (house.folder / ".venv/bin/cuore").unlink()
    assert house.run().stdout == "cuore \n"


def test_moved_folder_sets_up_anew(house: House, tmp_path_factory: pytest.TempPathFactory) -> None:
    house.run()
    place = tmp_path_factory.mktemp("elsewhere") / "cuore"
    shutil.move(house.folder, place)
    house.folder = place
    house.env["PATH"] = f"{place / 'bin'}:/usr/bin:/bin"
    assert house.run().stderr.startswith("Setting up")


def test_compiled_install_is_a_copy_and_follows_the_sources(house: House) -> None:
    source = house.folder / "src" / "cuore" / "state.py"
    source.parent.mkdir(parents=True)
    source.write_text("a = 1\n", encoding="utf-8")
    house.run(CUORE_COMPILE="1")
    assert house.installs[-1].endswith("--reinstall-package cuore .")
    source.write_text("a = 2\n", encoding="utf-8")
    house.run(CUORE_COMPILE="1")
    house.run(CUORE_COMPILE="1")
    assert len(house.installs) == 2
    house.run(CUORE_COMPILE="0")
    assert house.installs[2].endswith("--editable .")
    source.write_text("a = 3\n", encoding="utf-8")
    house.run()
    assert len(house.installs) == 3


# -- checking -----------------------------------------------------------------------------------------------


def test_every_check_runs_in_order(house: House) -> None:
    result = house.run("test")
    ran = [line for line in result.stdout.splitlines() if re.match(r"(ruff|mypy|lint-imports|pytest) ", line)]
    assert [line.split()[0] for line in ran] == ["ruff", "ruff", "mypy", "lint-imports", "pytest"]
    assert ran[1] == "ruff format --check"
    assert result.stdout.splitlines()[-1].startswith("Every check is fine")
    assert result.returncode == 0
    assert house.installs[0].endswith("--editable .[dev]")


def test_failing_check_is_the_last(house: House) -> None:
    result = house.run("test", FAIL="mypy")
    assert result.returncode == 1
    assert result.stdout.splitlines()[-1].startswith("== mypy: FAILED")


def test_arguments_go_to_pytest_alone(house: House) -> None:
    result = house.run("test", "-k", "a b")
    assert "pytest -k a b\n" in result.stdout
    assert "ruff" not in result.stdout
    assert house.run("test", "-x", FAIL="pytest").returncode == 1


SHAKY = "tests/server/test_processes.py::test_a_kill"

# As pytest: at first it fails, and keeps what failed; alone it does as $ALONE says.
PYTEST = f"""#!{sys.executable}
import json, os, sys
from pathlib import Path

print("pytest", *sys.argv[1:], flush=True)
if "0" in sys.argv:
    sys.exit(int(os.environ["ALONE"]))
Path(".pytest_cache/v/cache").mkdir(parents=True, exist_ok=True)
Path(".pytest_cache/v/cache/lastfailed").write_text(json.dumps(dict.fromkeys(os.environ["FAILED"].split(), True)))
sys.exit(1)
"""


@pytest.mark.parametrize(
    ("failed", "alone", "code", "last"),
    [
        pytest.param(SHAKY, "0", 0, "Every check is fine", id="passes alone"),
        pytest.param(SHAKY, "1", 1, "== pytest", id="fails alone, too"),
        pytest.param(
            f"{SHAKY} tests/engine/test_deal.py::test_deal", "0", 1, "== pytest", id="a rule is never shaky"
        ),
        pytest.param("tests/server/test_app.py", "0", 1, "== pytest", id="a file that cannot be read"),
        pytest.param(" ".join(f"{SHAKY}[{n}]" for n in range(4)), "0", 1, "== pytest", id="too many"),
        pytest.param("", "0", 1, "== pytest", id="nothing is known"),
    ],
)
def test_what_failed_with_real_processes_is_tried_once_more_alone(
    house: House, failed: str, alone: str, code: int, last: str
) -> None:
    house.run("test")
    (house.folder / ".venv" / "bin" / "pytest").write_text(PYTEST, encoding="utf-8")
    result = house.run("test", FAILED=failed, ALONE=alone)
    assert result.returncode == code
    assert result.stdout.splitlines()[-1].startswith(last)
    assert (f"== UNSTEADY, passed only alone and is to be mended: {SHAKY}" in result.stdout) == (code == 0)


def test_arguments_of_ones_own_are_run_once(house: House) -> None:
    house.run("test")
    (house.folder / ".venv" / "bin" / "pytest").write_text(PYTEST, encoding="utf-8")
    result = house.run("test", "-x", FAILED=SHAKY, ALONE="0")
    assert result.returncode == 1
    assert "alone" not in result.stdout


def test_checks_once_installed_stay_installed(house: House) -> None:
    house.run()
    house.run("test")
    assert len(house.installs) == 2
    house.run()
    assert len(house.installs) == 2
    (house.folder / "constraints.txt").write_text("", encoding="utf-8")
    house.run()
    assert house.installs[2].endswith("--editable .[dev]")


# -- the browser client -------------------------------------------------------------------------------------

NPM = f"""#!{sys.executable}
import os, sys
from pathlib import Path

with open("../npm-calls", "a") as calls:
    calls.write(" ".join(sys.argv[1:]) + "\\n")
mood = os.environ.get("NPM_MOOD", "fine")
if mood != "fine":
    print(mood)
    sys.exit(1)
if sys.argv[1] == "ci":
    Path("node_modules").mkdir(exist_ok=True)
    Path("node_modules/.package-lock.json").write_text(Path("package-lock.json").read_text())
elif sys.argv[-1] == "build":
    static = Path("../src/cuore/server/static")
    static.mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text("built")
"""


@pytest.fixture
def web(house: House) -> Path:
    """A client in the house, with stand-ins for node and npm."""
    for name, text in (("npm", NPM), ("node", "#!/bin/sh\necho v24.1.0\n")):
        (house.bin / name).write_text(text, encoding="utf-8")
        (house.bin / name).chmod(0o755)
    folder = house.folder / "web"
    folder.mkdir()
    (folder / "package.json").write_text("{}", encoding="utf-8")
    lock = {"packages": {"": {}, "node_modules/svelte": {"version": "5.0.0"}}}
    (folder / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    return folder


def npm_calls(house: House) -> list[str]:
    calls = house.folder / "npm-calls"
    return [line.split()[0] for line in calls.read_text(encoding="utf-8").splitlines()] if calls.exists() else []


def test_the_client_is_built_once_and_again_when_it_has_changed(house: House, web: Path) -> None:
    assert house.run().stderr.splitlines()[-1] == "Building the browser client..."
    assert npm_calls(house) == ["ci", "run"]
    assert (house.folder / "src/cuore/server/static/index.html").read_text(encoding="utf-8") == "built"
    assert house.run().stderr == ""
    (web / "main.ts").write_text("let a;", encoding="utf-8")
    assert house.run().stderr == "Building the browser client...\n"
    assert npm_calls(house) == ["ci", "run", "run"]
    words = house.folder / "src/cuore/words/catalogues/en"
    words.mkdir(parents=True)
    (words / "web.ftl").write_text("a = b", encoding="utf-8")
    assert house.run().stderr == "Building the browser client...\n"
    lock = {"packages": {"node_modules/svelte": {"version": "5.0.1"}}}
    (web / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    house.run()
    assert npm_calls(house)[-2:] == ["ci", "run"]
    assert len(house.installs) == 1


def test_the_client_can_be_left_out(house: House, web: Path) -> None:
    assert house.run(CUORE_CLIENT="0").stdout == "cuore \n"
    assert npm_calls(house) == []


@pytest.mark.parametrize(
    ("mood", "line"),
    [
        ("npm error code ECONNREFUSED", "npm cannot reach its registry"),
        ("npm error code ENOSPC", "no disk space left"),
        ("error during build:\nsrc/main.ts: unexpected token", "src/main.ts: unexpected token"),
    ],
)
def test_a_client_that_cannot_be_built_is_one_line(house: House, web: Path, mood: str, line: str) -> None:
    said = told(house.run(NPM_MOOD=mood))
    assert line in said
    assert "CUORE_CLIENT=0" in said
    assert house.run().stdout == "cuore \n"


def test_without_node_an_installation_brings_one(house: House, web: Path) -> None:
    (house.bin / "node").write_text("#!/bin/sh\necho v18.0.0\n", encoding="utf-8")  # too old
    house.run()
    assert npm_calls(house) == []
    assert len(house.installs) == 2  # the hook would have built the client; its stand-in does not
    house.run("test")
    assert house.installs[-1].endswith("--editable .[dev,node]")


def test_the_client_is_checked_with_everything_else(house: House, web: Path) -> None:
    result = house.run("test", CUORE_BROWSER="/bin/sh")
    assert "== python build_client.py check: fine" in result.stdout
    assert npm_calls(house)[-1] == "run"
    assert "BROWSER" not in result.stdout
    said = [line for line in result.stdout.splitlines() if re.match(r"== .*: fine", line)]
    assert [line.split()[1].rstrip(":") for line in said] == [
        "ruff",
        "ruff",
        "mypy",
        "lint-imports",
        "python",
        "pytest",
    ]


def test_what_is_wrong_with_the_client_is_the_last_that_is_said(house: House, web: Path) -> None:
    house.run()
    result = house.run("test", CUORE_BROWSER="/bin/sh", NPM_MOOD="main.ts: unexpected token")
    assert result.returncode == 1
    assert "main.ts: unexpected token" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("== python build_client.py check: FAILED")
    assert "== pytest" not in result.stdout


def test_a_check_of_the_client_ends_with_the_check_that_fails_beside_it(house: House, web: Path) -> None:
    house.run("test", CUORE_BROWSER="/bin/sh")
    os.mkfifo(house.folder / "line")
    line = os.open(house.folder / "line", os.O_RDONLY | os.O_NONBLOCK)
    npm = f"#!/bin/sh\nexec 3> ../line\ntouch ../begun\nexec sleep {2 * SECONDS}\n"  # it holds the line
    (house.bin / "npm").write_text(npm, encoding="utf-8")
    mypy = "#!/bin/sh\nuntil [ -e begun ]; do sleep 0.02; done\nexit 1\n"
    (house.folder / ".venv" / "bin" / "mypy").write_text(mypy, encoding="utf-8")
    result = house.run("test", CUORE_BROWSER="/bin/sh")
    assert result.returncode == 1
    assert result.stdout.splitlines()[-1].startswith("== mypy: FAILED")
    assert select.select([line], [], [], SECONDS)[0], "it goes on although nobody waits for it"
    os.close(line)


def test_tests_that_nobody_has_read_are_read_once_before_the_workers_begin(house: House, web: Path) -> None:
    house.run("test", CUORE_BROWSER="/bin/sh")
    (house.folder / "tests").mkdir()
    script = "#!/bin/sh\nprintf '%s ' $1 >> asked\nmkdir -p tests/__pycache__\n"
    (house.folder / ".venv" / "bin" / "pytest").write_text(script, encoding="utf-8")
    for _ in range(2):
        assert house.run("test", CUORE_BROWSER="/bin/sh").returncode == 0
    asked = (house.folder / "asked").read_text(encoding="utf-8").split()
    assert asked == ["--collect-only", "-n", "-n"]


def test_a_missing_browser_is_installed_where_that_is_allowed_and_else_said_loudly(
    house: House,
    web: Path,
    module: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(module, "BROWSERS", ())
    monkeypatch.delenv("CUORE_BROWSER", raising=False)
    monkeypatch.setattr(module.build_client, "wanted", lambda: True)
    assert module.find_browser() == ""
    apt = house.bin / "apt-get"
    apt.write_text(f"#!/bin/sh\necho apt-get $* >> {house.folder}/calls\n", encoding="utf-8")
    apt.chmod(0o755)
    monkeypatch.setattr(module.os, "geteuid", lambda: 1000)
    module.install_browser()
    assert "ITS TESTS ARE SKIPPED" in capsys.readouterr().out
    assert house.installs == []
    monkeypatch.setattr(module.os, "geteuid", lambda: 0)
    module.install_browser()
    install = "apt-get install -qy --no-install-recommends"
    assert house.installs == ["apt-get update -q", f"{install} chromium", f"{install} chromium-headless-shell"]


# -- interruptions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupted_setup_ends_clean_and_is_made_good(house: House, number: int, code: int) -> None:
    process = house.begin(UV_MOOD="hang")
    process.send_signal(number)
    _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == code
    assert "Traceback" not in errors
    assert not house.stamp.exists()
    assert house.run().stdout == "cuore \n"


def test_killed_setup_is_made_good(house: House) -> None:
    process = house.begin(UV_MOOD="hang")
    process.kill()
    process.communicate(timeout=SECONDS)
    installer = int((house.folder / "hanging").read_text(encoding="utf-8"))
    waiting = house.begin()
    assert waiting.stderr is not None
    assert waiting.stderr.readline().startswith("Another setup of Cuore is running")
    assert waiting.poll() is None  # the installer lives on and holds the lock
    os.kill(installer, signal.SIGKILL)
    output, _ = waiting.communicate(timeout=SECONDS)
    assert output == "cuore \n"


# -- what may be missing ------------------------------------------------------------------------------------


def test_too_old_python_is_told_so(bare: House) -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 13, 'final', 0); runpy.run_path('run.py')"
    result = subprocess.run(
        [sys.executable, "-c", pretend], cwd=bare.folder, capture_output=True, text=True, check=False
    )
    assert "needs Python 3.11 or newer, and this is Python 3.10" in told(result)


def test_old_pythons_can_read_it() -> None:
    source = (ROOT / "run.py").read_text(encoding="ascii")
    tree = ast.parse(source)
    new = (
        ast.JoinedStr,
        ast.AnnAssign,
        ast.NamedExpr,
        ast.AsyncFunctionDef,
        ast.Await,
        ast.Match,
        ast.Nonlocal,
    )
    for node in ast.walk(tree):
        assert not isinstance(node, new), ast.unparse(node)
        if isinstance(node, ast.FunctionDef):
            names = node.args.args + node.args.kwonlyargs
            assert not node.args.kwonlyargs
            assert not node.args.posonlyargs
            assert node.returns is None
            assert all(name.annotation is None for name in names), node.name
        if isinstance(node, ast.List | ast.Tuple):
            assert not any(isinstance(element, ast.Starred) for element in node.elts), ast.unparse(node)
        if isinstance(node, ast.Dict):
            assert None not in node.keys
        if isinstance(node, ast.Raise):
            assert node.cause is None
    assert not re.search(r"\*\w+,\s*\)", source), "a comma after *arguments is new"


def test_no_network_with_uv_and_with_pip(house: House, closed_port: int) -> None:
    result = house.run(
        UV_MOOD="error: Failed to fetch: `x`\n  cause: error sending request for url",
        PIP_INDEX_URL=f"http://127.0.0.1:{closed_port}/simple",
        PIP_CONFIG_FILE=os.devnull,
        PIP_RETRIES="0",
    )
    assert "package index cannot be reached" in told(result)
    assert str(house.folder / ".venv/install.log") in told(result)
    log = (house.folder / ".venv/install.log").read_text(encoding="utf-8")
    assert "error sending request" in log
    assert "-m pip install" in log
    assert house.run().stdout == "cuore \n"


def test_installer_without_disk_space(house: House) -> None:
    result = house.run(UV_MOOD="error: failed to write: No space left on device (os error 28)")
    assert "no disk space" in told(result)
    assert house.run().stdout == "cuore \n"


def test_build_that_explains_itself(house: House) -> None:
    result = house.run(UV_MOOD="error: failed\n   cuore build: it needs a C compiler.\nhint: none", CUORE_COMPILE="1")
    assert told(result).startswith("run.py: it needs a C compiler. (")


def test_unknown_failure_names_the_last_error_and_the_log(house: House, module: ModuleType) -> None:
    (house.folder / ".venv").mkdir()
    sentence = module.diagnose("fine so far\nerror: the moon is full\nhint: wait\n")
    assert sentence == "Setting up Cuore failed: error: the moon is full."


def out_of_space(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_no_space_for_the_stamp(house: House, module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(module.os, "replace", out_of_space)
        with pytest.raises(OSError, match="No space") as caught:
            module.ensure([])
    assert "no disk space" in module.explain(caught.value)
    assert not house.stamp.exists()
    assert house.run().stdout == "cuore \n"


def test_no_space_for_the_environment(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(module.os, "makedirs", out_of_space)
        with pytest.raises(OSError, match="No space"):
            module.ensure([])


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.EPERM])
def test_folder_that_cannot_be_written(module: ModuleType, number: int) -> None:
    sentence = module.explain(OSError(number, os.strerror(number), "/some/.venv"))
    assert sentence.startswith("/some/.venv cannot be written")


def test_errors_of_the_system_are_one_line(house: House) -> None:
    (house.folder / "constraints.txt").unlink()
    assert told(house.run()).endswith("constraints.txt: No such file or directory.")


def test_python_without_ensurepip(bare: House) -> None:
    site = bare.folder / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text("import sys\nsys.modules['ensurepip'] = None\n", encoding="utf-8")
    assert "venv and ensurepip" in told(bare.run(PYTHONPATH=str(site)))


def test_foreign_environment_is_left_alone(house: House) -> None:
    keep = house.folder / ".venv" / "pyvenv.cfg"
    keep.parent.mkdir()
    keep.touch()
    assert "was not made by run.py" in told(house.run())
    assert keep.exists()


def test_file_in_the_way(house: House) -> None:
    (house.folder / ".venv").touch()
    assert "is in the way" in told(house.run())
