/** What a reader prefers, apart from language: light or dark, single keys, what goes by itself, and whether things move. */
import { keep, kept } from './keep.ts';

export type Theme = 'system' | 'light' | 'dark';
/** How long each move of another player is shown before the next, in milliseconds. */
const PACES = { calm: 1100, brisk: 450, 'at-once': 0 } as const;
export type Pace = keyof typeof PACES;

let theme = $state<Theme>(readTheme());
let pace = $state<Pace>(readPace());
const on = $state({ keys: kept('keys') !== 'off', love: kept('love') !== 'off', auto: kept('auto') !== 'off', talk: kept('talk') !== 'off' });

function readTheme(): Theme {
  const value = kept('theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}

function readPace(): Pace {
  const value = kept('pace');
  return value === 'calm' || value === 'at-once' ? value : 'brisk';
}

function turn(what: keyof typeof on, to: boolean): void {
  on[what] = to;
  keep(what, to ? null : 'off');
}

// On a phone a sound is for everybody around: there it is off unless it was wished for.
let sound = $state(kept('sound') === null ? !matchMedia('(pointer: coarse)').matches : kept('sound') === 'on');

export const paces = Object.keys(PACES) as Pace[];

export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(next: Theme) {
    theme = next;
    keep('theme', next === 'system' ? null : next);
    applyTheme();
  },
  get pace(): Pace {
    return pace;
  },
  set pace(next: Pace) {
    pace = next;
    keep('pace', next === 'brisk' ? null : next);
  },
  get pause(): number {
    return PACES[pace];
  },
  /** single letters and figures act at the table */
  get keys(): boolean {
    return on.keys;
  },
  set keys(to: boolean) {
    turn('keys', to);
  },
  /** love in hand is played along when something is employed */
  get love(): boolean {
    return on.love;
  },
  set love(to: boolean) {
    turn('love', to);
  },
  /** answers without an alternative are given at every table */
  get auto(): boolean {
    return on.auto;
  },
  set auto(to: boolean) {
    turn('auto', to);
  },
  /** a bell when it is one's turn */
  get sound(): boolean {
    return sound;
  },
  set sound(to: boolean) {
    sound = to;
    keep('sound', to ? 'on' : 'off');
  },
  /** what the others say is shown */
  get talk(): boolean {
    return on.talk;
  },
  set talk(to: boolean) {
    turn('talk', to);
  },
};

export function applyTheme(): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether this reader has asked for stillness. */
export function isStill(): boolean {
  return still.matches;
}
