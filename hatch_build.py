"""Hooks of the wheel: the browser client, the hot modules compiled by mypyc if CUORE_COMPILE=1, the description.

The client is built by build_client.py into src/cuore/server/static, for an editable install as well; without web/, or
with CUORE_CLIENT=0, the wheel has none and `cuore play` is the game. What it contains of others' work is listed in
the wheel's metadata (build_sbom.py), and its licences lie beside its page.

The list of modules stands in pyproject.toml, [tool.cuore] compile. They stay plain Python: the wheel carries
them both ways, and Python prefers the compiled one.

Why not the plugin hatch-mypyc: it moves pyproject.toml out of the way while it builds (a kill leaves the tree
without one), it builds beside the sources, where a stale extension silently wins over edited code, and it
brings mypy into a pure build, too. This hook compiles in a temporary folder and never beside the sources.
"""

import importlib.util
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build does not look beside the hook by itself
import build_client
import build_sbom

# mypyc puts the code of all modules into one library, adding `__mypyc` to this name. Left to itself it would
# take a hash for the name and the top of site-packages for the place.
LIBRARY = "cuore.engine._native"
# What compiling needs besides a C compiler: mypy must see the base classes of what it compiles, or it refuses them.
NEEDED_TO_COMPILE = ("mypy[mypyc]>=2", "msgspec>=0.20")
# Of others' packages mypy sees these alone, whatever else is installed: what is compiled shall not depend on that,
# and to read the types of everything that the house uses would be more than half of the work.
SEEN = ("msgspec",)
# What the compiled modules import when they run, for their rows of machine integers (engine/vectors.py).
NEEDED_BY_COMPILED = ("librt>=0.16", "mypy_extensions>=1.1")
# What is seen from nowhere else may be put in place of its call. And nobody reads the indentation of C that mypyc
# wrote: judging it (a part of -Wall, which Python's own flags ask for) is a third of all that GCC would do.
QUICKER = ("-fvisibility=hidden", "-Wno-misleading-indentation")
# What runs once for a table or once for a module, by its name in C. It is a third of the code, and a C compiler
# that is told to spare itself the trouble there takes a sixth less time over the whole; the hot path stays as it was.
RUNS_ONCE = (
    r"\w+_____top_level__",
    r"programs_\w+",
    r"price_rules_\w+",
    r"table_\w+",
    r"facts___Facts_____init__",
)
# GCC alone takes such a wish function by function; for others the word means nothing. Where nothing is optimised it
# would ask for more trouble than is taken elsewhere.
ONCE = """\
#if defined(__GNUC__) && !defined(__clang__) && defined(__OPTIMIZE__)
#define CUORE_ONCE __attribute__((cold, optimize("O1")))
#else
#define CUORE_ONCE
#endif
"""
# mypyc lets every class go by way of Python's trash can, which threads its list through the head that the collector
# of garbage gives an object. A class that is marked as acyclic has no such head: with fifty objects that let go of
# each other (a long line of positions, a deep tree of a search) whatever lies before it would be overwritten. Where
# nothing is untracked first, nothing may go into the can.
WITHOUT_A_HEAD = re.compile(
    r"(_dealloc\(\w+ \*self\)\n *\{\n) *CPy_TRASHCAN_BEGIN\(self, \w+\)\n((?:.*\n){2}) *CPy_TRASHCAN_END\(self\)\n"
)


# What a README shows that lies in the repository: pictures, and links without an address of their own.
PICTURE = re.compile(r"^<(picture|p)>\n.*?^</\1>\n+", re.MULTILINE | re.DOTALL)
RELATIVE = re.compile(r"\[([^\]]+)\](\((?!https?:)[^)#]*)[^)]*\)")


def description(readme: str) -> str:
    """The README for an index of packages, where nothing lies beside it: no pictures, links as names of files."""
    return RELATIVE.sub(r"\1 \2)", PICTURE.sub("", readme))


