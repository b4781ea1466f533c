/** What somebody looks for among the cards. It stays as it is while they read a card's page and come back. */
import type { CardFace } from './messages.ts';

/** Letters alone: neither case nor accents keep a card from being found. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

class Search {
  text = $state('');
  set = $state('');
  kind = $state('');
  cost = $state('');
  house = $state(false);

  get wanted(): boolean {
    return Boolean(this.text || this.set || this.kind || this.cost || this.house);
  }

  clear(): void {
    this.text = this.set = this.kind = this.cost = '';
    this.house = false;
  }

  among(cards: readonly CardFace[]): CardFace[] {
    const words = folded(this.text).split(/\s+/).filter(Boolean);
    return cards.filter((face) => {
      if (this.set && face.set !== this.set) return false;
      if (this.kind && face.kind !== this.kind) return false;
      if (this.cost && String(face.cost) !== this.cost) return false;
      if (this.house && !face.house_facts.length) return false;
      if (!words.length) return true;
      const page = folded([face.name, face.title, face.kind_name, ...face.text].join(' '));
      return words.every((word) => page.includes(word));
    });
  }
}

export const search = new Search();

/** The cards of a name: a few stand in two boxes. Neither case nor accents matter in an address. */
export function named(cards: readonly CardFace[], name: string): CardFace[] {
  const exact = cards.filter((face) => face.name === name);
  return exact.length ? exact : cards.filter((face) => folded(face.name) === folded(name));
}
