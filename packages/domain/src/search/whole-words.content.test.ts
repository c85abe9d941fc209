import { describe, expect, test } from 'vitest';
import { asSearched, spelledOut, toHangul, toNfc, toRomaji } from '../language/index.js';
import { lettersOf, syllableOf } from '../language/jamo.js';
import { createSearchIndex } from './search-index.js';
import { wholeBook, wholeIndex } from './test/whole-book.test-kit.js';
import type { SearchableWord } from './words.js';

const [words, index] = [wholeBook, wholeIndex];
type Word = (typeof words)[number];

// biome-ignore format: a table
const LENGTHENS: Readonly<Record<string, string>> = {
  ㅏ: '아', ㅑ: '아', ㅣ: '이', ㅜ: '우', ㅠ: '우', ㅡ: '우', ㅔ: '이에', ㅗ: '우오', ㅛ: '우오',
};

/** Without the syllables that only lengthen a vowel, but for the last one of a verb, which is heard (思う 오모우). */
function short(text: string, keepsLast = false): string {
  const spoken = Array.from(text.replaceAll('-', ''));
  return spoken
    .filter((syllable, index) => {
      const [, vowel = '', final] = lettersOf(spoken[index - 1] ?? '');
      return (keepsLast && index === spoken.length - 1) || final || !LENGTHENS[vowel]?.includes(syllable);
    })
    .join('');
}

const PLAIN: Readonly<Record<string, string>> = { ㅋ: 'ㄱ', ㅌ: 'ㄷ', ㅊ: 'ㅈ' };
const GLIDES: Readonly<Record<string, string>> = { ㅑ: 'ㅏ', ㅠ: 'ㅜ', ㅛ: 'ㅗ' };

/** In Korea's official spelling: 다 for た at the beginning, 쓰 for つ, 자 for じゃ. */
const official = (text: string): string =>
  Array.from(text, (syllable, index) => {
    const [onset = '', vowel = '', final = ''] = lettersOf(syllable);
    if (vowel === '') return syllable;
    if (onset === 'ㅊ' && vowel === 'ㅡ') return syllableOf('ㅆ', vowel, final);
    const plainVowel = 'ㅈㅊ'.includes(onset) ? (GLIDES[vowel] ?? vowel) : vowel;
    return syllableOf(index === 0 ? (PLAIN[onset] ?? onset) : onset, plainVowel, final);
  }).join('');

const isLoan = ({ reading }: Word): boolean => /^[ァ-ヶー・]+$/.test(reading);
const isVerb = ({ partsOfSpeech }: Word): boolean => partsOfSpeech.some((part) => part.includes('verb'));
const brief = (word: Word): string => short(word.koreanPronunciation, isVerb(word));

/** Spellings that Koreans type for a word instead of its pronunciation, a class a line. */
const CLASSES: readonly (readonly [name: string, spell: (word: Word) => readonly string[]])[] = [
  ['loan words kana by kana', (word) => (isLoan(word) ? spelledOut(toNfc(word.reading)).map(toHangul) : [])],
  [
    'loan words kana by kana, short',
    (word) => (isLoan(word) ? spelledOut(toNfc(word.reading)).map((r) => short(toHangul(r))) : []),
  ],
  ['loan words without long vowels', (word) => (isLoan(word) ? [brief(word), official(brief(word))] : [])],
  ['long vowels left out', (word) => [brief(word)]],
  ['officially, long vowels left out', (word) => [official(brief(word))]],
  ['officially', (word) => [official(word.koreanPronunciation)]],
  ['rōmaji', (word) => [toRomaji(word.reading) ?? '']],
  ['rōmaji of one or two sounds', (word) => [toRomaji(word.reading) ?? ''].filter((typed) => typed.length <= 4)],
  [
    'rōmaji without long vowels',
    (word) => [(toRomaji(word.reading) ?? '').replace(/([aiueo])\1+/g, '$1').replace(/ou/g, 'o')],
  ],
];

/** Counts the words before it that are no homophones: of those none can come first. */
function wordsBefore(word: Word, typed: string): number {
  const { hits } = index.search(asSearched(typed), 'pronunciation', { offset: 0, limit: 40 });
  const position = hits.findIndex(({ row }) => words[row] === word);
  const before = hits.slice(0, position).map(({ row }) => short(words[row]!.koreanPronunciation));
  return position < 0
    ? Number.POSITIVE_INFINITY
    : new Set(before.filter((sound) => sound !== short(word.koreanPronunciation))).size;
}

describe('what Koreans type for a word finds it among the first three', () => {
  test.each(CLASSES)('%s', (_, spell) => {
    // One of three where they are thousands: each takes a search.
    const all = words.flatMap((word) => spell(word).flatMap((typed) => (typed ? [{ word, typed }] : [])));
    const cases = all.length > 3_000 ? all.filter(({ word }) => word.id % 3 === 0) : all;
    const missed = cases.filter(({ word, typed }) => wordsBefore(word, typed) >= 3);
    expect(cases.length).toBeGreaterThan(30);
    expect(missed.length / cases.length, missed.map(({ typed }) => typed).join(' ')).toBeLessThan(0.03);
  });
});

