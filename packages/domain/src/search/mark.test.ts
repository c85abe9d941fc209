import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asSearched, choseong, foldKey, normalise, toNfc, wholeKeys } from '../language/index.js';
import { exactRanges } from './exact-ranges.js';
import { type Marks, markWord } from './mark.js';
import { asTyped, otherLayoutReadings, type Reading, tolerantReadings } from './readings.js';
import { SCOPES, scopeOf } from './scope.js';
import { createSearchIndex } from './search-index.js';
import { speltOtherwise } from './spelt-otherwise.js';
import { alikeCatalogue } from './test/alike.js';
import { catalogue, disguised, mode } from './test/arbitraries.js';
import { sample } from './test/sample.js';
import type { SearchableWord, SearchField, SearchMode } from './words.js';

const taberu: SearchableWord = {
  id: 1,
  japaneseWord: '食べる',
  reading: 'たべる',
  koreanPronunciation: '타베루',
  meaningKo: '먹다, 즐겨 먹다',
};
const entry = (japaneseWord: string, reading: string, koreanPronunciation: string, meaningKo: string) => ({
  id: 2,
  japaneseWord,
  reading,
  koreanPronunciation,
  meaningKo,
});
/** The marks of a word as a search for it has them; none where it does not find it. */
function marksOf(word: SearchableWord, typed: string, by: SearchMode): Marks {
  const [hit] = createSearchIndex([word]).search(asSearched(typed), by, { offset: 0, limit: 1 }).hits;
  return hit ? markWord(word, hit.reading) : {};
}

const marked = (word: SearchableWord, typed: string, by: 'pronunciation' | 'meaning' | 'all' = 'all') =>
  Object.entries(marksOf(word, typed, by))
    .map(
      ([field, ranges]) =>
        `${field} ${ranges.map(([from, to]) => word[field as SearchField].slice(from, to)).join('/')}`,
    )
    .join('; ');

const honjitsu = entry('本日はよろしく', 'ほんじつはよろしく', '혼지츠와 요로시쿠', '오늘 잘 부탁드립니다');

// biome-ignore format: a table, to be read down
test.each([
  ['혼지츠와 요로시쿠', '혼지츠와 요로시쿠', 'exact'],
  ['혼지츠와요로시쿠',  '혼지츠와 요로시쿠', 'exact'],
  ['혼지츠와',          '혼지츠와',          'exact'],
  ['와요로',            '와 요로',           'exact'],
  ['와 요로',           '와 요로',           'exact'],
  ['요로시쿠',          '요로시쿠',          'exact'],
  ['요로시꾸',          '요로시쿠',          'tolerant'],
])('%s is %s in a phrase with blanks, %s', (typed, shown, match) => {
  for (const by of ['pronunciation', 'all'] as const) {
    const [hit] = createSearchIndex([honjitsu]).search(asSearched(typed), by, { offset: 0, limit: 1 }).hits;
    expect(hit?.match).toBe(match);
    const marks = hit ? markWord(honjitsu, hit.reading).koreanPronunciation : [];
    expect(marks?.map(([from, to]) => honjitsu.koreanPronunciation.slice(from, to))).toEqual([shown]);
  }
});

// biome-ignore format: a table, to be read down
test.each([
  // typed      mode             marked
  ['타베',      'pronunciation', 'koreanPronunciation 타베'],
  ['타베',      'meaning',       ''],
  ['먹다',      'meaning',       'meaningKo 먹다/먹다'],
  ['먹다',      'all',           'meaningKo 먹다/먹다'],
  ['べる',      'meaning',       'japaneseWord べる; reading べる'],
  ['食',        'pronunciation', 'japaneseWord 食'],
  [' 타베루 ',  'all',           'koreanPronunciation 타베루'],
  ['다,  즐겨', 'all',           'meaningKo 다, 즐겨'],
  ['음식',      'all',           ''],
  ['',          'all',           ''],
  ['\u200b',    'all',           ''],
  ['\ud842',    'all',           ''],
] as const)('%j by %s marks %s', (typed, by, expected) => {
  expect(marked(taberu, typed, by)).toBe(expected);
});

