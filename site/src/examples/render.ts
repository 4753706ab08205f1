/** A guide's example made ready for its page: figures filled in, every step drawn. */
import type { ExampleData } from '../../../components/example/data.ts';
import { dominoExample } from '../../../components/example/domino-picture.ts';
import { walkDominoes } from '../../../components/example/domino-walk.ts';
import { exampleMarkup } from '../../../components/example/markup.ts';
import { common } from '../../../components/locales/en/common.ts';
import { example as words } from '../../../components/locales/en/example.ts';
import { fillCaption } from './captions.ts';

export interface RenderedExample {
  /** What `<pip-example>` gets. */
  readonly data: ExampleData;
  /** One `<svg>` for each step. */
  readonly pictures: readonly string[];
}

/** `id`: unlike any other on the page. Throws where a move isn't legal or a caption asks for a figure that isn't there. */
export function renderExample(source: ExampleData, id: string): RenderedExample {
  const walked = walkDominoes(source);
  const steps = source.steps.map((step, i) => {
    const at = walked[i];
    return at ? { ...step, caption: fillCaption(step.caption, at) } : step;
  });
  const data = { ...source, steps };
  const names = source.names ?? [common.you, ...common.botNames];
  const pictures = exampleMarkup(dominoExample.pictures({ data, names, words }), id);
  return { data, pictures };
}
