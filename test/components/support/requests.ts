/** What a test asks of the browser it runs in. */
export type BrowserRequest =
  | { ask: 'press'; keys: readonly string[] }
  | { ask: 'touch'; steps: readonly TouchStep[] }
  | { ask: 'viewport'; width: number; height: number }
  | ({ ask: 'media' } & Media)
  | { ask: 'throttle'; factor: number }
  | { ask: 'screenshot'; name: string };

/** One finger, in CSS pixels of the viewport. */
export type TouchStep = { do: 'down' | 'move'; x: number; y: number } | { do: 'up' | 'cancel' };

export interface Media {
  media?: 'print' | 'screen';
  reducedMotion?: 'reduce' | 'no-preference';
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  contrast?: 'more' | 'less';
}
