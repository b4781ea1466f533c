/**
 * A table while somebody thinks about it: what the form holds, and the request it becomes. What is allowed is for the
 * server to say; only what the form must know to ask sensible questions is here.
 */
import type { About, BoxInfo, CardFace, Language, NewSeat, NewTable, OptionInfo, TableSummary, TalkRule, TownInfo, TownWish } from './messages.ts';
import { visitor } from './visitor.ts';
import { language, t } from './words.svelte.ts';

export type TownBy = 'first-game' | 'random' | 'wishes' | 'hand' | 'code';
export const BANDS = ['2-3', '4', '5+'] as const;
export const SOURCES = ['draw', 'serving', 'employment', 'love'] as const;
export const SKILLS = ['imagination', 'concentration', 'effort'] as const;
export const TOWN_SIZE = 10;
const MOST_SEATS = 6;

export interface SeatDraft {
  key: number;
  player: 'here' | 'link' | 'bot';
  name: string;
  level: string;
}

export class Draft {
  sets = $state(['base']);
  by = $state<TownBy>('first-game');
  required = $state<string[]>([]);
  banned = $state<string[]>([]);
  costs = $state<Record<string, number>>({});
  sources = $state<Record<string, number>>({});
  attacks = $state<'any' | 'none' | 'some' | 'many'>('any');
  sisters = $state(false);
  avoidDead = $state(true);
  picked = $state<string[]>([]);
  code = $state('');
  /** the town that was drawn or read last; a change of what it was drawn from forgets it */
  town = $state.raw<TownInfo | null>(null);
  chiefs = $state('');
  options = $state<string[]>([]);
  seats = $state<SeatDraft[]>([]);
  open = $state(false);
  clock = $state<number | null>(null);
  talk = $state<TalkRule>('chat');
  rated = $state(false);
  lang = $state<Language>(language.current);
  #next = 0;
  about = $state.raw<About>({ version: '', languages: [], boxes: [], bots: [], other_bots: [], clocks: [], talk: 'none', open_tables: false, quick_match: false, claims: false, ratings: false });

  constructor(about: About) {
    this.about = about;
    this.talk = about.talk;
    this.seats = [this.#seat('here', visitor.givenName), this.#seat('bot')];
  }

  #seat(player: SeatDraft['player'], name = ''): SeatDraft {
    return { key: this.#next++, player, name, level: visitor.level(this.about.bots) };
  }

  /** Set up as another table was: its boxes, town, rules and clock, and as many people and bots. */
  like(table: TableSummary): void {
    if (table.town_code) {
      this.by = 'code';
      this.code = table.town_code;
      this.sets = [...table.sets];
    }
    this.clock = table.clock;
    this.rated = Boolean(table.rated) && this.about.ratings;
    this.open = table.open;
    this.seats = table.seats.map((seat) =>
      seat.player === 'bot'
        ? { ...this.#seat('bot'), ...(seat.level && { level: seat.level }) }
        : this.#seat(seat.mine ? 'here' : 'link', seat.mine ? seat.name : ''),
    );
  }

  get boxes(): BoxInfo[] {
    return this.about.boxes.filter((box) => this.sets.includes(box.set));
  }

  /** How many may sit with these boxes. */
  get mostSeats(): number {
    return Math.min(MOST_SEATS, ...this.boxes.map((box) => Math.max(...box.seats)));
  }

  get rules(): OptionInfo[] {
    const alone = this.boxes.filter((box) => box.stands_alone);
    const boxes = alone.length ? alone : this.boxes;
    const rules = new Map(boxes.flatMap((box) => box.options.map((rule) => [rule.name, rule] as const)));
    return [...rules.values()];
  }

  /** A game of its own beside other boxes: the reader has yet to say what it borrows. */
  get borrows(): boolean {
    return this.boxes.some((box) => box.stands_alone) && this.sets.length > 1;
  }

  get hasSkills(): boolean {
    return this.boxes.some((box) => box.has_skills);
  }

  /** The general maids that can stand in the town, each name once. */
  maids(cards: readonly CardFace[]): CardFace[] {
    const found = new Map<string, CardFace>();
    for (const face of cards)
      if (face.kind === 'general-maid' && this.sets.includes(face.set) && !found.has(face.name)) found.set(face.name, face);
    return [...found.values()];
  }

  addSeat(): void {
    if (this.seats.length < this.mostSeats) this.seats.push(this.#seat('link'));
  }

  /** After the boxes changed: what belongs to boxes that are gone goes with them. */
  tidy(cards: readonly CardFace[]): void {
    const names = new Set(this.maids(cards).map((face) => face.name));
    const here = (name: string) => names.has(name);
    const rules = new Set(this.rules.map((rule) => rule.name));
    this.required = this.required.filter(here);
    this.banned = this.banned.filter(here);
    this.picked = this.picked.filter(here);
    this.options = this.options.filter((name) => rules.has(name));
    if (this.chiefs && this.chiefs !== 'random' && !this.sets.includes(this.chiefs)) this.chiefs = '';
    this.seats = this.seats.slice(0, this.mostSeats);
    this.town = null;
  }

  get wish(): TownWish {
    return {
      sets: this.sets,
      required: this.required,
      banned: this.banned,
      costs: amounts(this.costs),
      sources: amounts(this.sources),
      attacks: this.attacks,
      sisters_together: this.sisters,
      avoid_dead: this.avoidDead,
      chiefs: this.chiefs || null,
      options: this.options,
    };
  }

  get request(): NewTable {
    const rest = { seats: this.#people(), open: this.open, clock: this.clock, talk: this.talk, rated: this.rated, lang: this.lang };
    if (this.town && (this.by === 'wishes' || this.by === 'code'))
      return { ...rest, sets: this.town.sets, town_code: this.town.code };
    const town = this.by === 'hand' ? this.picked : this.by;
    return { ...rest, sets: this.sets, town, chiefs: this.chiefs || null, options: this.options };
  }

  #people(): NewSeat[] {
    const guest = t('screen-guest');
    let nameless = 0;
    return this.seats.map((seat) => {
      if (seat.player === 'bot') return { player: 'bot', level: seat.level };
      if (seat.player === 'link') return { player: 'link' };
      const name = seat.name.trim() || (nameless++ ? `${guest} ${nameless}` : guest);
      return { player: 'here', name };
    });
  }
}

function amounts(wanted: Record<string, number>): string | null {
  const pairs = Object.entries(wanted).filter(([, number]) => number > 0);
  return pairs.length ? pairs.map(([what, number]) => `${what}:${number}`).join(',') : null;
}
