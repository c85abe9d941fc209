import { readWordBook } from '@utarang/content/words';
import { kanjiBridge, kanjiDetail, kanjiPage, kanjiRadicals } from '@utarang/contract';
import { kanjiOf } from '@utarang/domain/language';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { problemIn } from '../../../test/problem.js';
import { serve } from '../../../test/serve.js';
import { paths } from '../../paths.js';

/** The real words and kanji. */
const words = await readWordBook(paths.words);
const { get } = await serve({ catalogue: memoryCatalogue(words.toSorted((a, b) => b.id - a.id)) });

const list = async (query: Record<string, string>) =>
  z.parse(kanjiPage, await (await get(`/api/kanji?${new URLSearchParams(query)}`)).json());
const found = async (q: string) => (await list({ q, size: '3000' })).content.map(({ kanji }) => kanji);
const one = async (kanji: string) =>
  z.parse(kanjiDetail, await (await get(`/api/kanji/${encodeURIComponent(kanji)}`)).json());

test('a kanji has its names, its forms, its readings with the rule, and what it looks like', async () => {
  const { groups, wordCount, ...detail } = await one('学');
  expect(detail).toMatchObject({
    ...{ kanji: '学', hunEum: ['배울 학'], eum: ['학'], oldForm: '學', strokes: 8, level: 'N5' },
    strokeOrder: true,
    radical: { kanji: '子', name: '아들 자' },
    on: [{ kana: 'ガク', pronunciation: '가쿠', from: '학', rule: '한자음의 ㄱ받침은 く·き로 바뀌어요' }],
    kun: [{ kana: 'まな', okurigana: 'ぶ', pronunciation: '마나부' }],
  });
  expect(detail.similar.map(({ kanji }) => kanji)).toEqual(expect.arrayContaining(['字', '覚']));
  expect(groups.map(({ reading, kind }) => `${kind} ${reading}`)).toEqual(['on ガク', 'kun まな-ぶ']);
  expect(groups[0]!.words.map(({ japaneseWord }) => japaneseWord)).toEqual(expect.arrayContaining(['学校', '大学']));
  expect(groups[0]!.words[0]!.level).toBe('N5');
  expect(wordCount).toBe(words.filter(({ japaneseWord }) => japaneseWord.includes('学')).length);
});

// biome-ignore format: a table, to be read down
test.each([
  // kanji  word      group
  ['渋',    '渋滞',   'on ジュウ'],
  ['滞',    '滞在',   'on タイ'],
  ['日',    '今日',   'special null'],
  ['人',    '大人',   'special null'],
  ['本',    '本棚',   'on ホン'],
  ['学',    '学校',   'on ガク'],
  ['学',    '学ぶ',   'kun まな-ぶ'],
  ['人',    '人々',   'kun ひと'],
])('the words of %s have %s under %s', async (kanji, word, group) => {
  const { groups } = await one(kanji);
  const own = groups.filter(({ words }) => words.some(({ japaneseWord }) => japaneseWord === word));
  expect(own.map(({ kind, reading }) => `${kind} ${reading}`)).toContain(group);
});

test('every kanji of every word has its page, with the word in a group of it', async () => {
  const some = words.filter((_, index) => index % 400 === 0);
  for (const { id, japaneseWord } of some) {
    for (const kanji of kanjiOf(japaneseWord)) {
      const { groups } = await one(kanji);
      expect(
        groups.some((group) => group.words.some((word) => word.id === id)),
        `${japaneseWord} ${kanji}`,
      ).toBe(true);
    }
  }
});

// biome-ignore format: a table, to be read down
test.each([
  // query       first kanji
  ['学',         '学'],
  ['學',         '学'],
  ['学校',       '学 校'],
  ['배울 학',    '学'],
  ['학',         '学'],
  ['배울',       '学'],
  ['がく',       '学'],
  ['ガク',       '学'],
  ['gaku',       '学'],
  ['가쿠',       '学'],
  ['まなぶ',     '学'],
  ['부수:子 획:8', '学'],
  ['로',         '路'],
])('%s finds %s first', async (q, kanji) => {
  expect((await found(q)).slice(0, kanji.split(' ').length + 40).join(' ')).toContain(kanji);
  if (q.length > 2 || /\p{Script=Han}/u.test(q)) expect((await found(q)).join(' ').startsWith(kanji)).toBe(true);
});

