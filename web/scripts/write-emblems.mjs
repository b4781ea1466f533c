/**
 * Writes the emblems that the browser uses into the Python package, so that pictures drawn there bear the same ones:
 * `npm run emblems`, whenever src/emblems/*.json has changed. A test compares the lists.
 */
import { writeFileSync } from 'node:fs';
import { named, paths } from './emblem-paths.mjs';

const data = {
  credit: 'Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0; coordinates rounded',
  cards: named('cards'),
  marks: named('marks'),
  paths: { ...paths('cards'), ...paths('marks') },
};
const target = new URL('../../src/cuore/svg/emblems.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(data, null, 1)}\n`);
