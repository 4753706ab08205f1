/** What persons and pages do with a table's match: start, load, keep and restore it, play, ask for a hint, step back. */
import type { ReactiveController } from 'lit';
import { PipError } from '../../machines/error.ts';
import type { MatchRecord, Seat } from '../../machines/game.ts';
import type { Arranging, MatchEvent } from '../../machines/match-events.ts';
import type { TableView } from './game-kit.ts';
import type { Beginning } from './going-on.ts';
import { MatchRun } from './match-run.ts';

export class MatchController<Options, State, Position, View extends TableView<Options>>
  extends MatchRun<Options, State, Position, View>
  implements ReactiveController
{
  hostConnected(): void {
    this.hold('apart', false);
    this.saving.came();
  }

  hostDisconnected(): void {
    this.hold('apart', true);
    this.hinter.forget();
    this.saving.left();
  }

  // ---- matches ----

  /** A new match by the element's attributes and these options. Throws 'bad-option'. */
  start(options?: Partial<Options>): void {
    const { me, ...match } = this.host.setup(options);
    this.run({ match, me });
  }

  /** A new match by the attributes as they are now, with tiles that nobody chose. */
  rematch(): void {
    const { me, seed: _, ...match } = this.host.setup();
    this.run({ match, me });
  }

  /**
   * A record or a saved match on the table. Rejects with 'bad-record', or with where a replay breaks.
   * Does nothing when another match has begun before it was read.
   */
  async load(what: unknown): Promise<void> {
    const ticket = ++this.ticket;
    const { goOnWith } = await import('./going-on.ts');
    this.#arrive(ticket, await goOnWith(this.host, what));
  }

  /**
   * Goes on with what is stored under the key and keeps the match there from now on.
   * False when there is nothing, or when another match has begun meanwhile.
   */
  async restore(key: string): Promise<boolean> {
    const ticket = ++this.ticket;
    const stored = await this.saving.read(key);
    await this.keep(key);
    return this.#arrive(ticket, stored);
  }

  /**
   * Another key for the table: a match that the person has a move in stays on it, and what is stored there stays
   * stored. True when the stored match goes on.
   */
  async changeKey(key: string): Promise<boolean> {
    const seat = this.me;
    const played = this.table.view?.log?.some((entry) => entry.seat === seat);
    const rounds = this.actor?.getSnapshot().context.record.rounds.length ?? 0;
    if (!this.running || (rounds < 2 && !played)) return this.restore(key);
    const saved = await this.saving.read(key);
    await this.keep(key, !!saved);
    return false;
  }

  /** Keeps the match under this key from now on; null keeps it nowhere; `next`: only from the next match on. */
  async keep(key: string | null, next = false): Promise<void> {
    await this.saving.keep(key, next);
    const snapshot = this.actor?.getSnapshot();
    if (snapshot) this.saving.store(snapshot);
  }

  /** The options of the match on the table, or of the one that would start now. */
  get options(): Options {
    return this.actor?.getSnapshot().context.options ?? this.host.wanted();
  }

  /** A seat's total: its own, or its side's. */
  scoreOf(seat: Seat): number {
    return this.table.scores[this.sideOf(seat)] ?? 0;
  }

  sideOf(seat: Seat): number {
    return this.host.kit.side(this.options, seat);
  }

  /** A copy of the match so far. */
  toRecord(): MatchRecord<Options> {
    const { game } = this.host.kit;
    const empty = { pip: 1, game: game.id, options: this.options, rounds: [] } as const;
    return structuredClone(this.actor?.getSnapshot().context.record ?? { ...empty, rounds: [] });
  }

  next(): void {
    this.actor?.send({ type: 'NEXT' });
  }

  // ---- moves ----

  /**
   * A person's tap: asked for first where `confirm` is on; a refusal is told by 'refused'. `legal`: whether it can be
   * made, where `moves` doesn't list every play.
   */
  play(move: string, legal = this.table.moves.includes(move)): void {
    this.acts();
    if (this.host.confirm && legal) this.#ask(move);
    else this.#playNow(move);
  }

  /**
   * What the person does with a half-made turn; whether it was taken. A refusal is told by 'refused'. It is played as any
   * move is, by `play`.
   */
  arrange(event: Arranging): boolean {
    this.acts();
    this.#send(event);
    return !this.refused;
  }

  /**
   * The person is at the table, doing something: what was asked is asked no more, a pause is over, and the seat plays for
   * itself no longer (DRAW-21, RUN-21, RUM-21).
   */
  acts(): void {
    if (this.asking !== null) this.#ask(null);
    this.hold('pause', false);
    if (this.me !== null && this.table.auto.includes(this.me)) this.resume();
  }

  /** The person's yes or no to the move that `table.asking` shows. */
  answer(yes: boolean): void {
    const move = this.asking;
    this.#ask(null);
    if (yes && move !== null) this.#playNow(move);
  }

  /** A script's move for the person's seat. Throws PipError when it is refused. */
  playByScript(move: string): void {
    const { stage } = this.table;
    if (stage === 'match-over' || stage === 'idle') throw new PipError('over');
    this.#send({ type: 'PLAY', seat: this.me ?? -1, move, by: 'script' });
    if (this.refused) throw this.refused;
  }

  /** Shows the expert's move as `table.hint`; null when there is nothing to decide. */
  async hint(): Promise<string | null> {
    const { canHint, view } = this.table;
    if (!canHint || !view) return null;
    const move = await this.hinter.ask(this.host.kit, view);
    if (move !== null) this.refresh();
    return move;
  }

  /** Practice: back to your last own decision in this round; false when there is none. */
  stepBack(): boolean {
    const snapshot = this.actor?.getSnapshot();
    const record = snapshot && this.back.from(snapshot, this.me);
    const { past } = this.back;
    if (!record || !past) return false;
    const { skill, pace, seats, options } = snapshot.context;
    const { draft, ...now } = this.host.kit.toSaved(snapshot);
    // The decision as it was met: of the half-made turn only the rack's order stays.
    const met = draft && { ...draft, table: '', undo: [], redo: [] };
    const saved = { ...now, ...(met && { draft: met }), record, auto: [] };
    const match = { options, saved, seats, skill, pace };
    this.run({ match, me: this.me, begun: past.resume(match) }, false);
    return true;
  }

  /** Takes the seat back from auto-play. */
  resume(): void {
    if (this.me !== null) this.actor?.send({ type: 'RESUME', seat: this.me });
  }

  // ---- inside ----

  /** False when there is nothing, or when another match has begun meanwhile. */
  #arrive(ticket: number, arrived: Beginning<Options, State> | null): boolean {
    if (!arrived || ticket !== this.ticket) return false;
    this.run(arrived);
    if (arrived.begun?.thrownBack) void this.saving.tell('draft');
    return true;
  }

  #ask(move: string | null): void {
    this.asking = move;
    this.refresh();
  }

  #playNow(move: string): void {
    const { me: seat, actor } = this;
    if (seat === null || !this.host.beforeMove(seat, move)) return;
    // Whoever heard of it may have begun another match.
    if (actor !== this.actor) return;
    this.#send({ type: 'PLAY', seat, move, by: 'person' });
  }

  #send(event: MatchEvent): void {
    this.refused = null;
    this.actor?.send(event);
  }
}