const nameOf = ({ japaneseWord }: SearchableWord): string => japaneseWord;
const found = (typed: string, limit: number) =>
  index.search(asSearched(typed), 'pronunciation', { offset: 0, limit }).hits.map(({ row }) => nameOf(words[row]!));

// biome-ignore format: a table, to be read down
test.each([
  ['메루',       'メール',         1],
  ['비루',       'ビール',         2],
  ['부츠',       'ブーツ',         2],
  ['자마',       '邪魔',         1],
  ['갓코오',     '学校',           1],
  ['소후아',     'ソファー',       1],
  ['후이루무',   'フィルム',       1],
  ['보란테이아', 'ボランティア',   1],
  // パテ drawn out is heard so, too.
  ['파테이',     'パーティー',     2],
  ['테잇슈',     'ティッシュ',     3],
  ['ki',         '木',             2],
  ['hi',         '日',             2],
  ['ii',         'いい',           1],
  ['ai',         '愛',             1],
  ['mamma',      'ママ',           3],
  ['paatii',     'パーティー',     1],
  ['쓰키',       '月',             1],
])('%s finds %s among the first %i', (typed, word, place) => {
  expect(found(typed, place)).toContain(word);
});

describe('of words that a spelling may mean the nearest comes first', () => {
  const bookOf = (...all: readonly (readonly [written: string, reading: string, meaning: string])[]) => {
    const some = all.map(([japaneseWord, reading, meaningKo], id) => ({
      id,
      japaneseWord,
      reading,
      koreanPronunciation: toHangul(reading),
      meaningKo,
    }));
    const small = createSearchIndex(some);
    return (typed: string) =>
      small
        .search(asSearched(typed), 'pronunciation', { offset: 0, limit: 9 })
        .hits.map(({ row }) => some[row]!.japaneseWord);
  };
  // The higher id would come first of equally near ones.
  const inBook = bookOf(
    ['東京', 'とうきょう', '도쿄'],
    ['中国', 'ちゅうごく', '중국'],
    ['同居', 'どうきょ', '동거'],
    ['特許', 'とっきょ', '특허'],
    ['忠告', 'ちゅうこく', '충고'],
    ['中古', 'ちゅうこ', '중고'],
  );

  // biome-ignore format: a table, to be read down
  test.each([
    ['도쿄',     ['同居', '東京', '特許']],
    ['토우쿄우', ['東京', '同居', '特許']],
    ['톳쿄',     ['特許']],
    ['츄고쿠',   ['中国', '忠告']],
    ['츄코쿠',   ['忠告', '中国']],
    ['츄우고쿠', ['中国', '忠告']],
  ])('%s', (typed, expected) => {
    expect(inBook(typed).slice(0, expected.length)).toEqual(expected);
  });

  test('in the whole book 도쿄 is not answered with 特許, nor 츄고쿠 with 忠告', () => {
    expect(found('도쿄', 1)).toEqual(['東京']);
    const places = found('츄고쿠', 9);
    if (words.some(({ japaneseWord }) => japaneseWord === '中国')) expect(places[0]).toBe('中国');
  });
});

test('in all fields a loan word that Korean has too stands where its sound puts it', () => {
  const inAll = (typed: string) =>
    index
      .search(asSearched(typed), 'all', { offset: 0, limit: 3 })
      .hits.map(({ row, match, rank }) => [words[row]!.japaneseWord, match, rank]);
  expect(inAll('부츠')).toContainEqual(['ブーツ', 'exact', 0.5]);
  expect(inAll('코트')).toContainEqual(['コート', 'exact', 0.5]);
});

test('what is the query as typed stays first, and after it what it begins stays before what has it inside', () => {
  for (const typed of ['비루', '부츠', '하나', '타베', '메루', '카미']) {
    const { hits, exact } = index.search(asSearched(typed), 'pronunciation', { offset: 0, limit: words.length });
    const plain = index.search(
      asSearched(typed),
      'pronunciation',
      { offset: 0, limit: words.length },
      { exactOnly: true },
    );
    const asTyped = hits.filter(({ match }) => match === 'exact').map(({ row }) => row);
    expect(asTyped.filter((row) => hits.find((hit) => hit.row === row)!.rank !== 0.5)).toEqual(
      plain.hits.map(({ row }) => row).filter((row) => hits.find((hit) => hit.row === row)!.rank !== 0.5),
    );
    expect(exact).toBe(plain.total);
    expect(hits.map(({ rank }) => rank)).toEqual(hits.map(({ rank }) => rank).toSorted((a, b) => a - b));
  }
});
