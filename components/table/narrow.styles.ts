/** Tables as narrow as a phone: what the bars do without. */
import { css } from 'lit';

export const narrow = css`
  /* Three and four names in one row: the avatar is what they can do without. */
  @container table (inline-size < 760px) {
    .seats.many {
      flex: 1;
      flex-wrap: nowrap;
      gap: 6px;
    }
    .seats.many .avatar {
      display: none;
    }
    .seats.many .chip {
      grid-template-columns: minmax(0, 1fr) auto;
      min-inline-size: 0;
      column-gap: 6px;
      padding-inline: 8px;
    }
  }
  @container table (inline-size < 560px) {
    .top {
      padding: 8px 8px 0;
    }
    .tools .wide {
      display: none;
    }
    .seats {
      flex: 1;
    }
    .chip {
      flex: 0 1 auto;
      column-gap: 7px;
      padding-inline: 6px 9px;
    }
    .button {
      padding-inline: 15px;
    }
    /* Three or four chips share a phone's width. */
    .seats.many {
      gap: 5px;
    }
    .seats.many .chip {
      flex: 1 1 0;
      column-gap: 4px;
      padding-inline: 6px 9px;
    }
    .seats.many .name {
      font-size: 14px;
    }
    /* What has no room goes whole: of '14 tiles' the number stays, cut in no letter. */
    .seats.many .note {
      block-size: 1.2em;
      white-space: normal;
    }
  }
  /* Four on a phone: name over score; how many tiles is seen on the felt. */
  @container table (inline-size < 480px) {
    .seats.four .chip {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: 7px;
      line-height: 1.15;
    }
    .four .note {
      display: none;
    }
    .four .score {
      font-size: 16px;
    }
  }
  @container table (inline-size < 360px) {
    .tools .roomy {
      display: none;
    }
    .avatar {
      display: none;
    }
    .chip {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    /* Names are read whole: what is held and the score stand below. */
    .seats.many .who {
      display: contents;
    }
    .seats.many .name {
      grid-column: 1 / -1;
    }
    .seats.many .score {
      font-size: 16px;
    }
  }
  /* As narrow as a column beside a text. */
  @container table (inline-size < 290px) {
    .top {
      gap: 5px;
      padding-inline: 5px;
    }
    .seats.many .chip {
      padding-inline: 4px;
    }
    .seats.many {
      gap: 4px;
    }
    .seats.many .name {
      font-size: 12.5px;
    }
  }
`;
