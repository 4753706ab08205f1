/** A worked example as data: a position, then moves, each with a caption. */
import { PipError } from '../../machines/error.ts';
import type { CommonPosition, GameId } from '../../machines/game.ts';
import { GAME_IDS } from '../../machines/game-ids.ts';

/** The fields that every game's position has, and the game's own. */
export type ExamplePosition = CommonPosition & Readonly<Record<string, unknown>>;

export interface ExampleStep {
  /** A move in notation by the seat to move; absent = look at the same position again. */
  readonly move?: string;
  /** A move that the rules turn down: shown as it would lie, and gone with the next step. */
  readonly tried?: string;
  /** A turn half made, written as its game has it (rummy: the table so far; Run Fast: the cards chosen): shown, and gone with the next step. */
  readonly draft?: string;
  readonly caption: string;
}

export interface ExampleData {
  readonly game: GameId;
  readonly title?: string;
  /** Of the game, as far as they differ from its defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** In the game's own shape (contract, Positions and views); checked by the game when it is first shown. */
  readonly position: ExamplePosition;
  /** Whose hand lies in front; default 0. */
  readonly seat?: number;
  /** By seat; default: you, then the bots' names. */
  readonly names?: readonly string[];
  readonly steps: readonly ExampleStep[];
}

/**
 * Reads untrusted JSON. `game` stands in where the data name none.
 * Throws 'bad-record' with the path of what is wrong; moves and position are the game's to check.
 */
export function parseExample(json: unknown, game?: string): ExampleData {
  const data = objectAt(json, '');
  const id = data.game ?? game;
  if (!isGameId(id)) throw bad('/game');
  if (!Array.isArray(data.steps) || data.steps.length === 0) throw bad('/steps');
  return {
    game: id,
    position: positionAt(data.position),
    steps: data.steps.map((step: unknown, i) => stepOf(step, `/steps/${i}`)),
    ...(data.options !== undefined && { options: objectAt(data.options, '/options') }),
    ...(data.title !== undefined && { title: textAt(data.title, '/title') }),
    ...(data.seat !== undefined && { seat: seatAt(data.seat) }),
    ...(data.names !== undefined && { names: namesAt(data.names) }),
  };
}

function bad(path: string): PipError {
  return new PipError('bad-record', { path });
}

function isGameId(value: unknown): value is GameId {
  return GAME_IDS.some((id) => id === value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw bad(path);
  return value;
}

function positionAt(value: unknown): ExamplePosition {
  const { hands, turn, ...rest } = objectAt(value, '/position');
  if (!Array.isArray(hands)) throw bad('/position/hands');
  if (turn !== null && typeof turn !== 'number') throw bad('/position/turn');
  return {
    ...rest,
    hands: hands.map((hand: unknown, i) => textAt(hand, `/position/hands/${i}`)),
    turn,
  };
}

function textAt(value: unknown, path: string): string {
  if (typeof value !== 'string') throw bad(path);
  return value;
}

function stepOf(value: unknown, path: string): ExampleStep {
  const step = objectAt(value, path);
  const caption = textAt(step.caption, `${path}/caption`);
  const [made, second] = (['move', 'tried', 'draft'] as const).filter((name) => name in step);
  if (second) throw bad(`${path}/${second}`);
  return made ? { caption, [made]: textAt(step[made], `${path}/${made}`) } : { caption };
}

function seatAt(value: unknown): number {
  if (value !== 0 && value !== 1 && value !== 2 && value !== 3) throw bad('/seat');
  return value;
}

function namesAt(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw bad('/names');
  return value.map((name: unknown, i) => textAt(name, `/names/${i}`));
}
