"""Cuore as an app of the browser's: its manifest, and the page that is there when the server is not."""

from __future__ import annotations

import html
from typing import Any

from cuore.server.messages import Language
from cuore.words.catalogue import say

COLOUR = "#6e1f33"
PAPER = "#fbf6ec"


def manifest(lang: Language) -> dict[str, Any]:
    """How the app is called and looks on a screen full of others."""
    return {
        "id": "/",
        "name": "Cuore",
        "short_name": "Cuore",
        "description": say(lang, "screen-start-motto"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": COLOUR,
        "icons": [
            {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any maskable"},
            {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
        ],
    }


def offline_page(lang: Language) -> str:
    """Kept by the browser (web/public/sw.js) and shown when the server cannot be reached."""
    title, text, again = (html.escape(say(lang, f"offline-{part}")) for part in ("title", "text", "again"))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
        f'<link rel="stylesheet" href="/offline.css"><title>{title} · Cuore</title></head>'
        f'<body><main><img src="/icon.svg" alt=""><h1>{title}</h1><p>{text}</p><a href="">{again}</a></main></body>'
        "</html>"
    )
