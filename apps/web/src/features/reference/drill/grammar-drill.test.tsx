import type { GrammarOption, GrammarQuestion } from '@utarang/contract';
import { common, format, grammarDrill as messages } from '@utarang/messages';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../../lib/site-router.js';
import { inTab } from '../../../lib/storage.js';
import { QueriesProvider } from '../../../parts/queries-provider.js';
import { cacheWith } from '../../../parts/study/study.test-kit.js';
import { setWindow } from '../../../test/set-window.js';
import { EndingsPage } from '../pages/endings-page.js';

const option = (id: string, written: string, reading: string, meaning: string): GrammarOption => ({
  ...{ list: 'endings', id, form: id, meaning, written, reading },
});
const questionOf = (n: number): GrammarQuestion => ({
  asks: 'form',
  sentence: {
    id: n,
    japanese: '本を読んでいる。',
    furigana: [
      ['本', 'ほん'],
      ['を', null],
      ['読', 'よ'],
      ['んでいる。', null],
    ],
    pronunciation: '혼오 욘데 이루.',
    korean: '책을 읽고 있다.',
    level: 'N5',
    words: [],
    entries: [],
  },
  blank: [2, 7],
  word: { written: '読む', reading: 'よむ' },
  level: 'N5',
  tip: 'ている는 지금 하고 있는 일을 말해요.',
  right: option('ている', '読んでいる', 'よんでいる', '~고 있다'),
  wrong: [
    option('てある', '読んである', 'よんである', '~아/어 있다'),
    option('ておく', '読んでおく', 'よんでおく', '~아/어 두다'),
    option('たい', '読みたい', 'よみたい', '~고 싶다'),
  ],
  alike: [option('つつある', '読みつつある', 'よみつつある', '~고 있다')],
});

const testAddress = location.href;
beforeEach(() => setWindow(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  inTab.forget(() => true);
  history.pushState(null, '', testAddress);
});

function answerWith(...answers: (object | number)[]) {
  const fetched = vi.fn(async (_: string) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const renderAt = (path: string) => {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', path);
  return render(
    <QueriesProvider client={cacheWith({ viewer: { role: 'ANONYMOUS' } })}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/endings" element={<EndingsPage />} />
          </Routes>
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
};
const main = () => document.querySelector('main')!;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=group] button')];
const numberOf = (text: string) => options().findIndex(({ textContent }) => textContent.includes(text)) + 1;
const press = async (key: string) => {
  await new Promise((resolve) => setTimeout(resolve, 310)); // the second press of a double one does nothing
  await userEvent.keyboard(key);
};

test('a drill by keys: the number of an option, what it is, a reload goes on, the missed one comes again, the result', async () => {
  const fetched = answerWith([questionOf(1), questionOf(2)]);
  const screen = await renderAt('/endings?drill=true&level=n5&f=state');
  await expect.element(screen.getByRole('button', { name: messages.start })).toBeVisible();
  const height = () => screen.getByRole('region', { name: messages.startTitle }).element().scrollHeight;
  expect(height(), 'the start has no empty room for a question').toBeLessThan(300);
  await userEvent.click(screen.getByRole('button', { name: messages.start }));
  await expect.poll(() => options().length).toBe(4);
  expect(fetched.mock.calls[0]![0]).toBe('/api/grammar-questions?list=endings&level=N5&group=state');
  expect(main().textContent).not.toContain('読んでいる。');
  await press(String(numberOf('読んでおく')));
  await expect.element(screen.getByRole('status')).toHaveTextContent('~아/어 두다');
  for (const text of ['책을 읽고 있다.', '혼오 욘데 이루.', '지금 하고 있는 일을 말해요.', '~고 싶다']) {
    expect(main().textContent).toContain(text);
  }
  expect(document.querySelector('mark')?.textContent).toContain('んでいる');
  // The Japanese of a tip stands in its sentence, and is no column beside it.
  const inTip = [...document.querySelectorAll('dd [lang=ja]')].find(({ textContent }) => textContent === 'ている')!;
  expect(getComputedStyle(inTip.parentElement!).display).toBe('block');
  expect(
    screen
      .getByRole('link', { name: /~고 있다/u })
      .element()
      .getAttribute('href'),
  ).toContain('/endings/');
  await expect.element(screen.getByRole('button', { name: messages.next })).toHaveFocus();

  await screen.unmount();
  const again = await renderAt('/endings?drill=true&level=N5&f=state');
  await expect.element(again.getByText(format(messages.place, { total: 3, n: 2 }))).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const n of [2, 3]) {
    await expect.poll(() => options().length).toBe(4);
    expect(main().textContent.includes(messages.again)).toBe(n === 3);
    await press(String(numberOf('読んでいる')));
    await expect.element(again.getByRole('status')).toHaveTextContent(messages.right);
    await press('{Enter}');
  }
  await expect.element(again.getByText(format(messages.score, { total: 2, n: 1 }))).toHaveFocus();
  await userEvent.click(again.getByRole('button', { name: messages.missedAgain }));
  await expect.poll(() => options().length).toBe(4);
  await userEvent.click(again.getByRole('button', { name: messages.stop }));
  await expect.element(again.getByRole('button', { name: messages.start })).toHaveFocus();
});

test('typed: the word and the Korean are given, a blank answer and one that says the same cost nothing', async () => {
  answerWith([questionOf(1)]);
  const screen = await renderAt('/endings?drill=true&answer=typed&near=te-iru');
  await expect.element(screen.getByText(messages.startAround)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: messages.start }));
  const field = screen.getByRole('textbox', { name: messages.answer });
  await expect.element(field).toHaveFocus();
  expect(main().textContent).toContain(format(messages.askTyped, { meaning: '~고 있다' }));
  expect(main().textContent).toContain('読む');
  await press('{Enter}');
  await expect.element(screen.getByText(messages.blank)).toBeVisible();
  await userEvent.fill(field, '요미츠츠아루');
  await press('{Enter}');
  await expect.element(screen.getByText(messages.alike)).toBeVisible();
  await userEvent.fill(field, 'yondeiru');
  await press('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent(messages.right);
  await press('{Enter}');
  await expect.element(screen.getByText(messages.noneMissed)).toBeVisible();
});

test('where there are no questions, and where they do not come, it says so; an unknown choice leads to the list', async () => {
  answerWith([], 500, { nothing: 1 });
  const screen = await renderAt('/endings?drill=true');
  await userEvent.click(screen.getByRole('button', { name: messages.start }));
  await expect.element(screen.getByText(messages.none)).toBeVisible();
  for (const _ of ['a fault', 'a wrong shape']) {
    const start = screen.getByRole('button', { name: messages.start });
    await userEvent.click(start.query() ? start : screen.getByRole('button', { name: common.retry }));
    await expect.element(screen.getByText(messages.loadFail)).toBeVisible();
  }
  await screen.unmount();
  const unknown = await renderAt('/endings?drill=true&level=N9');
  await expect.element(unknown.getByText('N9', { exact: false })).toBeVisible();
});
