// Every message between the browser and the table. Made from src/cuore/server/messages by
// `python -m cuore.server.typescript`: change it there.

export type Language = 'en' | 'fr' | 'ja';

export type Zone = 'hand' | 'played' | 'town' | 'shown' | 'stack' | 'quarters' | 'private' | 'aside' | 'beers' | 'refined' | 'seat' | 'none';

export type TalkRule = 'chat' | 'words' | 'none';

export type Phrase = 'hello' | 'good-luck' | 'nice-turn' | 'thanks' | 'sorry' | 'one-moment' | 'good-game' | 'goodbye' | 'heart' | 'applause' | 'cheers' | 'surprise' | 'thinking' | 'tea';

/** RFC 9457 problem+json. */
export interface Problem {
  /** "about:blank" or a path of ours */
  type: string;
  title: string;
  status: number;
  detail: string;
  /** machine-readable: not-found, unreadable, refused, too-fast, … */
  code: string;
}

/** A printed symbol and how many: love, serving, draw, employment, a skill, alcohol, tier. */
export interface Symbol {
  what: string;
  amount: number;
  /** "Love +2" */
  text: string;
  /** the figure is ours */
  house: boolean;
}

/** A numbered ruling on a card. */
export interface Ruling {
  number: number;
  text: string;
}

/** A card as a player reads it. */
export interface CardFace {
  /** its number in this game; in the compendium its place in the list */
  card: number;
  name: string;
  /** its name as it is printed, the same in every language: emblems go by it */
  printed: string;
  /** her picture is at /cameos/NAME.svg, for ever */
  cameo: string;
  set: string;
  title: string;
  /** love, maid-chief, chambermaid-chief, general-maid, private-maid, event, building, beer, … */
  kind: string;
  kind_name: string;
  copies: number;
  /** the printed one; null for what is never employed */
  cost: number | null;
  /** null: they vary */
  points: number | null;
  /** servings that it takes to make her a chambermaid; 0: she cannot be one */
  chamber: number;
  symbols: Symbol[];
  text: string[];
  /** the same lines in few words, for a tile */
  short: string[];
  rulings: Ruling[];
  /** where its facts come from, in words */
  source: string[];
  /** figures that are ours, with the reason, in words */
  house: string[];
  /** their names, for marks: cost, vp, text, … */
  house_facts: string[];
  /** figures reasoned out from printed ones, with the reason, in words */
  inferred: string[];
}

/** Every card of every box. */
export interface Compendium {
  lang: Language;
  cards: CardFace[];
}

/** Quick words or a line of one's own, of which exactly one is there; the `id` is used again on a repeat. */
export interface SayMessage {
  type: 'say';
  id: string;
  seat: number;
  phrase?: Phrase | null;
  text?: string | null;
}

/** What somebody has said. */
export interface TalkLine {
  number: number;
  seat: number;
  /** of whoever had the seat then */
  name: string;
  /** null: a line of their own */
  phrase: Phrase | null;
  /** for quick words, in the reader's language */
  text: string;
  /** ISO 8601, UTC */
  at: string;
}

/** What was said since the last of these; at first all that is kept. */
export interface TalkMessage {
  type: 'talk';
  lines: TalkLine[];
}

/** An answer that may be given now, and where on the table it belongs. */
export interface Option {
  move: number;
  text: string;
  /** serve, chamber, use, acquire, play, play-all, employ, beer, choose, discard, …, end-phase, end-turn */
  verb: string;
  /** price, what is left, what it gives; may be empty */
  hint: string;
  zone: Zone;
  card: number | null;
  /** whose quarters or whom it names */
  seat: number | null;
  /** which of `stacks`, for `shown` and `stack` */
  stack: string | null;
  /** which spot of `quarters` or `private` of that seat, or which card of `aside`; else null */
  index: number | null;
  /** equal spots in the same place: choosing one of them is the same answer */
  also: number[];
  /** the safe next thing to do, for Enter and for auto-answers (play all, the only answer) */
  plain: boolean;
  /** never at one press: the hint says something that must be read first */
  pause: boolean;
  /** answers that lead there, to be given with it in one message; empty: it may be given now */
  via?: number[];
}

