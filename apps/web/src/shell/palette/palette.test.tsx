import { type FoundAll, QUERY_MAX } from '@utarang/contract';
import { nav, palette } from '@utarang/messages';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { enableShortcuts } from '../../lib/keyboard.js';
import { SiteRouter } from '../../lib/site-router.js';
import { createQueries } from '../../parts/queries.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { acting } from '../../test/acting.js';
import { pagesOf } from './palette-items.js';
import { PaletteKeys } from './palette-keys.js';

const none = { total: 0, content: [] };
const found = (q: string): FoundAll => ({
  ...{ q, words: none, songs: none, artists: none, entries: none, kanji: none, text: false, order: [] },
  ...(q === '요아소비' && {
    words: {
      total: 1,
      content: [
        {
          id: 7,
          japaneseWord: '夜遊び',
          hiragana: 'よあそび',
          koreanPronunciation: '요아소비',
          meaningKo: '밤놀이',
          level: null,
        },
      ],
    },
    text: true,
  }),
});
let asked: string[] = [];
const home = location.href;

beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const q = new URL(String(input), 'http://utarang.test').searchParams.get('q') ?? '';
    asked.push(q);
    return Response.json(found(q));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  enableShortcuts(true);
  history.pushState(null, '', home);
});

const Address = () => {
  const { pathname, hash } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + hash)}</output>;
};

async function renderPage() {
  history.pushState({ key: `test-${Math.random()}`, idx: 0 }, '', '/songs');
  const first = { page: 'songs', site: { contactEmail: null, openChatUrl: null } } as const;
  return render(
    <QueriesProvider client={createQueries({ ...first, viewer: { role: 'ANONYMOUS' }, queries: [] })}>
      <SiteRouter>
        <button type="button">여기</button>
        <input aria-label="상자" />
        <Routes>
          <Route path="*" element={<Address />} />
        </Routes>
        <PaletteKeys viewer={{ role: 'ANONYMOUS' }} />
      </SiteRouter>
    </QueriesProvider>,
  );
}
const box = () => page.getByRole('combobox', { name: palette.box });
const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const address = () => expect.element(page.getByTestId('address'));

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens it, also from a box, and again closes it',
  async (keys) => {
    await renderPage();
    const from = page.getByRole('textbox', { name: '상자' });
    (from.element() as HTMLElement).focus();
    await press(keys);
    await expect.element(box()).toHaveFocus();
    expect(chosen()).toBe(nav.lookup);
    await press(keys);
    await expect.element(box()).not.toBeInTheDocument();
    await expect.element(from).toHaveFocus();
  },
);

test('Escape and Back close it, and the focus is where it was', async () => {
  await renderPage();
  const button = page.getByRole('button', { name: '여기' });
  for (const close of [() => press('{Escape}'), () => acting(() => history.back())]) {
    (button.element() as HTMLElement).focus();
    await press('{Control>}k{/Control}');
    await expect.element(box()).toHaveFocus();
    await close();
    await expect.element(box()).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await address().toHaveTextContent('/songs');
  }
});

test('pages are found by their names while one types, and Enter goes there', async () => {
  await renderPage();
  await press('{Control>}k{/Control}');
  await expect.element(box()).toHaveFocus();
  await userEvent.fill(box(), '가나 연');
  expect(chosen()).toBe(nav.kanaDrill);
  await press('{Enter}');
  await address().toHaveTextContent('/kana');
  await expect.element(box()).not.toBeInTheDocument();
});

test('words are found once typing settles; the arrows choose, round the ends too', async () => {
  await renderPage();
  await press('{Control>}k{/Control}');
  await expect.element(box()).toHaveFocus();
  await userEvent.fill(box(), '요아소비');
  await expect.poll(chosen).toContain('夜遊び');
  expect(asked).toEqual(['요아소비']);
  await press('{ArrowDown}');
  expect(chosen()).toContain(palette.text);
  await press('{ArrowDown}');
  expect(chosen()).toContain('夜遊び');
  await press('{ArrowUp}');
  expect(chosen()).toContain(palette.text);
  expect(box().element().getAttribute('aria-activedescendant')).toBe(
    document.querySelector('[role=option][aria-selected=true]')?.id,
  );
  await press('{ArrowUp}{Enter}');
  await address().toHaveTextContent('/words/7');
});

test('while an input method composes, its keys are its own', async () => {
  await renderPage();
  await press('{Control>}k{/Control}');
  await expect.element(box()).toHaveFocus();
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'ArrowDown']) {
      await acting(() =>
        box()
          .element()
          .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init })),
      );
    }
  }
  expect(chosen()).toBe(nav.lookup);
  await address().toHaveTextContent('/songs');
});

test('a text that finds nothing says so, and one that cannot be searched asks nothing', async () => {
  await renderPage();
  await press('{Control>}k{/Control}');
  await userEvent.fill(box(), '뷁뷁');
  await expect.element(page.getByRole('status').filter({ hasText: palette.empty })).toBeInTheDocument();
  await expect.poll(() => asked).toEqual(['뷁뷁']);
  await userEvent.fill(box(), '뷁'.repeat(QUERY_MAX + 1));
  await expect.element(page.getByRole('status').filter({ hasText: palette.empty })).toBeInTheDocument();
  await press('{Enter}');
  await address().toHaveTextContent('/songs');
  expect(asked).toEqual(['뷁뷁']);
});

test('? lists the shortcuts, unless they are off or the user types', async () => {
  await renderPage();
  const sheet = page.getByRole('dialog', { name: palette.shortcuts });
  (page.getByRole('textbox', { name: '상자' }).element() as HTMLElement).focus();
  await press('?');
  await expect.element(sheet).not.toBeInTheDocument();
  (page.getByRole('button', { name: '여기' }).element() as HTMLElement).focus();
  enableShortcuts(false);
  await press('?');
  await expect.element(sheet).not.toBeInTheDocument();
  enableShortcuts(true);
  await press('?');
  await expect.element(sheet).toBeVisible();
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('each page is listed once, and those of members and admins to them alone', () => {
  for (const role of ['ANONYMOUS', 'ROLE_USER', 'ROLE_ADMIN'] as const) {
    const all = pagesOf(role).map(({ to }) => to);
    expect(new Set(all).size).toBe(all.length);
    expect(all.includes('/admin/words')).toBe(role === 'ROLE_ADMIN');
    expect(all.includes('/login')).toBe(role === 'ANONYMOUS');
  }
});
