import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asSearched, foldKey, isChoseong, toNfc } from '../language/index.js';
import { lettersOf, syllableOf } from '../language/jamo.js';
import { hangulToQwerty, otherLayout, qwertyToHangul } from '../language/keyboard.js';
import { rowsOfFile } from '../test/rows-of-file.js';
import { createSearchIndex, ENOUGH } from './search-index.js';
import { MUST_NOT_FIND, SPELLINGS } from './spellings.cases.js';
import { bookWord } from './test/book-word.js';
import type { SearchableWord, SearchMode } from './words.js';

/** The real words: of the package `content`, which the rules do not know, only its text files. */
const BOOK = new URL('../../../content/data/words/', import.meta.url);

const words = readdirSync(BOOK)
  .filter((file) => /^n[45][.]tsv$/.test(file))
  .flatMap((file) => rowsOfFile(readFileSync(new URL(file, BOOK), 'utf8')).map(bookWord));
const index = createSearchIndex(words);
const nameOf = ({ japaneseWord, reading }: SearchableWord) => `${japaneseWord}/${reading}`;
const found = (query: string, mode: SearchMode, limit = words.length) =>
  index.search(asSearched(query), mode, { offset: 0, limit }).hits.map(({ row }) => nameOf(words[row]!));
const exactly = (query: string, mode: SearchMode) =>
  index.search(asSearched(query), mode, { offset: 0, limit: 0 }, { exactOnly: true }).total;

test('the book is here', () => {
  expect(words.length).toBeGreaterThan(1_300);
});

describe.each<SearchMode>(['pronunciation', 'all'])('by %s', (mode) => {
  test.each(SPELLINGS)(
    'each spelling of $word $reading finds it among the first five',
    ({ word, reading, spellings }) => {
      for (const spelling of spellings) expect(found(spelling, mode, 5), spelling).toContain(`${word}/${reading}`);
    },
  );

  test.each(MUST_NOT_FIND)('$query does not find $mustNotFind', ({ query, mustNotFind }) => {
    expect(words.map(nameOf)).toContain(mustNotFind);
    expect(found(query, mode)).not.toContain(mustNotFind);
  });
});

test.each(['타벨', 'ㅌㅂㄹ', 'xkqpfn', 'たべる', 'ﾀﾍﾞﾙ', 'taberu', '다베루', '타베르'])(
  '%s finds 食べる first or after exact hits',
  (query) => {
    for (const mode of ['pronunciation', 'all'] as const) {
      expect(found(query, mode)[query === 'たべる' ? 0 : exactly(query, mode)]).toBe('食べる/たべる');
    }
  },
);

// biome-ignore format: a table, to be read down
test.each<[query: string, mode: SearchMode, first: string, as: string | null]>([
  // what is rescued                      first hit      read as
  ['xkqpfn',       'pronunciation',       '食べる',      '타베루'],
  ['ㅅ뮫겨',       'pronunciation',       '食べる',      'taberu'],
  ['ajrek',        'meaning',             '食べる',      '먹다'],
  ['taberu',       'pronunciation',       '食べる',      '타베루'],
  ['taberu',       'meaning',             '食べる',      '타베루'],
  ['gakkou',       'all',                 '学校',        '갓코우'],
  ['gako',         'all',                 '学校',        '가코'],
  ['paatii',       'all',                 'パーティー',  '파아티이'],
  ['kagi',         'all',                 '鍵',          '카기'],
  // what is spelt loosely, or is unfinished
  ['다베루',       'pronunciation',       '食べる',      '타베루'],
  ['다베루',       'all',                 '食べる',      '타베루'],
  ['타벨',         'pronunciation',       '食べる',      '타베루'],
  ['타베ㄹ',       'pronunciation',       '食べる',      '타베루'],
  ['각코',         'pronunciation',       '学校',        '갓코우'],
  ['ㅌㅂㄹ',       'pronunciation',       '食べる',      '타베루'],
  ['ㄷㅂㄹ',       'all',                 '食べる',      '타베루'],
  ['ﾀﾍﾞﾙ',         'pronunciation',       '食べる',      'たべる'],
  ['カギ',         'pronunciation',       '鍵',          'かぎ'],
  ['食ベル',       'all',                 '食べる',      '食べる'],
  ['먹ㄷ',         'meaning',             '食べる',      '먹다'],
  ['학새',         'meaning',             '学生',        '학생'],
  ['ㅅㅈㅎㄷ',     'meaning',             '始める',      '시작하다'],
  // what a field holds
  ['타베루',       'pronunciation',       '食べる',      null],
  ['타베',         'all',                 '食べる',      null],
])('%s by %s finds %s', (query, mode, first, as) => {
  const { hits, interpretedAs } = index.search(asSearched(query), mode, { offset: 0, limit: 1 });
  expect(words[hits[0]!.row]!.japaneseWord).toBe(first);
  expect(interpretedAs).toBe(as);
});

