/**
 * No word outside the catalogues. Fails on
 * - text, or a spoken attribute, written straight into markup instead of `t('key')`;
 * - a key that `t` is given and the English catalogue lacks (Python's tests hold the other languages to English);
 * - a message of the browser's catalogues that nobody says.
 * A key may be made from parts (`ui-theme-${theme}`): then every message that fits counts as said.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';

const HOUSE = fileURLToPath(new URL('..', import.meta.url));
const CATALOGUES = join(HOUSE, '../src/cuore/words/catalogues/en');
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title']);
const LETTERS = /\p{L}/u;

const problems = [];
const said = [];

const files = readdirSync(join(HOUSE, 'src'), { recursive: true })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('messages.ts'))
  .map((name) => join(HOUSE, 'src', name));

for (const file of files) {
  const source = readFileSync(file, 'utf8');
  // What `t` is given must be a key; a key may also wait in a list or a table, so any literal may say a message.
  for (const [, called, , key] of source.matchAll(/(\bt\(\s*)?(['"`])([a-z][\w.-]*(?:\$\{[^}]*\}[\w.-]*)*)\2/g)) {
    const pattern = key.replace(/\$\{[^}]*\}/g, '*').replace(/\..*$/, '').replaceAll('*', '[\\w-]+');
    said.push({ file, key, called: Boolean(called), fits: new RegExp(`^${pattern}$`) });
  }
  if (file.endsWith('.svelte')) walk(parse(source, { modern: true }).fragment, { file, source });
}

function walk(node, place, inside = null) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) return void node.forEach((each) => walk(each, place, inside));
  if (node.type === 'Text' && inside !== 'attribute' && LETTERS.test(node.data)) complain(place, node, node.data.trim());
  if (node.type === 'Attribute') {
    if (!SPOKEN.has(node.name)) return;
    for (const part of [node.value].flat()) {
      if (part?.type === 'Text' && LETTERS.test(part.data)) complain(place, part, `${node.name}="${part.data}"`);
      if (part?.type === 'ExpressionTag') literals(part.expression, place);
    }
    return;
  }
  if (node.type === 'ExpressionTag') return literals(node.expression, place);
  if (/Directive$/.test(node.type ?? '')) return;
  for (const [key, value] of Object.entries(node)) {
    if (['start', 'end', 'loc', 'name', 'type', 'expression', 'test', 'context', 'key'].includes(key)) continue;
    walk(value, place, inside);
  }
}

/** A string that would be shown as it stands: not one that is given to a function. */
function literals(expression, place) {
  if (!expression || typeof expression !== 'object') return;
  if (Array.isArray(expression)) return void expression.forEach((each) => literals(each, place));
  if (expression.type === 'CallExpression') return;
  if (expression.type === 'ConditionalExpression') return literals([expression.consequent, expression.alternate], place);
  if (expression.type === 'LogicalExpression') return literals([expression.left, expression.right], place);
  if (expression.type === 'Literal' && typeof expression.value === 'string' && LETTERS.test(expression.value))
    return complain(place, expression, expression.value);
  if (expression.type === 'TemplateLiteral')
    for (const part of expression.quasis) if (LETTERS.test(part.value.raw)) complain(place, part, part.value.raw);
}

function complain({ file, source }, node, text) {
  const line = source.slice(0, node.start).split('\n').length;
  problems.push(`${relative(HOUSE, file)}:${line}: words outside the catalogues: ${text}`);
}

const known = new Set();
for (const name of ['web.ftl', 'web-pages.ftl']) {
  let text;
  try {
    text = readFileSync(join(CATALOGUES, name), 'utf8');
  } catch {
    continue;
  }
  for (const message of new FluentResource(text).body) {
    known.add(message.id);
    if (!said.some(({ fits }) => fits.test(message.id))) problems.push(`${name}: nobody says ${message.id}`);
  }
}
for (const { file, key, called, fits } of said) {
  if (called && ![...known].some((each) => fits.test(each)))
    problems.push(`${relative(HOUSE, file)}: no message ${key}`);
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files: every word comes from the catalogues, every message of theirs is said`);
