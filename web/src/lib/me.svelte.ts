/** Who one is on this server, as the page about it shows and changes it. */
import { api, lineAbout } from './api.ts';
import type { MeInfo, MeTold } from './messages.ts';
import { visitor } from './visitor.ts';

export class Myself {
  info = $state.raw<MeInfo | null>(null);
  /** a recovery phrase that was made just now: it is never shown again */
  phrase = $state('');
  /** what the part of the page that was used last has to say */
  part = $state('');
  problem = $state('');
  done = $state('');
  busy = $state(false);

  async load(): Promise<MeInfo> {
    return this.#learn(await api.me());
  }

  /** Does something for a part of the page; what goes wrong, or went well, is said there. */
  async act(part: string, change: () => Promise<MeInfo | MeTold | null>, done = ''): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.part = part;
    this.problem = this.done = '';
    try {
      const told = await change();
      if (told && 'me' in told) {
        this.#learn(told.me);
        if (told.phrase) this.phrase = told.phrase;
      } else this.#learn(told ?? (await api.me()));
      this.done = done;
    } catch (error) {
      this.problem = lineAbout(error);
    }
    this.busy = false;
  }

  #learn(info: MeInfo): MeInfo {
    // The forms of tables begin with the name that one has claimed.
    if (info.name) visitor.givenName = info.name;
    this.info = info;
    return info;
  }
}
