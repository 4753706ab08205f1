/** For a part that is loaded when it is first needed. */

/**
 * Whoever asks gets the one part; null where it can't be loaded: the table does without it, and the next one to ask
 * tries again.
 */
export function lazily<Part>(load: () => Promise<Part>): () => Promise<Part | null> {
  let part: Promise<Part | null> | null = null;
  const failed = () => {
    part = null;
    return null;
  };
  return () => {
    part ??= load().catch(failed);
    return part;
  };
}
