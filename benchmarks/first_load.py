"""How heavy the browser client is, and how long a first visit takes, in a real Chromium over loopback.

    python3 benchmarks/first_load.py                 # a table of medians over seven visits with an empty cache
    python3 benchmarks/first_load.py --json --visits 3

Needs the dev installation (playwright), a Chromium (CUORE_BROWSER or on PATH) and the built client. Sizes are what
crosses the wire; times are the browser's own, from the start of the navigation.
"""

import argparse
import gzip
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "cuore" / "server" / "static"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
FIGURES = """() => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  loaded: performance.getEntriesByType('navigation')[0].loadEventEnd,
  requests: 1 + performance.getEntriesByType('resource').length,
  bytes: performance.getEntriesByType('navigation')[0].transferSize
    + performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.transferSize, 0),
})"""


def bundle() -> dict[str, int]:
    """The built files by kind, in bytes as gzip sends them; fonts and pictures as they are."""
    sizes: dict[str, int] = {}
    for file in STATIC.rglob("*"):
        if file.suffix in {".js", ".css", ".html", ".svg"}:
            sizes[file.suffix[1:]] = sizes.get(file.suffix[1:], 0) + len(gzip.compress(file.read_bytes()))
        elif file.suffix == ".woff2":
            sizes["fonts"] = sizes.get("fonts", 0) + file.stat().st_size
    return sizes


def visit(browser: Browser, url: str) -> dict[str, float]:
    """A first visit with an empty cache: to the start page, and by its button to a table that can be played."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    page.goto("/")
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    figures: dict[str, float] = page.evaluate(FIGURES)
    begin = page.evaluate("performance.now()")
    play.click()
    page.locator("[data-zone=hand] .spot").first.wait_for()
    figures |= {"button": ready, "to_table": page.evaluate("performance.now()") - begin}
    context.close()
    return figures


def measure(visits: int) -> list[dict[str, float]]:
    """Every visit to a server of its own port and database."""
    names = (os.environ.get("CUORE_BROWSER", ""), *BROWSERS)
    path = next((found for name in names if name and (found := shutil.which(name))), None)
    if path is None or not (STATIC / "index.html").is_file():
        sys.exit("first_load: needs a Chromium (CUORE_BROWSER) and the built client (python build_client.py)")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cuore", "serve", "--no-browser", "--port", "0", "--bot-pace", "0"]
        command += ["--database", f"sqlite:///{folder}/games.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert address, "the server did not start"
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
                rows = [visit(browser, address.group()) for _ in range(visits)]
                browser.close()
            return rows
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = measure(arguments.visits)
    medians = {name: round(statistics.median(row[name] for row in rows), 1) for name in rows[0]}
    report = {"bundle_bytes": bundle(), "first_visit": medians, "visits": len(rows)}
    if arguments.json:
        print(json.dumps(report, indent=2))
        return
    print("built client, gzip: " + ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in bundle().items()))
    print(
        f"first visit, medians of {len(rows)}: {medians['bytes'] / 1000:.0f} kB in {medians['requests']:.0f} requests"
    )
    print(f"  first contentful paint {medians['paint']:.0f} ms, Play now can be pressed {medians['button']:.0f} ms")
    print(f"  from Play now to the dealt hand {medians['to_table']:.0f} ms")


if __name__ == "__main__":
    main()
