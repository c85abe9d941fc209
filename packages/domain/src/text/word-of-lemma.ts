import { inUsualKanji, isKana, kanjiIn, sharedBeginning, tableOf, toHiragana } from '../language/index.js';
import type { Morpheme } from './morpheme.js';
import { isSumOfWords } from './sum-of-words.js';
import type { TextBook, TextWord } from './text-book.js';

/** The word of the book that a dictionary form is: as written, or in kana alone. */
export function wordOfLemma(lemma: string, head: Morpheme, book: TextBook): TextWord | null {
  const fits = ({ partsOfSpeech }: TextWord) =>
    head.part === '形容詞' ? partsOfSpeech.includes('adj-i') : partsOfSpeech.some((part) => isVerbLike(part, head));
  const written = book.written(lemma).filter(fits);
  // いらない is of 要る and いない of 居る; いる itself is either.
  const inflectsSo = ({ partsOfSpeech }: TextWord) =>
    head.surface !== head.lemma && partsOfSpeech.includes(head.inflection.startsWith('五段') ? 'verb-u' : 'verb-ru');
  const heard = startOf(head);
  // 来る is read き, こ and く: its first kana tells nothing, and きたる is another word.
  const usual = written.length === 0 ? inUsualKanji(lemma) : lemma;
  if (usual !== lemma && lemma !== head.lemma) {
    const [word] = book.written(usual).filter(fits);
    if (word) return word;
  }
  const found = lemma.endsWith('来る')
    ? written.find(({ partsOfSpeech }) => partsOfSpeech.includes('verb-irregular'))
    : (written.find(({ reading }) => reading === USUAL_VERBS.get(lemma)) ??
      written.find(({ reading }) => heard !== '' && reading.startsWith(heard)) ??
      written[0]);
  if (found) return found;
  // 愛し of 愛し抜く is of 愛す to the analyser; the book has 愛する.
  const inSuru = /[^さ]す$/.test(lemma) && !isKana(lemma) ? book.written(`${lemma.slice(0, -1)}する`)[0] : undefined;
  if (inSuru?.partsOfSpeech.includes('verb-irregular')) return inSuru;
  if (POTENTIAL_IN_KANA.has(lemma)) return null;
  if (isKana(lemma)) {
    const readSo = book.read(toHiragana(lemma)).filter(fits);
    return readSo.find(inflectsSo) ?? readSo[0] ?? null;
  }
  // 嬉しい, of which the book has うれしい alone.
  const inKana = readingOfLemma(lemma, head);
  const readAlike = inKana === null ? [] : book.read(inKana).filter(fits);
  // 生きのこる and 表わす, which the book writes 生き残る and 表す.
  const kanji = kanjiIn(lemma);
  return (
    readAlike.find(({ japaneseWord }) => isKana(japaneseWord)) ??
    readAlike.find(({ japaneseWord }) => kanji.every((each) => japaneseWord.includes(each))) ??
    null
  );
}

/**
 * Checks whether a verb of the analyser can be one of this part of speech, by the group that its form shows: いらない is of
 * 要る, not of いる. いる itself shows no group, and the analyser only guesses.
 */
function isVerbLike(part: string, { inflection, surface, lemma }: Morpheme): boolean {
  if (!part.startsWith('verb') || surface === lemma) return part.startsWith('verb');
  if (inflection.startsWith('五段')) return part !== 'verb-ru';
  return !(inflection.startsWith('一段') && part === 'verb-u');
}

/**
 * The usual reading of a writing that has several, where the analyser has another (docs/product/lookup.md#readings).
 */
const USUAL_VERBS = tableOf<string>({ 弾く: 'ひく' });

/** A saying with particles that the text has with fewer kanji: 気をつける of 気を付ける. */
export function sayingOf(before: readonly Morpheme[], head: Morpheme, book: TextBook): TextWord | null {
  if (!before.some(({ kind }) => kind === '格助詞')) return null;
  const verb = isKana(head.lemma) ? toHiragana(head.lemma) : readingOfLemma(head.lemma, head);
  if (verb === null) return null;
  const heard = before.map(({ reading, surface }) => toHiragana(reading ?? surface)).join('');
  const kanji = kanjiIn(before.map(({ surface }) => surface).join('') + head.lemma);
  const found = book
    .read(heard + verb)
    .find(
      ({ japaneseWord, partsOfSpeech }) =>
        partsOfSpeech.some((part) => isVerbLike(part, head)) && kanji.every((each) => japaneseWord.includes(each)),
    );
  return found && kanji.length > 0 ? found : null;
}

/** Finds an expression of the book that speech uses without its particle: 嘘をつく for 嘘つく. */
export function bareSayingOf(noun: Morpheme, head: Morpheme, book: TextBook): TextWord | null {
  const isNoun = noun.part === '名詞' && !/^(?:接尾|数|代名詞|固有名詞)$/.test(noun.kind);
  if (!isNoun || head.part !== '動詞' || head.kind !== '自立') return null;
  const verb = isKana(head.lemma) ? toHiragana(head.lemma) : readingOfLemma(head.lemma, head);
  if (verb === null) return null;
  const kanji = kanjiIn(noun.surface + head.lemma);
  for (const particle of ['を', 'が']) {
    const found = [
      ...book.written(noun.surface + particle + head.lemma),
      ...book.read(toHiragana(noun.reading ?? noun.surface) + particle + verb),
    ].find(
      ({ japaneseWord, partsOfSpeech }) =>
        partsOfSpeech.some((part) => isVerbLike(part, head)) && kanji.every((each) => japaneseWord.includes(each)),
    );
    if (found && kanji.length > 0) return isSumOfWords(found, book) ? null : found;
  }
  return null;
}

/** Potentials in kana, though the book has another verb with the reading: いける of 行く, and no 活ける. */
const POTENTIAL_IN_KANA: ReadonlySet<string> = new Set(['いける', 'イケる']);

/** The reading of a dictionary form by the reading of the form that stands there: 嬉しかっ ウレシカッ is of うれしい. */
function readingOfLemma(lemma: string, { surface, reading, lemma: own }: Morpheme): string | null {
  if (reading === null || lemma !== own) return null;
  const same = sharedBeginning(surface, lemma);
  const [tail, heard] = [toHiragana(surface.slice(same)), toHiragana(reading)];
  if (!isKana(lemma.slice(same) || 'あ') || !heard.endsWith(tail)) return null;
  return heard.slice(0, heard.length - tail.length) + lemma.slice(same);
}

/** The first kana of the analyser's reading, in hiragana: distinguishes 開く あく from ひらく. */
const startOf = ({ reading }: Morpheme): string =>
  reading === null || reading === '' ? '' : String.fromCharCode(reading.charCodeAt(0) - 0x60);

/** Finds the noun of a verb with する, which may be all that the book has: 愛 of 愛する. */
export function suruNoun(noun: string, book: TextBook): TextWord | null {
  const words = [...book.written(noun), ...book.written(withoutHonour(noun))];
  return (
    words.find(({ partsOfSpeech }) => partsOfSpeech.includes('noun-suru')) ??
    words.find(({ partsOfSpeech }) => partsOfSpeech.includes('noun')) ??
    null
  );
}

/** Removes the honorific prefix of a noun: 願い of お願い. */
export const withoutHonour = (noun: string): string => noun.replace(/^[おご御](?=.)/, '');
