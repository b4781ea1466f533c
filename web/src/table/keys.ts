/** The keys of the table, in one list: the help is made from it, and nothing else listens. */
import { tick } from 'svelte';
import { settings } from '../lib/settings.svelte.ts';
import type { Sitting, Tab } from './sitting.svelte.ts';

interface Key {
  keys: string[];
  /** the message that explains it */
  says: string;
  does?: (here: Sitting, key: string) => void | Promise<void>;
}

/** To a part of the table, brought to the front where it lies behind another. */
const toZone = (zone: string, tab?: Tab) => async (here: Sitting): Promise<void> => {
  if (tab) here.tab = tab;
  await tick();
  const found = document.querySelector<HTMLElement>(`[data-zone="${zone}"]:not([inert] *) [data-spot][tabindex="0"]`);
  found?.focus();
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** To the town; where a question lies over it, that is folded away, or taken up again. */
function toTown(here: Sitting): void {
  const back = here.stage !== null && !here.staged;
  if (here.stage) here.fold();
  void (back ? toZone('stage') : toZone('town', 'town'))(here);
}

function fromBar(here: Sitting, key: string): void {
  const found = here.keyed.find((answer) => answer.key === key);
  if (found) here.giveByKey(found.option);
}

function plainly(here: Sitting): void {
  // Enter on a focused control is the browser's own business.
  if (document.activeElement && document.activeElement !== document.body) return;
  usually(here);
}

/** The usual next thing, wherever the focus is. */
function usually(here: Sitting): void {
  const plain = here.table.options.find((option) => option.plain);
  if (plain) here.giveByKey(plain);
}

export const KEYS: readonly Key[] = [
  { keys: ['Tab'], says: 'ui-key-tab' },
  { keys: ['←', '→', '↑', '↓'], says: 'ui-key-arrows' },
  { keys: ['Enter'], says: 'ui-key-enter', does: plainly },
  { keys: ['f'], says: 'ui-key-usual', does: usually },
  { keys: ['i'], says: 'ui-key-enlarge' },
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], says: 'ui-key-figures', does: fromBar },
  { keys: ['e'], says: 'ui-key-end', does: fromBar },
  { keys: ['l'], says: 'ui-key-love', does: fromBar },
  { keys: ['y', 'n'], says: 'ui-key-yes-no', does: fromBar },
  { keys: ['u'], says: 'ui-key-undo', does: (here) => here.table.undo.kind !== 'none' && here.live.undo() },
  { keys: ['r'], says: 'ui-key-rematch', does: () => document.querySelector<HTMLElement>('[data-rematch]')?.click() },
  { keys: ['c'], says: 'ui-key-consent', does: () => document.querySelector<HTMLElement>('[data-consent] button')?.focus() },
  { keys: ['h'], says: 'ui-key-hand', does: toZone('hand') },
  { keys: ['t'], says: 'ui-key-town', does: toTown },
  { keys: ['q'], says: 'ui-key-quarters', does: toZone('quarters', 'mine') },
  { keys: ['o'], says: 'ui-key-others', does: toZone('others', 'others') },
  { keys: ['p'], says: 'ui-key-prompt', does: (here) => void toZone(here.staged ? 'stage' : 'prompt')(here) },
  { keys: ['a'], says: 'ui-key-answers', does: (here) => void (here.sheet = 'answers') },
  { keys: ['d'], says: 'ui-key-piles', does: (here) => void (here.table.own && (here.sheet = 'piles')) },
  {
    keys: ['v'],
    says: 'ui-key-hints',
    does: (here) => void (here.table.may_be_advised && here.asked && (here.sheet = 'hints')),
  },
  { keys: ['g'], says: 'ui-key-log', does: (here) => void (here.sheet = 'log') },
  {
    keys: ['m'],
    says: 'ui-key-talk',
    does: () => document.querySelector<HTMLElement>('[data-talk]')?.click(),
  },
  { keys: ['w'], says: 'ui-key-since', does: (here) => void (here.sheet = 'since') },
  { keys: ['s'], says: 'ui-key-settings', does: (here) => void (here.sheet = 'settings') },
  { keys: ['?'], says: 'ui-key-help', does: (here) => void (here.sheet = 'help') },
];

export function pressed(event: KeyboardEvent, here: Sitting): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || here.menu) return;
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
  if (event.key !== 'Enter' && !settings.keys) return;
  const found = KEYS.find((each) => each.does && each.keys.includes(event.key.length === 1 ? event.key.toLowerCase() : event.key));
  if (!found) return;
  if (event.key !== 'Enter') event.preventDefault();
  void found.does!(here, event.key.toLowerCase());
}
