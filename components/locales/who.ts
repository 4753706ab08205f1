/** Who a sentence is about. */
export interface Who {
  seat: string;
  /** The reader. */
  me: boolean;
  /** Partners: more than one. */
  many?: boolean;
}
