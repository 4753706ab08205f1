/**
 * The rules of tile rummy in plain English: one text for the table's rules dialog and the guide.
 * Each paragraph's id is the number of the rule that refusals cite.
 */
import type { RuleLine } from './rule-lines.ts';

export const rummyRules: readonly RuleLine[] = [
  {
    id: 'RUM-1',
    heading: 'Tiles and deal',
    text: 'There are 106 tiles: the numbers 1 to 13 in red, blue, black and orange, each of them twice, and two jokers. Two, three or four people play, each for themselves.',
  },
  {
    id: 'RUM-2',
    text: 'Everybody puts 14 tiles on their rack. What is left lies face down: the pool, with 78 tiles if two play, 64 if three do, 50 if four do. A match has 1, 3 or 5 rounds, as you agree.',
  },
  {
    id: 'RUM-3',
    text: 'Chance says who begins the first round. After that the lead passes on: each round is begun by the next player in turn.',
  },
  {
    id: 'RUM-4',
    heading: 'Sets',
    text: 'A group is three or four tiles with the same number, each in another colour. A joker stands for a colour that is missing, so a group never has five.',
  },
  {
    id: 'RUM-5',
    text: 'A run is three to thirteen tiles of one colour whose numbers follow one another. A 1 can only be first and nothing comes after a 13: runs don’t go round the corner.',
  },
  {
    id: 'RUM-6',
    text: 'Tiles that share a number are read as a group, tiles that share a colour as a run. A single numbered tile with two jokers is a run, and jokers by themselves are no set.',
  },
  {
    id: 'RUM-7',
    text: 'In a run a joker has the number of its place; in a group it has the group’s number.',
  },
  {
    id: 'RUM-8',
    text: 'The order in which you lay a run decides what its jokers are. If that order makes no run but another one does, the tiles are put right for you with as little change as can be: Red 12, Red 13, joker becomes joker, Red 12, Red 13.',
  },
  {
    id: 'RUM-9',
    heading: 'First meld',
    text: 'The first time you lay anything in a round it has to be new sets, all from your own rack and together worth 30 points or more. Tiles count their numbers, jokers what they stand for. One set may do it, or several that are smaller.',
  },
  {
    id: 'RUM-10',
    text: 'In that turn you leave the table alone. Whatever lies there stays exactly as it is, even when you have your 30.',
  },
  {
    id: 'RUM-11',
    text: 'Everybody needs a first meld of their own, in every round. There is no hurry: until you have one, you may draw.',
  },
  {
    id: 'RUM-12',
    heading: 'Turn',
    text: 'A turn is one of two things. Either you lay at least one tile from your rack, or you draw one from the pool, and that is your turn. You may draw even if you could lay. Only when the pool is empty may you pass, and then you may whenever you like.',
  },
  {
    id: 'RUM-13',
    text: 'Once you have made your first meld, everything on the table is yours to use: split sets, join them, move tiles from one to another. When you finish, every set has to be valid, and every tile that lay on the table has to be there still. None may go to your rack.',
  },
  {
    id: 'RUM-14',
    text: 'Rearranging alone is no turn: at least one tile has to come from your rack. Two tiles of the same colour and number are the same tile as far as the rules go.',
  },
  {
    id: 'RUM-15',
    heading: 'Jokers',
    text: 'A joker on the table is the tile it stands for, and can be moved about as that tile. To free it, that tile has to take its place: in a run the one of its colour and number, in a group one of any missing colour. It may come from your rack or from another set, and it may move on in the same turn. Two jokers need a tile each.',
  },
  {
    id: 'RUM-16',
    text: 'A joker from your own rack goes wherever you want it. One that you free stays on the table, in any set, in the same turn. Before your first meld you can’t free any.',
  },
  {
    id: 'RUM-17',
    text: 'Putting down something that isn’t right yet costs nothing. You are told why, the table waits, and you go on arranging.',
  },
  {
    id: 'RUM-18',
    heading: 'Score',
    text: 'Whoever lays the last tile of their rack goes out and the round is over at once, be it by a first meld. All others lose what their racks are worth: the numbers as they are, and 30 for a joker. The one who went out gains all of that.',
  },
  {
    id: 'RUM-19',
    text: 'If the pool is empty and everybody passes in turn, the round is stalled. The rack that is worth least wins. All others lose what they hold beyond it, and the winner gains that sum. If several racks are lowest they share it, rounded down.',
  },
  {
    id: 'RUM-20',
    text: 'The points of all rounds are added up. The highest total wins the match, and equal ones share it.',
  },
  {
    id: 'RUM-21',
    heading: 'Clock',
    text: 'A table may give a number of seconds for each turn, usually 60. When they are up, the table goes back to how you found it and a tile is drawn for you; with an empty pool you pass. Nothing else is lost. Your turns go on like that until you do something yourself.',
  },
];
