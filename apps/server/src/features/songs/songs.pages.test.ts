import { expect, test } from 'vitest';
import { memoryCatalogue, sampleSentences, sampleWords } from '../../../test/catalogue.js';
import { renderedWebApp } from '../../../test/rendered-web-app.js';
import { serve } from '../../../test/serve.js';
import { sampleSongs } from '../../../test/songs.js';

const NO_LISTS = { fields: [], fieldWords: [], koLike: [] };
const catalogue = memoryCatalogue(sampleWords, NO_LISTS, sampleSentences, sampleSongs);
const { get, url } = await serve({ webApp: renderedWebApp, catalogue });

async function read(path: string) {
  const html = await (await get(path)).text();
  const root = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? '';
  const main = /<main.*<\/main>/s.exec(root.replace(/<noscript>.*?<\/noscript>/gs, ''))?.[0] ?? '';
  return { html, main, text: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

test('the lists are there without a script', async () => {
  const [artists, songs] = [await read('/artists'), await read('/songs')];
  for (const text of ['아티스트 3팀', 'SORA 소라', '花子 하나코', '여성 · 노래 2곡'])
    expect(artists.text).toContain(text);
  for (const text of ['노래 3곡', '花の歌', '꽃 노래', '우타랑 노래 N5', '앨범 AO', '2015년', '영상'])
    expect(songs.text).toContain(text);
  expect(artists.main).toContain('href="/artists/101"');
  expect(songs.main).toContain('href="/songs/7"');
  expect(artists.html).toContain('<title>아티스트 · 우타랑</title>');
  expect(songs.html).toContain(`<link rel="canonical" href="${url}/songs">`);
});

test.each([
  ['/artists/101', '花子 (하나코)'],
  ['/songs/7', '花の歌 - '],
])('what chats show of %s is a picture of its own', async (path, says) => {
  const { html } = await read(path);
  expect(html).toContain(`<meta property="og:image" content="${url}/og${path}.png">`);
  expect(html).toContain(`<meta property="og:image:alt" content="${says}`);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/artists?f=male',       ['소라', '아티스트 1팀'],    ['하나코']],
  ['/artists?q=하나고',     ['하나코', '1개 찾았어요'],  ['소라']],
  ['/artists?q=ㅎㄴㅋ',     ['하나코'],                  ['소라']],
  ['/artists?q=소라&f=female', ['찾는 아티스트가 없어요', '전체에서 1개 보기'], []],
  ['/artists?f=other',      ['‘other’에 해당하는 분류가 없어요'], ['하나코']],
  ['/songs?f=video',        ['スター', '노래 1곡'],      ['青い道']],
  ['/songs?q=푸른',         ['青い道'],                  ['スター']],
  ['/songs?q=아오이미치',   ['青い道'],                  ['スター']],
  ['/songs?q=소라',         ['青い道'],                  ['スター']],
  ['/songs?q=2015',         ['スター'],                  ['青い道']],
  ['/songs?q=ao',           ['青い道'],                  ['スター']],
  ['/songs?sort=oldest&q=하나코', ['スター', '青い道'],  ['花の歌']],
] as const)('%s is rendered as it is, and is no page of its own', async (path, there, absent) => {
  const { html, text } = await read(path);
  for (const shown of there) expect(text).toContain(shown);
  for (const hidden of absent) expect(text).not.toContain(hidden);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('an order is that of the address', async () => {
  const placesOf = async (path: string) => {
    const { main } = await read(path);
    const list = main.slice(main.indexOf('data-entries')); // behind the shelves
    return [7, 1001, 1002].sort((a, b) => list.indexOf(`/songs/${a}"`) - list.indexOf(`/songs/${b}"`));
  };
  expect(await placesOf('/songs')).toEqual([7, 1002, 1001]);
  expect(await placesOf('/songs?sort=newest')).toEqual([7, 1002, 1001]);
  expect(await placesOf('/songs?sort=oldest')).toEqual([1001, 1002, 7]);
});

test('the lyrics of a song of our own are read without a script, and the page says what it is', async () => {
  const { html, text, main } = await read('/songs/7');
  for (const shown of [
    '花の歌',
    '꽃 노래',
    '우타랑 노래 N5',
    '2026년',
    '1절',
    '하나와 타베나이',
    '꽃은 먹지 않아',
    '2절',
    '들은 대로 적기',
  ])
    expect(text).toContain(shown);
  expect(main).toMatch(/<ruby>花<rt>はな<\/rt><\/ruby>/);
  expect(main).toContain('href="/words/50412"');
  expect(html).toContain('<title>花の歌 - うたらん · 우타랑</title>');
  expect(html).toContain(`<link rel="canonical" href="${url}/songs/7">`);
  expect(html).toContain('<meta property="og:title" content="花の歌 - うたらん · 우타랑">');
  expect((await read('/songs/7?study=true')).html).toContain(`<link rel="canonical" href="${url}/songs/7">`);
});

// biome-ignore format: a table, to be read down
test.each([
  ['hidden=korean',                   ['하나와 타베나이'],  ['꽃은 먹지']],
  ['hidden=pronunciation.korean',     [],                   ['하나와 타베나이', '꽃은 먹지']],
  ['hidden=japanese',                 ['하나와 타베나이'],  []],
  ['hidden=constructor.__proto__.x',  ['꽃은 먹지'],        []],
  ['hidden=',                         ['꽃은 먹지'],        []],
] as const)('with the cookie %s the lyrics are rendered as they will be shown', async (cookie, shown, hidden) => {
  const html = await (await get('/songs/7', { headers: { cookie } })).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  for (const text of shown) expect(main).toContain(text);
  for (const text of hidden) expect(main).not.toContain(text);
});

test('a published song has its facts, a poster that leads to the video, and a calm word on its lyrics', async () => {
  const { html, text, main } = await read('/songs/1001');
  for (const shown of ['スター', '스타', '花子', '2015년', '등록한 가사가 아직 없어요', '우타랑 노래 보기'])
    expect(text).toContain(shown);
  expect(main).toContain('href="https://www.youtube.com/watch?v=abcdefghi-_"');
  expect(main).toContain('aria-label="スター 영상 재생하기"');
  expect(html).not.toMatch(/<iframe/);
});

test('a song that does not exist is the not-found page', async () => {
  for (const path of ['/songs/999', '/songs/x', '/songs/0']) expect((await get(path)).status).toBe(404);
});

test('an artist is there without a script, and search engines and chats are told', async () => {
  const { html, text, main } = await read('/artists/101');
  for (const shown of ['홈 아티스트 花子', '하나코 · 여성 · 2013년 데뷔 · 일본', 'J-POP 록', '일본 아티스트예요.'])
    expect(text).toContain(shown);
  for (const shown of ['이 아티스트의 노래', '青い道', 'スター', '공식 사이트', '유튜브'])
    expect(text).toContain(shown);
  for (const unknown of ['인스타그램', '더 보기']) expect(text).not.toContain(unknown);
  expect(main.indexOf('/songs/1002')).toBeLessThan(main.indexOf('/songs/1001'));
  expect(html).toContain('<title>花子 (하나코) · 우타랑</title>');
  expect(html).toContain('<meta name="description" content="일본 아티스트예요. 록 음악을 해요.">');
  expect(html).toContain(`<link rel="canonical" href="${url}/artists/101">`);
  expect(html).toContain('<meta property="og:title" content="花子 (하나코)');
  expect(html).not.toContain('noindex');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  );
  expect(data.flat()).toEqual([
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ item: `${url}/` }),
        expect.objectContaining({ item: `${url}/artists` }),
        expect.objectContaining({ name: '花子', item: `${url}/artists/101` }),
      ],
    }),
    expect.objectContaining({
      '@type': 'MusicGroup',
      name: '花子',
      alternateName: '하나코',
      genre: ['J-POP', '록'],
      sameAs: ['https://hanako.example/', 'https://www.youtube.com/@hanako'],
      url: `${url}/artists/101`,
    }),
  ]);
});

test('artists are listed for search engines; favourites, which are for members, are not', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  for (const path of ['/artists', '/artists/101', '/artists/1']) expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
  for (const path of ['/my-songs', '/my-artists']) expect(sitemap).not.toContain(path);
});

test.each(['/artists/999', '/artists/x', '/artists/0', '/artists/1001'])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['/my-songs', '/my-artists'])('%s shows a guest nothing but the way to log in', async (path) => {
  const { text, html } = await read(path);
  expect(text).toContain('로그인이 필요해요');
  expect(html).toContain('noindex');
});