describe('in texts that are not in the normal form', () => {
  const meaning = (meaningKo: string): SearchableWord => ({ ...taberu, meaningKo });

  // biome-ignore format: a table, to be read down
  test.each([
    // meaning                        typed      marked
    ['먹다, 먹이다'.normalize('NFD'), '먹',      '먹/먹'.normalize('NFD')],
    ['가각'.normalize('NFD'),         '가',      '가'.normalize('NFD')],
    ['말\u3000\u200b하다',            '말 하다', '말\u3000\u200b하다'],
    ['\u00a0 먹다 \n',                '먹다',    '먹다'],
    ['CD, cd',                        'cD',      'CD/cd'],
    ['İ',                             'i\u0307', 'İ'],
    ['aaa',                           'aa',      'aa'],
    ['AAA',                           'aa',      'AA'],
  ])('%j, typed %j', (text, typed, expected) => {
    expect(marked(meaning(text), typed, 'meaning')).toBe(`meaningKo ${expected}`);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    // meaning      typed     why nothing is marked
    ['x\u0302',     'x',      'the letter has a mark that was not typed'],
    ['👩‍👩‍👧',          '👩',     'one picture made of several'],
    ['👍🏽',          '👍',     'a picture with a skin tone'],
    ['🇰🇷🇯🇵',          '🇷🇯',     'halves of two flags'],
    ['좋다\ud83d',  '\ud83d', 'half a surrogate pair is no text'],
  ])('%s, typed %s: %s', (text, typed) => {
    expect(marksOf(meaning(text), typed, 'meaning')).toEqual({});
  });
});

describe('of hits in other readings', () => {
  const words = Object.fromEntries(
    [
      ...sample,
      entry('聞く', 'きく', '키쿠', '듣다, 묻다'),
      entry('時々', 'ときどき', '토키도키', '가끔, 때때로'),
      entry('先生', 'せんせい', '센세이', '선생님, 교사'),
      entry('音楽', 'おんがく', '온가쿠', '음악'),
      entry('または', 'または', '마타와', '또는'),
      entry('シャツ', 'シャツ', '샤츠', '셔츠'),
    ].map((word) => [word.japaneseWord, word]),
  );

  // biome-ignore format: a table, to be read down
  test.each<[typed: string, by: SearchMode, word: string, expected: string]>([
    // typed      mode             word          marked
    ['다베루',    'pronunciation', '食べる',     'reading たべる; koreanPronunciation 타베루'],
    ['따베',      'pronunciation', '食べる',     'reading たべ; koreanPronunciation 타베'],
    ['타벨',      'pronunciation', '食べる',     'reading たべる; koreanPronunciation 타베루'],
    ['갓코',      'pronunciation', '学校',       'reading がっこう; koreanPronunciation 각코우'],
    ['센세',      'all',           '先生',       'koreanPronunciation 센세'],
    ['쎈세',      'all',           '先生',       'reading せんせい; koreanPronunciation 센세이'],
    ['옹가쿠',    'pronunciation', '音楽',       'reading おんがく; koreanPronunciation 온가쿠'],
    ['셔츠',      'pronunciation', 'シャツ',     ''],
    ['샤쯔',      'pronunciation', 'シャツ',     'japaneseWord シャツ; reading シャツ; koreanPronunciation 샤츠'],
    ['마따와',    'all',           'または',     'koreanPronunciation 마타와'],
    ['마따하',    'all',           'または',     'japaneseWord または; reading または'],
    ['タベル',    'all',           '食べる',     'reading たべる; koreanPronunciation 타베루'],
    ['ﾀﾍﾞ',       'meaning',       '食べる',     'reading たべ'],
    ['食ベル',    'all',           '食べる',     'japaneseWord 食べる'],
    ['こーひー',  'all',           'コーヒー',   'japaneseWord コーヒー; reading コーヒー; koreanPronunciation 코-히-'],
    ['こおひい',  'all',           'コーヒー',   'japaneseWord コーヒー; reading コーヒー; koreanPronunciation 코-히-'],
    ['taberu',    'all',           '食べる',     'reading たべる; koreanPronunciation 타베루'],
    ['tabe',      'meaning',       '食べる',     'koreanPronunciation 타베'],
    ['taber',     'all',           '食べる',     'reading たべる; koreanPronunciation 타베루'],
    ['gako',      'all',           '学校',       'reading がっこう; koreanPronunciation 각코우'],
    ['ㅌㅂㄹ',    'pronunciation', '食べる',     'koreanPronunciation 타베루'],
    ['ㄷㅂㅁ',    'all',           '食べ物',     'koreanPronunciation 타베모'],
    ['ㅇㅇㄱ',    'meaning',       '話',         'meaningKo 이야기'],
    ['ㅇㅇㄱ',    'meaning',       '食べる',     ''],
    ['ㅁㅅㄷ',    'meaning',       '飲む',       'meaningKo 마시다'],
    ['먹ㄷ',      'meaning',       '食べる',     'meaningKo 먹다'],
    ['마싣',      'meaning',       '飲む',       'meaningKo 마시다'],
    ['이야깋',    'meaning',       '話す',       'meaningKo 이야기하'],
    ['xkqpfn',    'pronunciation', '食べる',     'koreanPronunciation 타베루'],
    ['ekqpfn',    'pronunciation', '食べる',     'reading たべる; koreanPronunciation 타베루'],
    ['ajrek',     'meaning',       '飲む',       'meaningKo 먹다'],
    ['ㅅ뮫겨',    'all',           '食べる',     'koreanPronunciation 타베루'],
    // where two places read alike, or none does from letter to letter
    ['도끼',      'pronunciation', '時々',       ''],
    ['도끼도',    'pronunciation', '時々',       'reading ときど; koreanPronunciation 토키도'],
    ['온각',      'pronunciation', '音楽',       'reading おんがく; koreanPronunciation 온가쿠'],
  ])('%s by %s in %s', (typed, by, word, expected) => {
    expect(marked(words[word]!, typed, by)).toBe(expected);
  });
});

