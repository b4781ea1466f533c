/**
 * The REST side of the server, typed. Who one is travels in a cookie that scripts cannot read. Whatever goes wrong
 * arrives as a `Trouble` that carries one clear line in the reader's language.
 */
import type {
  About,
  Compendium,
  DailyPage,
  DailyRequest,
  FiguresPage,
  ForgetMe,
  GamePage,
  HintPage,
  HintRequest,
  MailAnswer,
  MailAnswered,
  MailRequest,
  MatchRequest,
  MeInfo,
  MeTold,
  NameClaim,
  NewPasskey,
  NewTable,
  NoticeInfo,
  OwnGames,
  PushEnd,
  PushRequest,
  PasskeyAnswer,
  PasskeyEnd,
  PasskeyQuestion,
  PhraseTold,
  PhraseTyped,
  Problem,
  PuzzleShelf,
  RatingsPage,
  RematchRequest,
  ReplayStep,
  ReportRequest,
  RulesPage,
  ReviewPage,
  SeatChange,
  SitRequest,
  TableSummary,
  TableSummaries,
  TownInfo,
  TownWish,
} from './messages.ts';
import { language, t } from './words.svelte.ts';

export class Trouble extends Error {
  /** Machine-readable: the server's own code, or `offline` and `unreadable` from here. */
  readonly code: string;
  readonly status: number;

  constructor(text: string, code: string, status: number) {
    super(text);
    this.name = 'Trouble';
    this.code = code;
    this.status = status;
  }
}

/** One line for people about anything that was thrown. */
export function lineAbout(error: unknown): string {
  return error instanceof Trouble ? error.message : t('screen-problem-unknown');
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'detail' in body && 'code' in body;
}

/** The rules engine's lines begin small, for a terminal; here they stand alone. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language.current };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(t('screen-problem-offline'), 'offline', 0);
  }
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  if (isProblem(problem)) throw new Trouble(sentence(problem.detail || problem.title), problem.code, response.status);
  throw new Trouble(t('screen-problem-status', { status: response.status }), 'unreadable', response.status);
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  try {
    return (await response.json()) as T;
  } catch {
    throw new Trouble(t('screen-problem-unknown'), 'unreadable', response.status);
  }
}

function query(values: Record<string, string | number | null>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
}

/** Which of one's finished games. */
interface Chosen {
  box: string | null;
  seats: number | null;
}

const lang = () => ({ lang: language.current });
// Both change only with the language and with a new version of the server, so one answer a visit is enough.
const shelf = new Map<string, Promise<unknown>>();

function shelved<T>(path: string): Promise<T> {
  const known = shelf.get(path) as Promise<T> | undefined;
  if (known) return known;
  const fresh = ask<T>('GET', path);
  shelf.set(path, fresh);
  fresh.catch(() => shelf.delete(path));
  return fresh;
}

