# What players read of this box. Each key must stand in every language.

lobby-box-winter_garden = Winter Garden
    .text = A greenhouse full of keepsakes, and maids who do not mind the cold.
stack-keepsakes = Keepsakes
phase-greenhouse = Greenhouse phase
prompt-phase-greenhouse = { $player }, your greenhouse phase: find a keepsake, or go on.
table-move-end-greenhouse = End the greenhouse phase

rulings-from-901 = Winter Garden
book-wg = Winter Garden’s own leaflet
ruling-901 = A keepsake is found in the greenhouse phase, one in a turn; when the last one is turned up, the game ends with the turn.
