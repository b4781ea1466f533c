/** Writes licences.txt beside the page: the licence of everything in the build that others have made. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// Icons come through a module of our own (emblems.ts), so no file of theirs is seen in the build.
const BESIDES = ['@iconify-json/game-icons'];
// Texts of licences whose packages bring none; a copy of Apache's is in a tool of the build.
const TEXTS: Record<string, () => string> = {
  'Apache-2.0': () => readFileSync(join('node_modules', 'typescript', 'LICENSE.txt'), 'utf-8'),
  'CC-BY-3.0': () =>
    'Icons by Lorc, Delapouite and contributors, https://game-icons.net, coloured and framed by us.\n' +
    'Creative Commons Attribution 3.0 Unported: https://creativecommons.org/licenses/by/3.0/legalcode\n',
};
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : output.originalFileNames,
      );
      const found = files.map((file) => PACKAGE.exec(file)?.[1]).filter((name) => name !== undefined);
      const names = [...new Set([...found, ...BESIDES])].sort();
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: HEAD + names.map(chapter).join('') });
    },
  };
}

const HEAD =
  'Cuore is licensed under the MIT licence. Its browser client contains work of others under these licences.\n';

function chapter(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf-8') : TEXTS[license]?.();
  if (text === undefined) throw new Error(`${name} ${version}: no text of its licence, ${license}`);
  const line = '='.repeat(78);
  return `\n${line}\n${name} ${version} · ${license}\n${line}\n\n${text.trim()}\n`;
}