/** A card in one's own hand; `why_not` says in words why it cannot be used now, null when it can. */
export interface HandCard {
  card: number;
  why_not: string | null;
}

/** A pile of the town. */
export interface Pile {
  card: number;
  left: number;
  /** now: standing effects change prices */
  cost: number;
  why_not: string | null;
}

/** A card turned up beside a stack, or the top of a preparation pile. */
export interface ShownCard {
  card: number;
  cost: number | null;
  why_not: string | null;
}

/** Private maids, beer, reminiscences, preparations, refined maids, the mixed pile. */
export interface StackView {
  /** private-maids, beer, reminiscences, food, decoration, cleaning, refined-maids, mixed-maids */
  stack: string;
  name: string;
  left: number;
  shown: ShownCard[];
}

/** A card in private quarters with what lies on it and under it. */
export interface Spot {
  card: number;
  on: number[];
  has_under: boolean;
  /** null: nothing, or face down to this reader */
  under: number | null;
  /** only for the reader's own */
  why_not: string | null;
}

/** What everybody may see of a seat. */
export interface SeatView {
  seat: number;
  name: string;
  player: 'bot' | 'empty' | 'person';
  /** its level, where a bot plays */
  bot: string | null;
  /** the level in words */
  bot_name: string | null;
  /** the bot plays for a person who may come back */
  stands_in: boolean;
  /** a person whose browser is connected */
  here: boolean;
  /** since when not; null when here */
  away_seconds: number | null;
  /** the grace time is over: the others may hand the seat to a bot */
  may_be_given: boolean;
  /** seconds left of this turn; null without a clock or when not asked */
  clock_left: number | null;
  hand: number;
  deck: number;
  discard: number;
  discard_top: number | null;
  quarters: Spot[];
  private: Spot[];
  beers: number;
  refined: number | null;
  /** when the game is over */
  points: number | null;
  /** points of what lies in its private quarters, which everybody can count */
  in_sight: number;
  /** the name is the claimed one of whoever sits there */
  claimed?: boolean;
}

/** Where points come from. */
export interface ScoreLine {
  text: string;
  points: number | null;
}

/** What only the reader's own seat may see. */
export interface OwnView {
  seat: number;
  hand: HandCard[];
  /** sorted: what is left in it, not in which order */
  deck: number[];
  discard: number[];
  beers: number[];
  points: number;
  /** the same line by line */
  points_from: ScoreLine[];
  /** what one has lawfully seen of other hands, decks and beers, in words */
  known: string[];
  /** auto-answers are on */
  auto: boolean;
}

/** A card that lies aside while an effect is carried out. */
export interface AsideCard {
  card: number | null;
  owner: number | null;
}

/** How near the end is, as everybody may count it. */
export interface EndProgress {
  /** piles and stacks that count and are empty, in words */
  empty: string[];
  /** how many of them end the game */
  needed: number;
  /** of those that still have cards, the one with the fewest, in words */
  next: string | null;
  next_left: number;
}

/** What pressing undo would do for this seat: nothing, take back freely, or ask the others. */
export interface UndoOffer {
  kind: 'consent' | 'free' | 'none';
  /** how many answers it takes back */
  answers: number;
  /** says which it is and what is taken back, for the button */
  text: string;
  /** how many persons are asked; by consent of bots alone, none: they always agree */
  asks?: number;
}

/** A request for consent that is open. */
export interface UndoAsk {
  ask: number;
  /** who asks */
  seat: number;
  answers: number;
  text: string;
  /** seats that have not said yes yet */
  waiting_for: number[];
  /** what would be taken back, in words, as far as the reader may know it */
  what: string[];
}