/** Checks whether a part of a word says what a reading looks for; its last letter may say more. */
function says(part: string, { form, text, until }: Reading): boolean {
  if (form === 'key') return foldKey(part).startsWith(text);
  if (form === 'initials' || form === 'meaningInitials') return choseong(toNfc(part)).startsWith(text);
  const isIt = (said: string): boolean =>
    until ? said.startsWith(text.slice(0, -1)) && said.length === text.length : said === text;
  // Phrases are "found with and without" the spaces between their units (docs/product/pronunciation.md#units).
  return [normalise(part), normalise(part).replaceAll(' ', '')].some(isIt);
}

test('every mark says what a reading of the query looks for, and marks go from left to right without overlap', () => {
  const found = fc.oneof(catalogue, alikeCatalogue).chain(({ words, query }) =>
    fc.record({
      word: fc.constantFrom({ ...taberu }, ...words).chain((word) =>
        fc.record({
          id: fc.constant(word.id),
          japaneseWord: disguised(word.japaneseWord),
          reading: disguised(word.reading),
          koreanPronunciation: disguised(word.koreanPronunciation),
          meaningKo: disguised(word.meaningKo),
        }),
      ),
      query: disguised(query),
    }),
  );
  fc.assert(
    fc.property(found, mode, ({ word, query }, by) => {
      const typed = asSearched(query);
      // A mark without its letter is no query that anybody types.
      fc.pre(typed !== '' && !/^\p{M}/u.test(typed));
      const exact = asTyped(typed, by);
      const wholes = wholeKeys(typed).map((text): Reading => ({ form: 'key', text }));
      const others = [...speltOtherwise(typed, () => [word])].map((other) => asTyped(other, by));
      const readings = [exact, ...others, ...wholes, ...tolerantReadings(typed, by), ...otherLayoutReadings(typed, by)];
      const fields = Object.entries(marksOf(word, query, by));
      const parts = fields.flatMap(([field, ranges]) =>
        ranges.map(([from, to]) => word[field as SearchField].slice(from, to)),
      );
      expect(
        readings.some((reading) => parts.every((part) => says(part, reading))),
        parts.join(),
      ).toBe(true);
      const isExact = SCOPES[scopeOf(typed, by)].some((field) => exactRanges(word[field], exact.text).length > 0);
      if (isExact) expect(parts.every((part) => says(part, exact))).toBe(true);
      for (const [, ranges] of fields) {
        let last = 0;
        expect(ranges.length).toBeGreaterThan(0);
        for (const [from, to] of ranges) {
          expect(from).toBeGreaterThanOrEqual(last);
          last = to;
        }
      }
    }),
    { numRuns: 200, interruptAfterTimeLimit: 30_000 },
  );
});

test('where each letter is a grapheme, every exact occurrence is marked, however the text is spelt', () => {
  const letters = fc.string({ unit: fc.constantFrom('가', '각', 'a', 'B', '食', ' '), maxLength: 12 });
  const spelt = fc.record({
    text: letters.chain(disguised),
    query: fc.string({ unit: fc.constantFrom('가', 'a', 'b', ' '), maxLength: 3 }),
  });
  fc.assert(
    fc.property(spelt, ({ text, query }) => {
      const needle = normalise(query);
      fc.pre(needle !== '');
      expect(exactRanges(text, needle)).toHaveLength(normalise(text).split(needle).length - 1);
    }),
    { numRuns: 1000 },
  );
});
