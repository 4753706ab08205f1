/** The runs of one colour, from how many begin and go on at each number. */
import { SHORTEST, type TileSet } from '../set.ts';
import { JOKER, tileOf } from '../tile.ts';

/** At one number: runs that begin, long runs that go on (shorter ones have to), and places that jokers take. */
export interface RunPlan {
  readonly fresh: number;
  readonly longer: number;
  readonly wild: number;
}

interface Laid {
  readonly start: number;
  /** Whether each place is a joker's. */
  readonly wild: boolean[];
  /** The run of the table that it lies like. */
  like: TileSet | undefined;
}

/** The runs of a colour. `plans`: one for each number, from 1 on; `before`: the table as it lay, whose runs stay where they can. */
export function layRuns(
  plans: readonly RunPlan[],
  colour: string,
  before: readonly TileSet[],
): TileSet[] {
  const old = before.filter((set) => set.kind === 'run' && set.colour === colour);
  const followed = new Set<TileSet>();
  let open: Laid[] = [];
  const done: Laid[] = [];
  const follow = (run: Laid, number: number): void => {
    if (run.like && reaches(run.like, number)) return;
    run.like =
      old.find((set) => set.number === number && !followed.has(set)) ??
      old.find((set) => reaches(set, number) && !followed.has(set));
    if (run.like) followed.add(run.like);
  };
  for (const [i, { fresh, longer, wild }] of plans.entries()) {
    if (fresh === 0 && open.length === 0) continue;
    const number = i + 1;
    const short = open.filter((run) => run.wild.length < SHORTEST);
    const long = open
      .filter((run) => run.wild.length >= SHORTEST)
      .sort((a, b) => Number(goesOn(b, number)) - Number(goesOn(a, number)));
    done.push(...long.slice(longer));
    const begun = Array.from({ length: fresh }, (): Laid => {
      return { start: number, wild: [], like: undefined };
    });
    open = [...short, ...long.slice(0, longer), ...begun];
    for (const run of open) follow(run, number);
    const byJoker =
      wild > 0
        ? open.toSorted((a, b) => jokerAt(b, number) - jokerAt(a, number)).slice(0, wild)
        : [];
    for (const run of open) run.wild.push(byJoker.includes(run));
  }
  return cut([...done, ...open], old).map((run) => setOf(run, colour));
}

function reaches({ number, tiles }: TileSet, at: number): boolean {
  return number <= at && at < number + tiles.length;
}

function goesOn({ like }: Laid, number: number): boolean {
  return like !== undefined && reaches(like, number);
}

/** Jokers lie where one lay, else where a run grows. */
function jokerAt({ like, start }: Laid, number: number): number {
  if (like && reaches(like, number)) return like.tiles[number - like.number] === JOKER ? 2 : 0;
  return start === number ? 0 : 1;
}

/** Long runs cut where that gives a run of the table back as it lay. */
function cut(runs: Laid[], old: readonly TileSet[]): Laid[] {
  let left = runs;
  for (const set of old) {
    const { number, tiles } = set;
    const same = ({ start, wild }: Laid) => start === number && wild.length === tiles.length;
    if (left.some((run) => same(run) && liesAs(run, set, 0))) continue;
    const around = left.find((run) => {
      const front = number - run.start;
      const back = run.wild.length - front - tiles.length;
      return [front, back].every((n) => n === 0 || n >= SHORTEST) && liesAs(run, set, front);
    });
    if (!around) continue;
    const front = number - around.start;
    const back = front + tiles.length;
    const pieces = [
      { start: around.start, wild: around.wild.slice(0, front) },
      { start: number, wild: around.wild.slice(front, back) },
      { start: number + tiles.length, wild: around.wild.slice(back) },
    ];
    left = [
      ...left.filter((run) => run !== around),
      ...pieces
        .filter(({ wild }) => wild.length > 0)
        .map((piece): Laid => ({ ...piece, like: undefined })),
    ];
  }
  return left;
}

/** Whether a run has its jokers, from one of its places on, where a set has them. */
function liesAs({ wild }: Laid, { tiles }: TileSet, from: number): boolean {
  return tiles.every((tile, i) => wild[from + i] === (tile === JOKER));
}

function setOf({ start, wild }: Laid, colour: string): TileSet {
  const tiles = wild.map((joker, i) => (joker ? JOKER : tileOf(colour, start + i)));
  return { kind: 'run', tiles, number: start, colour };
}
