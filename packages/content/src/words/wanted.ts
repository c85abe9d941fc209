import { gunzipSync } from 'node:zlib';
import { isKana, KANJI, toHiragana, wordsOf } from '@utarang/domain/language';
import { writingsOf } from '@utarang/domain/words';
import { readTsv } from '../tsv.js';
import type { WordEntry } from './entry.js';

/** A lemma of the frequency lists, which are segmented by UniDic and not as people look words up. */
export type WantedLemma = {
  readonly expression: string;
  /** In hiragana; empty where the expression is in kana. */
  readonly reading: string;
  /** The class of UniDic, in Japanese: 副詞, 名詞-普通名詞-一般. */
  readonly wordClass: string;
  /** The rank in each list that has it, by the name of the list. */
  readonly ranks: ReadonlyMap<string, number>;
};

/**
 * The way in which the book covers a lemma: as a word, by a rule that leads from its form to one, or as a part of
 * longer ones.
 */
type Way = 'word' | 'form' | 'piece';

type WantedCoverage = {
  readonly list: string;
  readonly first: number;
  readonly counts: Readonly<Record<Way, number>>;
  readonly missing: readonly WantedLemma[];
};

type SearchedWord = Pick<WordEntry, 'japaneseWord' | 'reading' | 'forms' | 'partsOfSpeech'>;

/** Reads the packed table of lemmas that the first book lacked; those that it had are left out. */
export const readWanted = (packed: Uint8Array): WantedLemma[] =>
  readTsv<'expression' | 'reading' | 'word_class' | 'ranks'>(gunzipSync(packed).toString('utf8')).map(
    ({ expression, reading, word_class: wordClass, ranks }) => ({
      expression,
      reading,
      wordClass,
      ranks: new Map(
        ranks.split(' ').map((rank) => [rank.split(':')[0]!, Number(rank.split(':')[1])] as [string, number]),
      ),
    }),
  );

/** Counts how many of the first lemmas of a list the book covers. */
export function wantedCoverage(
  words: readonly SearchedWord[],
  lemmas: readonly WantedLemma[],
  list: string,
  first: number,
): WantedCoverage {
  const wayOf = waysInto(words);
  const counts: Record<Way, number> = { word: 0, form: 0, piece: 0 };
  const ofList = lemmas.filter(({ ranks }) => (ranks.get(list) ?? Number.POSITIVE_INFINITY) <= first);
  const missing = ofList.filter((lemma) => {
    const way = wayOf(lemma);
    if (way !== null) counts[way] += 1;
    return way === null;
  });
  // Lemmas missing from the table were in the book when it was made.
  counts.word += first - ofList.length;
  return { list, first, counts, missing };
}

/** Finds how a book covers lemmas. */
export function waysInto(words: readonly SearchedWord[]): (lemma: WantedLemma) => Way | null {
  const written = new Map<string, SearchedWord[]>();
  const loans = new Set<string>();
  const longer = new Set<string>();
  for (const word of words) {
    const reading = toHiragana(word.reading);
    for (const writing of new Set([...writingsOf(word), word.reading])) {
      const key = toHiragana(writing);
      written.set(key, [...(written.get(key) ?? []), word]);
      if (KATAKANA.test(writing)) loans.add(loanKey(writing));
      for (const [kanji, kana] of endsOf(writing, reading)) longer.add(`${kanji} ${kana}`);
    }
  }
  const has = (text: string, part?: RegExp): boolean =>
    (written.get(toHiragana(text)) ?? []).some(
      ({ partsOfSpeech }) => !part || partsOfSpeech.some((partOfSpeech) => part.test(partOfSpeech)),
    );
  const isForm = (lemma: WantedLemma): boolean =>
    (KATAKANA.test(lemma.expression) && loans.has(loanKey(lemma.expression))) ||
    basesOf(lemma).some(({ word, part, reading }) =>
      (written.get(word) ?? []).some(
        (base) =>
          base.partsOfSpeech.some((partOfSpeech) => partOfSpeech === part) &&
          (!reading || toHiragana(base.reading) === reading),
      ),
    ) ||
    soundsOf(lemma).some((sound) => has(sound, /^adverb$/));
  return (lemma) => {
    if (has(lemma.expression)) return 'word';
    if (isForm(lemma)) return 'form';
    return longer.has(`${lemma.expression} ${lemma.reading}`) ? 'piece' : null;
  };
}

