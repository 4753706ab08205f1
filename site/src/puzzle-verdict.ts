/** Says what the reader made of the turn that they were to find. */

/** What the table's element and the page agree on: a match's record as far as it is played. */
interface Table extends HTMLElement {
  toRecord(): { readonly rounds: readonly { readonly moves: readonly string[] }[] };
}

/**
 * Only the one turn counts: `data-moves` were made before it, `data-lying` tiles lay on the table, and `data-most` can be
 * laid. What comes after it is an ordinary match.
 */
export function tellVerdict(table: Element | null, verdict: Element | null): void {
  table?.addEventListener('pip-move', (event) => {
    if (!(event instanceof CustomEvent) || !isTable(table) || !verdict) return;
    const { moves, lying, most } = table.dataset;
    const [round, another] = table.toRecord().rounds;
    const { by, move } = event.detail;
    if (by !== 'person' || another || round?.moves.length !== Number(moves) + 1) return;
    verdict.textContent = told(String(move), Number(lying), Number(most));
  });
}

function isTable(element: Element): element is Table {
  return element instanceof HTMLElement && 'toRecord' in element;
}

function told(move: string, lying: number, most: number): string {
  if (!move.startsWith('play ')) {
    return `You drew, and you may. But ${most} of your tiles could have gone.`;
  }
  const laid = move.slice('play '.length).split(/[ ,]+/).length - lying;
  if (laid === most) return `${most} tiles: that is the most there is. Well found.`;
  return `You laid ${laid}. There is a turn that lays ${most}: Undo takes you back to look for it.`;
}
