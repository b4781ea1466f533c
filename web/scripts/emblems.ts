/**
 * `virtual:emblems/cards` and `virtual:emblems/marks`: the few icons of game-icons that cards and controls use, as path
 * data, put in at build time. The whole set has thousands; only those named in src/emblems/*.json come along. They are
 * two, because every screen has marks and only some show cards, whose emblems weigh the most of all we send.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const ID = /^virtual:emblems\/(cards|marks)$/;
const sourceOf = (list: string): string => fileURLToPath(new URL(`../src/emblems/${list}.json`, import.meta.url));

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Whole units of a grid of 512 are far below a pixel here. Rounding carries its error along, so outlines stay closed. */
function rounded(path: string): string {
  return svgpath(path).rel().round(0).toString();
}

function paths(list: string): Record<string, string> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const wanted = Object.values(JSON.parse(readFileSync(sourceOf(list), 'utf8')) as Record<string, string>);
  return Object.fromEntries(
    [...new Set(wanted)].sort().map((name) => {
      const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '');
      if (!found?.[1]) throw new Error(`game-icons has no single-path icon called ${name}`);
      return [name, rounded(found[1])];
    }),
  );
}

export function emblems(): Plugin {
  return {
    name: 'cuore-emblems',
    resolveId: (id) => (ID.test(id) ? `\0${id}` : null),
    load(id) {
      const list = id.startsWith('\0') ? ID.exec(id.slice(1))?.[1] : undefined;
      if (!list) return null;
      this.addWatchFile(sourceOf(list));
      return `export default ${JSON.stringify(paths(list))};`;
    },
  };
}
