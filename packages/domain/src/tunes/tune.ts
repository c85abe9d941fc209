/** A note of a tune, in milliseconds from the beginning of the song. */
export type Note = {
  readonly startMs: number;
  readonly endMs: number;
  /** The MIDI number of its pitch: 60 is the middle C, 69 the A at 440 Hz. */
  readonly pitch: number;
};

/** A chord: the pitch class of its root (0 is C), and the distances of its tones from the root. */
export type Chord = { readonly name: string; readonly root: number; readonly tones: readonly number[] };

/** A bar with its chords. */
export type Bar = {
  readonly startMs: number;
  readonly endMs: number;
  readonly chords: readonly { readonly startMs: number; readonly chord: Chord }[];
};

/** The patterns in which chords are broken below the melody. */
export const ACCOMPANIMENTS = ['arpeggio', 'strum', 'march', 'bossa', 'waltz', 'lilt', 'ballad'] as const;
export type Accompaniment = (typeof ACCOMPANIMENTS)[number];

/** The tune of a song: one line of notes for each line of its lyrics (docs/product/songs.md#tunes). */
export type Tune = {
  readonly key: string;
  /** `4/4`, `3/4` or `6/8`. */
  readonly metre: string;
  readonly accompaniment: Accompaniment;
  /** The length of an eighth. */
  readonly eighthMs: number;
  readonly bars: readonly Bar[];
  readonly lines: readonly (readonly Note[])[];
  readonly endMs: number;
};

/** The pitch classes of a chord. */
export const pitchClasses = ({ root, tones }: Chord): number[] => tones.map((tone) => (root + tone) % 12);

/** "A line sounds from its first note to the end of its last one" (docs/product/songs.md#tunes). */
export const tuneTimes = ({ lines }: Pick<Tune, 'lines'>): { startMs: number; endMs: number }[] =>
  lines.map((notes) => ({ startMs: Math.round(notes[0]!.startMs), endMs: Math.round(notes.at(-1)!.endMs) }));
