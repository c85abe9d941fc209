import type { PhrasePart, WordsPage } from '@utarang/contract';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setWindow } from '../../../test/set-window.js';
import { setFormsOpen } from '../forms-open.js';
import { address, details, fakeServer, leavePages, renderPages } from '../words.test-kit.js';

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  await setWindow(390, 844);
  server = fakeServer({ 뷁뷁뷁: 0, 보고싶다: 0 });
});
afterEach(() => {
  leavePages();
  vi.restoreAllMocks();
});

const part = (text: string, written: string | null, over: Partial<PhrasePart> = {}): PhrasePart => ({
  text,
  written,
  reading: written,
  pronunciation: written && text,
  gloss: written && '뜻',
  wordId: null,
  entry: null,
  ...over,
});
const [kimi, no, na, wa] = [
  part('키미', '君', { reading: 'きみ', wordId: 1, gloss: '너' }),
  part('노', 'の', { entry: { list: 'particles', id: 'no' } }),
  part('나', '名', { reading: 'な', wordId: 2 }),
  part('와', 'は', { entry: { list: 'particles', id: 'wa' } }),
];
const taberu = { ...details(), match: 'inflected', rank: 4.1, marks: {} } as const;
const tabetai = {
  written: '食べたい',
  reading: 'たべたい',
  pronunciation: '타베타이',
  name: '희망(たい)',
  gloss: '먹고 싶다',
};

const parts = () =>
  [...document.querySelectorAll('[aria-label="나눈 단어"] > li')].map((item) => ({
    text: [...item.querySelectorAll('span span')].map((span) => span.textContent).join('|') || item.textContent,
    leadsTo: item.querySelector('a')?.getAttribute('href') ?? null,
  }));

test('a phrase is shown in its parts; each word leads to its page, and what nothing explains stays as typed', async () => {
  server.heard['키미노뮬'] = { phrase: { parts: [kimi, no, part('뮬', null)], others: [] } };
  const screen = await renderPages('/?m=pron&q=키미노뮬');
  await expect.element(screen.getByRole('heading', { name: '문장으로 읽었어요' })).toBeVisible();
  expect(parts().map(({ leadsTo }) => leadsTo)).toEqual(['/words/1', '/particles/no', null]);
  const list = screen.getByRole('list', { name: '나눈 단어' });
  await expect.element(list).toHaveTextContent('きみ君키미너の노뜻뮬모르는 말');
  for (const ja of ['君', 'の', 'きみ'])
    expect(list.getByText(ja, { exact: true }).element().closest('[lang]')!.getAttribute('lang')).toBe('ja');
  expect(screen.getByText('다르게 읽으면').elements()).toEqual([]);
});

