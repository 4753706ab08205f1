/** Why the rules refuse something. */
import { PipError, type PipErrorDetail } from '../error.ts';

/** Facts of a refusal; `detail.reason` says which. */
export interface Fault {
  readonly rule: string;
  readonly detail: PipErrorDetail;
}

export function refuse({ rule, detail }: Fault): PipError {
  return new PipError('illegal-move', { rule, detail });
}
