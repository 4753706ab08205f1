/** Owns a table's match: starts, keeps, holds and restores it, and tells the element what to show. */
import type { ReactiveController } from 'lit';
import { PipError } from '../../machines/error.ts';
import type { MatchRecord, Seat, Skill } from '../../machines/game.ts';
import type { MatchEmitted, MatchEvent, MatchInput } from '../../machines/match-events.ts';
import type { Running } from '../../machines/match-steps.ts';
import type { MatchActor, MatchSnapshot, Past, TableView, Think } from './game-kit.ts';
import { Hinter } from './hinter.ts';
import type { Keeper } from './keeper.ts';
import type { MatchHost, Setup } from './match-host.ts';
import type { CheckedSave } from './saved-match.ts';
import { seatsOf } from './settings.ts';
import { idleTable, tableFrom } from './table-from.ts';
import type { HoldReason, TableState } from './table-state.ts';
import { think } from './thinking.ts';

export class MatchController<Options, State, Position, View extends TableView<Options>>
  implements ReactiveController
{
  /** What to show now; a new object after each change. */
  table: TableState<View> = idleTable();

  readonly #host: MatchHost<Options, State, Position, View>;
  readonly #holds = new Set<HoldReason>();
  /** Loaded with the first key. */
  #keeper: Keeper | null = null;
  readonly #hinter = new Hinter();
  #actor: MatchActor<Options, State> | null = null;
  #unsubscribe: () => void = () => {};
  #me: Seat | null = 0;
  /** Where a step back leads from a record; a replay, so it is kept. */
  #back: { of: unknown; to: MatchRecord<Options> | null } = { of: null, to: null };
  /** Loaded with the first match in which one may step back. */
  #past: Past<Options, State> | null = null;
  #recalling: Promise<Past<Options, State>> | null = null;
  #asking: string | null = null;
  /** Rises with each match that is asked for: what was asked before comes too late. */
  #ticket = 0;
  /** The refusal of the move that is being sent. */
  #refused: PipError | null = null;

  constructor(host: MatchHost<Options, State, Position, View>) {
    this.#host = host;
    if (!host.isConnected) this.#holds.add('apart');
  }

  hostConnected(): void {
    this.go('apart');
    this.#keeper?.came();
  }

  hostDisconnected(): void {
    this.hold('apart');
    this.#hinter.forget();
    this.#keeper?.left(() => this.#host.isConnected);
  }

  get running(): boolean {
    return this.table.stage === 'playing' || this.table.stage === 'round-over';
  }

  // ---- matches ----

  /** A new match by the element's attributes and these options. Throws 'bad-option'. */
  start(options?: Partial<Options>): void {
    const setup = this.#host.setup(options);
    const seed = setup.seed === undefined ? {} : { seed: setup.seed };
    this.#run({ ...input(setup), ...seed }, setup.me);
  }

  /** A new match by the attributes as they are now, with tiles that nobody chose. */
  rematch(): void {
    const setup = this.#host.setup();
    this.#run(input(setup), setup.me);
  }

  /**
   * A record or a saved match on the table. Rejects with 'bad-record', or with where a replay breaks.
   * Does nothing when another match has begun before it was read.
   */
  async load(what: unknown): Promise<void> {
    const { kit } = this.#host;
    const ticket = ++this.#ticket;
    const { readMatch } = await import('./saved-match.ts');
    const match = await readMatch(kit, what);
    if (ticket !== this.#ticket) return;
    const setup = this.#host.setup();
    if ('saved' in match) {
      await this.#resume(match.saved, setup);
      return;
    }
    const { record } = match;
    const players = kit.players(record.options);
    const me = setup.me === null || setup.me < players ? setup.me : 0;
    const seats = seatsOf(players, me);
    await this.#goOn({ ...input(setup), options: record.options, record, seats }, me);
  }

  /**
   * Goes on with what is stored under the key and keeps the match there from now on.
   * False when there is nothing, or when another match has begun meanwhile.
   */
  async restore(key: string): Promise<boolean> {
    const ticket = ++this.#ticket;
    const keeper = await this.#keeping();
    const saved = await keeper?.read(this.#host.kit, key);
    await this.keep(key);
    if (!saved || ticket !== this.#ticket) return false;
    return this.#resume(saved, this.#host.setup());
  }

  /**
   * Another key for the table: a match that the person has a move in stays on it, and what is stored there stays
   * stored. True when the stored match goes on.
   */
  async changeKey(key: string): Promise<boolean> {
    const seat = this.#me;
    const played = this.table.view?.log?.some((entry) => entry.seat === seat);
    const rounds = this.#actor?.getSnapshot().context.record.rounds.length ?? 0;
    if (!this.running || (rounds < 2 && !played)) return this.restore(key);
    const keeper = await this.#keeping();
    const saved = await keeper?.read(this.#host.kit, key);
    await this.keep(key, !!saved);
    return false;
  }

  /** Keeps the match under this key from now on; null keeps it nowhere; `next`: only from the next match on. */
  async keep(key: string | null, next = false): Promise<void> {
    const keeper = key === null ? this.#keeper : await this.#keeping();
    keeper?.keep(key, this.#host.isConnected, next);
    const snapshot = this.#actor?.getSnapshot();
    if (snapshot) keeper?.store(this.#host.kit, snapshot);
  }

  /** The options of the match on the table, or of the one that would start now. */
  get options(): Options {
    return this.#actor?.getSnapshot().context.options ?? this.#host.setup().options;
  }

  /** A seat's total: its own, or its side's. */
  scoreOf(seat: Seat): number {
    return this.table.scores[this.sideOf(seat)] ?? 0;
  }

  sideOf(seat: Seat): number {
    return this.#host.kit.side(this.options, seat);
  }

  /** A copy of the match so far. */
  toRecord(): MatchRecord<Options> {
    const { game } = this.#host.kit;
    const empty = { pip: 1, game: game.id, options: this.options, rounds: [] } as const;
    return structuredClone(this.#actor?.getSnapshot().context.record ?? { ...empty, rounds: [] });
  }

  next(): void {
    this.#actor?.send({ type: 'NEXT' });
  }

  // ---- moves ----

  /** A person's tap: asked for first where `confirm` is on; a refusal is told by 'refused'. */
  play(move: string): void {
    this.go('pause');
    if (this.#host.confirm && this.table.moves.includes(move)) this.#ask(move);
    else this.#playNow(move);
  }

  /** The person's yes or no to the move that `table.asking` shows. */
  answer(yes: boolean): void {
    const move = this.#asking;
    this.#ask(null);
    if (yes && move !== null) this.#playNow(move);
  }

  /** A script's move for the person's seat. Throws PipError when it is refused. */
  playByScript(move: string): void {
    const { stage } = this.table;
    if (stage === 'match-over' || stage === 'idle') throw new PipError('over');
    this.#send({ type: 'PLAY', seat: this.#me ?? -1, move, by: 'script' });
    if (this.#refused) throw this.#refused;
  }

  /** Shows the expert's move as `table.hint`; null when there is nothing to decide. */
  async hint(): Promise<string | null> {
    const { canHint, view } = this.table;
    if (!canHint || !view) return null;
    const move = await this.#hinter.ask(this.#host.kit, view);
    if (move !== null) this.refresh();
    return move;
  }

  /** Practice: back to your last own decision in this round; false when there is none. */
  stepBack(): boolean {
    const back = this.#rewound();
    if (!back || !this.#actor || !this.#past) return false;
    const { skill, pace, seats, options } = this.#actor.getSnapshot().context;
    const match = { options, record: back, seats, skill, pace };
    this.#run(match, this.#me, { begun: this.#past.resume(match), told: false });
    return true;
  }

  /** Takes the seat back from auto-play. */
  resume(): void {
    if (this.#me !== null) this.#actor?.send({ type: 'RESUME', seat: this.#me });
  }

  // ---- time ----

  /**
   * A person's presence, where somebody elsewhere waits for it (FIVE-15): own by the page, another's
   * by whoever carries its moves.
   */
  present(here: boolean, seat = this.#me): void {
    if (seat === null || !this.table.seats.includes('remote')) return;
    this.#actor?.send({ type: here ? 'BACK' : 'AWAY', seat });
    // Deadlines ran on while the page slept.
    if (here) this.#actor?.send({ type: 'WAKE' });
  }

  /** Skips the wait that is running. */
  hurry(): void {
    this.#actor?.send({ type: 'HURRY' });
  }

  setPace(pace: number): void {
    this.#actor?.send({ type: 'PACE', pace });
  }

  setSkill(skill: Skill): void {
    this.#actor?.send({ type: 'SKILL', skill });
  }

  hold(reason: HoldReason): void {
    this.#holds.add(reason);
    this.#sendHold();
  }

  go(reason: HoldReason): void {
    if (this.#holds.delete(reason)) this.#sendHold();
  }

  /** Names, language or the like changed: shows the match anew. */
  refresh(): void {
    const snapshot = this.#actor?.getSnapshot();
    if (snapshot) this.#show(snapshot);
  }

  // ---- inside ----

  async #keeping(): Promise<Keeper | null> {
    try {
      const { Keeper, saving } = await import('./keeper.ts');
      this.#keeper ??= new Keeper((what) => this.#host.saveTrouble(what, saving[what]));
    } catch {
      this.#host.saveTrouble('denied', null);
    }
    return this.#keeper;
  }

  #resume(saved: CheckedSave<Options>, setup: Setup<Options>): Promise<boolean> {
    const me = saved.seats.indexOf('human');
    const { record, seats, skill } = saved;
    const { options } = record;
    return this.#goOn({ ...input(setup), options, saved, seats, skill }, me < 0 ? null : me);
  }

  /** False when another match has begun meanwhile. */
  async #goOn(match: MatchInput<Options>, me: Seat | null): Promise<boolean> {
    const ticket = this.#ticket;
    const past = await this.#host.kit.past();
    if (ticket !== this.#ticket) return false;
    this.#run(match, me, { begun: past.resume(match) });
    return true;
  }

  #run(
    match: MatchInput<Options>,
    me: Seat | null,
    { begun, told = true }: { begun?: Running<Options, State>; told?: boolean } = {},
  ): void {
    const { kit } = this.#host;
    const thinks: Think<View> = ({ input: { view, skill, seed }, signal }) =>
      think(kit, view, { skill, seed, signal });
    const actor = kit.actor(match, thinks, begun);
    // What can't begin leaves the table as it is.
    const { status, error } = actor.getSnapshot();
    if (status === 'error') throw error;
    this.#end();
    this.#ticket++;
    this.#actor = actor;
    this.#me = me;
    const emitted = actor.on('*', (event) => this.#tell(event));
    const shown = actor.subscribe((snapshot) => this.#show(snapshot));
    this.#unsubscribe = () => {
      emitted.unsubscribe();
      shown.unsubscribe();
    };
    if (told) {
      this.#keeper?.begun(this.#host.isConnected);
      this.#host.started(actor.getSnapshot().context.options, match.seed);
    }
    // Whoever hears of a match may start another.
    if (this.#actor === actor) actor.start();
    if (this.#actor !== actor) return;
    this.#sendHold();
    this.#show(actor.getSnapshot());
  }

  #end(): void {
    this.#unsubscribe();
    this.#actor?.stop();
    this.#actor = null;
    this.#forget();
  }

  /** What was hinted or asked belongs to a position that is gone. */
  #forget(): void {
    this.#hinter.forget();
    this.#asking = null;
  }

  #ask(move: string | null): void {
    this.#asking = move;
    this.refresh();
  }

  #playNow(move: string): void {
    const seat = this.#me;
    if (seat === null || !this.#host.beforeMove(seat, move)) return;
    this.#send({ type: 'PLAY', seat, move, by: 'person' });
  }

  #send(event: MatchEvent): void {
    this.#refused = null;
    this.#actor?.send(event);
  }

  #sendHold(): void {
    const held = this.#holds.size > 0;
    const snapshot = this.#actor?.getSnapshot();
    if (!snapshot) return;
    if (snapshot.context.held !== held) this.#actor?.send({ type: held ? 'HOLD' : 'GO' });
    this.refresh();
  }

  #tell(event: MatchEmitted): void {
    const snapshot = this.#actor?.getSnapshot();
    if (!snapshot) return;
    if (event.type === 'refused') this.#refused = event.error;
    else if (event.type === 'moved' || event.type === 'dealt') this.#forget();
    this.#see(snapshot);
    this.#host.matchEmitted(event, this.table);
  }

  #show(snapshot: MatchSnapshot<Options, State>): void {
    this.#see(snapshot);
    this.#host.tableChanged(this.table);
  }

  #see(snapshot: MatchSnapshot<Options, State>): void {
    const paused = this.#holds.has('pause');
    const names = this.#host.namesFor(snapshot.context.seats.length, this.#me);
    const canUndo = this.#host.undo && this.#rewound() !== null;
    this.table = tableFrom(this.#host.kit, snapshot, {
      me: this.#me,
      names,
      hint: this.#hinter.move,
      asking: this.#asking,
      paused,
      canUndo,
    });
    this.#keeper?.store(this.#host.kit, snapshot);
  }

  /** What can't be loaded can't be undone; the next look tries again. */
  async #recall(): Promise<void> {
    this.#recalling ??= this.#host.kit.past();
    try {
      this.#past = await this.#recalling;
      this.refresh();
    } catch {
      this.#recalling = null;
    }
  }

  #rewound(): MatchRecord<Options> | null {
    const snapshot = this.#actor?.getSnapshot();
    if (!snapshot || this.#me === null || snapshot.hasTag('match-over')) return null;
    const past = this.#past;
    if (!past) {
      void this.#recall();
      return null;
    }
    const { record } = snapshot.context;
    if (this.#back.of !== record) {
      this.#back = { of: record, to: past.rewind(record, this.#me) };
    }
    return this.#back.to;
  }
}

function input<Options>({ options, seats, skill, pace }: Setup<Options>): MatchInput<Options> {
  return { options, seats, skill, pace };
}
