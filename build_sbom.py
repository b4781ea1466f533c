"""What Cuore is made of, as a software bill of materials (CycloneDX 1.6, JSON). Standard library only.

    python build_sbom.py            what is installed here: Python packages, and what the browser client contains

hatch_build.py puts the part about the client into the wheel (PEP 770: .dist-info/sboms). It names no date and no
random number: the same sources give the same bytes.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent
NAME = "cuore.cdx.json"
LICENCES = ROOT / "src" / "cuore" / "server" / "static" / "licences.txt"  # written with the client
LOCK = ROOT / "web" / "package-lock.json"
_CHAPTER = re.compile(r"^=+\n(\S+) (\S+) · (\S+)\n=+$", re.MULTILINE)
_REQUIRED = re.compile(r"^([A-Za-z0-9._-]+)")


def client() -> list[dict[str, Any]]:
    """The packages in the built browser client; nothing where there is none."""
    if not LICENCES.is_file():
        return []
    locked = json.loads(LOCK.read_bytes())["packages"]
    found = []
    for name, version, licence in _CHAPTER.findall(LICENCES.read_text(encoding="utf-8")):
        digest = locked[f"node_modules/{name}"]["integrity"].removeprefix("sha512-")
        found.append(
            {
                **_component(f"pkg:npm/{quote(name, safe='/')}@{version}", name, version, licence),
                "hashes": [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}],
            }
        )
    return found


def installed(name: str = "cuore") -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The Python packages that a package needs, as they are installed here; and who needs whom."""
    components: dict[str, dict[str, Any]] = {}
    needs: dict[str, list[str]] = {}
    waiting = [distribution(name)]
    while waiting:
        one = waiting.pop()
        ref = _ref(one)
        if ref in needs:
            continue
        if one.name != name:
            components[ref] = _component(ref, one.name, one.version, _licence(one))
        others = list(_required(one))
        needs[ref] = sorted(map(_ref, others))
        waiting += others
    graph = [{"ref": ref, "dependsOn": needs[ref]} for ref in sorted(needs)]
    return [components[ref] for ref in sorted(components)], graph


def document(
    version: str, components: list[dict[str, Any]], graph: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """The whole bill."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {**_component(f"pkg:pypi/cuore@{version}", "cuore", version, "MIT"), "type": "application"}
        },
        "components": components,
        **({"dependencies": graph} if graph else {}),
    }


def text(bill: dict[str, Any]) -> str:
    """As it is written to a file."""
    return json.dumps(bill, ensure_ascii=False, indent=2) + "\n"


def _component(ref: str, name: str, version: str, licence: str) -> dict[str, Any]:
    said = {"type": "library", "bom-ref": ref, "name": name, "version": version, "purl": ref}
    if not licence:
        return said
    is_expression = re.fullmatch(r"[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*", licence) is not None
    return {**said, "licenses": [{"expression": licence} if is_expression else {"license": {"name": licence}}]}


def _ref(one: Distribution) -> str:
    return f"pkg:pypi/{re.sub(r'[-_.]+', '-', one.name).lower()}@{one.version}"


def _licence(one: Distribution) -> str:
    """An expression if the package has one, else what its metadata call it."""
    said = one.metadata.json
    kinds = [str(kind).rpartition(" :: ")[2] for kind in said.get("classifier", ()) if "License ::" in str(kind)]
    whole = str(said.get("license_expression") or (kinds[0] if kinds else said.get("license", "")))
    return whole.splitlines()[0] if whole else ""


def _required(one: Distribution) -> list[Distribution]:
    """What a package needs without any extra, as far as it is installed: the rest is for other systems."""
    found = []
    for line in one.requires or ():
        name = _REQUIRED.match(line)
        if name is None or re.search(r"\bextra\s*==", line):
            continue
        try:
            found.append(distribution(name[1]))
        except PackageNotFoundError:
            continue
    return found


def main() -> int:
    """Print the bill of what is installed here."""
    try:
        version = distribution("cuore").version
    except PackageNotFoundError:
        print("cuore is not installed here: `pip install .` first", file=sys.stderr)
        return 1
    components, graph = installed()
    sys.stdout.write(text(document(version, components + client(), graph)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