test('a radical is found in each of its forms, and as a whole', async () => {
  const [narrow, whole] = [await found('부수:氵'), await found('부수:水')];
  expect(narrow).toContain('海');
  expect(narrow).not.toContain('水');
  expect(whole).toEqual(expect.arrayContaining(['海', '水']));
  expect(await found('부수:삼수변')).toEqual(narrow);
});

test.each([
  ['月달월', '期', '胸'],
  ['月육달월', '胸', '期'],
  ['阝우부방', '部', '院'],
  ['阝좌부변', '院', '部'],
  ['우부방', '部', '院'],
])('of two radicals of one form %s finds %s and not %s; the form finds both', async (radical, own, other) => {
  const kanji = await found(`부수:${radical}`);
  expect(kanji).toContain(own);
  expect(kanji).not.toContain(other);
  expect(await found(`부수:${'月期胸'.includes(own) ? '月' : '阝'}`)).toEqual(expect.arrayContaining([own, other]));
});

test('a list of a level has its kanji, the most used first; all levels have all of them', async () => {
  const { content, totalElements } = await list({ level: 'n5', size: '3000' });
  expect(content).toHaveLength(totalElements);
  expect(content.every(({ level }) => level === 'N5')).toBe(true);
  expect((await list({})).totalElements).toBeGreaterThan(2500);
  expect((await list({})).content).toHaveLength(24);
});

test('the bridge says how many kanji each rule is for, and shows words', async () => {
  const bridge = z.parse(kanjiBridge, await (await get('/api/kanji/bridge')).json());
  expect(bridge.rules).toHaveLength(10);
  expect(bridge.explained / bridge.kanji).toBeGreaterThan(0.95);
  for (const { id, kanji, explained, examples } of bridge.rules) {
    expect(explained / kanji, id).toBeGreaterThan(0.85);
    expect(examples.length, id).toBeGreaterThan(1);
  }
});

test.each(['あ', '学校', '😀', '\ud83d', '鿐', '氵', 'A', '々', ' '])('there is no kanji %j', async (kanji) => {
  const path = kanji === '\ud83d' ? '%ED%A0%BD' : encodeURIComponent(kanji);
  const response = await get(`/api/kanji/${path}`);
  expect([400, 404]).toContain(response.status);
  if (path !== '%ED%A0%BD') expect((await problemIn(response)).code).toBe('kanji_not_found');
});

test.each(['획:99', '부수:없음', '획:', ':', '(', '획:8 획:9', 'zzzz', '氵'])(
  '%s finds nothing, and breaks nothing',
  async (q) => {
    expect((await get(`/api/kanji?${new URLSearchParams({ q })}`)).status).toBe(200);
    expect((await list({ q })).totalElements).toBe(0);
  },
);

test('the list stands in the order that is asked for, with radicals to choose from', async () => {
  const { content } = await list({ sort: 'strokes', size: '3000' });
  expect(content.map(({ strokes }) => strokes)).toEqual(
    content.map(({ strokes }) => strokes).toSorted((a, b) => a - b),
  );
  const radicals = z.parse(kanjiRadicals, await (await get('/api/kanji/radicals')).json());
  const water = radicals.find(({ form }) => form === '氵');
  expect(water).toMatchObject({ name: '삼수변', kanji: (await found('부수:氵')).length });
});

test.each(['level=N9', 'sort=size'])('%s is refused', async (query) => {
  const response = await get(`/api/kanji?${query}`);
  expect(response.status).toBe(400);
  expect((await problemIn(response)).code).toBe('validation_failed');
});

test.each(['學学', '辯弁', '霸覇', '鬭闘', '絕絶'])(
  '%s: an old form leads to the kanji that is written for it, and finds it',
  async (pair) => {
    const [old = '', kanji = ''] = [...pair];
    const response = await get(`/kanji/${encodeURIComponent(old)}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`/kanji/${encodeURIComponent(kanji)}`);
    expect(await found(old)).toEqual([kanji]);
  },
);

test('a kanji has a picture', async () => {
  expect((await get(`/og/kanji/${encodeURIComponent('学')}.png`)).headers.get('content-type')).toBe('image/png');
  expect((await get('/og/kanji/x.png')).status).toBe(404);
});
