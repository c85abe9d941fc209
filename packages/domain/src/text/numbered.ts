import { isKana, tableOf, toHangul, toHiragana } from '../language/index.js';
import type { RubyPart } from '../words/ruby.js';
import { askedNumber, askedReading, type CountedReading, countedReading } from './counter-reading.js';
import { furiganaOver } from './furigana.js';
import { areTogether, type Morpheme } from './morpheme.js';
import { decimalReading, figureReading, inKanji, NUMERAL, numberOf, numberReading } from './number-reading.js';
import type { TextBook, TextWord } from './text-book.js';
import { placeOfRun } from './text-token.js';
import type { Context, TokenMatch } from './token-match.js';

const isNumeral = ({ part, kind, surface }: Morpheme): boolean =>
  part === '名詞' && kind === '数' && NUMERAL.test(surface);
/** More figures than these are read as several rows of them. */
const FIGURES_MAX = 24;

const isNumeralAt = (morphemes: readonly Morpheme[], index: number, from: number): boolean =>
  index < morphemes.length &&
  index - from < FIGURES_MAX &&
  isNumeral(morphemes[index]!) &&
  (index === from || morphemes[index - 1]!.end === morphemes[index]!.start);

/** Figures in a row that are a word of their own. */
const WHOLE_NUMBERS = tableOf<string>({ 九九: 'くく' });

/** Checks for a unit right after another morpheme: 千 of 何千年. */
const isUnitAt = (morphemes: readonly Morpheme[], index: number): boolean =>
  index < morphemes.length &&
  /^[十百千万億兆]+$/.test(morphemes[index]!.surface) &&
  areTogether(morphemes.slice(index - 1, index + 1));

/** The end of the figures after a point; null where there is none, or two, as in 1.2.3. */
function pointAt(morphemes: readonly Morpheme[], index: number, from: number): number | null {
  const isPoint = (place: number) => /^[．.]$/.test(morphemes[place]?.surface ?? '');
  if (!isPoint(index) || isPoint(from - 1)) return null;
  let end = index + 1;
  while (isNumeralAt(morphemes, end, index + 1)) end++;
  return end === index + 1 || isPoint(end) || !areTogether(morphemes.slice(index - 1, end)) ? null : end;
}

/** Units without a number before them, which are read without いち: 億 of 数億年 and 億千万 is おく, 千万 is せんまん. */
const BARE_UNIT = /^[万億兆]/u;
const withoutOne = (reading: string): string =>
  reading.replace(/^いち(?=[まおち])|^いっ(?=ちょう)/, '').replace('いっせん', 'せん');

/** Checks for a numeral that is part of a verb of the book: 千 of 千切れる. */
function isPartOfVerb({ morphemes, book }: Context, index: number): boolean {
  const [own, next] = [morphemes[index]!, morphemes[index + 1]];
  return next?.part === '動詞' && areTogether([own, next]) && book.written(own.surface + next.lemma).length > 0;
}

/** A number, with its counter where one follows. */
export function numbered(context: Context, index: number): TokenMatch | null {
  const { line, morphemes, book } = context;
  const asks = morphemes[index]!.surface === '何';
  let end = index;
  while (isNumeralAt(morphemes, end, index)) end++;
  if (asks) {
    end = index + 1;
    while (isUnitAt(morphemes, end)) end++;
  } else if (end === index || isPartOfVerb(context, index)) return null;
  const point = asks ? null : pointAt(morphemes, end, index);
  const wholePart = line.slice(morphemes[index]!.start, morphemes[end - 1]!.end);
  if (point !== null) end = point;
  const figures = line.slice(morphemes[index]!.start, morphemes[end - 1]!.end);
  const counter = morphemes[end];
  const counts = counter && isCounter(counter) && areTogether(morphemes.slice(end - 1, end + 1)) ? counter : null;
  const unit = asks ? figures.slice(1) : '';
  if (asks && !counts && unit === '') return null;
  const number =
    asks || point !== null || isInRow(line, morphemes[index]!.start, morphemes[end - 1]!.end)
      ? null
      : numberOf(figures);
  const last = counts ? end + 1 : end;
  const run = morphemes.slice(index, last);
  const written = line.slice(run[0]!.start, run.at(-1)!.end);
  // 零 is れい, 0 ゼロ.
  const decimals = point === null ? null : figures.slice(wholePart.length + 1);
  const isBare = BARE_UNIT.test(figures) || /^[数幾]$/u.test(morphemes[index - 1]?.surface ?? '');
  const plainNumber = asks
    ? askedNumber(unit)
    : decimals !== null
      ? decimalReading(wholePart, decimals)
      : figures === '零' || (number === 0 && /^[時度点]$/.test(counts?.surface ?? ''))
        ? 'れい'
        : number === null
          ? figureReading(figures)
          : numberReading(number);
  const token = (said: string, parts: readonly RubyPart[], word: TextWord | null): TokenMatch => {
    const reading = isBare ? withoutOne(said) : said;
    const furigana = isBare
      ? parts.map((part) => ({ ...part, reading: part.reading && withoutOne(part.reading) }))
      : parts;
    return {
      length: run.length,
      token: {
        ...placeOfRun(run, written),
        reading,
        pronunciation: toHangul(reading),
        dictionary: word?.japaneseWord ?? written,
        part: 'number',
        word,
        entry: null,
        gloss: null,
        names: [],
        furigana,
      },
    };
  };
  const kanji = number === null ? null : inKanji(number);
  if (!counts) {
    const known = WHOLE_NUMBERS.get(figures);
    if (known) return token(known, furiganaOver(written, known), null);
    const word = book.written(kanji ?? figures).find(({ partsOfSpeech }) => partsOfSpeech.includes('numeral')) ?? null;
    return token(plainNumber, [{ text: written, reading: plainNumber }], word);
  }
  const own = counterWord(counts, book);
  const counterReading = own?.reading ?? (isKana(counts.surface) ? counts.surface : toHiragana(counts.reading ?? ''));
  const afterMonth = index > 0 && morphemes[index - 1]!.surface.endsWith('月');
  const afterYear = index > 0 && morphemes[index - 1]!.surface.endsWith('年');
  const inBook = book.written((asks ? figures : (kanji ?? figures)) + counts.surface);
  const read: CountedReading = asks
    ? askedWord(inBook, askedReading(counts.surface, counterReading, unit))
    : number === null || number === 0
      ? { number: plainNumber, counter: counterReading }
      : countedReading(number, counts.surface, counterReading, {
          afterMonth,
          afterYear,
          inRow: isAfterOneLess(morphemes, index, number),
        });
  const whole = 'whole' in read ? read.whole : read.number + read.counter;
  const word = inBook.find(({ reading }) => reading === whole) ?? inBook[0] ?? own?.word ?? countedThing(counts, book);
  const furigana =
    'whole' in read
      ? furiganaOver(written, whole)
      : [{ text: figures, reading: read.number }, ...furiganaOver(counts.surface, read.counter)];
  return token(whole, furigana, word);
}

