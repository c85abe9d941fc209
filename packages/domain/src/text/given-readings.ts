import { inBothKana, isKana, toHangul, toHiragana } from '../language/index.js';
import type { RubyPart } from '../words/ruby.js';
import { furiganaOver } from './furigana.js';
import { dictionaryReading } from './given-dictionary-reading.js';
import type { Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';
import type { TextToken } from './text-token.js';

/** A stretch of a line whose reading its author gave, in kana: a half-open range in UTF-16 units. */
export type GivenReading = { readonly start: number; readonly end: number; readonly reading: string };

/**
 * Gives the analyser's words the readings of their author, where the book has a word that is read so: 辛い with から is
 * からい and not つらい. `placeOf` answers where a unit of what was analysed stands in the line.
 */
export function toldByAuthor(
  morphemes: readonly Morpheme[],
  given: readonly GivenReading[],
  placeOf: (index: number) => number,
  book: TextBook,
): readonly Morpheme[] {
  if (given.length === 0) return morphemes;
  return morphemes.map((morpheme) => {
    const { surface, lemma, reading } = morpheme;
    const [start, end] = [placeOf(morpheme.start), placeOf(morpheme.end)];
    const own = given.filter((each) => each.start >= start && each.end <= end);
    if (own.length === 0 || reading === null || end - start !== surface.length) return morpheme;
    const parts = replaced(furiganaOver(surface, toHiragana(reading)), start, own);
    const givenReading = toHiragana(readingOf(parts));
    if (givenReading === toHiragana(reading) || !isKana(givenReading)) return morpheme;
    const wanted = dictionaryReading(surface, lemma, givenReading);
    const isKnown = [...book.written(lemma), ...book.written(surface)].some(({ reading }) =>
      [wanted, givenReading].includes(toHiragana(reading)),
    );
    if (!isKnown) return morpheme;
    const [, katakana] = inBothKana(givenReading);
    return { ...morpheme, reading: katakana, sound: katakana, isTold: true };
  });
}

/** The words of a line, read as its author says; a reading over several words makes one of them, unless each has its part. */
export function withGivenReadings(
  tokens: readonly TextToken[],
  { text, given }: { readonly text: string; readonly given: readonly GivenReading[] },
  book: TextBook,
): readonly TextToken[] {
  if (given.length === 0) return tokens;
  const readings = given.flatMap((each) => inParts(each, tokens));
  const out: TextToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const first = tokens[index]!;
    let end = first.end;
    let length = 1;
    // The end grows with each word that a reading also stands over.
    for (let over = readings.find((each) => each.start < end && each.end > end); over; ) {
      while (index + length < tokens.length && tokens[index + length]!.start < over.end) {
        end = tokens[index + length]!.end;
        length += 1;
      }
      const next = readings.find((each) => each.start < end && each.end > end);
      over = next === over ? undefined : next;
    }
    const own = readings.filter((each) => each.start >= first.start && each.end <= end);
    const token = length === 1 ? first : joined(text, tokens.slice(index, index + length), book);
    out.push(own.length === 0 ? token : readAsGiven(token, own, book));
    index += length;
  }
  return out;
}

/** A reading over words that are read so already is divided among them: 説明書 せつめいしょ is of 説明 and 書. */
function inParts(given: GivenReading, tokens: readonly TextToken[]): GivenReading[] {
  const under = tokens.filter(({ start, end }) => start < given.end && end > given.start);
  const isWhole = under.length > 1 && under[0]!.start === given.start && under.at(-1)!.end === given.end;
  const readings = under.map(({ reading }) => toHiragana(reading ?? ''));
  if (!isWhole || readings.join('') !== toHiragana(given.reading) || readings.includes('')) return [given];
  let place = 0;
  return under.map(({ start, end }, index) => {
    const from = place;
    place += readings[index]!.length;
    return { start, end, reading: given.reading.slice(from, place) };
  });
}

function joined(line: string, run: readonly TextToken[], book: TextBook): TextToken {
  const [start, end] = [run[0]!.start, run.at(-1)!.end];
  const written = line.slice(start, end);
  const word = book.written(written)[0] ?? null;
  const part = run.every((token) => token.part === 'name')
    ? 'name'
    : run.some((token) => token.part === 'number')
      ? 'number'
      : 'noun';
  const reading = run.map((token) => token.reading ?? token.written).join('');
  return {
    ...{ start, end, written, reading, pronunciation: run.map((token) => token.pronunciation ?? '').join('') },
    ...{ dictionary: word?.japaneseWord ?? written, part, word, entry: null, gloss: null, names: [] },
    furigana: run.flatMap(({ furigana }) => [...furigana]),
  };
}

function readAsGiven(token: TextToken, given: readonly GivenReading[], book: TextBook): TextToken {
  const furigana = replaced(token.furigana, token.start, given);
  const reading = readingOf(furigana);
  const isSame = token.reading !== null && toHiragana(reading) === toHiragana(token.reading);
  const own = {
    ...token,
    furigana,
    given: true as const,
    reading,
    pronunciation: isSame ? token.pronunciation : toHangul(reading),
    dictionary: token.dictionary ?? token.written,
    part: token.part === 'plain' ? ('other' as const) : token.part,
  };
  return isSame ? own : { ...own, ...wordReadSo(own, toHiragana(reading), book) };
}

/** The word of the book that is written and read so; else the word stays what it was. */
function wordReadSo(token: TextToken, reading: string, book: TextBook): Pick<TextToken, 'word' | 'gloss'> {
  const dictionary = token.dictionary!;
  const wanted = dictionaryReading(token.written, dictionary, reading);
  const word = [...book.written(dictionary), ...book.written(token.written)].find((one) =>
    [wanted, reading].includes(toHiragana(one.reading)),
  );
  if (!word || word.id === token.word?.id) return { word: token.word, gloss: token.gloss };
  // The Korean of a form is that of its word.
  return { word, gloss: token.names.length > 0 ? null : token.gloss };
}

/** The furigana of a word with the given readings over their letters. */
function replaced(furigana: readonly RubyPart[], from: number, given: readonly GivenReading[]): RubyPart[] {
  let start = from;
  const parts: RubyPart[] = [];
  for (const { text, reading } of furigana) {
    const end = start + text.length;
    let reached = start;
    let left = reading;
    for (const each of given) {
      if (each.end <= reached || each.start >= end) continue;
      const own = toHiragana(each.reading);
      if (each.start > reached) {
        const before = left?.includes(own) ? left.slice(0, left.indexOf(own)) : null;
        parts.push({
          text: text.slice(reached - start, each.start - start),
          reading: left === null ? null : before || null,
        });
        if (before !== null) left = left!.slice(before.length);
      }
      const stop = Math.min(each.end, end);
      // A reading over two parts stands over the first, which the second one joins.
      if (each.start < reached || each.start < start) {
        const last = parts.at(-1);
        if (last)
          parts[parts.length - 1] = {
            text: last.text + text.slice(reached - start, stop - start),
            reading: last.reading,
          };
      } else parts.push({ text: text.slice(each.start - start, stop - start), reading: each.reading });
      left = left?.startsWith(own) ? left.slice(own.length) : left === null ? null : '';
      reached = stop;
    }
    if (reached < end)
      parts.push({ text: text.slice(reached - start), reading: reached === start ? reading : left || null });
    start = end;
  }
  return parts;
}

const readingOf = (parts: readonly RubyPart[]): string => parts.map(({ text, reading }) => reading ?? text).join('');
