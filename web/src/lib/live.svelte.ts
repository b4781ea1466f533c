/**
 * The connection to one table. It keeps the last position that the server sent and the answers that the server has not
 * acknowledged yet: after a break it comes back by itself, looks again, and sends those once more under the same id.
 * It never guesses what an answer will lead to.
 */
import { Following } from './following.ts';
import type { CardFace, FromBrowser, FromServer, LogLine, Phrase, TableView, TalkLine } from './messages.ts';
import { newer } from './newer.ts';
import { settings } from './settings.svelte.ts';
import { visitor } from './visitor.ts';
import type { Language } from './words.svelte.ts';

/** What a table needs of its connection. A replay is one that only listens. */
export type Connected = Omit<Live, 'called' | 'uncover' | 'speak' | 'talk' | 'unsaid' | 'say'>;
/** Somebody who is to come to a device that several persons share. */
export interface Called {
  seat: number;
  name: string;
}
export type Connection = 'connecting' | 'open' | 'lost';
type State = Omit<Extract<FromServer, { type: 'state' }>, 'type'>;
type Acknowledged = Extract<FromBrowser, { id: string }>;

/** The first try comes at once, but not everybody's in the same moment: where one server goes, another takes over. */
const SPREAD = 200;
const FIRST_WAIT = 400;
const LONGEST_NAME = 24;
/** seconds: whoever has more than that on the clock need not hurry */
const HURRY = 3600;
const LONGEST_WAIT = 10_000;
/** How often it is looked whether the line lives; how long after its last sign of life one is wished for. */
const LOOK_EVERY = 500;
const QUIET = 1000;
const QUIET_UNSEEN = 20_000;
/** A wish that is not answered for so long: the reader is told; and for so long: another line is tried. */
const SILENCE = 1500;
const DEAD = 8000;