const KATAKANA = /^[ァ-ヶー]+$/;

// biome-ignore format: a table, to be read down
const LOAN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ヴァ/g, 'バ'], [/ヴィ/g, 'ビ'], [/ヴェ/g, 'ベ'], [/ヴォ/g, 'ボ'], [/ヴ/g, 'ブ'],
  [/ウィ/g, 'ウイ'], [/ウェ/g, 'ウエ'], [/ウォ/g, 'ウオ'], [/ティ/g, 'チ'],
  [/(?<=[エケセテネヘメレゲゼデベペェ])イ/g, 'ー'], [/(?<=[キシチニヒミリギジビピ])ヤ/g, 'ア'],
  [/(?<=..[タサダチシリカジザナマラデ])ー$/, ''],
];

/** A key for the spellings of loan words, today's and those of the official list: プレイ プレー, ウェア ウエア, コネクタ コネクター. */
const loanKey = (katakana: string): string =>
  LOAN_SPELLINGS.reduce((key, [pattern, spelling]) => key.replace(pattern, spelling), katakana);

type Base = { readonly word: string; readonly part: string; readonly reading: string | null };

/** The words from which a lemma is derived as a noun or an adverb: 走り of 走る, 古く of 古い, 強め of 強い. */
function basesOf({ expression, reading }: WantedLemma): Base[] {
  if (KATAKANA.test(expression) || (isKana(expression) && expression.length < 3)) return [];
  const readings = basesIn(reading);
  return basesIn(expression).flatMap(({ word, part }): Base[] =>
    reading === ''
      ? [{ word: toHiragana(word), part, reading: null }]
      : readings.filter((read) => read.part === part).map((read) => ({ word, part, reading: read.word })),
  );
}

function basesIn(text: string): { word: string; part: string }[] {
  const verbs = wordsOf(`${text}ます`)
    .filter(({ names }) => names.length === 1 && names[0] === 'polite')
    .flatMap(({ word, partsOfSpeech }) => partsOfSpeech.map((part) => ({ word, part })))
    .filter(({ part }) => /^verb-(?:u|ru)$/.test(part));
  const stem = /^(.+)[くめ]$/.exec(text)?.[1];
  return stem ? [...verbs, { word: `${stem}い`, part: 'adj-i' }] : verbs;
}

/** The adverbs whose end UniDic splits off: パッ of ぱっと, ピタ of ぴたり, ざあ of ざあざあ and ざあっと. */
const soundsOf = ({ expression, wordClass }: WantedLemma): string[] =>
  wordClass.startsWith('副詞') && expression.length > 1
    ? [...['と', 'っと', 'り', 'りと'].map((end) => `${expression}${end}`), `${expression}${expression}`]
    : [];

const THREE_KANJI = new RegExp(`^${KANJI}{3,}$`, 'u');

/**
 * Both ends of a word with three kanji or more, with their readings: 扇風 of 扇風機, 導体 of 半導体. They are no words to look
 * up.
 */
function* endsOf(writing: string, reading: string): Iterable<[string, string]> {
  if (!THREE_KANJI.test(writing)) return;
  for (let kanji = 2; kanji < writing.length; kanji++)
    for (let kana = 1; kana < reading.length; kana++) {
      yield [writing.slice(0, kanji), reading.slice(0, kana)];
      yield [writing.slice(-kanji), reading.slice(-kana)];
    }
}
