import { type AnswerResult, type ErrorCode, errorStatus, type TestStart, type Word } from '@utarang/contract';
import { useLocation, useNavigate } from 'react-router';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../../lib/site-router.js';
import { acting } from '../../../test/acting.js';
import { tap } from '../../../test/tap.js';
import { Toaster } from '../../../ui/toast/toaster.js';
import { dismissToast, toasts } from '../../../ui/toast/toasts.js';
import { QueriesProvider } from '../../queries-provider.js';
import { cacheWith, member } from '../study.test-kit.js';
import { closeTest, openTest } from '../test-session.js';
import { press } from './pace.test-kit.js';
import { WordTest } from './word-test.js';

const word = (id: number, japaneseWord: string, hiragana: string, koreanPronunciation: string, meaningKo: string) =>
  ({
    id,
    japaneseWord,
    hiragana,
    koreanPronunciation,
    meaningKo,
    level: id > 50_000 ? 'N5' : 'N4',
  }) as const satisfies Word;
export const taberu = word(50_001, '食べる', 'たべる', '타베루', '먹다');
export const ame = word(50_002, '雨', 'あめ', '아메', '비');
export const yakusoku = word(40_001, '約束', 'やくそく', '야쿠소쿠', '약속');

export const start = (over: Partial<TestStart> = {}): TestStart => ({
  state: 'READY',
  question: taberu.japaneseWord,
  attemptsLeft: 2,
  retryInSec: null,
  ...over,
});
export const answer = (over: Partial<AnswerResult> = {}): AnswerResult => ({
  correct: false,
  state: 'WRONG',
  points: 0,
  level: 'N5',
  attemptsLeft: 1,
  retryInSec: null,
  ...over,
});
export const pass = (over: Partial<AnswerResult> = {}): AnswerResult =>
  answer({ correct: true, state: 'PASSED', points: 1, attemptsLeft: 2, ...over });
export const cooldown = answer({ state: 'COOLDOWN', attemptsLeft: 0, retryInSec: 300, cooldownSeconds: 300 });
/** For a guest nothing is counted. */
export const guests = { level: null, attemptsLeft: null, points: 0 } as const;

export const refusal = (code: ErrorCode, detail: string): Response =>
  Response.json(
    { type: 'about:blank', title: code, status: errorStatus[code], code, detail },
    { status: errorStatus[code] },
  );

export type Call = { at: string; body: Record<string, unknown>; key: string | null; signal: AbortSignal | undefined };

/** The server's next reply to a call: JSON, a whole response, no answer at all, or only once `held` resolves. */
export type Reply = object | Response | 'lost' | Promise<object | Response>;

/**
 * Answers the calls of word tests from a list for each: `start 50001`, `answer 50001`, `practice …`, `synonyms …`,
 * `reports …`. The last reply of a list is given again and again.
 */
export function fakeServer(replies: Record<string, Reply[]>) {
  const calls: Call[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://utarang.test');
    const [, id, what] = /\/(\d+)\/(?:clear\/)?(\w+)/.exec(pathname) ?? [];
    const at = `${init?.method === 'DELETE' ? 'un' : ''}${what} ${id}`;
    const headers = new Headers(init?.headers);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    calls.push({ at, body, key: headers.get('Idempotency-Key'), signal: init?.signal ?? undefined });
    const list = replies[at] ?? [];
    const reply = await (list.length > 1 ? list.shift() : list[0]);
    init?.signal?.throwIfAborted();
    if (reply === undefined || reply === 'lost') throw new TypeError('Failed to fetch');
    return reply instanceof Response ? reply.clone() : Response.json(reply);
  });
  return { calls, sent: (at: string) => calls.filter((call) => call.at === at) };
}

const testAddress = location.href;

/** Shows the address. `goTo` leads to another one without a press. */
function Address() {
  const navigate = useNavigate();
  goTo = navigate;
  return <output data-testid="address">{useLocation().pathname}</output>;
}

export let goTo: (address: string) => unknown = () => {};

/** A page whose button opens the test of some words, and all that surrounds the dialog. */
export async function renderTest(
  words: readonly Word[],
  {
    as = 'member',
    mode = 'test',
    name = 'test',
    called = '김하늘',
  }: { as?: 'member' | 'guest'; mode?: 'test' | 'practice'; name?: 'test' | 'quiz'; called?: string } = {},
) {
  const client = cacheWith({ ids: {}, viewer: as === 'member' ? member({ name: called }) : { role: 'ANONYMOUS' } });
  const screen = await render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <button type="button" onClick={() => openTest(words, mode, name)}>
            열기
          </button>
          <Address />
        </main>
        <WordTest />
        <Toaster />
      </SiteRouter>
    </QueriesProvider>,
  );
  await tap(screen.getByRole('button', { name: '열기' }));
  await expect.poll(dialog).not.toBeNull();
  endMotion();
  return { screen, client };
}

/** Ends the animation with which the dialog appears: otherwise the first press waits until its target stands still. */
export function endMotion(): void {
  for (const motion of dialog()?.getAnimations() ?? []) motion.finish();
}

/** For after each test: nothing stays open. */
export async function leave(): Promise<void> {
  await acting(closeTest);
  history.pushState(null, '', testAddress);
  lastSaid = null;
  for (const { id } of toasts.get()) dismissToast(id);
  vi.restoreAllMocks();
}

export const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
export const field = () => document.querySelector<HTMLInputElement>('input[name=answerKo]');
/** The dialog's live region, which holds a sentence only for a moment. */
export const liveRegion = () => document.querySelector('dialog [aria-live=assertive]');
let lastSaid: string | null = null;
new MutationObserver(() => {
  lastSaid = liveRegion()?.firstElementChild?.textContent ?? lastSaid;
}).observe(document, { subtree: true, childList: true, characterData: true });
/** The text that the dialog's live region has said last. */
export const said = () => (dialog() ? lastSaid : null);
export const focused = () => document.activeElement as HTMLElement;

export { press };

/** Types an answer into the field and sends it with Enter, once there is a question to send it to. */
export async function type(text: string): Promise<void> {
  await userEvent.fill(field()!, text);
  await expect.poll(() => dialog()?.querySelector('[type=submit]')?.ariaDisabled).not.toBe('true');
  await press('{Enter}');
}

/** Waits until a sentence is announced; by then it is on the screen, too. */
export const hear = (sentence: string) => expect.poll(said).toBe(sentence);
