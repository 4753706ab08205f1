/** The combinations of Run Fast as the guide shows them: one of each, drawn. */
import { exampleMarkup } from '../../components/example/markup.ts';
import type { StepPicture } from '../../components/example/picture.ts';
import { combinationName } from '../../components/locales/en/run-fast-cards.ts';
import { cardPicture, cardUnits } from '../../components/run-fast-table/cards/card-picture.ts';
import { laidOut } from '../../components/run-fast-table/grouping.ts';
import { layoutTrick, trickArea } from '../../components/run-fast-table/trick-area.ts';
import { countRanks } from '../../machines/run-fast/card.ts';
import {
  type Combination,
  type CombinationType,
  readings,
} from '../../machines/run-fast/combination.ts';

export interface CombinationEntry {
  readonly name: string;
  readonly text: string;
  /** The rule that says so. */
  readonly rule: string;
  /** An `<svg>`. */
  readonly picture: string;
}

interface Source {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly cards: string;
}

const sources: Readonly<Record<CombinationType, Source>> = {
  single: { name: 'Single', text: 'Any card.', rule: 'RUN-4', cards: '10h' },
  pair: {
    name: 'Pair',
    text: 'Two of a rank. There is no pair of 2s.',
    rule: 'RUN-4',
    cards: '8s 8d',
  },
  pairs: {
    name: 'Consecutive pairs',
    text: 'Two or more in a row. The aces may be the highest; the 2 is in no row.',
    rule: 'RUN-4',
    cards: '4s 4h 5c 5d 6s 6h',
  },
  straight: {
    name: 'Straight',
    text: 'Five or more in a row, with the same limits.',
    rule: 'RUN-4',
    cards: '7s 8d 9h 10c Jh',
  },
  triple: {
    name: 'Triple with two',
    text: 'Three of a rank and any two cards with them.',
    rule: 'RUN-5',
    cards: '9s 9h 9d 4c Kh',
  },
  airplane: {
    name: 'Airplane',
    text: 'Two or more triples in a row, and for each of them any two cards.',
    rule: 'RUN-6',
    cards: '6s 6h 6d 7s 7c 7d 3h 8c 10d Qs',
  },
  bomb: {
    name: 'Bomb',
    text: 'All four of a rank, by themselves.',
    rule: 'RUN-7',
    cards: 'Qs Qh Qc Qd',
  },
};

const size = { width: 300, height: 116 } as const;

/** In the order of the rules. `id`: unlike any other on the page. Throws where cards aren't what they are shown as. */
export function combinations(id: string): CombinationEntry[] {
  const all = Object.entries(sources).map(([type, source]) => {
    const cards = source.cards.split(' ');
    const reading = readings(countRanks(cards)).find((each) => each.type === type);
    if (!reading) throw new Error(`${source.cards} isn't a ${type}`);
    return { ...source, picture: pictureOf(cards, reading) };
  });
  const pictures = exampleMarkup(
    all.map(({ picture }) => picture),
    id,
    size,
  );
  return all.map((entry, i) => ({ ...entry, picture: pictures[i] ?? '' }));
}

function pictureOf(cards: readonly string[], reading: Combination): StepPicture {
  const { type, others } = reading;
  const area = trickArea({ x: 12, y: 0, w: size.width - 24, h: size.height }, 64);
  const [laid] = layoutTrick(area, [{ count: cards.length, after: 0, others }]);
  // Into the middle of the picture: on a table there are words below.
  const down = laid ? (size.height - laid.box.h) / 2 - laid.box.y : 0;
  const inOrder = laidOut(cards, reading);
  const sprites = (laid?.cards ?? []).map(({ x, y, angle }, i) => ({
    id: `${type} ${i}`,
    picture: cardPicture(inOrder[i] ?? '', 'lit'),
    x,
    y: y + down,
    angle,
    scale: (laid?.card ?? 0) / cardUnits.w,
    z: 1,
    flat: true,
  }));
  return { sprites, labels: [], description: combinationName(reading) };
}
