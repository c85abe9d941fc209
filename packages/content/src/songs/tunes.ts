import { type Note, pitchClasses, readTune, type Tune, tuneTimes } from '@utarang/domain/tunes';
import type { ContentProblem } from '../problem.js';
import { moraeOf, type Original } from './originals.js';

export const TUNES = 'tunes';

/** The range of a tune, which most voices can sing, an octave higher or lower; as MIDI numbers. */
const LOWEST = 53;
const HIGHEST = 79;
/** Semitones between the lowest and the highest note of a song, and between two notes of a line. */
const RANGE_MAX = 19;
const LEAP_MAX = 9;
/** The tolerance for rounding errors of note times. */
const CLOSE_MS = 0.01;

/** The name of the file of a song's tune. */
export const tuneFile = ({ id }: Pick<Original, 'id'>): string => `${`${id}`.padStart(3, '0')}.abc`;

/** Our own songs with the times of their lines, and all problems of their tunes (`docs/content.md`). */
export function withTunes(
  songs: readonly Original[],
  files: ReadonlyMap<string, string>,
): { songs: Original[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const names = new Set(songs.map(tuneFile));
  for (const file of files.keys()) {
    if (!names.has(file))
      problems.push({ file: `${TUNES}/${file}`, line: 1, message: 'there is no song of this tune' });
  }
  const timed = songs.map((song): Original => {
    const file = tuneFile(song);
    const report = (message: string) => problems.push({ file: `${TUNES}/${file}`, line: 1, message });
    try {
      const tune = readTune(files.get(file) ?? '');
      for (const message of tuneFaults(tune, song)) report(message);
      const times = tuneTimes(tune);
      return { ...song, lines: song.lines.map((line, i) => ({ ...line, ...times[i] })) };
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      return song;
    }
  });
  return { songs: timed, problems };
}

/** Checks that a tune fits the lines of its song. */
export function tuneFaults(tune: Tune, { lines, pieces }: Pick<Original, 'lines' | 'pieces'>): string[] {
  const pitches = tune.lines.flat().map(({ pitch }) => pitch);
  const [low, high] = [Math.min(...pitches), Math.max(...pitches)];
  const found: string[] = [];
  if (tune.lines.length !== lines.length) found.push(`there are ${tune.lines.length} rows for ${lines.length} lines`);
  if (low < LOWEST || high > HIGHEST || high - low > RANGE_MAX) found.push(`from ${low} to ${high} nobody sings`);
  for (const [i, notes] of tune.lines.entries()) {
    const morae = pieces[i] ? moraeOf(pieces[i]) : 0;
    if (notes.length < morae) found.push(`line ${i + 1} has ${notes.length} notes for ${morae} morae`);
    const leaps = notes.slice(1).map(({ pitch }, index) => Math.abs(pitch - notes[index]!.pitch));
    if (Math.max(0, ...leaps) > LEAP_MAX) found.push(`line ${i + 1} leaps by ${Math.max(...leaps)} semitones`);
    const accented = notes.filter(({ startMs }) => tune.bars.some((bar) => Math.abs(bar.startMs - startMs) < CLOSE_MS));
    for (const note of new Set([...accented, ...notes.slice(-1)])) {
      if (!isInChord(tune, note))
        found.push(`line ${i + 1}: ${note.pitch} at ${Math.round(note.startMs)} is not of its chord`);
    }
  }
  const last = tune.bars.at(-1)!.chords.at(-1)!.chord;
  if (!homesOf(tune.key).includes(last.root)) found.push(`the tune is in ${tune.key} and ends with ${last.name}`);
  return found;
}

function isInChord({ bars }: Tune, { startMs, pitch }: Note): boolean {
  const sounding = bars.flatMap(({ chords }) => chords).findLast((chord) => chord.startMs <= startMs + CLOSE_MS);
  return sounding !== undefined && pitchClasses(sounding.chord).includes(pitch % 12);
}

/** The roots on which a song in a key may end: its own, and of a minor key also the relative major. */
function homesOf(key: string): number[] {
  const letter = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }[key[0]!] ?? 0;
  const tonic = (letter + (key[1] === '#' ? 1 : key[1] === 'b' ? 11 : 0)) % 12;
  return key.endsWith('m') ? [tonic, (tonic + 3) % 12] : [tonic];
}
