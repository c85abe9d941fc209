import { type CheckedWord, queryKeys } from '@utarang/contract';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { refusal } from '../../parts/session/refusals.js';
import { fakeStudyServer } from '../../parts/study/fake-server.test-kit.js';
import { cacheWith, member, savedWord } from '../../parts/study/study.test-kit.js';
import { closeTest } from '../../parts/study/test-session.js';
import { useStudySync } from '../../parts/study/use-study-sync.js';
import { startOfDay } from '../../parts/today/today.test-kit.js';
import { acting } from '../../test/acting.js';
import { setWindow } from '../../test/set-window.js';
import { Toaster } from '../../ui/toast/toaster.js';
import { toasts } from '../../ui/toast/toasts.js';
import { CompletedWordsPage } from './pages/completed-words-page.js';
import { MyWordsPage } from './pages/my-words-page.js';

/** Word `n` was saved n hours before noon in Seoul of the 21st of November: 1 to 12 that day, 13 to 36 the day before. */
export const word = (n: number, over: Partial<CheckedWord> = {}): CheckedWord =>
  savedWord(n, { checkedAt: new Date(Date.UTC(2026, 10, 21, 3) - n * 3_600_000).toISOString(), ...over });

export const words = (count: number): CheckedWord[] => Array.from({ length: count }, (_, index) => word(index + 1));

export const completed = (n: number): CheckedWord =>
  word(n, { status: 'COMPLETED', completedAt: '2026-11-21T03:00:00Z', returnsAt: '2026-12-05T03:00:00Z' });

export const cooling = (n: number, seconds = 272): CheckedWord =>
  word(n, {
    status: 'COOLDOWN',
    cooldownRemainingSec: seconds,
    cooldownUntil: new Date(Date.now() + seconds * 1000).toISOString(),
  });

const testAddress = location.href;

type Setting = {
  viewer?: ReturnType<typeof member> | { role: 'ANONYMOUS' };
  server?: ReturnType<typeof fakeStudyServer>;
};

function Sync() {
  useStudySync();
  return null;
}

/**
 * Renders the pages of saved words at an address, in the browser's own history, before a server that has these words.
 */
export async function renderStudy(address: string, had: CheckedWord[], setting: Setting = {}) {
  const server = setting.server ?? fakeStudyServer(had);
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  const client = cacheWith({ viewer: setting.viewer ?? member() });
  client.setQueryData(queryKeys.start(), startOfDay); // a page without a word brings it
  const screen = await render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <Sync />
        <main>
          <Routes>
            <Route path="/mywords" element={<MyWordsPage />} />
            <Route path="/mywords/completed" element={<CompletedWordsPage />} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
        <Toaster />
      </SiteRouter>
    </QueriesProvider>,
  );
  return { screen, server, client };
}

/** Before each test: a new visitor, on a wide screen. */
export async function comeToStudy(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  await setWindow(1280, 900);
}

/** Stops the clock of the countdowns until the end of the test. Returns a function that lets seconds pass. */
export function stopClock(): (seconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  return (seconds) => acting(() => vi.advanceTimersByTime(seconds * 1000));
}

/** Clears what a test left, after each. */
export function leaveStudy(): void {
  vi.useRealTimers();
  scrollTo(0, 0);
  history.pushState(null, '', testAddress);
  closeTest();
  toasts.set([]);
  refusal.set(null);
  vi.restoreAllMocks();
}

export const address = () => decodeURIComponent(location.pathname + location.search);

/** The names of the words with these numbers. */
export const names = (...numbers: number[]) => numbers.map((n) => `語${n}`);

/** The headings of the cards in the document, in order. */
export const shown = () => [...document.querySelectorAll('[data-card] h3')].map((heading) => heading.textContent);
export const count = () => document.querySelector('form [role=status]')?.textContent;
export const chosen = () => document.querySelector('fieldset [role=status]')?.textContent;
export const days = () => [...document.querySelectorAll('[data-cards] h2')].map((heading) => heading.textContent);
export const card = (n: number) => {
  const heading = [...document.querySelectorAll('[data-card] h3')].find((each) => each.textContent === `語${n}`);
  return heading?.closest<HTMLElement>('article') ?? null;
};
export const inCard = (n: number, label: string) => {
  const found = card(n)?.querySelector<HTMLElement>(`[aria-label="語${n} ${label}"]`);
  if (!found) throw new Error(`the card of 語${n} has no “${label}”`);
  return found;
};
export const toastTexts = () => toasts.get().map(({ text }) => text);
export const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!;

/** Puts a text into the box as typing does, all of it at one moment. */
export function type(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
  box().dispatchEvent(new InputEvent('input', { bubbles: true }));
}