/** The reading of 何 with a counter; that of the book's word where the book has only another: 何色 is なにいろ. */
const askedWord = (words: readonly TextWord[], read: { number: string; counter: string }): CountedReading =>
  words.length === 0 || words.some(({ reading }) => reading === read.number + read.counter)
    ? read
    : { whole: words[0]!.reading };

/**
 * A telephone number: figures that are joined to others by a hyphen, three rows of them or one that begins with 0 or is
 * long. 3-5人 is from three to five.
 */
function isInRow(line: string, start: number, end: number): boolean {
  const before = /(?:[0-9０-９]+[-‐−－])+$/.exec(line.slice(Math.max(0, start - 30), start))?.[0] ?? '';
  const after = /^(?:[-‐−－][0-9０-９]+)+/.exec(line.slice(end, end + 30))?.[0] ?? '';
  if (before === '' && after === '') return false;
  const rows = (before + line.slice(start, end) + after).split(/[-‐−－]/);
  return rows.length > 2 || rows.some((row) => /^[0０]./.test(row)) || (rows.at(-1)?.length ?? 0) > 3;
}

/** Checks for a number that follows the one before it, after a comma: 三日 of 二、三日 is さんにち. */
function isAfterOneLess(morphemes: readonly Morpheme[], index: number, number: number): boolean {
  const [before, mark] = [morphemes[index - 2], morphemes[index - 1]];
  return before !== undefined && mark?.surface === '、' && isNumeral(before) && numberOf(before.surface) === number - 1;
}

const isCounter = ({ part, kind, detail, surface }: Morpheme): boolean =>
  part === '名詞' && ((kind === '接尾' && (detail === '助数詞' || surface === 'つ')) || COUNTERS.has(surface));

/** Counters that the analyser calls an ordinary noun. */
const COUNTERS: ReadonlySet<string> = new Set([
  'つ',
  '曲',
  '駅',
  '部屋',
  '箱',
  '週間',
  '時間',
  '日間',
  '年間',
  '分間',
  '秒',
  '杯',
  '羽',
  '枚',
  '匹',
]);

/** The counter as the book has it, its reading by the rule's own list where the book has several words so written. */
function counterWord({ surface, reading }: Morpheme, book: TextBook): { word: TextWord; reading: string } | null {
  const counters = book.written(surface).filter(({ partsOfSpeech }) => partsOfSpeech.includes('counter'));
  const heard = COUNTER_READINGS.get(surface) ?? toHiragana(reading ?? '');
  const word = counters.find(({ reading }) => reading === heard) ?? counters[0];
  return word ? { word, reading: COUNTER_READINGS.get(surface) ?? word.reading.replace(/^[～〜~]/, '') } : null;
}

/** Finds a counter that the book has as a noun only: ページ of 十九ページ. */
const countedThing = ({ surface, reading }: Morpheme, book: TextBook): TextWord | null =>
  book
    .written(surface)
    .find(
      (word) => word.partsOfSpeech.includes('noun') && toHiragana(word.reading) === toHiragana(reading ?? surface),
    ) ?? null;
const COUNTER_READINGS = tableOf<string>({
  日: 'にち',
  分: 'ふん',
  人: 'にん',
  月: 'がつ',
  本: 'ほん',
  匹: 'ひき',
  杯: 'はい',
});