test('another cutting takes the place of the first, and the focus goes to its parts', async () => {
  const nawa = part('나와', '縄', { wordId: 3 });
  server.heard['키미노나와'] = { phrase: { parts: [kimi, no, na, wa], others: [[kimi, no, nawa]] } };
  const screen = await renderPages('/?m=pron&q=키미노나와');
  const other = screen.getByRole('button', { name: /縄 .*이렇게 읽기/ });
  await other.click();
  expect(parts().map(({ leadsTo }) => leadsTo)).toEqual(['/words/1', '/particles/no', '/words/3']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('나눈 단어');
  await screen.getByRole('button', { name: /名 .*이렇게 읽기/ }).click();
  expect(parts()).toHaveLength(4);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('/words/1');
});

test('a form says which it is, of which word, and what else sounds so', async () => {
  server.heard['타베타이'] = { content: [{ ...taberu, form: tabetai }], phrase: null };
  const screen = await renderPages('/?m=pron&q=타베타이');
  const panel = screen.getByRole('region', { name: '활용한 말이에요' });
  await expect.element(panel).toHaveTextContent('타베타이→食べたい먹고 싶다기본형食べる 먹다활용희망(たい)');
  await expect.element(panel.getByRole('link')).toHaveAttribute('href', '/words/50100');
  expect(screen.getByText('다르게 읽으면').elements()).toEqual([]);
});

test('of a form that sounds as a rarer word, the word is there too', async () => {
  const aitai = part('타베타이', '食べたい', { wordId: 50_100 });
  const rare = part('타베타이', '対', { wordId: 7, gloss: '상대' });
  server.heard['타베타이'] = {
    content: [
      { ...details({ id: 7 }), match: 'exact', rank: 0, marks: {} },
      { ...taberu, form: tabetai },
    ],
    phrase: { parts: [aitai], others: [[rare]] },
  } satisfies Partial<WordsPage>;
  const screen = await renderPages('/?m=pron&q=타베타이');
  const both = screen.getByRole('region', { name: '활용한 말이에요' });
  await expect.element(both).toHaveTextContent('다르게 읽으면対 상대');
});

test('a reading stands below the words where the first of them is a hit, above where it is the better answer', async () => {
  const isAbove = () => {
    const panel = document.querySelector('section[aria-labelledby]:has(h3)')!;
    const card = document.querySelector('a[href="/words/7"]')!;
    return Boolean(panel.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  const phrase = { parts: [kimi, no], others: [] };
  const hit = { ...details({ id: 7 }), match: 'exact', rank: 1, marks: {} } as const;
  server.heard['토모다'] = { content: [hit], phrase };
  const screen = await renderPages('/?m=pron&q=토모다');
  await expect.element(screen.getByRole('heading', { name: '문장으로 읽었어요' })).toBeVisible();
  expect(isAbove()).toBe(false);

  server.heard['키미노뮬'] = { content: [{ ...hit, match: 'tolerant', rank: 6.001 }], phrase };
  await screen.getByRole('searchbox').fill('키미노뮬');
  await expect.poll(address).toBe('/?m=pron&q=키미노뮬');
  await expect.poll(() => document.querySelector('section[aria-labelledby]:has(h3)') !== null && isAbove()).toBe(true);
});

test('who finds nothing goes with one press to what the other mode has', async () => {
  server.heard['보고싶다'] = { otherModes: { pronunciation: 0, meaning: 3 } };
  const screen = await renderPages('/?m=pron&q=보고싶다');
  await expect.element(screen.getByRole('heading', { name: '발음으로는 없어요. 뜻으로는 3개 있어요' })).toBeVisible();
  await screen.getByRole('button', { name: '뜻으로 3개 보기' }).click();
  await expect.poll(address).toBe('/?m=meaning&q=보고싶다');
});

test('where nothing is known it says so plainly, and shows what sounds nearly so', async () => {
  server.heard['뷁뷁뷁'] = { otherModes: { pronunciation: 0, meaning: 0 }, nearest: [details()] };
  const screen = await renderPages('/?m=pron&q=뷁뷁뷁');
  await expect.element(screen.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible();
  expect(screen.getByRole('region', { name: '문장으로 읽었어요' }).elements()).toEqual([]);
  const near = screen.getByRole('region', { name: '소리가 가까운 단어' });
  await expect.element(near.getByRole('link')).toHaveAttribute('href', '/words/50100');
});

test('the page of a word has its forms folded, and the device remembers that they were opened', async () => {
  onTestFinished(() => setFormsOpen(false));
  const forms = Array.from({ length: 10 }, (_, index) => ({ ...tabetai, written: `食べたい${index}` }));
  server.words['50100'] = details({ inflections: forms });
  const screen = await renderPages('/words/50100');
  const section = screen.getByRole('region', { name: '활용' });
  const button = section.getByRole('button', { name: '활용 10개' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(section.getByText('[타베타이]').elements()).toEqual([]);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(section.getByText('[타베타이]').elements()).toHaveLength(10);
  await expect.element(section.getByText('食べたい9')).toBeVisible();
  expect(localStorage.getItem('forms-open')).toBe('yes');
  await button.click();
  expect(section.getByText('[타베타이]').elements()).toEqual([]);
});