/** Guidance at a teaching table: what to notice, and which answer comes next. */
export interface Lesson {
  step: number;
  steps: number;
  title: string;
  text: string;
  /** the answer that the lesson waits for; null: just read on */
  move: number | null;
  done: boolean;
  /** nothing new: play on */
  quiet?: boolean;
}

/** A puzzle at its table: the question, and after an answer what was best. */
export interface PuzzleAsked {
  name: string;
  /** whose puzzle of the day it is */
  day: string | null;
  title: string;
  text: string;
  /** whether the first answer was the best one; null: nobody has answered yet */
  right: boolean | null;
}

/** How a finished game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  text: string;
}

/** Somebody wishes another game of the same people: it takes a POST to /api/tables/CODE/rematch to join them. */
export interface RematchOffer {
  /** of the next table */
  code: string;
  /** who wishes so */
  seat: number;
  town: 'new' | 'same';
}

/** The position as one reader may know it: complete, so a client replaces what it had. */
export interface TableView {
  code: string;
  /** of the line of play: an answer names it in `at`; it rises with answers and with undo */
  version: number;
  /** how many answers lead here */
  answers: number;
  status: 'over' | 'playing' | 'waiting';
  lang: Language;
  /** whose eyes these are; null is a spectator */
  seat: number | null;
  /** the seats that this browser holds */
  mine: number[];
  /** this browser holds several seats of persons: draw the curtain between them */
  hot_seat: boolean;
  sets: string[];
  /** optional rules, in words */
  options_in_play: string[];
  /** of the shuffles, shown before the deal */
  commitment: string;
  turn: number;
  active: number;
  /** start, serve, work, employ, discard, choose */
  phase: string;
  phase_name: string;
  /** the phases of a turn here, in order, in words */
  phases: string[];
  to_move: number | null;
  /** what is asked of whom, in words */
  prompt: string;
  /** the card that asks */
  asked_by: number | null;
  servings: number;
  love: number;
  employments: number;
  imagination: number;
  concentration: number;
  effort: number;
  /** More: show the three above */
  has_skills: boolean;
  played: number[];
  town: Pile[];
  stacks: StackView[];
  aside: AsideCard[];
  seats: SeatView[];
  /** First Master, Beer Stand, last turn …: what holds for everybody, in words */
  standing: string[];
  last_turn: boolean;
  /** null before the deal */
  ending: EndProgress | null;
  own: OwnView | null;
  /** empty unless this seat is asked */
  options: Option[];
  /** what love in hand or the end of the phase would make possible, each with its `via` */
  reach: Option[];
  undo: UndoOffer;
  undo_ask: UndoAsk | null;
  /** to whoever asked last: somebody said no, and nothing has happened since */
  undo_declined: string | null;
  lesson: Lesson | null;
  puzzle: PuzzleAsked | null;
  /** the day whose town this is */
  daily: string | null;
  /** it moves the ratings of those who play */
  rated: boolean;
  /** this seat may ask for hints: all others are bots */
  may_be_advised: boolean;
  /** what this reader may say here */
  talk: TalkRule;
  /** those who look on, by name where they have said one */
  onlookers: string[];
  /** and how many others */
  unnamed: number;
  /** only when the game is over */
  rematch: RematchOffer | null;
  result: Result | null;
}

/** A line of the log; headings begin a turn. */
export interface LogLine {
  text: string;
  heading: boolean;
  turn: number;
  /** of a heading: whose turn begins */
  seat?: number | null;
}

/** What the card numbers of this table mean, in the reader's language; comes before the first state. */
export interface CardsMessage {
  type: 'cards';
  lang: Language;
  cards: CardFace[];
}

/** The fresh position, and the log from line `log_from` on (what the client has beyond that is dropped). */
export interface StateMessage {
  type: 'state';
  table: TableView;
  log_from: number;
  log: LogLine[];
  /** what was just done, in words, for the live region; null at a first look */
  moved: string | null;
}

