import { readReference } from '@utarang/content/reference';
import { readSentenceBank } from '@utarang/content/sentences';
import type { EndingDetail, Particle, ParticleDetail } from '@utarang/contract';
import { expect, test } from 'vitest';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { renderedWebApp } from '../../../test/rendered-web-app.js';
import { serve } from '../../../test/serve.js';
import { paths } from '../../paths.js';

const reference = await readReference(paths.reference);
const sentences = (await readSentenceBank(paths.sentences)).map((each) => ({
  ...each,
  wordIds: [...each.wordIds],
  targetIds: [...each.targetIds],
  situations: [...each.situations],
  retiredAt: null,
}));
const catalogue = memoryCatalogue(undefined, undefined, sentences);
const { get, url } = await serve({ webApp: renderedWebApp, reference, catalogue });

async function read(path: string) {
  const response = await get(path);
  const html = await response.text();
  const root = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? '';
  const main = /<main.*<\/main>/s.exec(root.replace(/<noscript>.*?<\/noscript>/gs, ''))?.[0] ?? '';
  const text = main
    .replace(/<rt>[^<]*<\/rt>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  );
  return { status: response.status, html, main, text, data };
}

test('the lists answer with every entry and one sentence of it, and an entry with all of its own', async () => {
  const particles = (await (await get('/api/particles')).json()) as Particle[];
  expect(particles.map(({ id }) => id)).toEqual(reference.particles.map(({ id }) => id));
  expect(particles[0]).toMatchObject({ id: 'wa', form: 'は', pronunciation: '와', romaji: 'wa', category: 'basic' });
  const endings = (await (await get('/api/endings')).json()) as EndingDetail[];
  expect(endings.map(({ id }) => id)).toEqual(reference.endings.map(({ id }) => id));
  for (const { id, examples } of [...particles, ...endings]) {
    expect(examples.length, id).toBe(1);
    for (const { japanese, target, furigana } of examples) {
      expect(japanese.slice(...target)).not.toBe('');
      expect(furigana.map(([text]) => text).join('')).toBe(japanese);
    }
  }
});

test('one has how it attaches, and what is near', async () => {
  const tai = (await (await get('/api/endings/tai')).json()) as EndingDetail;
  expect(tai.examples.length).toBeGreaterThanOrEqual(2);
  const [verbs] = tai.attachments;
  expect(verbs?.label).toBe('동사 ます형 + たい');
  expect(verbs?.rows.map(({ word, forms }) => `${word.written} ${forms[0]?.written}`)).toEqual([
    '食べる 食べたい',
    '飲む 飲みたい',
    '行く 行きたい',
    'する したい',
    '来る 来たい',
  ]);
  expect(tai.near[0]).toEqual({ list: 'endings', id: 'ga-hoshii', form: 'が欲しい', meaning: '~을/를 갖고 싶다' });
  const wa = (await (await get('/api/particles/wa')).json()) as ParticleDetail;
  expect(wa.near.map(({ id }) => id)).toContain('ga');
});

test.each(['/api/particles/tai', '/api/particles/WA', '/api/endings/wa', '/api/endings/%00', '/api/endings/__proto__'])(
  'there is no %s',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'entry_not_found' });
  },
);

test.each([
  ['/particles', reference.particles],
  ['/endings', reference.endings],
] as const)('%s is there without a script, each entry with its link', async (path, entries) => {
  const { status, main } = await read(path);
  expect(status).toBe(200);
  for (const { id } of entries) expect(main).toContain(`href="${path}/${id}"`);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/particles?f=end',           ['よね', '~지요, ~잖아요'],               ['から〜まで']],
  ['/particles?q=은/는',         ['は', 'が', '한국어는 ‘이름이 뭐예요?’처럼'],  ['ずつ']],
  ['/particles?q=은는',          ['は', 'が'],                             ['ずつ']],
  ['/endings?level=N2&f=sequence', ['とたん', '~자마자'],                  ['てから']],
  ['/endings?q=테모 이이',       ['てもいい', '~아도/어도 되다'],          ['なければならない']],
  ['/endings?q=해 드릴',         [],                                       ['なければならない']],
  ['/endings?q=쿩쿩쿩',          ['찾는 표현이 없어요'],                   ['たい']],
  ['/endings?f=wish&q=なければ', ['찾는 표현이 없어요', '전체에서'],       []],
  ['/endings?level=N9',          ['‘N9’에 해당하는 분류가 없어요'],        ['たい']],
])('%s, too', async (path, there, absent) => {
  const { text } = await read(encodeURI(path));
  for (const each of there) expect(text).toContain(each);
  for (const each of absent) expect(text).not.toContain(` ${each} `);
});

test('the page of an ending stands without a script', async () => {
  const { text } = await read('/endings/tai');
  for (const each of ['〜たい', '동사 ます형 + たい', '食べたい', '行きたい']) {
    expect(text.replaceAll(' ', '')).toContain(each.replaceAll(' ', ''));
  }
});

test('the page of a particle stands without a script', async () => {
  const { html, text, data } = await read('/particles/wa');
  for (const each of ['は', '[와]', '은/는', '이름이 뭐예요', '私は毎朝パンを食べる。', '명사 + は', '学生は']) {
    expect(text.replaceAll(' ', '')).toContain(each.replaceAll(' ', ''));
  }
  expect(html).toContain('<title>は (은/는) · 우타랑</title>');
  expect(html).toContain(`<link rel="canonical" href="${url}/particles/wa">`);
  expect(html).toContain('href="/particles/ga"');
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'DefinedTerm', name: 'は', alternateName: ['와'], inLanguage: 'ja' }),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
});

test('choices are links that keep what else is chosen', async () => {
  const { main } = await read('/endings?level=N5&q=tai');
  const links = [...main.matchAll(/<a [^>]*role="radio"[^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
    checked: /aria-checked="([^"]*)"/.exec(tag)?.[1],
  }));
  expect(links).toContainEqual({ href: '/endings?f=wish&level=N5&q=tai', checked: 'false' });
  expect(links).toContainEqual({ href: '/endings?level=N5&q=tai', checked: 'true' });
});

test('an entry that does not exist is the not-found page, and robots find those that do', async () => {
  expect((await read('/particles/nothing')).status).toBe(404);
  const map = await (await get('/sitemap.xml')).text();
  for (const path of ['/particles', '/particles/wa', '/endings/tai']) expect(map).toContain(`${url}${path}</loc>`);
});

test.each([
  ['/particles', reference.particles],
  ['/endings', reference.endings],
] as const)('%s is light: all entries are there, only those on the first screens are whole', async (path, all) => {
  const { main } = await read(path);
  const cards = main.match(/<li[^>]*>(?:(?!<li).)*?<h2/gs) ?? [];
  expect(cards).toHaveLength(all.length);
  expect(main.match(/<dl/g)?.length).toBe(16);
  const html = await (await get(path)).text();
  expect(html.length).toBeLessThan(all.length * 1_000);
});

test('what is chosen is whole on the first screens', async () => {
  const { text } = await read('/endings?level=N2&f=sequence');
  expect(text).toContain(reference.endings.find(({ section, level }) => section === 'sequence' && level === 'N2')!.tip);
});