class Description(MetadataHookInterface):
    """Makes the description of the package from the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set it."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text)}


class CuoreHook(BuildHookInterface[Any]):
    """Builds the browser client, and adds compiled twins of the hot modules to the wheel, if asked to."""

    def dependencies(self) -> list[str]:
        """What the build itself needs: node where there is none, and a compiler of Python only if asked for."""
        needed = [*NEEDED_TO_COMPILE] if wanted() else []
        if build_client.stale() and not build_client.has_node():
            needed.append(build_client.PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; compile, if asked to, and hand what was built to the wheel."""
        try:
            build_client.build()
        except build_client.Unbuilt as trouble:
            self.app.abort(f"cuore build: {trouble}")
        if version != "editable" and build_sbom.client():
            self._add_bill(build_data)
        if not wanted():
            return
        if version == "editable":
            self.app.abort(
                "cuore build: a compiled build cannot be editable: install it with"
                " `CUORE_COMPILE=1 pip install .`, or leave CUORE_COMPILE unset."
            )
        if problem := missing_compiler():
            self.app.abort("cuore build: " + problem + " Or leave CUORE_COMPILE unset for the pure build.")

        self.work = tempfile.TemporaryDirectory(prefix="cuore-build-")
        built = Path(self.work.name, "lib")
        try:
            compile_modules(self.metadata.config["tool"]["cuore"]["compile"], Path(self.work.name), built)
        except (Exception, SystemExit) as error:  # noqa: BLE001 (mypyc and setuptools raise whatever they like)
            reason = "see above" if isinstance(error, SystemExit) else str(error)  # mypyc prints, then exits
            self.app.abort(f"cuore build: compiling the engine failed: {reason}.")

        for path in sorted(built.rglob("*")):
            if path.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["dependencies"] += NEEDED_BY_COMPILED
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_bill(self, build_data: dict[str, Any]) -> None:
        """What the client contains, as a bill of materials in the wheel's metadata."""
        self.papers = tempfile.TemporaryDirectory(prefix="cuore-build-")
        path = Path(self.papers.name, build_sbom.NAME)
        bill = build_sbom.document(self.metadata.version, build_sbom.client())
        path.write_text(build_sbom.text(bill), encoding="utf-8")
        build_data["sbom_files"].append(str(path))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folders once the wheel is written."""
        for folder in ("work", "papers"):
            if hasattr(self, folder):
                getattr(self, folder).cleanup()


def wanted() -> bool:
    """Whether the environment asks for a compiled build."""
    return os.environ.get("CUORE_COMPILE", "") not in {"", "0"}


def missing_compiler() -> str:
    """What compiling lacks, in one sentence, or nothing. Settles on a C compiler that is there."""
    if os.name == "nt":
        return ""  # setuptools knows where Visual C++ hides, and says so if it does not
    asked = os.environ.get("CC")
    usual = sysconfig.get_config_var("CC") or "cc"
    for command in [asked] if asked else [usual, "cc", "gcc", "clang"]:
        if shutil.which(shlex.split(command)[0]):
            if command != usual:
                os.environ["CC"] = command
            break
    else:
        return f"CUORE_COMPILE=1 needs a C compiler: there is no {asked or 'cc, gcc or clang'}; install one."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "CUORE_COMPILE=1 needs Python's C headers (on Debian and Ubuntu: the package python3-dev)."
    return ""


def compile_modules(modules: list[str], work: Path, built: Path, level: str = "3") -> None:
    """Compile modules (paths below the current folder, the project's root) into extensions below `built`.

    `level` is how far C is optimised; with "0" whatever mypyc's own library asserts is held as well.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = [
        f"--config-file={settings(work)}",
        f"--cache-dir={work / 'mypy'}",
        "--no-site-packages",  # see SEEN
        "--always-true=NATIVE",  # engine/zones.py: a zone is a row of machine integers
        "--follow-imports=silent",  # what is not compiled is only read for its types,
        "--ignore-missing-imports",  # and its imports need not be there
    ]
    extensions = mypycify(
        [*options, *modules], target_dir=str(work / "c"), group_name=LIBRARY, opt_level=level, debug_level="0"
    )
    mend(Path(extensions[0].sources[0]))
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args.extend(QUICKER)
    command = Distribution({"name": "cuore", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(built)
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()


def settings(work: Path) -> Path:
    """What mypy shall know: the project's own settings judge style as well, and here only correctness counts."""
    for name in SEEN:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(f"{name} is not installed, and mypy must see it")
        binary = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(Path(spec.origin).parent, work / "seen" / name, ignore=binary)
    written = work / "mypy.ini"
    written.write_text("[mypy]\nmypy_path = $MYPY_CONFIG_FILE_DIR/seen\n", encoding="utf-8")
    return written


def mend(source: Path) -> None:
    """What mypyc has written, as it should be: see RUNS_ONCE and WITHOUT_A_HEAD."""
    named = re.compile(rf"^(?=[\w *]+ \*?CPyDef_(?:{'|'.join(RUNS_ONCE)})\([^;]*\) {{$)", re.MULTILINE)
    text = WITHOUT_A_HEAD.sub(r"\1\2", source.read_text(encoding="utf-8"))
    source.write_text(ONCE + named.sub("CUORE_ONCE ", text), encoding="utf-8")