/** What is no longer as in the position that came before this one, to whoever takes `news`; all else stands.

The log is told as with a state. A client that has another version than `since` looks again and gets a state. */
export interface NewsMessage {
  type: 'news';
  /** the version of the position before */
  since: number;
  /** in place of those that the client has */
  parts: Partial<TableView>;
  /** of the seats those that differ, each in place of the one with its number */
  seats: SeatView[];
  log_from: number;
  log: LogLine[];
  moved: string | null;
}

/** The answer with this id is durable. A repeat of the same id gets the same line again. */
export interface DoneMessage {
  type: 'done';
  id: string;
  version: number;
}

/** The message with this id changed nothing; a state follows when the client's was stale. */
export interface RefusedMessage {
  type: 'refused';
  id: string;
  /** stale, not-asked, illegal, no-undo, not-yours, too-fast, over, unreadable */
  problem: string;
  text: string;
}

/** The connection lives. */
export interface PongMessage {
  type: 'pong';
}

/** The server is going down for a moment; come back by yourself. */
export interface ClosingMessage {
  type: 'closing';
}

/** First message, and again to change seat (hot-seat) or language. `seat` null: as a spectator. */
export interface LookMessage {
  type: 'look';
  seat: number | null;
  lang: Language;
  /** how a spectator wishes to be called */
  name?: string | null;
  /** after the state that answers this, what has changed will do */
  news?: boolean;
}

/** One answer. `at` is the version it was given at, `id` is made by the client and is used again on a repeat.

Answers in `via` are given before it: all of them or none, and one undo takes them back together. */
export interface AnswerMessage {
  type: 'answer';
  id: string;
  seat: number;
  at: number;
  move: number;
  via?: number[];
}

/** Take back as the last `UndoOffer` said; by consent it opens a request. */
export interface UndoMessage {
  type: 'undo';
  id: string;
  seat: number;
  at: number;
}

/** Yes or no to an open request; the asker may say no to withdraw it. */
export interface ConsentMessage {
  type: 'consent';
  id: string;
  seat: number;
  ask: number;
  agree: boolean;
}

/** Switch auto-answers of trivial prompts on or off for a seat. */
export interface AutoMessage {
  type: 'auto';
  seat: number;
  on: boolean;
}

/** Hand a leaver's seat (after the grace time) or one's own to a bot. */
export interface GiveToBotMessage {
  type: 'give-to-bot';
  seat: number;
  level: string;
}

/** A person comes back to the seat that a bot plays for them. */
export interface TakeBackMessage {
  type: 'take-back';
  seat: number;
}

/** Give one's seat up for good: a bot goes on; between two the game is over, and the other one has won. */
export interface ResignMessage {
  type: 'resign';
  seat: number;
}

/** Read on at a teaching table. */
export interface LessonNextMessage {
  type: 'lesson-next';
  step: number;
}

/** A sign of life, and a wish for one. */
export interface PingMessage {
  type: 'ping';
}

/** A rating: 400 more are ten victories for each defeat. */
export interface RatingInfo {
  value: number;
  /** it lies so much higher or lower at most, with about 95 % confidence */
  error: number;
  /** too little is known yet */
  provisional: boolean;
}

/** Somebody in the list of ratings. */
export interface RatingLine {
  name: string;
  rating: RatingInfo;
  /** that were rated; of a bot: in which it was measured */
  games: number;
  mine: boolean;
}

/** A page of the list of people, the best first, and all bots. */
export interface RatingsPage {
  /** tables can be rated here */
  on: boolean;
  people: RatingLine[];
  bots: RatingLine[];
  /** counted from 0 */
  page: number;
  pages: number;
  total: number;
  /** games of a day between the same two that count */
  daily: number;
}

/** An optional rule: its name for requests, its words for people. */
export interface OptionInfo {
  name: string;
  text: string;
}

