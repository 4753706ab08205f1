/** Between two rounds: all that lies on a table goes back face down to where the next deal comes from. Pure. */
import type { Picture, Scene, Sprite } from '../stage/scene.ts';
import type { Gather } from './picture-layer.ts';

interface Heap {
  /** What everything shows on its way. */
  readonly back: Picture;
  /** Names of what is already where it will lie, a pile that is drawn from. */
  readonly lies?: (id: string) => boolean;
  /** How untidily it is thrown together, px: many shadows on one spot would be a black one. Default 0. */
  readonly loose?: number;
}

export function gatherer({ back, lies = () => false, loose = 0 }: Heap): Gather {
  return (shown, next) => {
    const source = next.sprites.find(({ from }) => from)?.from;
    if (!source) return null;
    const dealt = new Map(next.sprites.map((sprite) => [sprite.id, sprite]));
    const there = new Set(shown.sprites.map(({ id }) => id));
    const gone = shown.sprites.flatMap((sprite, i): Sprite[] => {
      const to = dealt.get(sprite.id);
      if (lies(sprite.id) && to) return [to];
      // What is printed on the felt isn't dealt.
      if (sprite.flat) return [];
      const hidden = to?.turnedFrom ?? (to?.from ? to.picture : back);
      const place = thrown(source, loose, i);
      const turned = { picture: hidden, turnedFrom: sprite.picture };
      // Whatever it waited for is long past.
      return [{ ...sprite, ...place, lift: 0, delay: 0, ...turned }];
    });
    // The pile is there before the rest comes.
    const pile = next.sprites.filter(({ id }) => lies(id) && !there.has(id));
    return { ...next, sprites: [...gone, ...pile] } satisfies Scene;
  };
}

type Place = NonNullable<Sprite['from']>;

function thrown({ x, y, angle = 0, ...rest }: Place, loose: number, i: number): Place {
  if (loose === 0) return { x, y, angle, ...rest };
  const off = (step: number, many: number) => (((i * step) % many) / (many - 1) - 0.5) * 2 * loose;
  return { ...rest, x: x + off(7, 11), y: y + off(5, 9), angle: angle + off(3, 7) * 0.02 };
}
