/** The clock of a table in words: so much a turn, or so many days for each answer. */
import { t } from './words.svelte.ts';

const DAY = 24 * 3600;

/** Whether a table is played over days. */
export const isSlow = (clock: number | null): boolean => clock !== null && clock >= DAY;

export function clockText(clock: number | null): string {
  if (clock === null) return t('screen-new-clock-none');
  if (isSlow(clock)) return t('screen-clock-days', { days: Math.round(clock / DAY) });
  return t('screen-new-clock-seconds', { minutes: Math.floor(clock / 60), seconds: clock % 60 });
}