/** A box that can be played. */
export interface BoxInfo {
  set: string;
  name: string;
  text: string;
  /** has a first-game town of its own */
  alone: boolean;
  /** a game of its own: other boxes only lend to it, as its options say */
  stands_alone: boolean;
  /** whether some of its cards are won with skill points */
  has_skills: boolean;
  /** has chiefs that can lead */
  chiefs: boolean;
  /** how many may sit when it is played alone */
  seats: number[];
  options: OptionInfo[];
  /** has a page of rules */
  rules: boolean;
}

/** An opponent: one of the levels, or another bot. */
export interface BotInfo {
  level: string;
  name: string;
  text: string;
  /** as it was measured, in words; empty if it was not */
  rating: string;
}

/** What this server offers. */
export interface About {
  version: string;
  languages: Language[];
  boxes: BoxInfo[];
  /** by level */
  bots: BotInfo[];
  other_bots: BotInfo[];
  /** seconds a turn that may be chosen */
  clocks: number[];
  /** how much may be said at its tables */
  talk: TalkRule;
  /** tables may be listed for everybody */
  open_tables: boolean;
  /** it finds somebody to play with */
  quick_match: boolean;
  /** names can be claimed */
  claims: boolean;
  /** tables can be rated */
  ratings: boolean;
}

/** Who shall sit there. */
export interface NewSeat {
  player: 'bot' | 'here' | 'link';
  /** a person here */
  name?: string | null;
  /** a bot */
  level?: string | null;
}

/** A table to be laid. */
export interface NewTable {
  seats: NewSeat[];
  sets: string[];
  /** first-game, random, names */
  town?: string | string[] | null;
  /** instead of sets, town, chiefs and options */
  town_code?: string | null;
  chiefs?: string | null;
  options?: string[];
  /** listed for everybody, or by link alone */
  open?: boolean;
  /** seconds a turn; from a day on, for each answer */
  clock?: number | null;
  talk?: TalkRule;
  /** for people with a claimed name, each in one seat, and with a clock */
  rated?: boolean;
  lang?: Language;
}

/** A wish for company: whoever asks for the same sits down at the same table. */
export interface MatchRequest {
  name: string;
  sets: string[];
  seats?: number;
  clock?: number | null;
  rated?: boolean;
  lang?: Language;
}

/** Take a free seat. */
export interface SitRequest {
  name: string;
  /** null: the first free one */
  seat?: number | null;
}

/** Another game of the same people, boxes, options and bots; the wish of whoever asks first holds for all. */
export interface RematchRequest {
  /** new: by lot */
  town?: 'new' | 'same';
  /** the second seat becomes the first */
  turned?: boolean;
}

/** What the host does with a seat in which no person sits. */
export interface SeatChange {
  seat: number;
  player: 'bot' | 'link';
  /** of a bot */
  level?: string | null;
}

/** A seat before the deal, or in a list of games. */
export interface LobbySeat {
  seat: number;
  /** of an empty seat: whoever is invited to sit there */
  name: string;
  player: 'bot' | 'empty' | 'person';
  mine: boolean;
  /** of a bot */
  level: string | null;
  /** it is the claimed name of whoever sits there */
  claimed?: boolean;
  /** at a rated table: as it is, or after the game */
  rating?: RatingInfo | null;
  /** by the game, once it was rated */
  change?: number | null;
}

/** A table in a list, or the lobby of one. */
export interface TableSummary {
  code: string;
  status: 'over' | 'playing' | 'waiting';
  open: boolean;
  /** it waits for whoever asks for the same */
  match: boolean;
  sets: string[];
  sets_text: string;
  town: string[];
  town_code: string | null;
  seats: LobbySeat[];
  clock: number | null;
  turn: number;
  /** one of this browser's seats is asked */
  your_turn: boolean;
  /** and by when it must have answered, where days count */
  until: string | null;
  /** ISO 8601, UTC */
  created: string;
  changed: string;
  result: Result | null;
  commitment: string;
  /** this browser may put bots into free seats */
  host: boolean;
  /** unfinished, and nobody but this browser and bots plays there */
  deletable: boolean;
  /** it moves the ratings of those who play */
  rated?: boolean;
  /** the day whose town it is */
  daily?: string | null;
  /** others may still play the same shuffles: there is no replay, record or review yet */
  sealed?: boolean;
  /** it was played by earlier rules: it can be read and not played on, in words */
  earlier?: string | null;
}

