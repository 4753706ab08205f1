/** Small sounds made by the browser itself: a tile's click, a draw, a pass, an end. No files, no requests. */
export type SoundName = 'tile' | 'draw' | 'pass' | 'refused' | 'end';

interface Tone {
  /** Hz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the call, and how long it rings. */
  readonly at: number;
  readonly rings: number;
  /** 0…1. */
  readonly loud: number;
  readonly wave: OscillatorType;
}

const tones: Readonly<Record<SoundName, readonly Tone[]>> = {
  tile: [
    { from: 1900, to: 900, at: 0, rings: 0.035, loud: 0.22, wave: 'triangle' },
    { from: 240, to: 120, at: 0, rings: 0.07, loud: 0.3, wave: 'sine' },
  ],
  draw: [{ from: 620, to: 980, at: 0, rings: 0.06, loud: 0.09, wave: 'triangle' }],
  pass: [{ from: 300, to: 230, at: 0, rings: 0.12, loud: 0.14, wave: 'sine' }],
  refused: [{ from: 180, to: 150, at: 0, rings: 0.14, loud: 0.16, wave: 'triangle' }],
  end: [
    { from: 523, to: 523, at: 0, rings: 0.3, loud: 0.12, wave: 'sine' },
    { from: 784, to: 784, at: 0.12, rings: 0.45, loud: 0.12, wave: 'sine' },
  ],
};

export class Sounds {
  readonly #audio = new AudioContext();

  play(name: SoundName): void {
    void this.#audio.resume();
    for (const tone of tones[name]) this.#ring(tone);
  }

  close(): void {
    void this.#audio.close();
  }

  #ring({ from, to, at, rings, loud, wave }: Tone): void {
    const start = this.#audio.currentTime + at;
    const end = start + rings;
    const oscillator = new OscillatorNode(this.#audio, { type: wave, frequency: from });
    oscillator.frequency.exponentialRampToValueAtTime(to, end);
    const gain = new GainNode(this.#audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(this.#audio.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
