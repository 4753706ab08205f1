/** How the Run Fast felt looks: focus, choice and text over the picture. */
import { type CSSResultArray, css } from 'lit';
import { feltStyles } from '../felt/felt.styles.ts';

const own = css`
  /* The hand's shadow runs out before the felt does. */
  .picture {
    mask-image: linear-gradient(to top, transparent, black 6px);
  }
  /* What is long grows towards the middle of the felt. */
  .note-line {
    align-items: flex-start;
  }
  .note-line.naming {
    align-items: flex-end;
  }
  .dragging .note-line {
    opacity: 0.3;
  }
  .note-line > * {
    pointer-events: auto;
  }
  .note-line .message,
  .chosen {
    padding: 5px 14px;
    line-height: 1.25;
    font-size: 14.5px;
  }
  .chosen {
    margin: 0;
    max-inline-size: 100%;
    box-sizing: border-box;
    border-radius: 18px;
    background: var(--_well);
    box-shadow: 0 0 0 1px var(--_line);
    text-align: center;
    text-wrap: balance;
    pointer-events: none;
  }
  .chosen.legal {
    background: var(--_accent);
    box-shadow: none;
    color: var(--_on-accent);
    font-weight: 650;
  }

  /* Where carried cards are let go. */
  .landing {
    position: absolute;
    z-index: 1;
    border-radius: 16px;
    pointer-events: none;
  }
  .landing.legal {
    border: 2px dashed var(--_accent);
    box-sizing: border-box;
    background: color-mix(in oklab, var(--_accent) 10%, transparent);
  }

  /* The hand: buttons over the drawn cards. */
  .card {
    position: absolute;
    border-radius: 6px;
    /* A finger that goes up or down is the page's. */
    touch-action: pan-y;
    cursor: pointer;
  }
  .tabletop .card::after {
    content: '';
    position: absolute;
    inset: 0 0 calc(-1 * var(--_reach, 0px));
  }
  .card.picked {
    box-shadow: inset 0 0 0 2.5px var(--_accent);
  }
  .card.carried {
    box-shadow: none;
    cursor: grabbing;
  }
  .card:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
    z-index: 1;
  }
  /* The menu has it, too: no second row of buttons for it. */
  .sort {
    display: none;
  }
  @container table (300px <= inline-size < 560px) {
    .sort {
      display: inline-grid;
    }
  }
  @container table (inline-size < 440px) {
    .sort:has(~ .button ~ .button) {
      display: none;
    }
  }
  /* How many cards somebody holds is what a phone's chip must say: it gets a line of its own. */
  @container table (inline-size < 560px) {
    .seats.many .who {
      display: contents;
    }
    .seats.many .note {
      grid-area: 2 / 1 / 3 / -1;
      font-size: 12px;
    }
    .seats.many .score {
      font-size: 17px;
    }
  }
  @container table (inline-size < 360px) {
    .seats.many .chip {
      column-gap: 3px;
      padding-inline: 6px;
    }
    .seats.many .name {
      grid-column: auto;
      font-size: 12.5px;
    }
    .seats.many .score {
      font-size: 14px;
    }
  }
  /* Below the cards that lie on a waiting table. */
  @container table (block-size < 480px) and (inline-size >= 560px) {
    .idle {
      align-self: end;
      margin-block-end: 8px;
    }
  }
  @container table (block-size < 440px) or (inline-size < 360px) {
    .note-line .message,
    .chosen {
      padding: 3px 11px;
      font-size: 13.5px;
      line-height: 1.2;
    }
    .note-line .link {
      min-block-size: 0;
      padding: 0 4px;
    }
  }
  @media (forced-colors: active) {
    .card {
      border: 1px solid ButtonBorder;
    }
    .card.picked {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .chosen.legal {
      forced-color-adjust: none;
    }
  }
`;

export const runFastStyles: CSSResultArray = [feltStyles, own];
