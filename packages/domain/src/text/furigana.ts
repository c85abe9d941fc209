import { KANJI, RUBY_BASE } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';
import { type RubyPart, rubyOf } from '../words/ruby.js';

const RUN = new RegExp(`([${RUBY_BASE}0-9０-９]+)`, 'u');
const NEEDS_READING = new RegExp(`[${KANJI}〆0-9０-９]`, 'u');

/**
 * "The reading stands above the kanji alone, above each run of kanji its own part" (docs/product/lookup.md#furigana):
 * 思[おも]い出[だ]す. Where the kana between the kanji do not tell how to divide the reading, all between the kana at both
 * ends has one reading. `reading` is in hiragana; the texts joined are `written`.
 */
export function furiganaOver(written: string, reading: string): RubyPart[] {
  if (!NEEDS_READING.test(written) || reading === '') return [{ text: written, reading: null }];
  const pieces = written.split(RUN).filter((piece) => piece !== '');
  const divided = divide(pieces, toHiragana(reading));
  return divided ?? rubyOf(written, reading);
}

/** The reading divided among the pieces; null where that cannot be done, or can be done in two ways. */
function divide(pieces: readonly string[], reading: string): RubyPart[] | null {
  const ways: RubyPart[][] = [];
  const divideFrom = (index: number, from: number, done: readonly RubyPart[]): void => {
    if (ways.length > 1) return;
    const piece = pieces[index];
    if (piece === undefined) {
      if (from === reading.length) ways.push([...done]);
      return;
    }
    if (!NEEDS_READING.test(piece)) {
      if (reading.startsWith(toHiragana(piece), from))
        divideFrom(index + 1, from + piece.length, [...done, { text: piece, reading: null }]);
      return;
    }
    const next = pieces[index + 1];
    if (next === undefined) {
      if (from < reading.length)
        divideFrom(index + 1, reading.length, [...done, { text: piece, reading: reading.slice(from) }]);
      return;
    }
    const kana = toHiragana(next);
    for (let end = reading.indexOf(kana, from + 1); end >= 0 && ways.length < 2; end = reading.indexOf(kana, end + 1))
      divideFrom(index + 1, end, [...done, { text: piece, reading: reading.slice(from, end) }]);
  };
  if (pieces.length > PIECES_MAX) return null;
  divideFrom(0, 0, []);
  return ways.length === 1 ? ways[0]! : null;
}

/** No word has more pieces. There could be too many ways to divide a reading among them. */
const PIECES_MAX = 9;
