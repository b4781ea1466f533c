/**
 * `virtual:emblems/cards` and `virtual:emblems/marks`: the few icons of game-icons that cards and controls use, as path
 * data, put in at build time. The whole set has thousands; only those named in src/emblems/*.json come along. They are
 * two, because every screen has marks and only some show cards, whose emblems weigh the most of all we send.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = /^virtual:emblems\/(cards|marks)$/;
const sourceOf = (list: string): string => fileURLToPath(new URL(`../src/emblems/${list}.json`, import.meta.url));

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** A tenth of a unit on a grid of 512 is far below a pixel, and half the size. Arcs keep theirs: flags run into figures. */
function rounded(path: string): string {
  return path.replace(/([b-z])([^a-z]+)/gi, (_, letter: string, figures: string) => {
    const numbers = figures.match(/-?(?:\d*\.\d+|\d+)/g) ?? [];
    const short = numbers.map((number) => String(Math.round(Number(number) * 10) / 10));
    return letter + short.map((number, i) => (i > 0 && !number.startsWith('-') ? ' ' : '') + number).join('');
  });
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
