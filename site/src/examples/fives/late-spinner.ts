import type { ExampleData } from '../../../../components/example/data.ts';

export const lateSpinner: ExampleData = {
  game: 'dominoes',
  title: 'A spinner that comes late',
  options: { rules: 'fives' },
  position: { hands: ['1-1 4-4 6-5', '3-1 5-2 1-0'], stock: '?14', turn: 0, line: '1-6 6-4' },
  steps: [
    {
      caption:
        'Two tiles lie and no double among them; the {total} they make was scored before. Whichever double comes first will be the spinner.',
    },
    {
      move: '1-1@L',
      caption:
        'It is a small one. The side that met the line is used up, the other is the new end: {sum}.',
    },
    {
      move: '3-1@L',
      caption: 'Nora builds on, and the upper and lower arms open for ones. The count is {sum}.',
    },
    {
      move: '4-4@R',
      caption:
        'A second double lies across and counts both halves while it is an end, {sum}, but it opens nothing.',
    },
  ],
};
