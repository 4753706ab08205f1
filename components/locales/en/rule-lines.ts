/** How the rules of the domino games are kept: line by line, each under the number that refusals cite. */

export interface RuleLine {
  /** 'PIP-4'. */
  readonly id: string;
  /** Opens a section. */
  readonly heading?: string;
  readonly text: string;
}

/** What decides which lines hold at a table. */
export interface AtTable {
  /** The rule set that its rules start from. */
  readonly base: string;
  readonly handSize?: number | undefined;
  readonly rounding?: string | undefined;
  readonly misplay?: string | undefined;
}

/** A line, and where it holds; absent: everywhere. */
export interface KeptLine extends RuleLine {
  readonly at?: (table: AtTable) => boolean;
}

/** The lines that hold at a table, or (none given) all of them, those of the same number in one. */
export function linesAt(lines: readonly KeptLine[], table?: AtTable): readonly RuleLine[] {
  return sideBySide(table ? lines.filter(({ at }) => at === undefined || at(table)) : lines);
}

/** Lines of the same number become one, where the first of them stands. */
function sideBySide(lines: readonly KeptLine[]): readonly RuleLine[] {
  const byId = new Map<string, RuleLine>();
  for (const { id, heading, text } of lines) {
    const known = byId.get(id);
    byId.set(
      id,
      known
        ? { ...known, text: `${known.text} ${text}` }
        : { id, text, ...(heading !== undefined && { heading }) },
    );
  }
  return [...byId.values()];
}
