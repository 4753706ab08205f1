/**
 * The rules of Run Fast in plain English: one text for the table's rules dialog and the guide.
 * Each paragraph's id is the number of the rule that refusals cite.
 */
import type { RuleLine } from './rule-lines.ts';

export const runFastRules: readonly RuleLine[] = [
  {
    id: 'RUN-1',
    heading: 'Cards and deal',
    text: 'Three people play, each for themselves, with 48 cards: a full pack without jokers, from which the ace of spades and all 2s but that of spades are taken out. Everybody gets 16 and nothing is left over. So there are four of each rank from 3 to king, three aces and a single 2.',
  },
  {
    id: 'RUN-2',
    text: 'From the lowest to the highest the ranks are 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2. Suits don’t matter.',
  },
  {
    id: 'RUN-3',
    text: 'The first round is led by whoever holds the 3 of spades, with any play; the 3 need not be in it. Later rounds are led by the winner of the round before.',
  },
  {
    id: 'RUN-4',
    heading: 'Combinations',
    text: 'A single card. A pair. Consecutive pairs: two or more, one rank after the other. A straight: five or more single cards in sequence. An ace may be the highest card of a sequence but never its lowest, and the 2 is in none.',
  },
  {
    id: 'RUN-5',
    text: 'A triple comes with exactly two other cards, whichever you like. They may be a pair or not.',
  },
  {
    id: 'RUN-6',
    text: 'An airplane is two or more triples in sequence with two other cards for each of them, whichever you like. They may hold further triples.',
  },
  {
    id: 'RUN-7',
    text: 'A bomb is four of a kind and nothing besides.',
  },
  {
    id: 'RUN-8',
    text: 'If a play empties your hand, its triple may carry a single card or none, and its airplane as few as you have left. That holds when you lead and when you follow. At any other time they come complete.',
  },
  {
    id: 'RUN-9',
    text: 'Four of a kind in your hand stay together: you may play them as a bomb, and in no other way.',
  },
  {
    id: 'RUN-10',
    text: 'Where cards can be read in more than one way, they are read in your favour: as what beats the play before, or, if you lead, at the highest rank.',
  },
  {
    id: 'RUN-11',
    heading: 'Following',
    text: 'To follow, you play the same kind of combination with a higher rank: as many pairs, as long a straight, as many triples. What a triple carries is not compared, and the same rank doesn’t beat.',
  },
  {
    id: 'RUN-12',
    text: 'A bomb beats everything that isn’t one, and a higher bomb beats a lower one.',
  },
  {
    id: 'RUN-13',
    text: 'If you can beat the play before you, you must, with a bomb if there is nothing else. Which of several plays you choose is up to you. You pass only if you have none.',
  },
  {
    id: 'RUN-14',
    text: 'Who leads has to play. When the two others have passed, whoever played last leads again, with anything.',
  },
  {
    id: 'RUN-15',
    heading: 'Last card',
    text: 'While the player after you holds a single card, any single that you play has to be your highest; cards that belong to a bomb aren’t counted. Everything else you may play as ever.',
  },
  {
    id: 'RUN-16',
    text: 'If a single is on the table then, you follow with your highest card or with a bomb. If that card isn’t high enough, only a bomb is left, and without one you pass.',
  },
  {
    id: 'RUN-17',
    heading: 'Score',
    text: 'The round is over the moment somebody plays their last card. Nobody may answer it, not even with a bomb.',
  },
  {
    id: 'RUN-18',
    text: 'The others pay the winner a point for each card they still hold. Who hasn’t played a single card in the round is shut out and pays double: 32 points for 16 cards.',
  },
  {
    id: 'RUN-19',
    text: 'Each bomb earns whoever plays it 10 points and costs the others 5 each, whether it wins, is beaten by another or ends the round. So the points of a round always come to nothing.',
  },
  {
    id: 'RUN-20',
    text: 'A match has 4 or 8 rounds. The highest total wins, and equal ones share it.',
  },
  {
    id: 'RUN-21',
    heading: 'Clock',
    text: 'A table may give a number of seconds for each move, usually 20. When they are up, the lowest play that beats is made for you, a bomb only if nothing else does; if none does, you pass. If it is for you to lead, your lowest card goes, or your highest under the last-card rule. Your turns go on like that until you do something yourself.',
  },
];
