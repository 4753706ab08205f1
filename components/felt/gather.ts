/** Between two rounds: all that lies on a table goes back face down to where the next deal comes from. Pure. */
import type { Picture, Scene, Sprite } from '../stage/scene.ts';
import type { Gather } from './picture-layer.ts';

/** `back`: what it shows on its way. `lies`: names of what is already where it will lie, a pile that is drawn from. */
export function gatherer(back: Picture, lies: (id: string) => boolean = () => false): Gather {
  return (shown, next) => {
    const source = next.sprites.find(({ from }) => from)?.from;
    if (!source) return null;
    const dealt = new Map(next.sprites.map((sprite) => [sprite.id, sprite]));
    const there = new Set(shown.sprites.map(({ id }) => id));
    const gone = shown.sprites.flatMap((sprite): Sprite[] => {
      const to = dealt.get(sprite.id);
      if (lies(sprite.id) && to) return [to];
      // What is printed on the felt isn't dealt.
      if (sprite.flat) return [];
      const hidden = to?.turnedFrom ?? (to?.from ? to.picture : back);
      return [{ ...sprite, ...source, lift: 0, picture: hidden, turnedFrom: sprite.picture }];
    });
    // The pile is there before the rest comes.
    const pile = next.sprites.filter(({ id }) => lies(id) && !there.has(id));
    return { ...next, sprites: [...gone, ...pile] } satisfies Scene;
  };
}
