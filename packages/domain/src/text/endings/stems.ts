import { KANJI, toHiragana } from '../../language/index.js';
import type { Line } from './line.js';
import {
  CLASSES,
  dictionaryForm,
  FORMER_COLUMN,
  isVoiced,
  type Place,
  spokenKana,
  type WordClass,
  type WordForm,
} from './word-classes.js';

/** The word that an ending attaches to: its place, and the part of it that never changes, with its class. */
export type Stem = { readonly start: number; readonly stem: string; readonly wordClass: WordClass | null };

/** The most letters of a stem. */
const LONGEST = 5;
const KANA_OR_KANJI = new RegExp(`[ぁ-ヺー${KANJI}]`, 'u');
const IS_KANJI = new RegExp(`[${KANJI}]`, 'u');

const PARTS: Readonly<Record<WordClass, string>> = {
  k: 'verb-u',
  g: 'verb-u',
  s: 'verb-u',
  t: 'verb-u',
  n: 'verb-u',
  b: 'verb-u',
  m: 'verb-u',
  r: 'verb-u',
  w: 'verb-u',
  ichidan: 'verb-ru',
  suru: 'verb-irregular',
  kuru: 'verb-irregular',
  adjective: 'adj-i',
};
/** Stems of words that the book may lack. */
const OF_DICTIONARY = new RegExp(`^[${KANJI}]{1,2}(?![をはがにのでと])[ぁ-ん]{0,2}(?:[${KANJI}][ぁ-ん]?)?$`, 'u');
/** Verbs of two kana that stand in kana, and are known by their place. */
const SHORT: ReadonlySet<string> = new Set(['する', 'やる', 'なる', 'いる', 'ある', 'くる', 'でる']);

/** Verbs after て: 忘れてきてもうた. */
const HELPING = /^(?:き|こ|くる|い|し|もら|くれ|あげ|み|お|しま|や|ほし)/;

/** The classes and kana that a form ends in, by their last letter; those without kana under ''. */
const BY_LAST = new Map<Place, Map<string, readonly (readonly [WordClass, string])[]>>();
function endsOf(form: WordForm): Map<string, readonly (readonly [WordClass, string])[]> {
  let byLast = BY_LAST.get(form);
  if (!byLast) {
    byLast = new Map();
    for (const wordClass of CLASSES)
      for (const kana of spokenKana(wordClass, form))
        byLast.set(kana.slice(-1), [...(byLast.get(kana.slice(-1)) ?? []), [wordClass, kana]]);
    BY_LAST.set(form, byLast);
  }
  return byLast;
}

/** The words of a form that end before a place, the longest first. */
export function stemsBefore(line: Line, place: number, form: WordForm): Stem[] {
  const { text } = line;
  if (form === 'te') {
    const te = text[place - 1];
    if (te !== 'て' && te !== 'で') return [];
    return stemsBefore(line, place - 1, 'joining').filter(({ wordClass }) => isVoiced(wordClass!) === (te === 'で'));
  }
  if (form === 'before') return formerStems(line, place);
  const ends = endsOf(form);
  const found: Stem[] = [];
  for (const [wordClass, kana] of [...(ends.get(text[place - 1] ?? ' ') ?? []), ...(ends.get('') ?? [])]) {
    if (!text.startsWith(kana, place - kana.length)) continue;
    const end = place - kana.length;
    if (form === 'joining' && wordClass === 'k' && (kana === 'っ') !== /[行逝]/.test(text[end - 1] ?? '')) continue;
    if (wordClass === 'suru' || wordClass === 'kuru') {
      const isOwn = isWordStart(line, end, text.slice(end, place)) || (wordClass === 'suru' && isDone(line, end));
      if (isOwn) found.push({ start: end, stem: '', wordClass });
      continue;
    }
    if (wordClass === 'ichidan' && kana === '' && !ICHIDAN_END.test(text[end - 1] ?? '')) continue;
    const own = longest(line, end, wordClass) ?? (wordClass === 'ichidan' ? derived(line, end) : null);
    if (own) found.push(own);
  }
  // 落ちし is of 落ちる, though dictionaries have 落つ.
  const known = found.filter((each) => isOfBook(line, each));
  return (known.length > 0 ? known : found).sort((a, b) => a.start - b.start);
}
const ICHIDAN_END = new RegExp(`[いきぎしじちにびみりえけげせぜてでねべめれ${KANJI}]`, 'u');

/** Finds the stem of a verb in its former form: 流 of 流るる. `stem` is that of 流れる without its last kana. */
function formerStems(line: Line, place: number): Stem[] {
  const column = FORMER_COLUMN[line.text[place] ?? ''];
  if (!column || !IS_KANJI.test(line.text[place - 1] ?? '')) return [];
  for (const kana of column)
    for (let start = Math.max(0, place - 3); start < place; start++) {
      const stem = line.text.slice(start, place) + kana;
      if (isWordStart(line, start, stem) && isWord(line, stem, 'ichidan'))
        return [{ start, stem, wordClass: 'ichidan' }];
    }
  return [];
}

