/** What went wrong: the seven codes of the contract. 'not-your-turn' comes only from charts and elements. */
export type PipErrorCode =
  | 'bad-option'
  | 'bad-notation'
  | 'bad-record'
  | 'bad-position'
  | 'illegal-move'
  | 'not-your-turn'
  | 'over';

/** Facts for a sentence about the error, e.g. `{ field: 'target', accepted: 'a whole number from 1 to 10000' }`. */
export type PipErrorDetail = Readonly<Record<string, string | number | readonly string[]>>;

export interface PipErrorFacts {
  /** The rule that refuses, e.g. 'DRAW-8'. */
  rule?: string | undefined;
  detail?: PipErrorDetail | undefined;
  /** JSON Pointer to the offending value, for 'bad-record' and 'bad-position'. */
  path?: string | undefined;
  /** Index of the round, then of the move in it, where a replay breaks. */
  round?: number | undefined;
  move?: number | undefined;
}

/** Every refusal of this library. `message` is for developers; tables say it in the reader's words. */
export class PipError extends Error {
  readonly code: PipErrorCode;
  readonly rule: string | undefined;
  readonly detail: PipErrorDetail | undefined;
  readonly path: string | undefined;
  readonly round: number | undefined;
  readonly move: number | undefined;

  constructor(code: PipErrorCode, facts: PipErrorFacts = {}) {
    super(describe(code, facts));
    this.name = 'PipError';
    this.code = code;
    this.rule = facts.rule;
    this.detail = facts.detail;
    this.path = facts.path;
    this.round = facts.round;
    this.move = facts.move;
  }
}

function describe(code: PipErrorCode, { rule, detail, path, round, move }: PipErrorFacts): string {
  const parts = [rule ? `${code} (${rule})` : code];
  if (path !== undefined) parts.push(`at ${path || 'the top'}`);
  if (round !== undefined)
    parts.push(`round ${round}${move === undefined ? '' : `, move ${move}`}`);
  for (const [key, value] of Object.entries(detail ?? {})) {
    parts.push(`${key}: ${Array.isArray(value) ? value.join(', ') : value}`);
  }
  return parts.join('; ');
}
