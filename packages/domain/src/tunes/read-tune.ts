import { ACCOMPANIMENTS, type Accompaniment, type Bar, type Chord, type Note, type Tune } from './tune.js';

const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/**
 * The number of sharps of each major key; flats are negative. A minor key has those of the major key three semitones
 * above it.
 */
const SHARPS: Readonly<Record<string, number>> = {
  ...{ C: 0, G: 1, D: 2, A: 3, E: 4, B: 5, F: -1, Bb: -2, Eb: -3, Ab: -4 },
  ...{ Am: 0, Em: 1, Bm: 2, 'F#m': 3, 'C#m': 4, Dm: -1, Gm: -2, Cm: -3, Fm: -4 },
};
const IN_ORDER_OF_SHARPS = 'FCGDAEB';
const TONES: Readonly<Record<string, readonly number[]>> = { '': [0, 4, 7], m: [0, 3, 7], '7': [0, 4, 7, 10] };
/** The number of eighths of a bar. */
const METRES: Readonly<Record<string, number>> = { '4/4': 8, '3/4': 6, '6/8': 6 };

/** A chord, a bar line, or a note or rest with its length. */
const SIGN = /"([^"]+)"|(\|\]?)|([A-Ga-gz])([,']*)(\d*)(\/\d+)?|(\s+)/y;

const fail = (row: number, message: string): never => {
  throw new Error(`row ${row}: ${message}`);
};

/**
 * Reads a tune in the part of the ABC notation (abcnotation.com, version 2.1) that ours are written in: the fields M,
 * L, Q and K, chords in quotation marks, notes without accidentals, rests and bars. Each row with a note is a line of
 * the lyrics; a row of rests alone is played between lines. Throws with the row of what it cannot read.
 */
export function readTune(text: string): Tune {
  const rows = text.split('\n').map((row, index) => ({ row: row.trim(), number: index + 1 }));
  const field = (name: string) =>
    rows
      .find(({ row }) => row.startsWith(name))
      ?.row.slice(name.length)
      .trim() ?? fail(1, `there is no ${name}`);
  const [key, metre, accompaniment] = [field('K:'), field('M:'), field('%%accompaniment')];
  const eighths = METRES[metre] ?? fail(1, `the metre ${metre} is not known`);
  if (field('L:') !== '1/8') fail(1, 'the length must be 1/8');
  if (!isAccompaniment(accompaniment)) return fail(1, `the accompaniment ${accompaniment} is not known`);
  const tempo = /^(1|3)\/(4|8)=(\d+)$/.exec(field('Q:')) ?? fail(1, 'the tempo is not as 1/4=100');
  const eighthMs = 60_000 / Number(tempo[3]) / (tempo[2] === '4' ? 2 : 3);
  const pitchOf = pitchesOf(key);

  const bars: Bar[] = [];
  const lines: Note[][] = [];
  let eighth = 0;
  for (const { row, number } of rows) {
    if (row === '' || row.startsWith('%') || /^[A-Z]:/.test(row)) continue;
    const notes: Note[] = [];
    let bar = { start: eighth, chords: [] as Bar['chords'][number][] };
    for (const sign of signsOf(row, number)) {
      if (sign.chord !== undefined) {
        bar.chords.push({
          startMs: eighth * eighthMs,
          chord: chordOf(sign.chord) ?? fail(number, `no chord ${sign.chord}`),
        });
      } else if (sign.length === undefined) {
        if (eighth - bar.start !== eighths)
          fail(number, `bar ${bars.length + 1} has ${eighth - bar.start} of ${eighths} eighths`);
        const chords = bar.chords.length > 0 ? bar.chords : fail(number, `bar ${bars.length + 1} has no chord`);
        bars.push({ startMs: bar.start * eighthMs, endMs: eighth * eighthMs, chords });
        bar = { start: eighth, chords: [] };
      } else {
        const pitch = sign.letter === 'z' ? null : pitchOf(sign.letter, sign.octave);
        const endMs = (eighth + sign.length) * eighthMs;
        if (pitch !== null) notes.push({ startMs: eighth * eighthMs, endMs, pitch });
        eighth += sign.length;
      }
    }
    if (eighth !== bar.start) fail(number, 'the row does not end with a bar line');
    if (notes.length > 0) lines.push(notes);
  }
  return { key, metre, accompaniment, eighthMs, bars, lines, endMs: eighth * eighthMs };
}

const isAccompaniment = (name: string): name is Accompaniment => ACCOMPANIMENTS.some((known) => known === name);

type Sign =
  | { readonly chord: string; readonly length?: undefined }
  | { readonly chord?: undefined; readonly length?: undefined }
  | { readonly chord?: undefined; readonly letter: string; readonly octave: string; readonly length: number };

function* signsOf(row: string, number: number): Generator<Sign> {
  for (let place = 0; place < row.length; ) {
    SIGN.lastIndex = place;
    const [whole, chord, barLine, letter, octave = '', times, part, blank] = SIGN.exec(row) ?? [];
    if (whole === undefined) return fail(number, `“${row.slice(place, place + 8)}” cannot be read`);
    place += whole.length;
    if (blank !== undefined) continue;
    if (chord !== undefined) yield { chord };
    else if (barLine !== undefined) yield {};
    else yield { letter: letter!, octave, length: Number(times || 1) / Number(part?.slice(1) ?? 1) };
  }
}

/** The pitches of the letters in a key. */
function pitchesOf(key: string): (letter: string, octave: string) => number {
  const sharps = SHARPS[key] ?? fail(1, `the key ${key} is not known`);
  const altered = sharps > 0 ? IN_ORDER_OF_SHARPS.slice(0, sharps) : sharps < 0 ? IN_ORDER_OF_SHARPS.slice(sharps) : '';
  return (letter, octave) => {
    const upper = letter.toUpperCase();
    const height = [...octave].reduce((sum, mark) => sum + (mark === ',' ? -12 : 12), letter === upper ? 60 : 72);
    return height + SEMITONES[upper]! + (altered.includes(upper) ? Math.sign(sharps) : 0);
  };
}

function chordOf(name: string): Chord | null {
  const [, letter = '', sign, kind = ''] = /^([A-G])([#b]?)(m|7)?$/.exec(name) ?? [];
  const tones = TONES[kind];
  if (letter === '' || !tones) return null;
  return { name, root: (SEMITONES[letter]! + (sign === '#' ? 1 : sign === 'b' ? 11 : 0)) % 12, tones };
}
