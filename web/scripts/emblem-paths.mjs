/** The icons of game-icons that src/emblems/*.json name, as path data. The whole set has thousands. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';

export const sourceOf = (list) => fileURLToPath(new URL(`../src/emblems/${list}.json`, import.meta.url));

/** What bears which icon. */
export const named = (list) => JSON.parse(readFileSync(sourceOf(list), 'utf8'));

/** Whole units of a grid of 512 are far below a pixel here. Rounding carries its error along, so outlines stay closed. */
const rounded = (path) => svgpath(path).rel().round(0).toString();

export function paths(list) {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  return Object.fromEntries(
    [...new Set(Object.values(named(list)))].sort().map((name) => {
      const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '');
      if (!found?.[1]) throw new Error(`game-icons has no single-path icon called ${name}`);
      return [name, rounded(found[1])];
    }),
  );
}
