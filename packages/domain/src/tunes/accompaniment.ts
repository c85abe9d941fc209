import type { Accompaniment, Chord, Note, Tune } from './tune.js';

/** A note with the voice that plays it; `loudness` is its share of that of the melody. */
export type Tone = Note & {
  readonly voice: 'melody' | 'bass' | 'chord';
  readonly loudness: number;
};

/** Positions in a bar, in eighths. `chord` plays all tones at once, `tones` one of them each, the lowest first. */
type Figure = {
  readonly bass: readonly number[];
  readonly chord: readonly number[];
  readonly tones: readonly (readonly [at: number, tone: number])[];
};

const FIGURES: Readonly<Record<Accompaniment, Figure>> = {
  arpeggio: {
    bass: [0, 4],
    chord: [],
    tones: [0, 1, 2, 3, 2, 1, 2, 3].map((tone, index) => [index, tone]),
  },
  strum: { bass: [0, 4], chord: [2, 3, 6, 7], tones: [] },
  march: { bass: [0, 4], chord: [2, 6], tones: [] },
  bossa: { bass: [0, 3, 4, 7], chord: [1, 3, 6], tones: [] },
  ballad: { bass: [0], chord: [0, 4], tones: [2, 6].map((eighth) => [eighth, 3]) },
  waltz: { bass: [0], chord: [2, 4], tones: [] },
  lilt: { bass: [0, 3], chord: [2, 5], tones: [] },
};

/** The bass stays from E to the E flat above it, the chord from G below the middle C on. */
const BASS_FROM = 40;
const CHORD_FROM = 55;

const above = (from: number, pitchClass: number): number => from + ((((pitchClass - from) % 12) + 12) % 12);

/** The tones of a chord, the lowest first and again at the top: an arpeggio of three tones has four places. */
function voicing({ root, tones }: Chord): number[] {
  const all = tones.map((tone) => above(CHORD_FROM, root + tone)).sort((a, b) => a - b);
  return [...all, all[0]! + 12];
}

/** The accompaniment of a tune: its chords, broken in its pattern. */
export function accompanimentOf({ bars, accompaniment, eighthMs, endMs }: Tune): Tone[] {
  const figure = FIGURES[accompaniment];
  const found = bars.flatMap((bar, index): Tone[] => {
    const chordAt = (ms: number) => bar.chords.filter(({ startMs }) => startMs <= ms + 1).at(-1) ?? bar.chords[0]!;
    const msOf = (place: number) => bar.startMs + place * eighthMs;
    /** The last bar is held. */
    if (index === bars.length - 1) {
      const { chord } = chordAt(bar.startMs);
      const whole = { startMs: bar.startMs, endMs };
      return [
        { ...whole, pitch: above(BASS_FROM, chord.root), voice: 'bass', loudness: 0.6 },
        ...voicing(chord).map((pitch): Tone => ({ ...whole, pitch, voice: 'chord', loudness: 0.22 })),
      ];
    }
    const bass = figure.bass.map((place, i): Tone => {
      const { chord } = chordAt(msOf(place));
      // The second one of a bar is the fifth, unless the chord is another one by then.
      const isFifth = i % 2 === 1 && bar.chords.length === 1;
      const pitch = above(BASS_FROM, chord.root + (isFifth ? 7 : 0));
      return { startMs: msOf(place), endMs: msOf(figure.bass[i + 1] ?? 8), pitch, voice: 'bass', loudness: 0.6 };
    });
    const chords = figure.chord.flatMap((place) =>
      voicing(chordAt(msOf(place)).chord)
        .slice(0, 3)
        .map(
          (pitch): Tone => ({ startMs: msOf(place), endMs: msOf(place + 1.5), pitch, voice: 'chord', loudness: 0.2 }),
        ),
    );
    const tones = figure.tones.map(([place, tone]): Tone => {
      const pitches = voicing(chordAt(msOf(place)).chord);
      const pitch = pitches[Math.min(tone, pitches.length - 1)]!;
      return { startMs: msOf(place), endMs: msOf(place + 2), pitch, voice: 'chord', loudness: 0.3 };
    });
    const within = (tone: Tone): Tone => ({ ...tone, endMs: Math.min(tone.endMs, bar.endMs) });
    return [...bass, ...chords, ...tones].map(within);
  });
  return found.sort((a, b) => a.startMs - b.startMs);
}

/** All tones of a tune, in the order in which they begin. */
export const tonesOf = (tune: Tune): Tone[] =>
  [
    ...tune.lines.flat().map((note): Tone => ({ ...note, voice: 'melody', loudness: 1 })),
    ...accompanimentOf(tune),
  ].sort((a, b) => a.startMs - b.startMs);
