/** How the words about plays look, and the count of a hand with one card left. */
import { css } from 'lit';

export const playsStyles = css`
  .play-label {
    position: absolute;
    margin: 0;
    overflow: hidden;
    font-size: 12.5px;
    line-height: 18px;
    color: var(--_quiet);
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
    animation: follow 160ms ease-out 180ms backwards;
  }
  @keyframes follow {
    from {
      opacity: 0;
    }
  }
  .play-label.under {
    font-size: 13.5px;
    line-height: 20px;
    font-weight: 600;
    color: var(--_ink);
    text-align: center;
  }
  .play-label.left {
    text-align: end;
  }
  .said {
    position: absolute;
    z-index: 2;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    margin: 0;
    pointer-events: none;
    animation: appear var(--_calm) var(--_ease);
  }
  .said.own {
    justify-content: flex-end;
  }
  .passed,
  .gain {
    padding: 3px 11px;
    border-radius: 12px;
    background: var(--_well);
    box-shadow: 0 0 0 1px var(--_line);
    font-size: 13px;
    line-height: 1.3;
  }
  .passed {
    font-weight: 600;
  }
  .gain {
    background: var(--_accent);
    color: var(--_on-accent);
    box-shadow: none;
    font-size: 15px;
  }
  .gain.loss {
    background: var(--_alarm);
    color: var(--_felt-deep);
  }
  @keyframes appear {
    from {
      opacity: 0;
      scale: 0.7;
    }
  }
  .count.last:not(.under),
  .last > .of {
    border-radius: 11px;
    background: var(--_alarm);
    color: var(--_felt-deep);
    font-weight: 700;
    animation: warn 0.9s ease-in-out 3 alternate;
  }
  .last > .of {
    padding-inline: 11px;
  }
  @keyframes warn {
    from {
      box-shadow: 0 0 0 0 color-mix(in oklab, var(--_alarm) 80%, transparent);
    }
    to {
      box-shadow: 0 0 0 9px transparent;
    }
  }
  @container table (inline-size < 400px) {
    .play-label.under {
      font-size: 12.5px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .said,
    .play-label,
    .count.last:not(.under),
    .last > .of {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .gain,
    .count.last {
      forced-color-adjust: none;
    }
  }
`;
