/** A guide's example made ready for its page: figures filled in, every step drawn. */
import type { ExampleData } from '../../../components/example/data.ts';
import { dominoExample } from '../../../components/example/domino-picture.ts';
import { walkDominoes } from '../../../components/example/domino-walk.ts';
import { exampleMarkup } from '../../../components/example/markup.ts';
import type { ExampleGame, StepPicture } from '../../../components/example/picture.ts';
import { rummyExample } from '../../../components/example/rummy-picture.ts';
import { walkRummy } from '../../../components/example/rummy-walk.ts';
import { runFastExample } from '../../../components/example/run-fast-picture.ts';
import { walkRunFast } from '../../../components/example/run-fast-walk.ts';
import { common } from '../../../components/locales/en/common.ts';
import type { GameId } from '../../../machines/game.ts';
import { type Figure, fillCaption } from './captions.ts';
import { dominoFigures } from './domino-figures.ts';
import { rummyFigures } from './rummy-figures.ts';
import { runFastFigures } from './run-fast-figures.ts';

export interface RenderedExample {
  /** What `<pip-example>` gets. */
  readonly data: ExampleData;
  /** One `<svg>` for each step. */
  readonly pictures: readonly string[];
}

interface Drawn {
  /** Of each step. */
  figures(source: ExampleData): readonly Figure[];
  pictures(data: ExampleData): readonly StepPicture[];
}

const games: Readonly<Record<GameId, Drawn>> = {
  dominoes: {
    figures: (source) => walkDominoes(source).map(dominoFigures),
    pictures: drawn(dominoExample),
  },
  rummy: {
    figures: (source) => walkRummy(source).map(rummyFigures),
    pictures: drawn(rummyExample),
  },
  'run-fast': {
    figures: (source) => walkRunFast(source).map(runFastFigures),
    pictures: drawn(runFastExample),
  },
};

/** `id`: unlike any other on the page. Throws where a move isn't legal or a caption asks for a figure that isn't there. */
export function renderExample(source: ExampleData, id: string): RenderedExample {
  const game = games[source.game];
  const figures = game.figures(source);
  const steps = source.steps.map((step, i) => {
    const figure = figures[i];
    return figure ? { ...step, caption: fillCaption(step.caption, figure) } : step;
  });
  const data = { ...source, steps };
  return { data, pictures: exampleMarkup(picturesOf(data), id) };
}

/** Each step as the guide and the element draw it. */
export function picturesOf(data: ExampleData): readonly StepPicture[] {
  return games[data.game].pictures(data);
}

function drawn<Words>(game: ExampleGame<Words>): (data: ExampleData) => readonly StepPicture[] {
  return (data) => {
    const names = data.names ?? [common.you, ...common.botNames];
    return game.pictures({ data, names, words: game.words });
  };
}
