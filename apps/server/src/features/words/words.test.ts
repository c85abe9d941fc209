import { allWords, PAGE_SIZE, QUERY_MAX, type WordsPage, wordDetail, wordsPage } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryCatalogue, sampleWords } from '../../../test/catalogue.js';
import { problemIn } from '../../../test/problem.js';
import { serve } from '../../../test/serve.js';

const { get } = await serve();

const page = async (response: Response): Promise<WordsPage> => {
  expect(response.status).toBe(200);
  return z.parse(wordsPage, await response.json());
};

const ids = ({ content }: WordsPage) => content.map(({ id }) => id);

test('without a query the catalogue is listed, higher ids first, without rank or match', async () => {
  const listed = await page(await get('/api/words'));
  expect(listed).toMatchObject({ number: 0, size: PAGE_SIZE, totalPages: 1, totalElements: sampleWords.length });
  expect(ids(listed)).toEqual(sampleWords.map(({ id }) => id));
  expect(listed.content[0]).toEqual({
    id: 50_412,
    japaneseWord: '食べる',
    hiragana: 'たべる',
    koreanPronunciation: '타베루',
    meaningKo: '먹다',
    level: 'N5',
  });
});

test.each([
  ['by pronunciation', 'mode=pronunciation&q=타베루', [50_412]],
  ['by meaning', 'mode=meaning&q=먹', [50_412, 50_112]],
  ['in all fields when no mode is given', 'q=코', [40_020, 50_300, 50_201]],
  ['kana as written, whatever the mode', 'mode=meaning&q=はな', [50_377, 40_020]],
  ['decomposed Hangul and padding', `q=${encodeURIComponent(`  ${'타베'.normalize('NFD')} `)}`, [50_412, 50_112]],
  ['nothing found', 'q=없는말', []],
  ['a zero-width space is no query', 'q=%E2%80%8B&size=1', [50_412]],
  ['blank is no query', 'q=%20%20&size=1', [50_412]],
])('search: %s', async (_, query, found) => {
  expect(ids(await page(await get(`/api/words?${query}`)))).toEqual(found);
});

test('a search says how well and where each word matches, and what it took', async () => {
  const response = await get('/api/words?mode=pronunciation&q=타베');
  expect(response.headers.get('server-timing')).toMatch(/^search;dur=[\d.]+, serialize;dur=[\d.]+, hash;dur=[\d.]+$/);
  const { content, interpretedAs } = await page(response);
  expect(interpretedAs).toBeNull();
  expect(content.map(({ rank, match, marks }) => ({ rank, match, marks }))).toEqual([
    { rank: 1, match: 'exact', marks: { koreanPronunciation: [[0, 2]] } },
    { rank: 1, match: 'exact', marks: { koreanPronunciation: [[0, 2]] } },
  ]);
});

// biome-ignore format: a table, to be read down
test.each([
  // query                            read as   words    marks of the first
  ['mode=pronunciation&q=타베',       null,     [50_412, 50_112], { koreanPronunciation: [[0, 2]] }],
  ['mode=pronunciation&q=다베',       '타베',     [50_412, 50_112], { hiragana: [[0, 2]], koreanPronunciation: [[0, 2]] }],
  ['mode=pronunciation&q=타벨',       '타베루',     [50_412],         { hiragana: [[0, 3]], koreanPronunciation: [[0, 3]] }],
  ['mode=pronunciation&q=ㅌㅂㅁ',     '타베모',     [50_112],         { koreanPronunciation: [[0, 3]] }],
  ['mode=meaning&q=ﾀﾍﾞﾙ',             'たべる',     [50_412],         { hiragana: [[0, 3]] }],
  ['mode=meaning&q=먹ㄷ',             '먹다',     [50_412],         { meaningKo: [[0, 2]] }],
  ['q=taberu',                        '타베루', [50_412],         { hiragana: [[0, 3]], koreanPronunciation: [[0, 3]] }],
  ['mode=pronunciation&q=xkqpfn',     '타베루', [50_412],         { koreanPronunciation: [[0, 3]] }],
  ['mode=meaning&q=ajrek',            '먹다',   [50_412],         { meaningKo: [[0, 2]] }],
  ['mode=pronunciation&q=RkRh',       '까꼬',   [50_201],         { hiragana: [[0, 4]], koreanPronunciation: [[0, 3]] }],
] as const)('tolerant search: %s is read as %s', async (query, readAs, found, marks) => {
  const { content, interpretedAs, totalElements } = await page(await get(`/api/words?${query}`));
  expect(content.map(({ id }) => id)).toEqual(found);
  expect(totalElements).toBe(found.length);
  expect(interpretedAs).toBe(readAs);
  expect(content[0]?.marks).toEqual(marks);
  expect(content.map(({ match }) => match)).toEqual(found.map(() => (query.endsWith('=타베') ? 'exact' : 'tolerant')));
});

