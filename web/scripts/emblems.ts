/**
 * `virtual:emblems/cards` and `virtual:emblems/marks`: the few icons of game-icons that cards and controls use, as path
 * data, put in at build time. The whole set has thousands; only those named in src/emblems/*.json come along. They are
 * two, because every screen has marks and only some show cards, whose emblems weigh the most of all we send.
 */
import type { Plugin } from 'vite';
import { paths, sourceOf } from './emblem-paths.mjs';

const ID = /^virtual:emblems\/(cards|marks)$/;

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