/** An id that no other answer has. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Live {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableView | null>(null);
  faces = $state.raw<ReadonlyMap<number, CardFace>>(new Map());
  log = $state.raw<LogLine[]>([]);
  /** what was just done, in words, for those who listen */
  moved = $state('');
  /** why the last message was refused */
  refusal = $state<string | null>(null);
  /** answers to this very position that are on their way: it is not to be answered twice, but a fresh one may be at once */
  underway = $state(0);
  /** when the last position came, for clocks */
  arrived = $state(0);
  /** positions that wait because others' moves are shown one after the other */
  waiting = $state(0);

  /** who is asked at this shared device and has not drawn the curtain yet: nobody's hand is here meanwhile */
  called = $state.raw<Called | null>(null);

  /** what was said at the table */
  talk = $state.raw<TalkLine[]>([]);
  /** why the last thing could not be said */
  unsaid = $state<string | null>(null);

  readonly #address: string;
  readonly #mine: readonly number[];
  #seat: number | null;
  #lang: Language;
  #socket: WebSocket | null = null;
  #unacknowledged = new Map<string, Acknowledged>();
  #failures = 0;
  #heard = 0;
  /** since when a sign of life is awaited; 0: none is */
  #wished = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  readonly #following = new Following<State>((state) => this.#show(state));
  /** nothing was heard on this line yet */
  #fresh = true;
  /** the last position that came, shown already or not: what news are put over; null: they are not for these eyes */
  #latest: TableView | null = null;

  /** `mine` are the seats of persons at this device; with several of them nobody's eyes come first. */
  constructor(code: string, mine: readonly number[], lang: Language) {
    this.#address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`;
    this.#mine = mine;
    this.#seat = mine.length === 1 ? mine[0]! : null;
    this.#lang = lang;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#following.drop();
    this.#socket?.close();
  }

  /** Read on in this language. */
  speak(lang: Language): void {
    this.#lang = lang;
    this.#look(this.#seat);
  }

  /** Whoever is called says that it is they who sit here now. */
  uncover(): void {
    if (this.called) this.#look(this.called.seat);
  }

  /** See the table through these eyes. */
  #look(seat: number | null): void {
    this.#seat = seat;
    this.#fresh = true;
    this.#latest = null;
    const name = this.#mine.length ? null : visitor.givenName.slice(0, LONGEST_NAME) || null;
    this.#send({ type: 'look', seat, lang: this.#lang, name, news: true });
  }

  /** Show at once where the table is; whether it was not shown yet. */
  catchUp(): boolean {
    return this.#following.skip();
  }

  /** An answer, with those that lead to it. */
  answer(move: number, via: number[] = []): void {
    if (!this.table || this.underway > 0 || this.table.seat === null) return;
    this.#sendSurely({ type: 'answer', id: freshId(), seat: this.table.seat, at: this.table.version, move, via });
  }

  undo(): void {
    this.catchUp();
    if (!this.table || this.table.seat === null || this.underway > 0) return;
    this.#sendSurely({ type: 'undo', id: freshId(), seat: this.table.seat, at: this.table.version });
  }

  consent(seat: number, ask: number, agree: boolean): void {
    this.#sendSurely({ type: 'consent', id: freshId(), seat, ask, agree });
  }

  /** Say quick words or a line of one's own; where several sit here, whoever looks speaks, else the first of them. */
  say(what: { phrase: Phrase } | { text: string }): void {
    const seat = this.table?.seat ?? this.#mine[0];
    if (seat === undefined) return;
    this.unsaid = null;
    this.#sendSurely({ type: 'say', id: freshId(), seat, ...what });
  }

  /** Messages that may be lost without harm: they can be pressed again. */
  tell(message: Exclude<FromBrowser, { id: string }>): void {
    this.#send(message);
  }

  #sendSurely(message: Acknowledged): void {
    this.refusal = null;
    this.#unacknowledged.set(message.id, message);
    this.#countUnderway();
    this.#send(message);
  }

  #send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const before = this.#socket;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    before?.close();
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#wished = 0;
      this.#look(this.#seat);
      for (const message of this.#unacknowledged.values()) this.#send(message);
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(socket), LOOK_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return; // given up, and it speaks after all
      this.#heard = Date.now();
      this.#wished = 0;
      if (this.table) this.connection = 'open';
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** A connection that looks open but is silent is dead: laptops sleep, networks go away without a word. */
  #beat(socket: WebSocket): void {
    const now = Date.now();
    if (!this.#wished) {
      if (now - this.#heard < (document.visibilityState === 'visible' ? QUIET : QUIET_UNSEEN)) return;
      this.#wished = now;
      this.#send({ type: 'ping' });
    } else if (now - this.#wished > DEAD) {
      // Its end would be told only when the browser has waited long enough for an answer.
      this.#socket = null;
      socket.close();
      this.#lose();
    } else if (now - this.#wished > SILENCE) {
      this.connection = 'lost';
      this.#send({ type: 'ping' });
    }
  }

  #lose(): void {
    clearInterval(this.#pulse);
    if (this.#closed) return;
    this.connection = 'lost';
    const failures = this.#failures++;
    const longer = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), failures === 0 ? Math.random() * SPREAD : longer);
  }

  #hurry = (): void => {
    if (this.connection !== 'lost' || document.visibilityState !== 'visible') return;
    this.#failures = 0;
    this.#connect();
  };

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'cards':
        this.faces = new Map(message.cards.map((face) => [face.card, face]));
        break;
      case 'state':
        this.#arrive(message);
        break;
      case 'news':
        if (!this.#latest) break; // on its way before other eyes were opened: what these see comes next
        if (message.since === this.#latest.version) this.#arrive({ ...message, table: newer(this.#latest, message) });
        else this.#look(this.#seat);
        break;
      case 'done':
        this.#settled(message.id);
        break;
      case 'talk':
        this.#listen(message.lines);
        break;
      case 'refused':
        if (this.#unacknowledged.get(message.id)?.type === 'say') {
          this.unsaid = message.text;
          this.#settled(message.id);
          break;
        }
        this.#settled(message.id);
        // A stale answer is no mistake of the reader's: the fresh position says it all.
        if (message.problem !== 'stale') this.refusal = message.text;
        break;
      case 'closing':
      case 'pong':
        break;
    }
  }

  /** A position, whole. */
  #arrive(state: State): void {
    this.connection = 'open';
    this.#failures = 0;
    if (this.#fresh) this.#following.drop();
    this.#fresh = false;
    // Where persons share this device, what was on its way for other eyes is not kept.
    this.#latest = this.#mine.length > 1 && state.table.seat !== this.#seat ? null : state.table;
    this.#following.push(state, this.#pause(state));
    if (this.#mustHurry(state.table)) this.#following.skip();
    this.waiting = this.#following.waiting;
  }

  /** After a break or in another language all lines come again. */
  #listen(lines: TalkLine[]): void {
    const first = lines[0]!.number;
    this.talk = [...this.talk.filter(({ number }) => number < first), ...lines];
  }

  /** How long what stands there now is to be seen before this: only what others have done is worth a look. */
  #pause({ table, moved }: State): number {
    const asked = this.table?.to_move ?? null;
    const own = asked !== null && asked === this.table?.seat;
    return own || !moved || table.version === this.table?.version ? 0 : settings.pause;
  }

  /** Nobody looks, time runs, or it does not go on from here: then there is nothing to follow. */
  #mustHurry(table: TableView): boolean {
    const clock = table.seat === null ? null : table.seats[table.seat]!.clock_left;
    const goesOn = this.table !== null && this.table.seat === table.seat && table.answers >= this.table.answers;
    return !goesOn || (clock !== null && clock < HURRY) || document.visibilityState !== 'visible';
  }

  #show({ table, log, log_from: from, moved }: State): void {
    this.waiting = this.#following.waiting;
    if (!this.#mayBeSeen(table)) return;
    this.log = [...this.log.slice(0, from), ...log];
    this.table = table;
    this.#countUnderway();
    this.moved = moved ?? '';
    this.arrived = Date.now();
  }

  /**
   * The curtain between persons who share this device, and the one place that decides on it: a position is kept only if
   * it is seen through the eyes that were uncovered last, and as soon as another one of them is asked, for whatever
   * reason, those eyes are closed. Nothing that they saw stays in the page; what comes next is what a spectator sees.
   */
  #mayBeSeen(table: TableView): boolean {
    if (this.#mine.length < 2) return true;
    if (table.seat !== this.#seat) return false; // it was on its way before eyes were closed or opened
    const { to_move: asked, status } = table;
    const calls = status === 'playing' && asked !== null && asked !== this.#seat && this.#mine.includes(asked);
    const sitter = calls ? table.seats[asked]! : null;
    this.called = sitter && !sitter.stands_in ? { seat: sitter.seat, name: sitter.name } : null;
    if (!this.called || this.#seat === null) return true;
    this.table = null;
    this.log = [];
    this.moved = '';
    this.refusal = null;
    this.#look(null);
    return false;
  }

  #settled(id: string): void {
    this.#unacknowledged.delete(id);
    this.#countUnderway();
  }

  #countUnderway(): void {
    const version = this.table?.version ?? 0;
    const waits = (message: Acknowledged): boolean =>
      message.type !== 'say' && (!('at' in message) || message.at >= version);
    this.underway = [...this.#unacknowledged.values()].filter(waits).length;
  }
}