export const api = {
  about: () => shelved<About>(`about?${query(lang())}`),
  cards: () => shelved<Compendium>(`cards?${query(lang())}`),
  rules: (box: string) => shelved<RulesPage>(`rules/${encodeURIComponent(box)}?${query(lang())}`),
  drawTown: (wish: TownWish) => ask<TownInfo>('POST', 'towns', wish),
  town: (code: string) => ask<TownInfo>('GET', `towns/${encodeURIComponent(code)}`),
  layTable: (table: NewTable) => ask<TableSummary>('POST', 'tables', table),
  tables: (list: 'open' | 'watch', sought: Record<string, string | number> = {}) =>
    ask<TableSummaries>('GET', `tables?${query({ list, ...sought })}`),
  daily: (date: string | null) => ask<DailyPage>('GET', `daily?${query({ date, ...lang() })}`),
  playDaily: (wish: DailyRequest) => ask<TableSummary>('POST', 'daily', wish),
  puzzles: () => ask<PuzzleShelf>('GET', `puzzles?${query(lang())}`),
  puzzle: (name: string) => ask<TableSummary>('POST', `puzzles/${encodeURIComponent(name)}?${query(lang())}`),
  match: (wish: MatchRequest) => ask<TableSummary>('POST', 'match', wish),
  notices: () => ask<NoticeInfo>('GET', 'notices'),
  subscribe: (wish: PushRequest) => ask<NoticeInfo>('POST', 'notices/push', wish),
  unsubscribe: (end: PushEnd) => ask<NoticeInfo>('POST', 'notices/push-end', end),
  askByMail: (wish: MailRequest) => ask<NoticeInfo>('POST', 'notices/mail', wish),
  endMail: () => ask<NoticeInfo>('POST', 'notices/mail-end'),
  answerMail: (token: string, answer: MailAnswer) => ask<MailAnswered>('POST', `mail/${encodeURIComponent(token)}`, answer),
  me: () => ask<MeInfo>('GET', 'me'),
  newPhrase: () => ask<PhraseTold>('POST', 'me/phrase'),
  joinMe: (typed: PhraseTyped) => ask<MeInfo>('POST', 'me/join', typed),
  leaveMe: () => ask<MeInfo>('POST', 'me/leave'),
  aloneMe: () => ask<MeTold>('POST', 'me/alone'),
  claimName: (claim: NameClaim) => ask<MeTold>('POST', 'me/name', claim),
  giveUpName: () => ask<MeInfo>('POST', 'me/name-end'),
  passkeyQuestion: () => ask<PasskeyQuestion>('POST', 'me/passkey-question'),
  addPasskey: (made: NewPasskey) => ask<MeInfo>('POST', 'me/passkey', made),
  endPasskey: (end: PasskeyEnd) => ask<MeTold>('POST', 'me/passkey-end', end),
  signInQuestion: () => ask<PasskeyQuestion>('POST', 'me/sign-in-question'),
  signIn: (answer: PasskeyAnswer) => ask<MeInfo>('POST', 'me/sign-in', answer),
  /** Everything about this person goes for good. */
  forgetMe: (wish: ForgetMe) => ask<MeInfo>('POST', 'me/forget', wish),
  /** Everything that is kept about this person, in one file. */
  exportMe: async (): Promise<Blob> => (await send('GET', 'me/export')).blob(),
  mine: () => ask<TableSummaries>('GET', 'mine'),
  figures: (chosen: Chosen) => ask<FiguresPage>('GET', `me/figures?${query({ ...chosen, ...lang() })}`),
  ownGames: (chosen: Chosen & { page: number }) => ask<OwnGames>('GET', `me/games?${query({ ...chosen, ...lang() })}`),
  ratings: (page: number) => ask<RatingsPage>('GET', `ratings?${query({ page, ...lang() })}`),
  gamesCsv: (chosen: Chosen) => `/api/me/games.csv?${query({ ...chosen })}`,
  table: (code: string) => ask<TableSummary>('GET', `tables/${code}`),
  sit: (code: string, sit: SitRequest) => ask<TableSummary>('POST', `tables/${code}/sit`, sit),
  /** The host puts a bot into a free seat, or frees it again. */
  changeSeat: (code: string, change: SeatChange) => ask<TableSummary>('POST', `tables/${code}/seat`, change),
  /** Puts an unfinished table away; what is left. */
  remove: (code: string) => ask<TableSummaries>('POST', `tables/${code}/delete`),
  /** Tells the host of the server about somebody, for a line that they said or as a player. */
  report: async (code: string, report: ReportRequest): Promise<void> => void (await send('POST', `tables/${code}/report`, report)),
  /** The same people once more: asks for it, or joins whoever has asked; the next table. */
  rematch: (code: string, wish: RematchRequest) => ask<TableSummary>('POST', `tables/${code}/rematch`, wish),
  leave: async (code: string): Promise<void> => void (await send('POST', `tables/${code}/leave`)),
  page: (code: string) => ask<GamePage>('GET', `tables/${code}/page?${query(lang())}`),
  replay: (code: string, at: number, seat: number | null) =>
    ask<ReplayStep>('GET', `tables/${code}/replay?${query({ at, seat, ...lang() })}`),
  /** What would you do? Only in games against bots. */
  hints: (code: string, wish: HintRequest) => ask<HintPage>('POST', `tables/${code}/hints?${query(lang())}`, wish),
  /** A finished game as one seat played it, or how far the review is. */
  review: (code: string, seat: number) => ask<ReviewPage>('GET', `tables/${code}/review?${query({ seat, ...lang() })}`),
  /** Sees to it that there will be one. */
  beginReview: (code: string, seat: number) => ask<ReviewPage>('POST', `tables/${code}/review?${query({ seat, ...lang() })}`),
  reviewPicture: (code: string, seat: number, theme: 'light' | 'dark') =>
    `/api/tables/${code}/review.svg?${query({ seat, theme, ...lang() })}`,
  recordPath: (code: string) => `/api/tables/${code}/record`,
  lesson: (name: 'first-turn' | 'first-game' | 'example-turn') => ask<TableSummary>('POST', `lessons/${name}`),
};
