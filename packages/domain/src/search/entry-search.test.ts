import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { createEntrySearch, entryIndex } from './entry-search.js';

type Entry = { name: string; readings: string[]; note: string };

// biome-ignore format: a table, to be read down
const entries: readonly Entry[] = [
  { name: 'は',         readings: ['wa', '와'],       note: '은/는. 이야기의 주제' },
  { name: 'が',         readings: ['ga', '가'],       note: '이/가. 은/는으로 옮길 때도 있어요' },
  { name: 'か',         readings: ['ka', '카'],       note: '~까? 묻는 말' },
  { name: '〜てもいい', readings: ['temoii', '테모이이'], note: '~해도 돼요' },
  { name: '〜たら',     readings: ['tara', '타라'],   note: '~하면, ~했더니' },
  { name: 'つ',         readings: ['tsu', '츠', '쓰'], note: '츠' },
  { name: 'カメラ',     readings: ['kamera', '카메라'], note: '사진기' },
];

const indexOf = entryIndex(({ name, readings, note }: Entry) => ({ names: [name, ...readings], texts: [note] }));
const search = createEntrySearch(entries, indexOf);
const found = (query: string) => search(asSearched(query)).map(({ name }) => name);

test('what a phrase says stands after names and before texts', () => {
  const [wa, ga, ka] = entries;
  const withPhrases = createEntrySearch(entries, indexOf, () => [ka!]);
  expect(withPhrases(asSearched('은/는'))).toEqual([ka, wa, ga]);
  expect(withPhrases(asSearched('와'))).toEqual([wa, ka]);
});

describe('docs/product/reference.md#search-of-the-reference', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['as written',                       'が',        ['が']],
    ['the whole name before a part',     'か',        ['か']],
    ['a reading in Hangul',              '와',        ['は']],
    ['a reading in rōmaji',              'WA',        ['は']],
    ['an explanation',                   '은/는',     ['は', 'が']],
    ['without its sign',                 '은는',      ['は', 'が']],
    ['a part of an explanation',         '주제',      ['は']],
    ['without blanks',                   '해도돼요',  ['〜てもいい']],
    ['with the wave, in any width',      '~てもいい', ['〜てもいい']],
    ['the beginning of a name',          'ても',      ['〜てもいい']],
    ['kana of the other script',         'かめら',    ['カメラ']],
    ['and the other way round',          'ツ',        ['つ']],
    ['what sounds alike',                '다라',      ['〜たら']],
    ['initials of a reading',            'ㄱㅁㄹ',    ['カメラ']],
    ['tense or aspirated initials',      'ㅋㅁ',      ['カメラ']],
    ['the accepted second spelling',     '쓰',        ['つ']],
    ['a long vowel left out',            '테모이',    ['〜てもいい']],
    ['a syllable that is being typed',   '타라ㅇ',    ['〜たら']],
    ['its final the next one\'s onset',  '탈',        ['〜たら']],
    ['an explanation being typed',       '사짅',      []],
    ['the same, on its way',             '사지',      ['カメラ']],
    ['one that is only begun',           '긔',        []],
    ['one letter of it',                 'ㅇ',        ['は', '〜てもいい', 'が']],
    ['the other keyboard layout',        'xkfk',      ['〜たら']],
    ['nothing',                          'zzz',       []],
  ])('%s: %s', (_, query, names) => {
    expect(found(query)).toEqual(names);
  });

  test.each(['', '  ', '~', '〜', '・'])('%j lists all in their order', (query) => {
    expect(search(asSearched(query))).toBe(entries);
  });

  test('what is found as written stands alone, though others sound alike', () => {
    expect(found('가')).toEqual(['が']);
  });

  test('an entry is found by each of its names and texts, and first by its whole name', () => {
    for (const { name, readings, note } of entries) {
      for (const text of [name, ...readings, note]) expect(found(text), text).toContain(name);
      expect(found(name)[0]).toBe(name);
    }
  });

  const typing = fc.string({ unit: fc.constantFrom(...'ㄱㅏ가각갉까와이ㅗ요 あカッ~aks'), maxLength: 4 });

  test('whatever is typed, entries are found once and none is made up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), typing), (query) => {
        const hits = search(asSearched(query));
        expect(new Set(hits).size).toBe(hits.length);
        for (const hit of hits) expect(entries).toContain(hit);
      }),
    );
  });
});