/** A passive or a causative as a verb of its own: 飲まれ of 飲まれる, 食べさせ. */
function derived(line: Line, end: number): Stem | null {
  const { text } = line;
  if (!/[れせ]/.test(text[end - 1] ?? '')) return null;
  const [verb] = stemsBefore(line, /[らさ]/.test(text[end - 2] ?? '') ? end - 2 : end - 1, 'negative').concat(
    stemsBefore(line, end - 1, 'negative'),
  );
  return verb ? { start: verb.start, stem: text.slice(verb.start, end), wordClass: 'ichidan' } : null;
}

/** The longest word of a class whose stem ends at a place. */
function longest(line: Line, end: number, wordClass: WordClass): Stem | null {
  const { text } = line;
  let first = end;
  while (first > 0 && end - first < LONGEST && KANA_OR_KANJI.test(text[first - 1]!)) first--;
  for (let start = first; start < end; start++) {
    const stem = text.slice(start, end);
    if (isWordStart(line, start, stem) && isWord(line, stem, wordClass)) return { start, stem, wordClass };
  }
  return null;
}

/** Checks whether there is a word of a class with a stem: by the book, or, where it has kanji, by the dictionary. */
export function isWord({ book, cut }: Line, stem: string, wordClass: WordClass): boolean {
  const word = dictionaryForm(stem, wordClass);
  const part = PARTS[wordClass];
  const isOf = ({ partsOfSpeech }: { partsOfSpeech: readonly string[] }) => partsOfSpeech.includes(part);
  if (word === '来る') return wordClass === 'ichidan';
  const hasKanji = IS_KANJI.test(stem);
  if (!hasKanji && word.length <= 2 && !SHORT.has(word)) return false;
  const written = book.written(word);
  if (written.some(isOf)) return true;
  if (!hasKanji) return book.read(toHiragana(word)).some(isOf);
  if (wordClass === 'adjective' || written.length > 0 || !OF_DICTIONARY.test(stem)) return false;
  // The verbs whose stem is one kanji are in the book: 見る, 着る.
  if (wordClass === 'ichidan' && IS_KANJI.test(stem.at(-1)!)) return false;
  const [own, ...others] = cut(word);
  if (!own || others.length > 0 || own.form !== '基本形') return false;
  return own.part === '動詞' && own.inflection.startsWith(wordClass === 'ichidan' ? '一段' : '五段');
}

const isOfBook = ({ book }: Line, { stem, wordClass }: Stem): boolean =>
  wordClass === 'suru' || wordClass === 'kuru' || book.written(dictionaryForm(stem, wordClass!)).length > 0;

/** Checks whether a word can begin at a place: where a run of letters does, or a piece of the line. */
export function isWordStart({ text, pieces, book }: Line, start: number, own: string): boolean {
  const before = text[start - 1];
  if (before === undefined || !KANA_OR_KANJI.test(before)) return true;
  if (IS_KANJI.test(own[0] ?? '') && !IS_KANJI.test(before)) return true;
  if (/[てで]/.test(before) && HELPING.test(own)) return true;
  // 風吹かば, of which the analyser makes one noun.
  const over = pieces().over(start);
  return (
    pieces().startAt(start) ||
    (over?.part === '名詞' && IS_KANJI.test(own[0] ?? '') && book.written(over.surface).length === 0)
  );
}

/** Checks whether what stands before し can be done: 宿題しとらん. */
const isDone = ({ pieces }: Line, place: number): boolean => pieces().endingAt(place)?.kind === 'サ変接続';

const NOUNS = /^(?:そう|どう|みたい|よう|まだ|だけ|ばかり|くらい|ぐらい|ほど|から|まで|など|ん|の)$/;
/** Finds a noun that ends at a place, or a word that the copula may follow like a noun. */
export function nounBefore({ pieces }: Line, place: number): Stem | null {
  const own = pieces().endingAt(place);
  if (!own) return null;
  const isNoun = (own.part === '名詞' && own.kind !== '数') || NOUNS.test(own.surface);
  return isNoun ? { start: own.start, stem: own.surface, wordClass: null } : null;
}

const PAST = /(?:[っいしきえけせてめれげべね見来寝出]た|んだ|ない|なかった|たい|です|ます|[てで]る)$/u;
/** Finds a predicate that ends at a place: 行く, 寒い, 食べた, 知らん. */
export function predicateBefore(line: Line, place: number): Stem | null {
  const text = line.text.slice(Math.max(0, place - LONGEST - 2), place);
  const own = { start: place, stem: '', wordClass: null };
  if (PAST.test(text)) return own;
  if (text.endsWith('ん')) return stemsBefore(line, place - 1, 'negative').length > 0 ? own : null;
  return stemsBefore(line, place, 'plain').length > 0 ? own : null;
}
