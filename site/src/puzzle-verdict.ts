/** Says what the reader made of the turn that they were to find. */

interface Match {
  readonly rounds: readonly { readonly moves: readonly string[] }[];
}

/** What the table's element and the page agree on: a match's record as far as it is played, and whether turns can be undone. */
interface Table extends HTMLElement {
  undo: boolean;
  toRecord(): Match;
}

/**
 * Only the one turn counts: `record` holds the moves before it, `data-lying` tiles lay on the table, and `data-most` can be
 * laid. What comes after it is an ordinary match. Undo leads back to that turn, never behind it.
 */
export function tellVerdict(table: Element | null, verdict: Element | null): void {
  if (!(table instanceof HTMLElement) || !verdict) return;
  const puzzle: Match = JSON.parse(table.getAttribute('record') ?? '{"rounds":[]}');
  table.addEventListener('pip-turn', () => {
    if (isTable(table)) table.undo = movesSince(puzzle, table.toRecord()) !== 0;
  });
  table.addEventListener('pip-move', (event) => {
    if (!(event instanceof CustomEvent) || !isTable(table)) return;
    // There is something to take back before anybody is waited for.
    table.undo = true;
    const { by, move } = event.detail;
    if (by !== 'person' || movesSince(puzzle, table.toRecord()) !== 1) return;
    const { lying, most } = table.dataset;
    verdict.textContent = told(String(move), Number(lying), Number(most));
  });
}

/** How many moves were made from the puzzle's own position on; null in any other match. */
function movesSince({ rounds: [before] }: Match, { rounds: [now, another] }: Match): number | null {
  if (!before || !now || another) return null;
  const same = before.moves.every((move, index) => move === now.moves[index]);
  return same ? now.moves.length - before.moves.length : null;
}

function isTable(element: HTMLElement): element is Table {
  return 'toRecord' in element && 'undo' in element;
}

function told(move: string, lying: number, most: number): string {
  if (!move.startsWith('play ')) {
    return `You drew, and you may. But ${most} of your tiles could have gone.`;
  }
  const laid = move.slice('play '.length).split(/[ ,]+/).length - lying;
  if (laid === most) return `${most} tiles: that is the most there is. Well found.`;
  return `You laid ${laid}. There is a turn that lays ${most}: Undo takes you back to look for it.`;
}