test('what a spelling was read as finds the first hit as it is typed', () => {
  let read = 0;
  for (const query of SPELLINGS.flatMap(({ spellings }) => spellings)) {
    for (const mode of ['pronunciation', 'all'] as const) {
      const { hits, interpretedAs } = index.search(asSearched(query), mode, { offset: 0, limit: 1 });
      const isRead = hits.length > 0 && exactly(query, mode) === 0;
      expect(interpretedAs !== null, query).toBe(isRead);
      if (interpretedAs === null || hits[0]!.reading.shownAs) continue;
      read++;
      const again = index.search(
        asSearched(interpretedAs),
        mode,
        { offset: 0, limit: words.length },
        { exactOnly: true },
      );
      expect(
        again.hits.map(({ row }) => row),
        `${query} as ${interpretedAs}`,
      ).toContain(hits[0]!.row);
    }
  }
  expect(read).toBeGreaterThan(700);
});

test('つ as Korea spells it officially finds words with つ before those with づ and ぎ', () => {
  expect(found('쓰키', 'pronunciation', 1)).toEqual(['月/つき']);
  expect(found('쓰쿠에', 'pronunciation', 1)).toEqual(['机/つくえ']);
});

test('a list shows no other reading where a field has what was typed, but kana in either script', () => {
  const inList = (query: string) =>
    index
      .search(asSearched(query), 'all', { offset: 0, limit: words.length }, { inList: true })
      .hits.map(({ row, match }) => ({ name: nameOf(words[row]!), match }));
  expect(found('사랑', 'all')).toContain('再来年/さらいねん');
  expect(inList('사랑').filter(({ match }) => match !== 'exact')).toEqual([]);
  expect(inList('다베루')).toEqual([{ name: '食べる/たべる', match: 'tolerant' }]);
  expect(inList('カギ')).toContainEqual({ name: '鍵/かぎ', match: 'tolerant' });
});

/** Other readings are tried only while exact hits are few. */
const isFew = (query: string) => exactly(query, 'pronunciation') < ENOUGH;

test('every word is found after every keystroke of its pronunciation from the third on', () => {
  let tried = 0;
  for (const word of words) {
    const keys = hangulToQwerty(toNfc(word.koreanPronunciation));
    for (let count = 3; count <= keys.length; count++) {
      const typed = qwertyToHangul(keys.slice(0, count));
      // A word of one syllable, 문 for もん, has only its keys for all it says.
      if (typed.length < 2 || !isFew(typed)) continue;
      tried++;
      expect(found(typed, 'pronunciation'), typed).toContain(nameOf(word));
    }
  }
  expect(tried).toBeGreaterThan(4_000);
});

/** Letters of which each may stand for each: onsets, vowels, finals. */
const EQUAL = [
  ['ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅈㅉㅊ', 'ㅅㅆ'],
  ['ㅐㅔ', 'ㅡㅜ'],
  ['ㄴㅁㅇ', 'ㅅㄷㅂ'],
] as const;

/**
 * The ways to write a syllable with one letter changed for one alike, but for those that would say another: 두 트, 운 은.
 */
const alike = (syllable: string): string[] =>
  EQUAL.flatMap((groups, place) => {
    const letters = [...lettersOf(syllable)];
    const letter = letters[place];
    const [onset = '', , final] = letters;
    const saysOther = place === 1 && ('ㄷㄸㅌ'.includes(onset) || (onset === 'ㅇ' && final));
    if (letter === undefined || saysOther) return [];
    const others = groups.find((group) => group.includes(letter))?.replace(letter, '') ?? '';
    return Array.from(others, (other) => {
      const [onset = '', vowel = '', final = ''] = letters.with(place, other);
      return syllableOf(onset, vowel, final);
    });
  });

test('every word is found with any letter changed for one that sounds alike', () => {
  let tried = 0;
  for (const word of words) {
    const syllables = [...word.koreanPronunciation];
    for (const [index, syllable] of syllables.entries()) {
      for (const other of alike(syllable)) {
        const typed = syllables.with(index, other).join('');
        if (!isFew(typed) || foldKey(typed).length < 3) continue;
        tried++;
        expect(found(typed, 'pronunciation'), typed).toContain(nameOf(word));
      }
    }
  }
  expect(tried).toBeGreaterThan(5_000);
});

test('every word is found in the other layout, where nothing is found as typed', () => {
  let rescued = 0;
  for (const word of words) {
    const typed = hangulToQwerty(toNfc(word.koreanPronunciation));
    const { hits, interpretedAs } = index.search(asSearched(typed), 'pronunciation', {
      offset: 0,
      limit: words.length,
    });
    if (interpretedAs !== otherLayout(asSearched(typed)) || isChoseong(typed)) continue;
    rescued++;
    expect(
      hits.map(({ row }) => nameOf(words[row]!)),
      typed,
    ).toContain(nameOf(word));
  }
  expect(rescued).toBeGreaterThan(1_200);
});
