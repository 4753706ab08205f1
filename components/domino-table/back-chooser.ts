/** The dialog in which a person chooses the back of their tiles; loaded when it is first opened. */
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { BackWords } from '../locales/en/backs.ts';
import { paint } from '../stage/paint.ts';
import { pictureSvg } from '../stage/svg.ts';
import type { DialogContent } from '../table/dialogs.ts';
import { backChooserStyles } from './back-chooser.styles.ts';
import { type BackId, backIds } from './tile-backs/ids.ts';
import { type BackLook, backPicture } from './tile-backs/look.ts';

export interface BackChoice {
  /** The back that is worn now. */
  readonly worn: () => BackId;
  /** How each looks, as far as it is loaded (`BackLooks`). */
  readonly look: (back: BackId) => BackLook;
  readonly choose: (back: BackId) => void;
}

/** The content for `Dialogs.show`; it follows `choice` each time its host renders. */
export function backDialog(words: BackWords, choice: BackChoice): DialogContent {
  return {
    title: words.title,
    first: '.backs input:checked',
    styles: [backChooserStyles],
    body: () => renderBacks(words, choice),
  };
}

function renderBacks(words: BackWords, { worn, look, choose }: BackChoice): TemplateResult {
  const now = worn();
  return html`
    <p id="about-backs">${words.about}</p>
    <div class="backs" role="radiogroup" aria-label=${words.title} aria-describedby="about-backs">
      ${backIds.map(
        (back) => html`
          <label>
            <input
              type="radio"
              name="back"
              value=${back}
              .checked=${back === now}
              @change=${() => choose(back)}
            />
            ${renderPreview(look(back))}
            <span class="back-name">${words.names[back]}</span>
          </label>
        `,
      )}
    </div>
    <p class="credits">${words.credits}</p>
  `;
}

/** Canvas pixels to one unit of the picture: sharp on screens of two pixels to one. */
const density = 1.6;

function renderPreview(look: BackLook): TemplateResult {
  const picture = backPicture(look);
  if (!look.strokes.some((stroke) => stroke.do === 'image')) {
    return html`<span class="preview">${pictureSvg(picture)}</span>`;
  }
  // SVG shows no photographs.
  const draw = (canvas?: Element) => {
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
    if (!context) return;
    context.setTransform(density, 0, 0, density, 50 * density, 100 * density);
    paint(context, picture);
  };
  return html`<span class="preview"
    ><canvas
      width=${100 * density}
      height=${200 * density}
      aria-hidden="true"
      ${ref(draw)}
    ></canvas
  ></span>`;
}
