/** Moments as people say them: "3 hours ago", in the reader's language. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(iso: string, lang: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
  return words.format(Math.trunc(seconds / size), unit);
}

/** The day of a moment. */
export function dayOf(iso: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(Date.parse(iso));
}

/** Names as a list: "Ann, Bob and Cleo". */
export function listed(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
