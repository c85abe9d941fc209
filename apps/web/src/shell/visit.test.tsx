import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InitialData } from '@utarang/contract';
import { PAGE_OF, queryKeys } from '@utarang/contract';
import { auth, common, login, nav } from '@utarang/messages';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { getJson, sendJson } from '../lib/http.js';
import { useUnsavedInput } from '../lib/unsaved-input.js';
import { createQueries } from '../parts/queries.js';
import { QueriesProvider } from '../parts/queries-provider.js';
import { clearSessionEnded, refusal, sessionEnded } from '../parts/session/refusals.js';
import { useViewer } from '../parts/session/use-viewer.js';
import { member, savedWord } from '../parts/study/study.test-kit.js';
import { setWindow } from '../test/set-window.js';
import { tap } from '../test/tap.js';
import { toasts } from '../ui/toast/toasts.js';
import { Visit } from './visit.js';

const haneul = member();
const guest = { role: 'ANONYMOUS' } as const;

/** The server's answer about who asks, and to every other call. */
let me: () => Response;
let other: () => Response;
let calls: string[];
const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, detail: code }, { status });

beforeEach(async () => {
  await setWindow(1280, 800);
  calls = [];
  me = () => Response.json(guest);
  other = () => new Response(null, { status: 204 });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    if (path === '/api/users/me') return me();
    const answer = other();
    const saves = String(path).startsWith('/api/checked-words/') && answer.status === 204;
    return saves ? Response.json(savedWord(50_100)) : answer;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  refusal.set(null);
  clearSessionEnded();
  toasts.set([]);
});

function Here() {
  const { pathname, state } = useLocation();
  const viewer = useViewer();
  const secret = useQuery({ queryKey: queryKeys.sessions(), queryFn: () => [], enabled: false }).data;
  const client = useQueryClient();
  return (
    <div>
      <h1>{pathname}</h1>
      <output data-testid="state">{JSON.stringify(state)}</output>
      <output data-testid="viewer">{viewer.role}</output>
      <output data-testid="secret">{JSON.stringify(secret ?? null)}</output>
      <button type="button" onClick={() => client.setQueryData(queryKeys.sessions(), [])}>
        몰래
      </button>
    </div>
  );
}

const renderPage = (viewer: InitialData['viewer'], address = '/songs?q=a', more?: ReactNode) => {
  const site = { contactEmail: null, openChatUrl: null };
  return render(
    <QueriesProvider client={createQueries({ page: 'home', site, viewer, queries: [] })}>
      <MemoryRouter initialEntries={[address]}>
        <Visit site={site}>
          <Routes>
            <Route path="*" element={<Here />} />
          </Routes>
          {more}
        </Visit>
      </MemoryRouter>
    </QueriesProvider>,
  );
};
async function logOut(screen: Awaited<ReturnType<typeof renderPage>>) {
  await tap(screen.getByRole('button', { name: '하늘 님의 메뉴' }));
  await tap(screen.getByRole('button', { name: '로그아웃' }));
}
const inAnotherTab = (message: string) =>
  dispatchEvent(new StorageEvent('storage', { key: 'tabs:session', newValue: JSON.stringify({ message }) }));

