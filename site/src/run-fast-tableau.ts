/** A trick of Run Fast as a small picture: what stands on the game's door. */
import { exampleMarkup } from '../../components/example/markup.ts';
import { handArea } from '../../components/run-fast-table/hand-area.ts';
import { runFastScene } from '../../components/run-fast-table/scene.ts';
import { trickPlays } from '../../components/run-fast-table/scene-of.ts';
import { trickArea } from '../../components/run-fast-table/trick-area.ts';
import { runFast } from '../../machines/run-fast/game.ts';

/** One `<svg>`; `plays` from the lead to the one to beat. `id`: unlike any other on the page. Throws where that isn't how one may play. */
export function runFastTableau(
  plays: readonly [string, string, string],
  size: { width: number; height: number },
  id: string,
): string {
  // The last of three plays is made by the seat in front, whose cards lie in the middle.
  const [first, second, last] = plays.map((play) => `${play} ?1`);
  const hands = [last ?? '', first ?? '', second ?? ''];
  let state = runFast.position(runFast.options({}), { hands, turn: 1 });
  for (const play of plays) state = runFast.play(state, play);
  const { width, height } = size;
  const none = { x: 0, y: 0, w: 0, h: 0 };
  const { sprites } = runFastScene({
    areas: {
      width,
      height,
      wide: false,
      low: false,
      over: false,
      others: [],
      trick: trickArea({ x: 12, y: 20, w: width - 24, h: height - 22 }, 78),
      message: none,
      naming: none,
      hand: handArea({ left: 0, right: width, bottom: height, height, rows: 1 }),
    },
    hand: [],
    others: [],
    trick: trickPlays(runFast.view(state, 0), 0),
  });
  const [picture = ''] = exampleMarkup(
    [
      {
        sprites: sprites.map((sprite) => ({ ...sprite, flat: true })),
        labels: [],
        description: plays.join(', '),
      },
    ],
    id,
    size,
  );
  return picture;
}
