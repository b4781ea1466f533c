/** What this browser remembers of its reader for the next table: a name, and whom one likes to play against. */
import { api, Trouble } from './api.ts';
import { keep, kept } from './keep.ts';
import type { BotInfo, TableSummary } from './messages.ts';
import { language, t } from './words.svelte.ts';

export const visitor = {
  /** The name given last, or a friendly word for somebody who has not said theirs. */
  get name(): string {
    return kept('name') ?? t('screen-guest');
  },
  get givenName(): string {
    return kept('name') ?? '';
  },
  set givenName(name: string) {
    keep('name', name.trim() || null);
  },
  /** The name to begin a form with: the one that was claimed, at whatever device, else the one given last. */
  async ownName(): Promise<string> {
    const claimed = await api.me().then((me) => me.name, () => null);
    if (claimed) this.givenName = claimed;
    return this.givenName;
  },
  /** The opponent chosen last, else the gentlest one: the list begins with it. */
  level(bots: readonly BotInfo[]): string {
    const last = kept('opponent');
    return bots.find((bot) => bot.level === last)?.level ?? bots[0]?.level ?? '';
  },
  likes(level: string): void {
    keep('opponent', level);
  },
};

export type Town = 'first-game' | 'random' | 'daily';

/** You against a bot, in the first game's town or in one by lot: no further question is asked. */
export function playNow(level: string, town: Exclude<Town, 'daily'> = 'first-game'): Promise<TableSummary> {
  return named(() =>
    api.layTable({
      seats: [
        { player: 'here', name: visitor.name },
        { player: 'bot', level },
      ],
      sets: ['base'],
      town,
      lang: language.current,
    }),
  );
}

/** You in today's town, once a day. */
export const playDaily = (): Promise<TableSummary> =>
  named(() => api.playDaily({ name: visitor.name, lang: language.current }));

/** Where no name is asked for: one that is somebody else's by now is not tried again. */
async function named(lay: () => Promise<TableSummary>): Promise<TableSummary> {
  try {
    return await lay();
  } catch (error) {
    if (error instanceof Trouble && error.code === 'name-taken') visitor.givenName = '';
    throw error;
  }
}
