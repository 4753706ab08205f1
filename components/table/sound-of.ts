/** The sound of what happened. */
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { SoundName } from './sounds.ts';

export function soundOf(event: MatchEmitted): SoundName | null {
  switch (event.type) {
    case 'moved':
      if (event.move.startsWith('draw')) return 'draw';
      return event.move === 'pass' ? 'pass' : 'tile';
    case 'refused':
      return 'refused';
    case 'roundEnded':
      return 'end';
    default:
      return null;
  }
}
