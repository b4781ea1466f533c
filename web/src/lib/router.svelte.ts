/** Which screen is shown: plain paths and the browser's own history. */
export interface Place {
  screen: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

// A screen is a file src/pages/SCREEN.svelte; `:name` becomes a parameter of that name.
const ROUTES: readonly (readonly [pattern: string, screen: string])[] = [
  ['/', 'Start'],
  ['/new', 'NewTable'],
  ['/join', 'Join'],
  ['/join/:code', 'Join'],
  ['/games', 'MyGames'],
  ['/figures', 'Figures'],
  ['/ratings', 'Ratings'],
  ['/me', 'Me'],
  ['/watch', 'Watch'],
  ['/table/:code', 'Table'],
  ['/game/:code', 'FinishedGame'],
  ['/replay/:code', 'Replay'],
  ['/review/:code/:seat', 'Review'],
  ['/cards', 'Cards'],
  ['/cards/:name', 'Cards'],
  ['/how-to-play', 'HowToPlay'],
  ['/rules/:box', 'Rules'],
  ['/puzzles', 'Puzzles'],
  ['/daily', 'Daily'],
  ['/daily/:date', 'Daily'],
  ['/about', 'About'],
  ['/mail/:token', 'Mail'],
];

function placeOf(path: string, search: string): Place {
  const parts = path.split('/').filter(Boolean);
  for (const [pattern, screen] of ROUTES) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((piece, i) => {
      if (!piece.startsWith(':')) return piece === parts[i];
      params[piece.slice(1)] = decoded(parts[i]!);
      return true;
    });
    if (fits) return { screen, params, query: new URLSearchParams(search) };
  }
  return { screen: 'NotFound', params: {}, query: new URLSearchParams() };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let place = $state.raw(placeOf(location.pathname, location.search));
let path = $state(location.pathname);
let moved = false;

export const here = {
  get place(): Place {
    return place;
  },
  get path(): string {
    return path;
  },
  /** whether the address that the page was loaded with has been left, even before its screen was there */
  get moved(): boolean {
    return moved;
  },
};

/** Go to a path of this house. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  moved = true;
  path = location.pathname;
  place = placeOf(location.pathname, location.search);
}

addEventListener('popstate', arrive);

// Every plain link inside the house stays in this page; new tabs, downloads, files and other hosts do as they always do.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
