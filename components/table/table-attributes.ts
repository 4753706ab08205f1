/** The attributes that every table has, each a property too, and the match that they ask for. */
import { LitElement, type PropertyDeclarations } from 'lit';
import { PipError } from '../../machines/error.ts';
import type { MatchRecord, Seat, Skill } from '../../machines/game.ts';
import { type CommonWords, common } from '../locales/en/common.ts';
import { WordsController } from '../locales/words-controller.ts';
import type { GameKit, TableView } from './game-kit.ts';
import type { Setup } from './match-host.ts';
import { optionsFrom } from './options-from.ts';
import { namesFrom, paceFrom, type Settings, seedFrom, settingsFrom } from './settings.ts';
import { Warnings } from './warn.ts';

/** @attr {string} lang - The language of its words: default that of the page around it, of those there are (English). */
export abstract class TableAttributes<
  Options,
  State,
  Position,
  View extends TableView<Options>,
> extends LitElement {
  static override properties: PropertyDeclarations = {
    players: {},
    skill: {},
    seat: {},
    seed: {},
    clock: {},
    pace: {},
    names: {},
    autostart: { type: Boolean },
    save: {},
    record: {},
    undo: { type: Boolean },
    confirm: { type: Boolean },
    sound: { type: Boolean },
  };

  /** How many play, as the game's rules offer it; Run Fast is for three. Counts from the next match. */
  declare players: number | string | undefined;
  /** How well the bots play: 'beginner', 'normal' (default), 'expert'. Counts at once. */
  declare skill: Skill | string | undefined;
  /** The person's seat, 0…n−1 (default 0), or 'none' to watch bots. Counts from the next match. */
  declare seat: Seat | 'none' | string | undefined;
  /** Decides the deals; default a new one for each match. */
  declare seed: string | number | undefined;
  /** Seconds a move; 0 = none (default). Counts from the next match. */
  declare clock: number | string | undefined;
  /** Milliseconds between moves that nobody taps, 0…60000; default 700. */
  declare pace: number | string | undefined;
  /** Names by seat: 'You, Nora, Max'. */
  declare names: string | readonly string[] | undefined;
  /** Begins a match by itself when the table comes near the viewport. */
  declare autostart: boolean;
  /** The key under which this browser keeps the match. */
  declare save: string | undefined;
  /** A match to show or go on with: a record, its JSON, or its address. */
  declare record: MatchRecord | string | undefined;
  /** Practice: offers one step back to your last decision. */
  declare undo: boolean;
  /** Asks before each play. */
  declare confirm: boolean;
  /** Small sounds; off by default. */
  declare sound: boolean;

  abstract readonly kit: GameKit<Options, State, Position, View>;

  protected readonly common: WordsController<CommonWords> = new WordsController(this, common);
  protected readonly warnings = new Warnings(this.localName);

  constructor() {
    super();
    this.autostart = false;
    this.undo = false;
    this.confirm = false;
    this.sound = false;
  }

  /** The match that the attributes ask for now. `over` wins over them and throws 'bad-option' where it isn't valid. */
  protected setup(over: Partial<Options> = {}): Setup<Options> {
    const options = this.wanted(over);
    const seed = seedFrom(this.seed, this.warnings);
    return { options, ...this.settings(this.kit.players(options)), ...(seed && { seed }) };
  }

  /** Who sits where and how fast it goes, where so many play. */
  protected settings(players: number): Settings {
    const { skill, seat, pace } = this;
    return settingsFrom({ skill, seat, pace }, players, this.warnings);
  }

  /** The options of `setup`. */
  protected wanted(over: Partial<Options> = {}): Options {
    const { kit, warnings } = this;
    if (typeof over !== 'object' || over === null) {
      throw new PipError('bad-option', { detail: { field: 'options', accepted: 'an object' } });
    }
    const given: Record<string, unknown> = { players: this.players, clock: this.clock };
    for (const field of kit.fields) given[field] = Reflect.get(this, field);
    return optionsFrom(kit, { ...given, ...over }, (field, accepted) => {
      if (field in over) throw new PipError('bad-option', { detail: { field, accepted } });
      warnings.tell(attributeOf(field), given[field], accepted);
    });
  }

  /** `pace` as it counts now, in milliseconds. */
  protected get waits(): number {
    return paceFrom(this.pace, this.warnings);
  }

  protected namesFor(players: number, me: Seat | null): readonly string[] {
    return namesFrom(this.names, players, me, this.common.words);
  }
}

function attributeOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
