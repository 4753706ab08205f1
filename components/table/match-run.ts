/** The match that is on a table: runs its actor, holds it, and turns what it tells into what the table shows. */
import type { PipError } from '../../machines/error.ts';
import type { Seat, Skill } from '../../machines/game.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { MatchActor, MatchSnapshot, TableView, Think } from './game-kit.ts';
import type { Beginning } from './going-on.ts';
import { Hinter } from './hinter.ts';
import type { MatchHost } from './match-host.ts';
import { Saving } from './saving.ts';
import { StepBack } from './step-back.ts';
import { idleTable, tableFrom } from './table-from.ts';
import type { HoldReason, TableState } from './table-state.ts';
import { think } from './thinking.ts';

export abstract class MatchRun<Options, State, Position, View extends TableView<Options>> {
  /** What to show now; a new object after each change. */
  table: TableState<View> = idleTable();

  protected readonly host: MatchHost<Options, State, Position, View>;
  protected readonly saving: Saving<Options, State, Position, View>;
  protected readonly back: StepBack<Options, State>;
  protected readonly hinter = new Hinter();
  protected actor: MatchActor<Options, State> | null = null;
  protected me: Seat | null = 0;
  /** The move that the person is asked about. */
  protected asking: string | null = null;
  /** The refusal of the move that is being sent. */
  protected refused: PipError | null = null;
  /** Rises with each match that is asked for: what was asked before comes too late. */
  protected ticket = 0;
  readonly #holds = new Set<HoldReason>();
  #unsubscribe: () => void = () => {};

  constructor(host: MatchHost<Options, State, Position, View>) {
    this.host = host;
    this.saving = new Saving(host);
    this.back = new StepBack(host, () => this.refresh());
    if (!host.isConnected) this.#holds.add('apart');
  }

  get running(): boolean {
    return this.table.stage === 'playing' || this.table.stage === 'round-over';
  }

  // ---- time ----

  /**
   * A person's presence, where somebody elsewhere waits for it (FIVE-15): own by the page, another's
   * by whoever carries its moves.
   */
  present(here: boolean, seat = this.me): void {
    if (seat === null || !this.table.seats.includes('remote')) return;
    this.actor?.send({ type: here ? 'BACK' : 'AWAY', seat });
    // Deadlines ran on while the page slept.
    if (here) this.actor?.send({ type: 'WAKE' });
  }

  /** Skips the wait that is running. */
  hurry(): void {
    this.actor?.send({ type: 'HURRY' });
  }

  setPace(pace: number): void {
    this.actor?.send({ type: 'PACE', pace });
  }

  setSkill(skill: Skill): void {
    this.actor?.send({ type: 'SKILL', skill });
  }

  /** Holds the match for this reason, or no longer. */
  hold(reason: HoldReason, on: boolean): void {
    if (on) this.#holds.add(reason);
    else if (!this.#holds.delete(reason)) return;
    this.#sendHold();
  }

  /** Names, language or the like changed: shows the match anew. */
  refresh(): void {
    const snapshot = this.actor?.getSnapshot();
    if (snapshot) this.#show(snapshot);
  }

  // ---- the actor ----

  /** `told`: whether the page hears that a match begins. Throws what keeps it from beginning. */
  protected run({ match, me, begun }: Beginning<Options, State>, told = true): void {
    const { kit } = this.host;
    const thinks: Think<View> = ({ input: { view, skill, seed }, signal }) =>
      think(kit, view, { skill, seed, signal });
    const actor = kit.actor(match, thinks, begun);
    // What can't begin leaves the table as it is.
    const { status, error } = actor.getSnapshot();
    if (status === 'error') throw error;
    this.#end();
    this.ticket++;
    this.actor = actor;
    this.me = me;
    const emitted = actor.on('*', (event) => this.#tell(event));
    const shown = actor.subscribe((snapshot) => this.#show(snapshot));
    this.#unsubscribe = () => {
      emitted.unsubscribe();
      shown.unsubscribe();
    };
    this.host.arrived(!told);
    if (told) {
      this.saving.begun();
      this.host.started(actor.getSnapshot().context.options, match.seed);
    }
    // Whoever hears of a match may start another.
    if (this.actor === actor) actor.start();
    if (this.actor !== actor) return;
    this.#sendHold();
    this.#show(actor.getSnapshot());
  }

  #end(): void {
    this.#unsubscribe();
    this.actor?.stop();
    this.actor = null;
    this.#forget();
  }

  /** What was hinted or asked belongs to a position that is gone. */
  #forget(): void {
    this.hinter.forget();
    this.asking = null;
  }

  #sendHold(): void {
    const held = this.#holds.size > 0;
    const snapshot = this.actor?.getSnapshot();
    if (!snapshot) return;
    if (snapshot.context.held !== held) this.actor?.send({ type: held ? 'HOLD' : 'GO' });
    this.refresh();
  }

  #tell(event: MatchEmitted): void {
    const snapshot = this.actor?.getSnapshot();
    if (!snapshot) return;
    if (event.type === 'refused') this.refused = event.error;
    else if (event.type === 'moved' || event.type === 'dealt') this.#forget();
    this.#see(snapshot);
    this.host.matchEmitted(event, this.table);
  }

  #show(snapshot: MatchSnapshot<Options, State>): void {
    this.#see(snapshot);
    this.host.tableChanged(this.table);
  }

  #see(snapshot: MatchSnapshot<Options, State>): void {
    const paused = this.#holds.has('pause');
    const names = this.host.namesFor(snapshot.context.seats.length, this.me);
    const canUndo = this.host.undo && this.back.from(snapshot, this.me) !== null;
    this.table = tableFrom(this.host.kit, snapshot, {
      me: this.me,
      names,
      hint: this.hinter.move,
      asking: this.asking,
      paused,
      canUndo,
    });
    this.saving.store(snapshot);
  }
}
