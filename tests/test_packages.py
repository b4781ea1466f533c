"""What is shipped: a light import, licences and a bill of all that others have made, the same bytes each time."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import build_sbom
from cuore.server import client

ROOT = Path(__file__).parents[1]
HEAVY = ("alembic", "fluent", "msgspec", "numpy", "rich", "sqlalchemy", "starlette", "textual", "typer", "uvicorn")
UPSTAIRS = ("arena", "bots", "cli", "envs", "scenario", "server", "terminal")  # rooms that stand above the facade
BUNDLED = {"svelte", "@fluent/bundle", "@iconify-json/game-icons"} | {
    f"@fontsource-variable/{name}" for name in ("cabin", "playfair")
}

built = pytest.mark.skipif(
    not (client.FOLDER / client.PAGE).is_file(), reason="the browser client is not built: no licences to look at"
)


def test_import_cuore_is_light() -> None:
    """A game from its deal to its end needs the standard library and nothing that stands above the facade."""
    code = (
        "import sys, cuore\ng = cuore.new_game(seed=1)\nwhile not g.over: g.apply(g.legal()[0])\nprint(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded if name.partition(".")[0] in HEAVY] == []
    assert [name for name in loaded if name.startswith("cuore.") and name.split(".")[1] in UPSTAIRS] == []


@built
def test_the_licences_of_all_that_is_bundled_lie_beside_the_page() -> None:
    text = (client.FOLDER / "licences.txt").read_text(encoding="utf-8")
    names = {name for name, _, _ in re.findall(r"^=+\n(\S+) (\S+) · (\S+)\n=+$", text, re.MULTILINE)}
    assert names >= BUNDLED
    for part in (
        "Apache License",
        "SIL OPEN FONT LICENSE",
        "creativecommons.org/licenses/by/3.0",
        "Svelte Contributors",
    ):
        assert part in text


@built
def test_the_bill_names_what_is_installed_and_what_is_bundled() -> None:
    told = subprocess.run([sys.executable, "build_sbom.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    bill = json.loads(told.stdout)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    names = {component["name"] for component in bill["components"]}
    assert names >= BUNDLED | {"starlette", "textual", "SQLAlchemy"}
    assert "pytest" not in names, "a tool of ours is no part of the product"
    assert all(component["licenses"] for component in bill["components"])
    refs = [component["bom-ref"] for component in bill["components"]]
    assert len(refs) == len(set(refs))
    needed = {ref for one in bill["dependencies"] for ref in one["dependsOn"]}
    assert needed <= set(refs)


def test_the_description_needs_nothing_that_lies_beside_it() -> None:
    told = str(ProjectMetadata(str(ROOT), PluginManager()).core.readme)
    assert told.startswith("# Cuore\n")
    assert "class Sisters:" in told
    assert "[game-icons.net](https://game-icons.net)" in told
    assert re.findall(r"\]\((?!https://)|<img|srcset|docs/pictures", told) == []


@pytest.mark.long
@pytest.mark.parametrize("anew", [False, True], ids=["as-built", "client-built-anew"])
def test_a_wheel_built_twice_is_the_same_bytes(tmp_path: Path, anew: bool) -> None:
    """From two copies of the sources: neither folder, nor clock, nor order of files leaves a trace."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    wheels = []
    for name in ("one", "another"):
        copy = tmp_path / name
        for file in filter(None, listed.split("\0")):
            (copy / file).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / file).is_file():
                shutil.copyfile(ROOT / file, copy / file)
        if not anew and client.FOLDER.is_dir():
            shutil.copytree(client.FOLDER, copy / "src" / "cuore" / "server" / "static")
        if anew and (ROOT / "web" / "node_modules").is_dir():
            (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        environment = os.environ | {"SOURCE_DATE_EPOCH": "1700000000"}
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
        subprocess.run(command, cwd=copy, env=environment, check=True, capture_output=True, timeout=300)
        (wheel,) = (copy / "dist").glob("*.whl")
        wheels.append(wheel)
    assert wheels[0].read_bytes() == wheels[1].read_bytes()
    inside = zipfile.ZipFile(wheels[0]).namelist()
    assert any(name.endswith(f".dist-info/sboms/{build_sbom.NAME}") for name in inside)
    assert "cuore/server/static/licences.txt" in inside
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in inside)