/** A list of tables. */
export interface TableSummaries {
  tables: TableSummary[];
}

/** A wish for the town generator (the same as `cuore town`). */
export interface TownWish {
  sets: string[];
  required?: string[];
  banned?: string[];
  costs?: string | null;
  sources?: string | null;
  attacks?: 'any' | 'many' | 'none' | 'some';
  sisters_together?: boolean;
  avoid_dead?: boolean;
  chiefs?: string | null;
  options?: string[];
  seed?: number | null;
}

/** A town: ten maids, what leads it, and the code to paste. */
export interface TownInfo {
  code: string;
  sets: string[];
  chiefs: string;
  options: string[];
  maids: string[];
  /** what kind of town it is, in words */
  text: string[];
}

/** What one kind of cards has brought. */
export interface PointsSource {
  /** as in `CardFace` */
  kind: string;
  name: string;
  points: number;
}

/** A seat at the end. */
export interface FinalSeat {
  seat: number;
  name: string;
  player: 'bot' | 'person';
  points: number;
  winner: boolean;
  lines: ScoreLine[];
  sources: PointsSource[];
  /** card and how many, everything that was owned */
  deck: [number, number][];
}

/** Every seat's points at the end of a turn. */
export interface PointsAt {
  turn: number;
  /** whose turn it was */
  seat: number;
  /** where that is in the replay */
  answers: number;
  points: number[];
}

/** The page of a finished game. */
export interface GamePage {
  table: TableSummary;
  cards: CardFace[];
  seats: FinalSeat[];
  chart: PointsAt[];
  turns: number;
  answers: number;
  /** answers that were taken back; they stay in the record */
  undone: number;
  commitment: string;
  secret: string;
  /** the commitment is that of the secret */
  verified: boolean;
  /** of a game of earlier rules: it has no replay, no chart, no decks, perhaps no scores */
  log?: LogLine[];
}

/** The position after `at` answers as one reader may know it (any seat once the game is over). */
export interface ReplayStep {
  at: number;
  answers: number;
  table: TableView;
  log: LogLine[];
  /** the answer that led here, in words */
  move: string | null;
}

/** A stretch of text; `card` if it is the name of a card, which has a page. */
export interface RulesRun {
  text: string;
  bold: boolean;
  card: boolean;
}

/** A heading, a paragraph, a list with a line for each item, cards to look at, or the picture of a table. */
export interface RulesBlock {
  kind: 'cards' | 'heading' | 'items' | 'subheading' | 'table' | 'text';
  lines: RulesRun[][];
  cards: CardFace[];
}

/** The rules of a box; the picture of its table is at /pictures/NAME.svg. */
export interface RulesPage {
  lang: Language;
  set: string;
  title: string;
  picture: string;
  blocks: RulesBlock[];
}

/** “What would you do?”, asked by a seat at a version of the line of play. */
export interface HintRequest {
  seat: number;
  at: number;
}

/** One of the best answers. */
export interface HintLine {
  /** an option, or within reach */
  move: number;
  text: string;
  /** the chance to win after it */
  win: number;
  /** how much more than after the best other answer; below nothing for all but the first */
  lead: number;
  /** the standard error of that */
  error: number;
  /** one sentence */
  reason: string;
}

/** The best answers to a question, best first. */
export interface HintPage {
  at: number;
  seat: number;
  hints: HintLine[];
}

