/** What a reader prefers, apart from language: light or dark, single keys, and whether things move. */
import { keep, kept } from './keep.ts';

export type Theme = 'system' | 'light' | 'dark';

let theme = $state<Theme>(readTheme());
let keys = $state(kept('keys') !== 'off');

function readTheme(): Theme {
  const value = kept('theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(next: Theme) {
    theme = next;
    keep('theme', next === 'system' ? null : next);
    applyTheme();
  },
  /** single letters and figures act at the table */
  get keys(): boolean {
    return keys;
  },
  set keys(on: boolean) {
    keys = on;
    keep('keys', on ? null : 'off');
  },
};

export function applyTheme(): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a move of a card takes: nothing for those who asked for stillness. */
export function motion(milliseconds: number): number {
  return still.matches ? 0 : milliseconds;
}
