import { hasKanji, JAPANESE, KANA, RUBY_BASE, toHiragana } from '../language/index.js';
import type { Dictionary } from './dictionary.js';
import type { GivenReading, Row } from './pasted-row.js';

/** A run of kanji with spaces, then kana with spaces. */
const PIECE = new RegExp(`([${RUBY_BASE}]+)([ \\u3000\\t]*)([${KANA}]*)([ \\u3000\\t]*)`, 'gu');
const JAPANESE_LETTER = new RegExp(`[${JAPANESE}]`, 'u');
const KANA_PER_KANJI_MAX = 6;
/** Kana of one script: a reading does not continue from は into ナンセンス. */
const ONE_SCRIPT = /^(?:[ぁ-ゖゝゞー]+|[ァ-ヺヽヾー]+)$/u;
/** Particles that may also be a reading of the noun before them: 空から, 程ほど. Alone they are no sign of ruby. */
const PARTICLES: ReadonlySet<string> = new Set(
  'から まで より だけ ほど など のみ しか でも こそ さえ すら のに ので ばかり くらい ながら'.split(' '),
);

type Piece = {
  readonly start: number;
  readonly end: number;
  readonly kanji: string;
  readonly blanks: string;
  readonly kana: string;
  readonly after: string;
  /** The possible readings at the beginning of the kana after the kanji, the longest first. */
  readonly readings: readonly string[];
};

/**
 * Finds ruby as browsers copy it, each reading after its kanji: 乗のり換かえて, with or without spaces around the readings.
 * Kana after kanji may also be a word with the same sound (葉は, 野の), so every kanji of the line has to be followed by
 * one of its readings. Words that already have a reading in brackets are skipped.
 */
export function copiedRuby(row: Row, dictionary: Dictionary): { row: Row; count: number } {
  const { text } = row;
  if (!hasKanji(text)) return { row, count: 0 };
  const isGiven = ({ start, kanji }: Piece) =>
    row.given.some((given) => start < given.end && start + kanji.length > given.start);
  const pieces = piecesOf(text, dictionary).filter((piece) => !isGiven(piece));
  const read = pieces.filter(({ readings }) => readings.length > 0);
  if (!isRuby(pieces, read)) return { row, count: 0 };
  const readings = chosen(text, pieces, dictionary);
  const { text: rest, given } = withoutReadings(text, readings);
  const bare = { text: rest, given: [...moved(row.given, readings), ...given] };
  const areApart = read.every(({ blanks }) => blanks !== '');
  return { row: { ...row, ...(areApart ? withoutBlanks(bare) : bare) }, count: read.length };
}

function piecesOf(text: string, dictionary: Dictionary): Piece[] {
  return [...text.matchAll(PIECE)].map((match) => {
    const [whole, kanji, blanks, kana, after] = match as unknown as [string, string, string, string, string];
    const maxLength = Math.min(kana.length, [...kanji].length * KANA_PER_KANJI_MAX);
    const lengths = Array.from({ length: maxLength }, (_, index) => maxLength - index);
    // A space before the kana without one after them is a space between words.
    const isApart = blanks !== '' && after === '' && match.index + whole.length < text.length;
    const readings = lengths
      .map((length) => kana.slice(0, length))
      .filter(
        (reading) =>
          ONE_SCRIPT.test(reading) &&
          (blanks === '' || reading.length === kana.length || isApart) &&
          dictionary.mayRead(kanji, toHiragana(reading)),
      );
    return { start: match.index, end: match.index + whole.length, kanji, blanks, kana, after, readings };
  });
}

/** Checks whether the kana after the kanji are their readings. */
function isRuby(pieces: readonly Piece[], read: readonly Piece[]): boolean {
  if (read.length === 0) return false;
  const isClear = ({ readings }: Piece) => readings[0]!.length >= 2 && !PARTICLES.has(readings[0]!);
  // A kanji that its author left without a reading, beside several with one.
  if (read.length < pieces.length) return read.filter(isClear).length >= 2 && read.length * 3 >= pieces.length * 2;
  return read.length >= 2 || isClear(read[0]!);
}

/** Chooses among several readings of a run the one that the dictionary has in the line without readings. */
function chosen(text: string, pieces: readonly Piece[], dictionary: Dictionary): ReadonlyMap<Piece, string> {
  const picked = new Map(
    pieces.flatMap((piece) => (piece.readings[0] === undefined ? [] : [[piece, piece.readings[0]] as const])),
  );
  for (const piece of pieces) {
    if (piece.readings.length < 2) continue;
    const fitting = piece.readings.find((reading) => {
      const { text: bare, given } = withoutReadings(text, new Map(picked).set(piece, reading));
      const place = given.find((_, index) => [...picked.keys()][index] === piece);
      return (
        place &&
        dictionary
          .readingsIn(bare)
          .some(
            ({ start, end, reading: own }) => start === place.start && end === place.end && own === toHiragana(reading),
          )
      );
    });
    if (fitting !== undefined) picked.set(piece, fitting);
  }
  return picked;
}

function withoutReadings(text: string, readings: ReadonlyMap<Piece, string>): { text: string; given: GivenReading[] } {
  let out = '';
  let reached = 0;
  const given: GivenReading[] = [];
  for (const [piece, reading] of readings) {
    out += text.slice(reached, piece.start);
    given.push({ start: out.length, end: out.length + piece.kanji.length, reading });
    const rest = piece.kana.slice(reading.length);
    // Spaces around a reading belong to it; a space at the end of okurigana is between words.
    out += piece.kanji + rest + (rest === '' && piece.blanks !== '' ? '' : piece.after);
    reached = piece.end;
  }
  return { text: out + text.slice(reached), given };
}

/** Moves readings that were given before to their offsets in the text without ruby. */
function moved(given: readonly GivenReading[], readings: ReadonlyMap<Piece, string>): GivenReading[] {
  const place = (index: number): number =>
    [...readings]
      .filter(([piece]) => piece.end <= index)
      .reduce((index, [piece, reading]) => {
        const { text } = withoutReadings('', new Map([[{ ...piece, start: 0, end: 0 }, reading]]));
        return index - (piece.end - piece.start - text.length);
      }, index);
  return given.map((each) => ({ ...each, start: place(each.start), end: place(each.end) }));
}

/** Removes the spaces before words where each reading had spaces around it. Full-width spaces are the author's. */
function withoutBlanks({ text, given }: { text: string; given: GivenReading[] }): {
  text: string;
  given: GivenReading[];
} {
  const places: number[] = [];
  let out = '';
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]!;
    places.push(out.length);
    if (letter !== ' ' || !JAPANESE_LETTER.test(text[index - 1] ?? '') || !JAPANESE_LETTER.test(text[index + 1] ?? ''))
      out += letter;
  }
  places.push(out.length);
  return { text: out, given: given.map((each) => ({ ...each, start: places[each.start]!, end: places[each.end]! })) };
}
