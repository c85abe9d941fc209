import { type BringPreview, type OwnWord, queryKeys } from '@utarang/contract';
import { format, takeAlongErr, bringAlong as text } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../../lib/site-router.js';
import { QueriesProvider } from '../../../parts/queries-provider.js';
import { NOTHING_SAVED } from '../../../parts/study/saved-words.js';
import { cacheWith, member, savedWord } from '../../../parts/study/study.test-kit.js';
import { setWindow } from '../../../test/set-window.js';
import { TakeAlongPage } from './take-along-page.js';

const word = (id: number, japaneseWord: string, hiragana: string, meaningKo: string) => ({
  ...{ id, japaneseWord, hiragana, koreanPronunciation: '카라이', meaningKo, level: null },
});
const row = (
  listed: string,
  match: 'exact' | 'several' | 'none' | 'already',
  candidates: ReturnType<typeof word>[] = [],
) => ({
  ...{ text: listed, reading: '', meaning: '', match, candidates, canBeOwn: match === 'none' && listed === '推し活' },
});
const PREVIEW: BringPreview = {
  token: 'token-1',
  rows: [
    row('食べる', 'exact', [word(1, '食べる', 'たべる', '먹다')]),
    row('学校', 'already', [word(2, '学校', 'がっこう', '학교')]),
    row('辛い', 'several', [word(3, '辛い', 'からい', '맵다'), word(4, '辛い', 'つらい', '괴롭다')]),
    row('推し活', 'none'),
    row('たのしぃ', 'none', [word(5, '楽しい', 'たのしい', '즐겁다')]),
  ],
};

type Call = { method: string; path: string; body: unknown };
let calls: Call[];
let own: OwnWord[];

const answer = ({ method, path, body }: Call): Response => {
  if (path.startsWith('/api/users/me/words/import?')) {
    return body === '먹다' ? refused(takeAlongErr.noWords) : Response.json(PREVIEW);
  }
  if (path.startsWith('/api/users/me/words/import/')) return Response.json({ saved: 3, skipped: 2, own: 1, wishes: 1 });
  if (path === '/api/checked-words') return Response.json([savedWord(1), savedWord(2)]);
  if (path.startsWith('/api/users/me/own-words')) {
    if (method === 'POST') own = [{ ...word(900_000_001, '推し', 'おし', '최애'), saved: true }];
    if (method === 'DELETE') own = [];
    return method === 'GET'
      ? Response.json(own)
      : method === 'POST'
        ? Response.json(own[0], { status: 201 })
        : new Response(null, { status: 204 });
  }
  return Response.json({ ids: [1, 2], completedIds: [], cooldowns: {} });
};
const refused = (sentence: string) =>
  Response.json({ code: 'validation_failed', status: 400, errors: { file: sentence } }, { status: 400 });

beforeEach(async () => {
  calls = [];
  own = [];
  await setWindow(1280, 900);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const sent =
      init.body instanceof Blob ? await init.body.text() : typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const call = { method: init.method ?? 'GET', path, body: sent };
    calls.push(call);
    return answer(call);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('[data-printed]')?.remove();
});

async function renderPage(saved: ReadonlySet<number> = new Set([1, 2])) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', '/mywords/files');
  const client = cacheWith({ viewer: member() });
  client.setQueryData(queryKeys.checkedIds(), { ...NOTHING_SAVED, ids: saved });
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <TakeAlongPage />
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
}
type Screen = Awaited<ReturnType<typeof renderPage>>;

async function paste(screen: Screen, list: string) {
  await screen.getByRole('button', { name: text['in.paste'] }).click();
  await screen.getByLabelText(text['in.box']).fill(list);
  await screen.getByRole('button', { name: text['in.read'] }).click();
}

test('a list is shown as what it would do, chosen from, and kept', async () => {
  const screen = await renderPage();
  await paste(screen, '食べる\n学校');
  await expect.element(screen.getByText(format(text['in.severalTitle'], { n: 1 }))).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '1개 담기' })).toBeVisible();
  await screen.getByRole('radio', { name: 'つらい 괴롭다' }).click();
  await screen.getByRole('radiogroup', { name: '推し活' }).getByRole('radio', { name: text['in.asOwn'] }).click();
  await screen.getByRole('radiogroup', { name: 'たのしぃ' }).getByRole('radio', { name: text['in.asWish'] }).click();
  await screen.getByRole('button', { name: '3개 담기' }).click();
  await expect.element(screen.getByText(format(text['in.done'], { n: 3 }))).toBeVisible();
  await expect.element(screen.getByText(format(text['in.doneWishes'], { n: 1 }))).toBeVisible();
  const kept = calls.find(({ path }) => path.endsWith('/import/token-1'));
  expect(kept?.body).toEqual({ choices: { 2: 4 }, own: [3], wishes: [4] });
});

test('what cannot be read is said, and another file can be chosen', async () => {
  const screen = await renderPage();
  await paste(screen, '먹다');
  await expect.element(screen.getByText(takeAlongErr.noWords)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: text['in.choose'] })).toBeVisible();
});

test('a file that is dropped is read', async () => {
  const screen = await renderPage();
  const files = new DataTransfer();
  files.items.add(new File(['食べる'], '내 단어.csv'));
  const zone = screen.getByText(text['in.drop']).element().parentElement!;
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: files }));
  await expect.element(screen.getByText('내 단어.csv')).toBeVisible();
  await screen.getByRole('button', { name: '내 단어.csv 빼기' }).click();
  await expect.element(screen.getByText(text['in.drop'])).toBeVisible();
});

test('the files are of the words that were chosen', async () => {
  const screen = await renderPage();
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/api/users/me/words.apkg', '/api/users/me/words.csv', '/api/users/me/words.tsv']);
  await screen.getByRole('radio', { name: text['out.completed'] }).click();
  expect(links()[0]).toBe('/api/users/me/words.apkg?status=COMPLETED');
});

test('what is printed is beside the page, and gone once it is done', async () => {
  const asked = vi.spyOn(window, 'print').mockImplementation(() => {});
  const screen = await renderPage();
  await screen.getByRole('button', { name: format(text['out.printName'], { name: text['out.cards'] }) }).click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  const paper = document.querySelector('[data-printed="cards"]')!;
  expect(paper.parentElement).toBe(document.body);
  expect(paper.querySelectorAll('li').length).toBe(2);
  expect(getComputedStyle(paper).display).toBe('none');
  // A browser that does not say when it has printed prints with the next press all the same.
  await screen.getByRole('button', { name: format(text['out.printName'], { name: text['out.cards'] }) }).click();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('[data-printed]')).toBeNull();
  asked.mockRestore();
});

test('an own word is made and deleted', async () => {
  const screen = await renderPage();
  await screen.getByRole('button', { name: text['own.add'] }).click();
  await screen.getByLabelText(text['own.word']).fill('推し');
  await screen.getByLabelText(text['own.reading']).fill('おし');
  await screen.getByLabelText(text['own.meaning']).fill('최애');
  await screen.getByRole('button', { name: text['own.save'] }).click();
  await screen.getByRole('button', { name: format(text['own.deleteName'], { word: '推し' }) }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: text['own.delete'] }).click();
  await expect.element(screen.getByText('최애')).not.toBeInTheDocument();
  expect(calls.map(({ method }) => method)).toContain('DELETE');
});

test('on a phone nothing is wider than the screen', async () => {
  await setWindow(390, 844);
  const screen = await renderPage();
  await paste(screen, '食べる');
  await expect.element(screen.getByText(format(text['in.severalTitle'], { n: 1 }))).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
