/** Every address of the client, in one place: links are made here and nowhere else. */
export const paths = {
  start: '/',
  newTable: '/new',
  /** A new table set up like another one. */
  newLike: (code: string) => `/new?like=${code}`,
  join: '/join',
  games: '/games',
  me: '/me',
  figures: '/figures',
  ratings: '/ratings',
  watch: '/watch',
  cards: '/cards',
  howToPlay: '/how-to-play',
  puzzles: '/puzzles',
  daily: '/daily',
  dailyOf: (date: string) => `/daily/${date}`,
  rules: (box: string) => `/rules/${box}`,
  about: '/about',
  card: (name: string) => `/cards/${encodeURIComponent(name)}`,
  table: (code: string) => `/table/${code}`,
  game: (code: string) => `/game/${code}`,
  replay: (code: string) => `/replay/${code}`,
  review: (code: string, seat: number) => `/review/${code}/${seat}`,
  /** What is sent to friends: the table itself, which shows its free seats until the deal. */
  invitation: (code: string) => `${location.origin}/table/${code}`,
};

/** The code of a table out of what somebody typed or pasted: a code with or without spaces, or a whole link. */
export function codeIn(text: string): string | null {
  const last = text.trim().replace(/[?#].*$/, '').replace(/\/+$/, '').split('/').at(-1) ?? '';
  const code = last
    .replace(/[\s-]/g, '')
    .toUpperCase()
    // Letters that codes do not use because they look like figures.
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}
