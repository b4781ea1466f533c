/**
 * The connection to one table. It keeps the last position that the server sent and the answers that the server has not
 * acknowledged yet: after a break it comes back by itself, looks again, and sends those once more under the same id.
 * It never guesses what an answer will lead to.
 */
import type { CardFace, FromBrowser, FromServer, LogLine, Table } from './messages.ts';
import type { Language } from './words.svelte.ts';

/** What a table needs of its connection. A replay is one that only listens. */
export type Connected = Pick<Live, keyof Live>;
export type Connection = 'connecting' | 'open' | 'lost';
type Acknowledged = Extract<FromBrowser, { id: string }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** An id that no other answer has. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Live {
  connection = $state<Connection>('connecting');
  table = $state.raw<Table | null>(null);
  faces = $state.raw<ReadonlyMap<number, CardFace>>(new Map());
  log = $state.raw<LogLine[]>([]);
  /** what was just done, in words, for those who listen */
  moved = $state('');
  /** why the last message was refused */
  refusal = $state<string | null>(null);
  /** answers on their way: the table is not to be answered again before they have arrived */
  underway = $state(0);
  /** when the last position came, for clocks */
  arrived = $state(0);

  readonly #address: string;
  #seat: number | null;
  #lang: Language;
  #socket: WebSocket | null = null;
  #unacknowledged = new Map<string, Acknowledged>();
  #failures = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(code: string, seat: number | null, lang: Language) {
    this.#address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`;
    this.#seat = seat;
    this.#lang = lang;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  get seat(): number | null {
    return this.#seat;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** See the table through these eyes, in this language. */
  look(seat: number | null, lang: Language): void {
    this.#seat = seat;
    this.#lang = lang;
    this.#send({ type: 'look', seat, lang });
  }

  answer(move: number): void {
    if (!this.table || this.underway > 0 || this.table.seat === null) return;
    this.#sendSurely({ type: 'answer', id: freshId(), seat: this.table.seat, at: this.table.version, move });
  }

  undo(): void {
    if (!this.table || this.table.seat === null || this.underway > 0) return;
    this.#sendSurely({ type: 'undo', id: freshId(), seat: this.table.seat, at: this.table.version });
  }

  consent(seat: number, ask: number, agree: boolean): void {
    this.#sendSurely({ type: 'consent', id: freshId(), seat, ask, agree });
  }

  /** Messages that may be lost without harm: they can be pressed again. */
  tell(message: Exclude<FromBrowser, { id: string }>): void {
    this.#send(message);
  }

  #sendSurely(message: Acknowledged): void {
    this.refusal = null;
    this.#unacknowledged.set(message.id, message);
    this.underway = this.#unacknowledged.size;
    this.#send(message);
  }

  #send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#send({ type: 'look', seat: this.#seat, lang: this.#lang });
      for (const message of this.#unacknowledged.values()) this.#send(message);
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(socket), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** A connection that looks open but is silent is dead: laptops sleep. */
  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) socket.close();
    else this.#send({ type: 'ping' });
  }

  #lose(): void {
    clearInterval(this.#pulse);
    if (this.#closed) return;
    this.connection = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
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
        this.connection = 'open';
        this.#failures = 0;
        this.log = [...this.log.slice(0, message.log_from), ...message.log];
        this.table = message.table;
        this.moved = message.moved ?? '';
        this.arrived = Date.now();
        break;
      case 'done':
        this.#settled(message.id);
        break;
      case 'refused':
        this.#settled(message.id);
        // A stale answer is no mistake of the reader's: the fresh position says it all.
        if (message.problem !== 'stale') this.refusal = message.text;
        break;
      case 'closing':
      case 'pong':
        break;
    }
  }

  #settled(id: string): void {
    this.#unacknowledged.delete(id);
    this.underway = this.#unacknowledged.size;
  }
}
