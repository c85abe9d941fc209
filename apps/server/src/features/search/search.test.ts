import { readReference } from '@utarang/content/reference';
import { readSongBook } from '@utarang/content/songs';
import { readWordBook } from '@utarang/content/words';
import { type FoundAll, QUERY_MAX, SEARCH_SHOWN, type WordsPage } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { expect, test } from 'vitest';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { problemIn } from '../../../test/problem.js';
import { serve } from '../../../test/serve.js';
import { storedSongs } from '../../../test/songs.js';
import { paths } from '../../paths.js';

/** The real words and songs. */
const words = await readWordBook(paths.words);
const songs = storedSongs(await readSongBook(paths.songs, words));
const { get } = await serve({
  reference: await readReference(paths.reference),
  catalogue: memoryCatalogue(
    words.toSorted((a, b) => b.id - a.id),
    undefined,
    [],
    songs,
  ),
});

const ask = (q: string) => get(`/api/search?${new URLSearchParams({ q })}`);
const search = async (q: string) => (await (await ask(q)).json()) as FoundAll;

// biome-ignore format: a table, to be read down
test.each([
  // query                                          song                artist          first band
  ['요아소비',                                      'アイドル',         'YOASOBI',      'words'],
  ['요네즈 켄시',                                   'アイネクライネ',   '米津玄師',     'music'],
  ['YOASOBI',                                       'アイドル',         'YOASOBI',      'music'],
  ['요아소비 아이돌',                               'アイドル',         'YOASOBI',      'music'],
  ['아이돌 yoasobi',                                'アイドル',         'YOASOBI',      'music'],
  ['yoasobi idol',                                  'アイドル',         'YOASOBI',      'music'],
  ['YOASOBI「アイドル」 Official Music Video',      'アイドル',         'YOASOBI',      'music'],
  ['ZUTOMAYO 秒針を噛む',                           '秒針を噛む',       'ずっと真夜中でいいのに。', 'music'],
  ['https://youtu.be/SX_ViT4Ra7k?si=x',             'Lemon',            undefined,      'music'],
  ['youtube.com/watch?v=SX_ViT4Ra7k&list=RD&t=1',   'Lemon',            undefined,      'music'],
  ['데모',                                          'なんでもないや',   undefined,      'words'],
  ['食べる',                                        undefined,          undefined,      'words'],
])('%s finds the song %s and the artist %s, and shows %s first', async (q, title, artist, band) => {
  const found = await search(q);
  expect(found.songs.content[0]?.title).toBe(title);
  expect(found.artists.content[0]?.name).toBe(artist);
  expect(found.order[0]).toBe(band);
});

test('a band has its first items, and says how many there are', async () => {
  const { words, songs, artists, entries, kanji } = await search('요아소비');
  expect(songs.total).toBeGreaterThan(SEARCH_SHOWN.songs);
  expect(artists.total).toBe(1);
  for (const [band, most] of [
    [words, SEARCH_SHOWN.words],
    [songs, SEARCH_SHOWN.songs],
    [artists, SEARCH_SHOWN.artists],
    [entries, SEARCH_SHOWN.entries],
    [kanji, SEARCH_SHOWN.kanji],
  ] as const) {
    expect(band.content.length).toBe(Math.min(band.total, most));
  }
});

test('the words are the first of the search in all fields', async () => {
  const page = (await (await get('/api/words?mode=all&q=%EA%BD%83&size=6')).json()) as WordsPage;
  const { words, q } = await search('  꽃 ');
  expect(q).toBe('꽃');
  expect(words).toEqual({ total: page.totalElements, content: page.content });
});

// biome-ignore format: a table, to be read down
test.each([
  ['데모',   'でも'],
  ['까지',   'まで'],
  ['は',     'は'],
  ['싶다',   'たい'],
  ['teiru',  'ている'],
  ['먹고 싶어요', 'たい'],
])('%s finds the particle or ending %s', async (q, form) => {
  expect((await search(q)).entries.content.map((entry) => entry.form)).toContain(form);
});

test('kanji of the query are shown, and those that Korean reads so', async () => {
  expect((await search('東京')).kanji.content).toEqual([
    { kanji: '東', hunEum: '동녘 동', eum: ['동'], wordCount: expect.any(Number) },
    { kanji: '京', hunEum: '서울 경', eum: ['경'], wordCount: expect.any(Number) },
  ]);
  expect((await search('학')).kanji.content[0]).toMatchObject({ kanji: '学' });
  expect((await search('여')).kanji.content.map(({ kanji }) => kanji)).toContain('女');
});

// biome-ignore format: a table, to be read down
test.each([
  ['雨が降る朝バスを待つ',  true],
  ['君の名は',              true],
  ['学校に行きたくない',    true],
  ['食べ物',                false],
  ['コーヒー',              false],
  ['食べたい',              false],
  ['키미노나와',            false],
  ['요아소비',              false],
])('%s reads as a sentence: %s', async (q, text) => {
  expect((await search(q)).text).toBe(text);
});

test.each([
  ['', 'query_required'],
  ['   ', 'query_required'],
  ['가'.repeat(QUERY_MAX + 1), 'query_too_long'],
  ['가\u0000', 'text_unreadable'],
] as const)('%j is refused', async (q, code) => {
  const response = await ask(q);
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({ errors: { q: validationMessages[code] } });
});

test('without a query it is refused, too', async () => {
  expect((await get('/api/search')).status).toBe(400);
});

test.each(['?', '🎵', '.', 'ー', '~', 'ㅋ', "' or 1=1", '(', '「」', 'a'.repeat(100), 'feat.', '가사'])(
  '%s is answered',
  async (q) => {
    expect((await ask(q)).status).toBe(200);
  },
);
