"""Cards, hands, tables and portraits as pictures: SVG text for notebooks, documentation, programs and the browser.

Every card has a cameo (cameo.py) composed of parts (parts/) by its name: a new card gets one by itself. The drawings
are our own, the emblems those of the browser (game-icons.net, CC BY 3.0, see emblems.json). A picture refers to
nothing outside itself and embeds no fonts. `theme` is "light", "dark", or "auto", which follows whoever looks at it.

    >>> import cuore
    >>> picture = svg_card(cuore.card("rouge"), theme="light")
    >>> picture[:4], "Rouge Crescent" in picture
    ('<svg', True)
    >>> svg_table(cuore.new_game(seed=7), seat=0).count("<svg")
    1
"""

from cuore.engine import showing
from cuore.svg.cameo import portrait
from cuore.svg.cards import card as svg_card
from cuore.svg.cards import hand as svg_hand
from cuore.svg.palette import THEMES, Theme
from cuore.svg.table import table as svg_table

card, hand, table = svg_card, svg_hand, svg_table

__all__ = ["THEMES", "Theme", "card", "hand", "portrait", "table"]

showing.CARD_SVG.append(svg_card)
showing.GAME_SVG.append(svg_table)
