import fc from 'fast-check';
import { expect, test } from 'vitest';
import { savedWord } from '../../parts/study/study.test-kit.js';
import { daysOf, listed, matching, type Sort, sorted } from './saved-index.js';

const eat = listed(
  savedWord(1, { japaneseWord: '食べる', hiragana: 'たべる', koreanPronunciation: '타베루', meaningKo: '먹다, Eat' }),
);
const coffee = listed(
  savedWord(2, { japaneseWord: 'コーヒー', hiragana: 'コーヒー', koreanPronunciation: '코-히-', meaningKo: '커피' }),
);
const promise = listed(
  savedWord(3, { japaneseWord: '約束', hiragana: 'やくそく', koreanPronunciation: '야쿠소쿠', meaningKo: '약속' }),
);
const please = listed(
  savedWord(4, {
    japaneseWord: 'お願いいたします',
    hiragana: 'おねがいいたします',
    koreanPronunciation: '오네가이 이타시마스',
    meaningKo: '부탁',
  }),
);
const all = [eat, coffee, promise, please];
const ids = (list: readonly { word: { id: number } }[]) => list.map(({ word }) => word.id);

// biome-ignore format: a table, to be read down
test.each([
  // query       found
  ['',           [1, 2, 3, 4]],
  ['   ',        [1, 2, 3, 4]],
  ['먹',          [1]],
  ['EAT',        [1]],
  ['  eat ',     [1]],
  ['약속'.normalize('NFD'), [3]],
  ['べ',          [1]],
  ['束',          [3]],
  ['히',          [2]],
  ['쿠소',         [3]],
  ['たべる타베루',     []],
  ['る たべる',      []],
  ['ㅇ',          [3, 4]],
  ['약ㅅ',        [3]],
  ['커ㅍ',        [2]],
  ['타벨',        [1]],
  ['오네가이 이타',   [4]],
  ['오네가이이타',    [4]],
  ['없는 말',       []],
])('%j finds %j', (query, found) => {
  expect(ids(matching(all, query))).toEqual(found);
});

// biome-ignore format: a table, to be read down
test.each<[Sort, number[]]>([
  // by            words
  ['pron',         [3, 4, 2, 1]],
  ['hiragana',     [4, 2, 1, 3]],
])('by %s, as Korean sorts', (sort, order) => {
  expect(ids(sorted(all, sort))).toEqual(order);
});

test('without a choice the latest is first, and of the same moment the higher id', () => {
  const at = (id: number, checkedAt: string) => listed(savedWord(id, { checkedAt }));
  const list = [at(1, '2026-11-20T00:00:00Z'), at(3, '2026-11-21T00:00:00Z'), at(4, '2026-11-20T00:00:00Z')];
  expect(ids(sorted(list, 'registered'))).toEqual([3, 4, 1]);
  expect(daysOf(sorted(list, 'registered'))).toEqual([
    { day: '2026-11-21', first: 0 },
    { day: '2026-11-20', first: 1 },
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  // saved at                    day in Seoul
  ['2026-11-20T14:59:59.999Z',   '2026-11-20'],
  ['2026-11-20T15:00:00.000Z',   '2026-11-21'],
  ['2026-12-31T15:00:00.000Z',   '2027-01-01'],
])('%s is on %s', (checkedAt, day) => {
  expect(daysOf([listed(savedWord(1, { checkedAt }))])).toEqual([{ day, first: 0 }]);
});

test('sorting loses and adds no word, and a longer query finds no more', () => {
  const word = fc
    .record({ id: fc.integer({ min: 1, max: 999 }), meaningKo: fc.stringMatching(/^[가나다ab ]{1,4}$/) })
    .map(({ id, meaningKo }) => listed(savedWord(id, { meaningKo })));
  const sort = fc.constantFrom<Sort>('registered', 'pron', 'hiragana', 'word');
  fc.assert(
    fc.property(fc.array(word), sort, fc.string({ unit: fc.constantFrom('가', '나', 'a', ' ') }), (list, by, query) => {
      expect(sorted(list, by).sort((a, b) => a.word.id - b.word.id)).toEqual(
        [...list].sort((a, b) => a.word.id - b.word.id),
      );
      const found = matching(list, query);
      expect(matching(list, `${query}가`).every((each) => found.includes(each))).toBe(true);
      for (const each of list) {
        const naive = ['japaneseWord', 'hiragana', 'koreanPronunciation', 'meaningKo'] as const;
        const tidy = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
        expect(found.includes(each)).toBe(naive.some((field) => tidy(each.word[field]).includes(tidy(query))));
      }
    }),
  );
});