test.each(['다베', 'ㅌㅂㅁ', 'ﾀﾍﾞﾙ', 'taberu', 'xkqpfn'])('%s finds nothing as typed', async (q) => {
  const { content, interpretedAs, totalElements } = await page(await get(`/api/words?q=${q}&exact=true`));
  expect([content, interpretedAs, totalElements]).toEqual([[], null, 0]);
  expect(ids(await page(await get(`/api/words?q=${q}&exact=false`)))).not.toEqual([]);
});

test('exact hits come before tolerant ones, and pages go from one kind to the other without gap', async () => {
  const kinds = ['하나', '하나', '카나', '하누'];
  const words = kinds.map((koreanPronunciation, n) => ({ ...sampleWords[1]!, id: 20 - n, koreanPronunciation }));
  const { get } = await serve({ catalogue: memoryCatalogue(words), until: onTestFinished });
  const search = async (n: number) => page(await get(`/api/words?mode=pronunciation&q=하나&size=1&page=${n}`));
  const pages = await Promise.all([0, 1, 2, 3, 4].map(search));
  expect(pages.map(({ content }) => content.map(({ id, match }) => `${id} ${match}`))).toEqual([
    ['20 exact'],
    ['19 exact'],
    ['18 tolerant'],
    ['17 tolerant'],
    [],
  ]);
  expect(pages.every(({ totalElements }) => totalElements === 4)).toBe(true);
  const ranks = pages.flatMap(({ content }) => content.map(({ rank }) => rank ?? 0));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test('pages follow each other without gap; one past the end is empty', async () => {
  const pages = await Promise.all([0, 1, 2, 3, 4].map(async (n) => page(await get(`/api/words?size=2&page=${n}`))));
  expect(pages.flatMap(ids)).toEqual(sampleWords.map(({ id }) => id));
  expect(pages.map(({ number, totalPages, totalElements }) => [number, totalPages, totalElements])).toEqual(
    [0, 1, 2, 3, 4].map((n) => [n, 4, 7]),
  );
  const far = await page(await get('/api/words?q=하나&page=999999999&size=100'));
  expect(far).toMatchObject({ content: [], totalElements: 2, totalPages: 1 });
});

test.each([
  ['page=-1', { page: '페이지 번호는 0부터 시작하는 정수여야 해요' }],
  ['page=1e9', { page: '페이지 번호는 0부터 시작하는 정수여야 해요' }],
  ['page=1000000000', { page: '페이지 번호는 0부터 시작하는 정수여야 해요' }],
  ['page=abc', { page: '페이지 번호는 0부터 시작하는 정수여야 해요' }],
  ['page=', { page: '페이지 번호는 0부터 시작하는 정수여야 해요' }],
  ['size=0', { size: validationMessages.size_invalid }],
  ['size=101', { size: validationMessages.size_invalid }],
  ['mode=everything', { mode: '검색 기준은 pronunciation, meaning, all 가운데 하나여야 해요' }],
  ['mode=', { mode: '검색 기준은 pronunciation, meaning, all 가운데 하나여야 해요' }],
  [`q=${'a'.repeat(QUERY_MAX + 1)}`, { q: validationMessages.query_too_long }],
  [`q=${'a'.repeat(10_000)}`, { q: validationMessages.query_too_long }],
  ['exact=1', { exact: '값을 확인해 주세요' }],
  ['exact=', { exact: '값을 확인해 주세요' }],
  ['q=a&q=b', { q: '값을 확인해 주세요' }],
  ['q=%00', { q: '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.' }],
  ['q=%ED%A0%80', { q: '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.' }],
  ['page=x&size=x', { page: '페이지 번호는 0부터 시작하는 정수여야 해요', size: validationMessages.size_invalid }],
])('bad input %#: each bad field has its sentence', async (query, errors) => {
  expect(await problemIn(await get(`/api/words?${query}`))).toMatchObject({ code: 'validation_failed', errors });
});

test.each([
  '%25',
  '_',
  '%5C',
  '.*',
  '(',
  '[가-힣',
  '🍎',
  '%27%3B--',
  'a'.repeat(QUERY_MAX),
  '하'.repeat(QUERY_MAX),
  '%',
  '%zz',
])('the query %s is only text', async (q) => {
  expect(ids(await page(await get(`/api/words?q=${q}`)))).toEqual([]);
});

test('every word at once', async () => {
  const response = await get('/api/words/all');
  expect(z.parse(allWords, await response.json()).map(({ id }) => id)).toEqual(sampleWords.map(({ id }) => id));
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('one word with all that its page shows', async () => {
  const response = await get('/api/words/50412');
  expect(z.parse(wordDetail, await response.json())).toEqual({
    id: 50_412,
    japaneseWord: '食べる',
    hiragana: 'たべる',
    koreanPronunciation: '타베루',
    meaningKo: '먹다',
    level: 'N5',
    partsOfSpeech: ['verb-ru'],
    retired: false,
    levels: ['N5'],
    fields: [],
    koLike: null,
    bridge: { parts: [{ kanji: '食', reading: '식' }], hangul: null, changed: null },
    songs: [],
    spellings: expect.any(Array),
    sameReading: [],
    sameKanji: [expect.objectContaining({ id: 50_112, japaneseWord: '食べ物', level: 'N5' })],
    forms: [],
    inflections: expect.arrayContaining([expect.objectContaining({ written: '食べたい', gloss: '먹고 싶다' })]),
    examples: expect.any(Array), // examples.test.ts
    exampleCount: 2,
    // facts.test.ts
    ...{ accent: [], frequency: null, origin: null, transitivity: null, register: null, usage: null },
    ...{ related: [], songLines: [], counted: [], kanji: [{ kanji: '食', hunEum: '밥 식', step: null }] },
  });
  expect(await (await get('/api/words/31')).json()).toMatchObject({ level: null, levels: [] });
});

test.each([
  ['1', 'word_not_found'],
  ['9007199254740993', 'word_not_found'],
  ['9'.repeat(80), 'word_not_found'],
  ['abc', 'word_id_invalid'],
  ['0', 'word_id_invalid'],
  ['-1', 'word_id_invalid'],
  ['1.5', 'word_id_invalid'],
  ['1e3', 'word_id_invalid'],
  ['%EF%BC%91', 'word_id_invalid'],
  ['constructor', 'word_id_invalid'],
  ['9'.repeat(200), 'word_not_found'],
])('word %s: %s', async (id, code) => {
  expect(await problemIn(await get(`/api/words/${id}`))).toMatchObject({ code });
});

test.each(['/api/words', '/api/words?q=하나', '/api/words/all', '/api/words/50412'])(
  '%s is answered with 304 until the words change',
  async (path) => {
    const catalogue = memoryCatalogue();
    const { get } = await serve({ catalogue, until: onTestFinished });
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('cache-control')).toBe('no-cache');

    const again = (ifNoneMatch: string) => get(path, { headers: { 'If-None-Match': ifNoneMatch } });
    const unchanged = await again(`"other", ${etag}`);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect(await unchanged.text()).toBe('');
    expect((await again('*')).status).toBe(304);
    expect((await again('"other"')).status).toBe(200);

    catalogue.replace(sampleWords.map((word) => ({ ...word, meaningKo: `${word.meaningKo}!` })));
    const changed = await again(etag);
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('!');
    expect(changed.headers.get('etag')).not.toBe(etag);
  },
);

test.each(['/api/words?size=100', '/api/words/all'])('%s is compressed as the client can read it', async (path) => {
  const many = Array.from({ length: 60 }, (_, n) => ({ ...sampleWords[0]!, id: 60_000 - n }));
  const { get } = await serve({ catalogue: memoryCatalogue(many), until: onTestFinished });
  const as = (encoding: string) => get(path, { headers: { 'Accept-Encoding': encoding } });
  const answers = await Promise.all(['br', 'gzip', 'identity', 'gzip;q=0.5, br;q=0.4', 'br;q=0, gzip;q=0'].map(as));
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'gzip', null]);
  for (const { headers } of answers) expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('食べる');
});
