/** A game's pictures for one element, with the words of that element's language. */
import type { ReactiveControllerHost } from 'lit';
import { WordsController } from '../locales/words-controller.ts';
import type { ExampleData } from './data.ts';
import type { ExampleGame, StepPicture } from './picture.ts';

export interface Drawer {
  /** What the pictures say: others once another language has arrived. */
  readonly words: unknown;
  /** Throws PipError where the data break the game's rules. */
  pictures(data: ExampleData, names: readonly string[]): readonly StepPicture[];
}

/** Makes the drawer of an element; it follows the element's language from then on. */
export type DrawerFor = (host: ReactiveControllerHost & HTMLElement) => Drawer;

export function drawerFor<Words>(game: ExampleGame<Words>): DrawerFor {
  return (host) => {
    const controller = new WordsController(host, game.words);
    return {
      get words() {
        return controller.words;
      },
      pictures: (data, names) => game.pictures({ data, names, words: controller.words }),
    };
  };
}