/** The question that is open to a seat, for a program that plays there (docs/protocol.md). */
export interface SeatQuestion {
  /** the version of the line of play: an answer names it */
  at: number;
  /** the line of the protocol for bots */
  ask: string;
  /** what each of its options is as a move */
  moves: number[];
  /** a saved game in which all that the seat cannot know is dealt anew */
  position: string;
}

/** A question that a seat was asked, and its chance to win then. */
export interface ChanceAt {
  /** where that is in the replay */
  answers: number;
  /** of the seat's own */
  turn: number;
  win: number;
}

/** An answer beside a better one. */
export interface LossLine {
  answers: number;
  turn: number;
  played: string;
  better: string;
  /** of the chance to win */
  loss: number;
  /** the standard error of that */
  error: number;
  /** one sentence about the better one */
  reason: string;
}

/** What a seat has employed or acquired in one of its turns. */
export interface BoughtAt {
  turn: number;
  cards: number[];
}

/** A finished game as one seat played it. */
export interface ReviewTold {
  chances: ChanceAt[];
  /** the share of the victory */
  won: number;
  /** most lost first */
  losses: LossLine[];
  /** answers that were looked at more closely */
  looked: number;
  bought: BoughtAt[];
  /** those that were bought */
  cards: CardFace[];
  end: FinalSeat;
}

/** The review of a seat's game, or how far it is. */
export interface ReviewPage {
  table: TableSummary;
  seat: number;
  /** somebody has asked for it */
  begun: boolean;
  /** closer looks so far, */
  done: number;
  /** and of how many; nothing while the first look is taken */
  of: number;
  review: ReviewTold | null;
}

/** What this server can do for whoever is away. */
export interface NoticeInfo {
  /** it sends notes to browsers */
  push: boolean;
  /** by which push services know this server; a browser subscribes with it */
  key: string;
  /** it sends mail */
  mail: boolean;
  /** to which this browser's reader wishes it */
  address: string | null;
  /** and whose owner has said yes */
  confirmed: boolean;
}

/** A subscription, as the browser's push service has given it. */
export interface PushRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: Language;
}

/** The end of a subscription. */
export interface PushEnd {
  endpoint: string;
}

/** An address to write to, once its owner has said yes. */
export interface MailRequest {
  address: string;
  lang?: Language;
}

/** What the owner of an address says by the link in a mail. */
export interface MailAnswer {
  wish: 'confirm' | 'end';
}

/** It was heard. */
export interface MailAnswered {
  wish: 'confirm' | 'end';
}

/** A passkey in a list. */
export interface PasskeyInfo {
  id: string;
  /** that its person gave it */
  name: string;
  /** ISO 8601, UTC */
  made: string;
}

/** What a person may know about themselves. */
export interface MeInfo {
  /** that they have claimed */
  name: string | null;
  /** a recovery phrase was made */
  phrase: boolean;
  /** beside this browser */
  devices: number;
  /** this browser is not the first of them */
  joined: boolean;
  /** games that it has from before, and has again when it leaves */
  own: number;
  passkeys: PasskeyInfo[];
}

/** The same after a change. */
export interface MeTold {
  me: MeInfo;
  /** a new recovery phrase, where it was needed as a way back: shown now and never again */
  phrase: string | null;
}

/** A name that nobody else shall have here. */
export interface NameClaim {
  name: string;
}

/** A new recovery phrase: it is shown now and never again. */
export interface PhraseTold {
  phrase: string;
}

/** A recovery phrase, as somebody has written it down. */
export interface PhraseTyped {
  phrase: string;
}

/** What an authenticator is asked; bytes as `Base64`. */
export interface PasskeyQuestion {
  challenge: string;
  /** the host that asks */
  party: string;
  /** by what authenticators know this person; empty where anybody may answer */
  user: string;
  /** what they show */
  name: string;
  /** passkeys that this person has already */
  known: string[];
}

/** A passkey that was made. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  /** to know it again */
  name: string;
}

/** What a passkey has signed. */
export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle: string;
}

