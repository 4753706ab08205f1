/** The top bar: who plays, the scores, whose turn it is, and the tools. */
import { html, nothing, type TemplateResult } from 'lit';
import { icons } from './icons.ts';
import { seatsFrom } from './seats-from.ts';
import type { Shell } from './shell.ts';
import { leftNow } from './table-from.ts';
import { goesOn } from './table-state.ts';

export function renderTop(shell: Shell): TemplateResult {
  const { words, table } = shell;
  const tool = shell.tool();
  const count = table.seats.length;
  const order = seatsFrom(table.bottom, count);
  const running = goesOn(table);
  return html`
    <div class="top">
      <ul role="list" class="seats ${count > 2 ? 'many' : ''} ${count > 3 ? 'four' : ''}" part="score" aria-label=${words.seats}>
        ${order.map((seat) => renderChip(shell, seat))}
      </ul>
      <div class="tools">
        ${
          running
            ? html`<button
                class="icon wide"
                aria-label=${table.paused ? words.goOn : words.pause}
                @click=${shell.pause}
              >
                ${table.paused ? icons.play : icons.pause}
              </button>`
            : nothing
        }
        ${
          tool
            ? html`<button
                class="icon ${count > 2 ? 'wide' : 'roomy'}"
                aria-label=${tool.label}
                title=${tool.label}
                @click=${tool.press}
              >
                ${tool.icon}
              </button>`
            : nothing
        }
        <button class="icon wide" aria-label=${words.rules} @click=${() => shell.open('rules')}>
          ${icons.rules}
        </button>
        <button class="icon" aria-label=${words.menu} @click=${() => shell.open('menu')}>
          ${icons.menu}
        </button>
      </div>
    </div>
  `;
}

/** Of a seat and its partner the one whose chip comes first. */
function firstOf({ table, side }: Shell, seat: number): number {
  const around = seatsFrom(table.bottom, table.seats.length);
  return around.find((other) => side(other) === side(seat)) ?? seat;
}

function renderChip(shell: Shell, seat: number): TemplateResult {
  const { words, table } = shell;
  const name = table.names[seat] ?? '';
  const note = shell.note(seat);
  const score = shell.score(seat);
  // Of partners the first one's chip has the score of both.
  const first = firstOf(shell, seat);
  const partner =
    first === seat ? null : { name: table.names[first] ?? '', me: first === table.me };
  const turn = table.turn === seat && table.stage === 'playing';
  const auto = table.auto.includes(seat);
  const clock = turn ? table.clock : null;
  const seconds = clock ? Math.ceil(leftNow(clock) / 1000) : null;
  return html`
    <li class="chip ${turn ? 'turn' : ''}" data-seat=${seat} data-side=${first}>
      <span class="spoken">${words.chip({ name, note, score, turn, auto, partner })}</span>
      <span class="avatar" aria-hidden="true">${seconds ?? [...name][0] ?? ''}</span>
      <span class="who" aria-hidden="true">
        <span class="name">${name}</span>
        <span class="note ${shell.alarms(seat) ? 'alarm' : ''}">${note}${auto ? html` · ${words.auto}` : nothing}</span>
      </span>
      <span class=${partner === null ? 'score' : 'partner'} aria-hidden="true">${partner ? words.partner(partner) : words.score({ score })}</span>
      ${clock ? html`<span class="clock" aria-hidden="true"></span>` : nothing}
    </li>
  `;
}
