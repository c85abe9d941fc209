import { kanaChart } from '@utarang/domain/kana';
import { expect, test } from 'vitest';
import { renderedWebApp } from '../../../test/rendered-web-app.js';
import { serve } from '../../../test/serve.js';

const { get, url } = await serve({ webApp: renderedWebApp });

async function read(path: string) {
  const html = await (await get(path)).text();
  const root = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? '';
  const main = /<main.*<\/main>/s.exec(root.replace(/<noscript>.*?<\/noscript>/gs, ''))?.[0] ?? '';
  return { html, main, text: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

test('the call answers with the whole chart, and as unchanged', async () => {
  const response = await get('/api/kana');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(kanaChart);
  const again = await get('/api/kana', { headers: { 'If-None-Match': response.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test('the chart is there without a script, in both scripts', async () => {
  const [hiragana, katakana] = [await read('/kana'), await read('/kana?tab=katakana')];
  for (const kana of kanaChart) {
    const reading = `${kana.romaji} · ${kana.korean}`;
    if (kana.group !== 'loan') expect(hiragana.text).toContain(`${kana.hiragana} ${reading}`);
    expect(katakana.text).toContain(`${kana.katakana} ${reading}`);
  }
  expect(hiragana.html).toContain('<title>가나 표 · 우타랑</title>');
  expect(katakana.html).toContain('<title>가타카나 · 가나 표 · 우타랑</title>');
  expect(katakana.html).toContain(`<link rel="canonical" href="${url}/kana?tab=katakana">`);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/kana?f=handakuon',           ['ぱ pa · 파', '글자 5개'], ['か ka']],
  ['/kana?f=yoon&tab=katakana',   ['キャ kya · 캬'],          ['ア a']],
  ['/kana?f=loan',                ['ファ fa · 파', 'パーティー 파티', '글자 24개'], ['か ka']],
  ['/kana?q=쓰',                  ['つ', '츠', '1개 찾았어요'], ['스 su']],
  ['/kana?q=tsu&tab=both',        ['つ ツ'],                  ['타 ta']],
  ['/kana?view=cards',            ['あ', '아 a', '복사하기'], []],
  ['/kana?q=없는글자',            ['찾는 글자가 없어요'],     ['아 a']],
  ['/kana?f=handakuon&q=카',      ['찾는 글자가 없어요', '전체에서 1개 보기'], ['카 ka']],
  ['/kana?drill=shi-tsu',         ['가나 연습', 'シ', '시 · shi', '짧은 획이 옆으로 나란하고', 'わ · ね · れ'], ['あ']],
  ['/kana?drill=nothing',         ['‘nothing’에 해당하는 분류가 없어요'], ['あ a']],
  ['/kana?tab=kanji',             ['‘kanji’에 해당하는 분류가 없어요', '가나 표 모두 보기'], ['あ a']],
])('%s, too', async (path, there, absent) => {
  const { main, text } = await read(path);
  const all = `${text} ${main}`;
  for (const each of there) expect(all).toContain(each);
  for (const each of absent) expect(text).not.toContain(` ${each} `);
});

test('a drill has a title of its own and is not listed', async () => {
  const { html } = await read('/kana?drill=shi-tsu&tab=katakana');
  expect(html).toContain('<title>가나 연습 · 가나 표 · 우타랑</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('tabs and filters are links that keep what else is chosen', async () => {
  const { main } = await read('/kana?tab=katakana&q=ka');
  const links = [...main.matchAll(/<a [^>]*role="radio"[^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
    checked: /aria-checked="([^"]*)"/.exec(tag)?.[1],
    stop: /tabindex="([^"]*)"/i.exec(tag)?.[1],
  }));
  expect(links).toContainEqual({ href: '/kana?tab=both&q=ka', checked: 'false', stop: '0' });
  expect(links).toContainEqual({ href: '/kana?tab=katakana&f=yoon&q=ka', checked: 'false', stop: '0' });
  expect(links).toContainEqual({ href: '/kana?tab=katakana&q=ka', checked: 'true', stop: '0' });
});
