"""The invented box as an installed package: a folder for PYTHONPATH with its entry point."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).parent
METADATA = "Metadata-Version: 2.1\nName: winter-garden\nVersion: 1.0\n"
ENTRY_POINT = "[cuore.boxes]\n{name} = {module}:BOX\n"


def installed(site: Path, name: str = "winter_garden", module: str = "winter_garden") -> dict[str, str]:
    """What a process needs in its environment to find the box."""
    about = site / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(METADATA, encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINT.format(name=name, module=module), encoding="utf-8")
    paths = [str(site), str(HERE), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