test('who looks at the page comes with it, and nobody is asked', async () => {
  const screen = await renderPage(haneul);
  await expect.element(screen.getByRole('button', { name: '하늘 님의 메뉴' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a page that could not learn who looks asks again, until it is told', async () => {
  let asked = 0;
  me = () => (asked++ === 0 ? problem(503, 'unavailable') : Response.json(haneul));
  const screen = await renderPage(null);
  await expect.element(screen.getByRole('button', { name: '하늘 님의 메뉴' })).toBeVisible();
  expect(asked).toBe(2);
});

test('logging out ends the session, forgets what was personal and says so', async () => {
  const screen = await renderPage(haneul);
  await screen.getByRole('button', { name: '몰래' }).click();
  await expect.element(screen.getByTestId('secret')).toHaveTextContent('[]');
  await screen.getByRole('button', { name: '하늘 님의 메뉴' }).click();
  await screen.getByRole('button', { name: '로그아웃' }).click();
  await expect.element(screen.getByText('로그아웃했어요').first()).toBeVisible();
  expect(calls).toContain('POST /api/logout');
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  await expect.element(screen.getByTestId('secret')).toHaveTextContent('null');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/songs');
});

test.each([
  ['/user-info', '/'],
  ['/mywords/completed', '/'],
  ['/songs', '/songs'],
])('a log-out on %s leads to %s', async (from, to) => {
  const screen = await renderPage(haneul, from);
  await logOut(screen);
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${to}$`));
});

test('a log-out that fails leaves one logged in, says so and can be tried again', async () => {
  other = () => problem(503, 'unavailable');
  const screen = await renderPage(haneul);
  await logOut(screen);
  const again = screen.getByRole('button', { name: '다시 시도' });
  await expect.element(again).toBeVisible();
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ROLE_USER');
  other = () => new Response(null, { status: 204 });
  await tap(again);
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
});

test('a log-out in another tab is followed at once, even where the server cannot be asked', async () => {
  me = () => problem(503, 'unavailable');
  const screen = await renderPage(haneul);
  inAnotherTab('out');
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
});

test('a log-in in another tab is followed once the server has said whose', async () => {
  me = () => Response.json(haneul);
  const screen = await renderPage(guest);
  inAnotherTab('in');
  await expect.element(screen.getByRole('button', { name: '하늘 님의 메뉴' })).toBeVisible();
});

test('writes that are refused make one dialog, which leads to the log-in and back', async () => {
  other = () => problem(401, 'login_required');
  const screen = await renderPage(haneul);
  await Promise.allSettled([1, 2, 3].map((id) => sendJson('POST', `/api/checked-words/${id}`)));
  const asked = screen.getByRole('dialog', { name: '로그인이 필요해요' });
  await expect.element(asked).toBeVisible();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  await tap(asked.getByRole('button', { name: '로그인' }));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/login');
  await expect.element(screen.getByTestId('state')).toHaveTextContent(/"from":"\/songs\?q=a"/);
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

const ended = () => problem(401, 'session_ended');

test('a write after the end of the session asks to log in on the spot, and the page stays as it was', async () => {
  other = ended;
  const screen = await renderPage(haneul);
  await Promise.allSettled([1, 2, 3].map((id) => sendJson('POST', `/api/checked-words/${id}`)));
  const asked = screen.getByRole('dialog', { name: auth.ended });
  await expect.element(asked).toBeVisible();
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ROLE_USER');
  await expect.element(asked.getByLabelText(login.username)).toHaveValue('haneul');
  await expect.element(asked.getByLabelText(login.password, { exact: true })).toHaveFocus();

  other = () => Response.json({});
  me = () => Response.json(haneul);
  await asked.getByLabelText(login.password, { exact: true }).fill('Sorairo-1204');
  await asked.getByRole('button', { name: login.submit }).click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/songs');
  expect(sessionEnded.get()).toBe(false);
});

test('every write of a member says whose page makes it, one of a guest does not', async () => {
  const pagesOf: (string | null)[] = [];
  vi.mocked(window.fetch).mockImplementation(async (_path, init) => {
    pagesOf.push(new Headers(init?.headers).get(PAGE_OF));
    return new Response(null, { status: 204 });
  });
  const screen = await renderPage(member({ username: '하늘' }));
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ROLE_USER');
  await sendJson('POST', '/api/checked-words/3');
  await getJson('/api/checked-words').catch(() => {});
  await screen.unmount();
  await renderPage(guest);
  await sendJson('POST', '/api/my-words/3/practice');
  expect(pagesOf).toEqual([encodeURIComponent('하늘'), null, null]);
});

test('a member who does not log in again keeps the page, and is a guest from the next one on', async () => {
  other = ended;
  const screen = await renderPage(haneul);
  await sendJson('PUT', '/api/users/me/password').catch(() => {});
  const asked = screen.getByRole('dialog', { name: auth.ended });
  await expect.element(asked).toBeVisible();
  await tap(asked.getByRole('button', { name: common.cancel }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ROLE_USER');
  await screen.getByRole('link', { name: nav.songs }).first().click();
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  expect(sessionEnded.get()).toBe(false);
});

test('a log-in in another tab is one here, too', async () => {
  other = ended;
  const screen = await renderPage(haneul);
  await sendJson('PUT', '/api/users/me/password').catch(() => {});
  await expect.element(screen.getByRole('dialog', { name: auth.ended })).toBeVisible();
  me = () => Response.json(haneul);
  inAnotherTab('in:2');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

function Typing() {
  const { hold } = useUnsavedInput();
  return <input aria-label="쓰는 중" onInput={hold} />;
}

test('a read that is refused takes no page away in which the user types', async () => {
  other = () => problem(401, 'login_required');
  const screen = await renderPage(haneul, '/songs', <Typing />);
  await screen.getByLabelText('쓰는 중').fill('하늘');
  await getJson('/api/users/me/sessions').catch(() => {});
  await expect.poll(() => refusal.get()).not.toBeNull();
  expect(calls).not.toContain('GET /api/users/me');
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ROLE_USER');
});

test('a read that is refused is silent, and the page learns that nobody is logged in', async () => {
  other = () => problem(401, 'login_required');
  const screen = await renderPage(haneul);
  await getJson('/api/users/checked-words/ids').catch(() => {});
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  expect(document.querySelector('dialog')).toBeNull();
});

test.each(['button', 'Escape'])('a temporary password leads to the page to change it, by %s', async (way) => {
  me = () => problem(409, 'must_change_password');
  other = me;
  const screen = await renderPage(guest);
  await sendJson('POST', '/api/checked-words/3').catch(() => {});
  const told = screen.getByRole('dialog', { name: '비밀번호 바꾸기' });
  await expect.element(told).toBeVisible();
  if (way === 'button') await tap(told.getByRole('button'));
  else document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/change-password');
});
