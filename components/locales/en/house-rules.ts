/** What a house's own rule set changes, in plain English. */
import type { RuleSet } from '../../../machines/dominoes/model.ts';
import type { RuleLine } from './rule-lines.ts';

type Field = keyof RuleSet;
type Whole = { [F in Field]-?: NonNullable<RuleSet[F]> };
type Told = { readonly [F in Field]: (value: Whole[F]) => string };

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const told: Told = {
  base: () => '',
  name: () => '',
  hand: (hand) => {
    const sizes = Object.entries(hand).map(
      ([players, tiles]) => `${tiles} with ${players} players`,
    );
    return `Tiles for each: ${list.format(sizes)}.`;
  },
  sides: (sides) =>
    sides === 'pairs' ? 'Partners play two against two.' : 'Everybody plays alone.',
  draw: (draw) => (draw ? 'Who can’t play draws.' : 'Nothing is drawn: who can’t play passes.'),
  pass: (pass) =>
    pass === 'forced'
      ? 'You pass only if you can’t play.'
      : 'With nothing left to draw you may pass even if you could play.',
  spinner: (spinner) =>
    spinner
      ? 'The first double is a spinner: once both of its long sides have a tile, it opens up and down too.'
      : 'There is no spinner; nothing branches off.',
  opener: (opener) =>
    ({
      winner: 'The winner of a round opens the next.',
      'out-winner': 'Whoever goes out opens the next round; after a block the highest double does.',
      highest: 'Every round is opened by the highest double.',
    })[opener],
  noDouble: (noDouble) =>
    noDouble === 'redeal'
      ? 'If no hand has a double to open with, all tiles are dealt again.'
      : 'If no hand has a double, the heaviest tile opens.',
  counts: (counts) =>
    counts === 'fives'
      ? 'Open ends that add up to a multiple of five score at once.'
      : counts.length === 0
        ? 'Open ends score nothing.'
        : `Open ends that add up to ${list.format(counts.map(String))} score at once.`,
  out: (out) =>
    ({
      raw: 'Going out scores the other hands as they are.',
      down5: 'Going out scores the other hands, rounded down to a multiple of five.',
      nearest5: 'Going out scores the other hands, rounded to the nearest five.',
    })[out],
  blocked: (blocked) =>
    ({
      'sum-less-own':
        'After a block the lowest hand scores the others less its own, taken off once.',
      differences: 'After a block the lowest hand scores how far each other hand is above it.',
      'whole-nearest5':
        'After a block the lowest hand scores the whole of the others, rounded to the nearest five.',
      sides: 'After a block each side adds up its hands, and the lower scores the difference.',
    })[blocked],
  tie: (tie) =>
    tie === 'shared'
      ? 'If the lowest hand is held twice, the score is shared.'
      : 'If the lowest hand is held twice, nobody scores.',
  endsMidRound: (ends) =>
    ends
      ? 'The match ends the moment somebody reaches the score that wins.'
      : 'Whether somebody has won is looked at after each round.',
  target: (target) => `The match is played to ${target}.`,
};

/** One line, ahead of the rules that it changes; [] where the house changes nothing. */
export function houseRules(house: RuleSet): readonly RuleLine[] {
  const text = sentences(house).join(' ');
  if (text === '') return [];
  return [
    {
      id: 'HOUSE',
      heading: 'House rules',
      text: `This table plays by rules of its own. ${text} Where the lines below say otherwise, this holds.`,
    },
  ];
}

function sentences(house: RuleSet): string[] {
  const given: Partial<Whole> = house;
  const say = <F extends Field>(field: F): string => {
    const value: Whole[F] | undefined = given[field];
    return value === undefined ? '' : told[field](value);
  };
  const fields: readonly Field[] = [
    'hand',
    'sides',
    'opener',
    'noDouble',
    'spinner',
    'draw',
    'pass',
    'counts',
    'out',
    'blocked',
    'tie',
    'target',
    'endsMidRound',
  ];
  return fields.map(say).filter(Boolean);
}
