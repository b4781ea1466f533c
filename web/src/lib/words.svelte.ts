/**
 * The words of the browser's own chrome, from the catalogues that Python uses too. What the server sends is in the
 * reader's language already. `t` is reactive: a change of language changes every word on the screen.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from './keep.ts';

export const LANGUAGES = ['en', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

// One lazy chunk per language and file: only the wanted language is fetched.
const files = import.meta.glob<string>('../../../src/cuore/words/catalogues/*/{web,web-pages}.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export const language = {
  get current(): Language {
    return current;
  },
};

function isLanguage(name: string | null | undefined): name is Language {
  return (LANGUAGES as readonly string[]).includes(name ?? '');
}

/** What the reader chose last, else the first of the browser's languages that the house speaks. */
export function wantedLanguage(): Language {
  const chosen = kept('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

/** Speak that language from now on, and remember it when the reader chose it. */
export async function speak(lang: Language, remember = false): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  const next = new FluentBundle(lang, { useIsolating: false });
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) next.addResource(new FluentResource(text));
  bundle = next;
  current = lang;
  document.documentElement.lang = lang;
  if (remember) keep('language', lang);
}

/** The message of a key, or with `key.form` one of its forms. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const [name, form] = key.split('.');
  const message = bundle?.getMessage(name!);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (!bundle || !pattern) {
    console.error(`no message ${key} in the ${current} catalogues`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`message ${key} in the ${current} catalogues: ${error.message}`);
  return text;
}

/** A share of a hundred as the reader writes figures; the sign of percent is in the words around it. */
export function hundredths(share: number, digits = 0): string {
  return new Intl.NumberFormat(language.current, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(100 * share);
}
