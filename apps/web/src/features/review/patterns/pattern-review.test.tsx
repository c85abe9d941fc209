import { type GrammarOption, type GrammarQuestion, type PatternAnswer, queryKeys } from '@utarang/contract';
import { common, format, grammarDrill, patterns as messages, review } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inTab } from '../../../lib/storage.js';
import { type Device, device } from '../../../parts/offline/device.js';
import { QueriesProvider } from '../../../parts/queries-provider.js';
import { cacheWith } from '../../../parts/study/study.test-kit.js';
import { PatternReview } from './pattern-review.js';
import { PatternsDue } from './patterns-due.js';

afterEach(() => {
  vi.unstubAllGlobals();
  inTab.forget(() => true);
  device.set(null);
});

const option = (id: string, meaning: string): GrammarOption => ({
  ...{ list: 'endings', id, form: id, meaning, written: id, reading: id },
});
const question = (asks: GrammarQuestion['asks']): GrammarQuestion => ({
  asks,
  sentence: {
    ...{
      id: 9,
      japanese: '本を読んでいる。',
      pronunciation: '혼오 욘데 이루.',
      korean: '책을 읽고 있다.',
      level: 'N5',
    },
    ...{ furigana: [['本を読んでいる。', null]], words: [], entries: [] },
  },
  blank: [2, 7],
  word: { written: '読む', reading: 'よむ' },
  level: 'N5',
  tip: '지금 하고 있는 일을 말해요.',
  right: option('読んでいる', '~고 있다'),
  wrong: [option('読んである', '~아/어 있다'), option('読んでおく', '~아/어 두다'), option('読みたい', '~고 싶다')],
  alike: [],
});
const answered: PatternAnswer = {
  ...{ correct: true, dueAt: '2026-11-30T15:00:00.000Z', intervalDays: 3, due: 0 },
  reason: { code: 'first', times: 1 },
};

type Sent = { path: string; body: unknown; key: string | null };
function serve(asks: GrammarQuestion['asks'], failures = 0, dueNow = 0) {
  const sent: Sent[] = [];
  let left = failures;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (method === 'GET') {
      return Response.json(path === '/api/review/patterns' ? [question(asks)] : { ids: ['読んでいる'], due: dueNow });
    }
    sent.push({ path, body: JSON.parse(String(body)), key: new Headers(headers).get('idempotency-key') });
    left -= 1;
    return left >= 0 ? new Response('{}', { status: 500 }) : Response.json(answered);
  });
  return sent;
}
function show(path: string, due = 1) {
  const client = cacheWith({});
  client.setQueryDefaults(queryKeys.savedPatterns(), { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(queryKeys.savedPatterns(), { ids: ['読んでいる'], due });
  return render(
    <QueriesProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <PatternsDue due={due} />
        <PatternReview />
      </MemoryRouter>
    </QueriesProvider>,
  );
}
const reason = format(messages['reason.first'], { days: 3 });
const press = async (key: string) => {
  await new Promise((resolve) => setTimeout(resolve, 310)); // the second press of a double one does nothing
  await userEvent.keyboard(key);
};
const options = () => [...document.querySelectorAll<HTMLElement>('[role=group] button')];

test('a saved pattern is asked as in the drill, told once, and says when it comes back', async () => {
  const sent = serve('form');
  await show('/review?kind=patterns');
  await expect.element(page.getByText(format(review['patterns.due'], { n: 1 }))).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: grammarDrill.start }));
  await expect.poll(() => options().length).toBe(4);
  await press(String(options().findIndex(({ textContent }) => textContent.includes('読んでいる')) + 1));
  await expect.element(page.getByText(reason)).toBeVisible();
  expect(sent).toEqual([
    {
      path: `/api/review/patterns/${encodeURIComponent('読んでいる')}/answer`,
      body: { sentenceId: 9, chosen: '読んでいる', elapsedMs: expect.any(Number) },
      key: expect.any(String),
    },
  ]);
  await press('{Enter}');
  await expect.element(page.getByText(grammarDrill.noneMissed)).toBeVisible();
});

test('typed, an answer that does not arrive is told again under the same key', async () => {
  const sent = serve('form', 1);
  await show('/review?kind=patterns&answer=typed');
  await userEvent.click(page.getByRole('button', { name: grammarDrill.start }));
  await userEvent.fill(page.getByRole('textbox', { name: grammarDrill.answer }), '読んでいる');
  await press('{Enter}');
  await expect.element(page.getByText(messages.keepFail)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: common.retry }));
  await expect.element(page.getByText(reason)).toBeVisible();
  expect(sent.map(({ body }) => (body as { answer: string }).answer)).toEqual(['読んでいる', '読んでいる']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('where no blank tells it the meaning is chosen, typed answers or not, and the Korean comes afterwards', async () => {
  const sent = serve('meaning');
  await show('/review?kind=patterns&answer=typed');
  await userEvent.click(page.getByRole('button', { name: grammarDrill.start }));
  await expect.poll(() => options().map(({ textContent }) => textContent.slice(-6)).length).toBe(4);
  await expect.element(page.getByText(messages.askMeaning)).toBeVisible();
  expect(document.body.textContent).not.toContain('책을 읽고 있다.');
  expect(document.querySelector('mark')?.textContent).toContain('読んでいる');
  await userEvent.click(page.getByRole('button', { name: '~고 있다' }));
  await expect.element(page.getByText('책을 읽고 있다.')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
});

test('without a network an answer waits; with nothing due it says so', async () => {
  const waits = vi.fn(async () => true);
  serve('form');
  device.set({ queueCall: waits } as unknown as Device);
  const screen = await show('/review?kind=patterns');
  await userEvent.click(page.getByRole('button', { name: grammarDrill.start }));
  await expect.poll(() => options().length).toBe(4);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await userEvent.click(page.getByRole('button', { name: grammarDrill.unknown }));
  await expect.poll(() => waits.mock.calls.length).toBe(1);
  await screen.unmount();
  await show('/review?kind=patterns', 0);
  await expect.element(page.getByText(messages.done)).toBeVisible();
});

test('what the device knew from before, nothing due, gives way to the server’s answer', async () => {
  serve('form', 0, 3);
  await show('/review?kind=patterns', 0);
  await userEvent.click(page.getByRole('button', { name: grammarDrill.start }));
  await expect.poll(() => options().length).toBe(4);
});