/** That everything about a person is to be deleted; nothing brings it back. */
export interface ForgetMe {
  sure: 'yes';
}

/** A passkey that is to open nothing any more. */
export interface PasskeyEnd {
  id: string;
}

/** The host is to look at somebody: at what they said in a line, or at how they play. */
export interface ReportRequest {
  seat: number;
  /** `TalkLine.number` */
  line?: number | null;
}

/** The host will read it. */
export interface ReportKept {
  seat: number;
}

/** Sit down in today's town. */
export interface DailyRequest {
  name: string;
  lang?: Language;
}

/** How somebody's game ended. */
export interface DailyResult {
  name: string;
  points: number;
  /** the bot's */
  other: number;
  won: boolean;
  mine: boolean;
  /** of the table, once nobody plays these shuffles any more */
  code: string | null;
}

/** A day's town, and how it went for those who have played it. */
export interface DailyPage {
  /** ISO 8601, by UTC */
  date: string;
  /** it can be begun */
  today: boolean;
  /** somebody may still be playing */
  sealed: boolean;
  sets_text: string;
  town: TownInfo;
  bot: BotInfo;
  /** at which the reader plays it */
  table: TableSummary | null;
  /** the reader's game is over and stands among the results */
  counts: boolean;
  /** the best first */
  results: DailyResult[];
  /** the day before */
  before: string;
  /** the day after, if it has come */
  after: string | null;
}

/** A puzzle on the shelf; what is best stays on the server until somebody has answered. */
export interface PuzzleInfo {
  name: string;
  /** on the shelf, from 1 */
  number: number;
  box: string;
  sets_text: string;
  seats: number;
  turn: number;
}

/** Every puzzle, and which one is today's. */
export interface PuzzleShelf {
  /** ISO 8601, by UTC */
  date: string;
  /** its name */
  today: string;
  puzzles: PuzzleInfo[];
}

/** Games that have something in common: a box, a town, somebody whom one has met. */
export interface FigureLine {
  name: string;
  /** of a town */
  cards: string[];
  games: number;
  won: number;
  /** on average, in games that were played to their end */
  points: number | null;
}

/** One's points at some time: of a game, or of some on average. */
export interface CurvePoint {
  /** ISO 8601, UTC: the last of them */
  ended: string;
  games: number;
  points: number;
}

/** How one's finished games went. */
export interface FiguresPage {
  /** that count */
  games: number;
  /** first places, shared ones among them */
  won: number;
  /** not played to their end: lost, and in no average */
  resigned: number;
  /** where one had several seats */
  uncounted: number;
  /** there are more than are counted */
  latest_only: boolean;
  /** how often one was first, second, … */
  places: number[];
  /** on average */
  points: number | null;
  turns: number | null;
  boxes: FigureLine[];
  /** the same cards; those with most games first, as in all of these */
  towns: FigureLine[];
  seats: FigureLine[];
  persons: FigureLine[];
  bots: FigureLine[];
  curve: CurvePoint[];
}

/** A finished game of one's own in the list. */
export interface OwnGame {
  code: string;
  ended: string;
  sets_text: string;
  names: string[];
  turns: number;
  /** one's own; none where one had several seats */
  points: number | null;
  place: number | null;
  resigned: boolean;
}

/** A page of the list, the latest first. */
export interface OwnGames {
  games: OwnGame[];
  /** counted from 0 */
  page: number;
  pages: number;
  total: number;
}

export type FromServer =
  | CardsMessage
  | StateMessage
  | NewsMessage
  | DoneMessage
  | RefusedMessage
  | TalkMessage
  | PongMessage
  | ClosingMessage;

export type FromBrowser =
  | LookMessage
  | AnswerMessage
  | UndoMessage
  | ConsentMessage
  | AutoMessage
  | GiveToBotMessage
  | TakeBackMessage
  | ResignMessage
  | LessonNextMessage
  | SayMessage
  | PingMessage;
