/**
 * The statechart that all games share: deal → turns → round over → next round | match over.
 * It decides when; what happens is the game's to say. A game adds the flow of its turns (`dominoes/turn.ts`).
 */

/**
 * The chart of a game, all but where it begins, for its setup's `createMachine`. `turn` is the flow of its turns: it
 * looks at the state anew after each move, has a state 'settling' to which moves that were asked for lead, and leaves
 * for '#roundOver'. `on`: what else the game listens to at any time.
 */
export function matchChart<const Turn, const On extends object = object>(turn: Turn, on?: On) {
  return {
    id: 'match',
    type: 'parallel',
    on: {
      RESUME: { actions: 'takeBack' },
      PACE: { actions: 'setPace' },
      SKILL: { actions: 'setSkill' },
    },
    states: {
      play: {
        initial: 'starting',
        on: {
          ...on,
          PLAY: [
            { guard: 'legal', target: '.turn.settling', actions: ['playAsked', 'tell'] },
            { actions: ['refuse', 'takeBack'] },
          ],
          RESTART: { target: '.dealing', actions: 'startAgain' },
        },
        states: {
          starting: {
            always: [
              { guard: 'undealt', target: 'dealing' },
              { guard: 'roundOver', target: 'roundOver' },
              { target: 'turn' },
            ],
          },
          dealing: {
            tags: ['playing', 'settling'],
            entry: ['deal', 'tell'],
            always: { guard: 'unpaced', target: 'turn' },
            after: { pace: 'turn' },
            on: { HURRY: 'turn' },
          },
          turn,
          roundOver: {
            id: 'roundOver',
            tags: 'round-over',
            initial: 'judging',
            states: {
              judging: {
                always: [
                  { guard: 'decided', target: '#matchOver' },
                  { guard: 'tied', target: 'tied' },
                  { guard: 'blocked', target: 'blocked' },
                  { target: 'out' },
                ],
              },
              out: {},
              blocked: {},
              tied: {},
            },
            always: { guard: 'goesOnAtOnce', target: 'dealing' },
            after: {
              linger: { guard: 'goesOn', target: 'dealing' },
            },
            on: {
              NEXT: 'dealing',
              HURRY: { guard: 'goesOn', target: 'dealing' },
              // Held, nothing ticks: what is left to wait begins anew.
              GO: { guard: 'unattended', target: 'roundOver', reenter: true },
              PACE: { target: 'roundOver', reenter: true, actions: 'setPace' },
            },
          },
          /** FIVE-15: between rounds it is the next one that is given up. */
          forfeiting: {
            id: 'forfeiting',
            always: [
              { guard: 'uncounted', target: 'forfeiting', actions: ['closeRound', 'tell'] },
              { guard: 'decided', target: 'matchOver' },
              { guard: 'roundOver', target: 'forfeiting', actions: ['deal', 'tell'] },
              { target: 'matchOver', actions: ['forfeit', 'closeRound', 'tell'] },
            ],
          },
          matchOver: { id: 'matchOver', tags: 'match-over' },
        },
      },
      hold: {
        initial: 'going',
        states: {
          going: { on: { HOLD: { guard: 'practice', target: 'held', actions: 'hold' } } },
          held: { tags: 'held', on: { GO: { target: 'going', actions: 'go' } } },
        },
      },
      /** Who is away, and how long that may last: whoever is gone first has the earliest deadline. */
      presence: {
        initial: 'here',
        on: {
          AWAY: { actions: 'goAway' },
          BACK: { target: '.here', actions: 'comeBack' },
          WAKE: '.here',
        },
        states: {
          here: { always: { guard: 'awaited', target: 'away' } },
          away: {
            always: { guard: 'unawaited', target: 'here' },
            after: { absence: '#forfeiting' },
          },
        },
      },
    },
  } as const;
}
