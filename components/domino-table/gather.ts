/** Between two rounds: every tile goes back face down to where the next deal comes from. Pure. */
import type { Scene, Sprite } from '../stage/scene.ts';
import { backPicture, houseLook } from './tile-backs/look.ts';

/** What is shown, gathered for the deal `next`; null where nothing is dealt from anywhere. */
export function gathered(shown: Scene, next: Scene): Scene | null {
  const pile = next.sprites.find(({ from }) => from)?.from;
  if (!pile) return null;
  const dealt = new Map(next.sprites.map((sprite) => [sprite.id, sprite]));
  const sprites = shown.sprites.map((sprite): Sprite => {
    const { id, picture } = sprite;
    const to = dealt.get(id);
    if (id.startsWith('bone') && to) return to;
    const back = to?.turnedFrom ?? (to?.from ? to.picture : backPicture(houseLook));
    return { ...sprite, ...pile, lift: 0, picture: back, turnedFrom: picture };
  });
  return { ...next, sprites: [...sprites, ...next.sprites.filter(({ id }) => isPile(id, shown))] };
}

/** The pile is there before the tiles come. */
const isPile = (id: string, shown: Scene): boolean =>
  id.startsWith('bone') && !shown.sprites.some((sprite) => sprite.id === id);
