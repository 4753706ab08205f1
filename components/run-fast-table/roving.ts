/** Which card the keyboard is at: one stop for the hand; arrows go from card to card, digits and letters to a rank. */
import { type Card, RANKS, rankName, rankOf } from '../../machines/run-fast/card.ts';
import { Stop } from '../felt/stop.ts';

interface RovingNeeds {
  /** In the order in which they are fanned. */
  hand(): readonly Card[];
  focus(card: Card): void;
  render(): void;
}

/** 'T', '1' and '0' are the ten: its name has two keys. */
const tens = ['t', '1', '0'];

export class Roving {
  readonly #needs: RovingNeeds;
  readonly #stop = new Stop();

  constructor(needs: RovingNeeds) {
    this.#needs = needs;
  }

  /** After a move: where the card is gone its place keeps the stop. */
  settle(): void {
    this.#stop.settle(this.#needs.hand());
  }

  /** The one card that Tab reaches. */
  get stop(): Card | null {
    return this.#stop.name;
  }

  focused(card: Card): void {
    if (this.#stop.set(card, this.#needs.hand())) this.#needs.render();
  }

  /** Whether the key meant something here. */
  key(card: Card, key: string): boolean {
    const hand = this.#needs.hand();
    const at = hand.indexOf(card);
    switch (key) {
      case 'ArrowLeft':
        return this.#to(hand.at(at - 1));
      case 'ArrowRight':
        return this.#to(hand[at + 1] ?? hand[0]);
      case 'Home':
        return this.#to(hand[0]);
      case 'End':
        return this.#to(hand.at(-1));
      case 'ArrowUp':
      case 'ArrowDown':
        return this.#to(neighbour(hand, at, key === 'ArrowUp' ? 1 : -1));
      default:
        return this.#toRank(card, at, key.toLowerCase());
    }
  }

  /** To a card of that rank, the next one after this where there are several. */
  #toRank(card: Card, at: number, key: string): boolean {
    const name = tens.includes(key) ? '10' : key.toUpperCase();
    if (!RANKS.includes(name)) return false;
    const hand = this.#needs.hand();
    // '1' and '0' are one ten, not two.
    if (key === '0' && rankName(rankOf(card)) === '10') return true;
    const around = [...hand.slice(at + 1), ...hand.slice(0, at + 1)];
    return this.#to(around.find((each) => rankName(rankOf(each)) === name));
  }

  #to(card: Card | undefined): boolean {
    if (card !== undefined) {
      this.focused(card);
      this.#needs.focus(card);
    }
    return true;
  }
}

/** The first card of the next higher or lower rank, round the corner. */
function neighbour(hand: readonly Card[], at: number, by: 1 | -1): Card | undefined {
  const own = rankOf(hand[at] ?? '');
  const ranks = [...new Set(hand.map(rankOf))].toSorted((a, b) => a - b);
  const next = ranks.at((ranks.indexOf(own) + by) % ranks.length);
  return hand.find((card) => rankOf(card) === next);
}
