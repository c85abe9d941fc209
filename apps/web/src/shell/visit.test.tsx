import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FirstData } from '@utarang/contract';
import { queryKeys } from '@utarang/contract';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getJson, sendJson } from '../lib/http.js';
import { createQueries } from '../parts/queries.js';
import { QueriesProvider } from '../parts/queries-provider.js';
import { refusal } from '../parts/session/refusals.js';
import { useViewer } from '../parts/session/use-viewer.js';
import { member } from '../parts/study/study.test-kit.js';
import { toasts } from '../ui/toast/toasts.js';
import { Visit } from './visit.js';

const haneul = member();
const guest = { role: 'ANONYMOUS' } as const;

/** What the server says of who asks, and of every other call. */
let me: () => Response;
let other: () => Response;
let calls: string[];
const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, detail: code }, { status });

beforeEach(async () => {
  await page.viewport(1280, 800);
  calls = [];
  me = () => Response.json(guest);
  other = () => new Response(null, { status: 204 });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    return path === '/api/users/me' ? me() : other();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  refusal.set(null);
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

const draw = (viewer: FirstData['viewer'], address = '/songs?q=a') => {
  const site = { contactEmail: null, openChatUrl: null };
  return render(
    <QueriesProvider client={createQueries({ page: 'home', site, viewer, queries: [] })}>
      <MemoryRouter initialEntries={[address]}>
        <Visit site={site}>
          <Routes>
            <Route path="*" element={<Here />} />
          </Routes>
        </Visit>
      </MemoryRouter>
    </QueriesProvider>,
  );
};
const inAnotherTab = (message: string) =>
  dispatchEvent(new StorageEvent('storage', { key: 'tabs:session', newValue: JSON.stringify({ message }) }));

test('who looks at the page comes with it, and nobody is asked', async () => {
  const screen = await draw(haneul);
  await expect.element(screen.getByRole('button', { name: '하늘 님의 내 메뉴' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a page that could not learn who looks asks again, until it is told', async () => {
  let asked = 0;
  me = () => (asked++ === 0 ? problem(503, 'unavailable') : Response.json(haneul));
  const screen = await draw(null);
  await expect.element(screen.getByRole('button', { name: '하늘 님의 내 메뉴' })).toBeVisible();
  expect(asked).toBe(2);
});

test('logging out ends the session, forgets what was personal and says so', async () => {
  const screen = await draw(haneul);
  await screen.getByRole('button', { name: '몰래' }).click();
  await expect.element(screen.getByTestId('secret')).toHaveTextContent('[]');
  await screen.getByRole('button', { name: '하늘 님의 내 메뉴' }).click();
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
])('whoever logs out on %s is then on %s', async (from, to) => {
  const screen = await draw(haneul, from);
  await screen.getByRole('button', { name: '하늘 님의 내 메뉴' }).click();
  await screen.getByRole('button', { name: '로그아웃' }).click();
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${to}$`));
});

test('a log-out that fails leaves one logged in, says so and can be tried again', async () => {
  other = () => problem(503, 'unavailable');
  const screen = await draw(haneul);
  await screen.getByRole('button', { name: '하늘 님의 내 메뉴' }).click();
  await screen.getByRole('button', { name: '로그아웃' }).click();
  const again = screen.getByRole('button', { name: '다시 시도' });
  await expect.element(again).toBeVisible();
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ROLE_USER');
  other = () => new Response(null, { status: 204 });
  await again.click();
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
});

test('a log-out in another tab is followed at once, even where the server cannot be asked', async () => {
  me = () => problem(503, 'unavailable');
  const screen = await draw(haneul);
  inAnotherTab('out');
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
});

test('a log-in in another tab is followed once the server has said whose', async () => {
  me = () => Response.json(haneul);
  const screen = await draw(guest);
  inAnotherTab('in');
  await expect.element(screen.getByRole('button', { name: '하늘 님의 내 메뉴' })).toBeVisible();
});

test('writes that are refused make one dialog, which leads to the log-in and back', async () => {
  other = () => problem(401, 'login_required');
  const screen = await draw(haneul);
  await Promise.allSettled([1, 2, 3].map((id) => sendJson('POST', `/api/checked-words/${id}`)));
  const asked = screen.getByRole('dialog', { name: '로그인이 필요해요' });
  await expect.element(asked).toBeVisible();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  await asked.getByRole('button', { name: '로그인' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/login');
  await expect.element(screen.getByTestId('state')).toHaveTextContent('{"from":"/songs?q=a"}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('a read that is refused is silent, and the page learns that nobody is logged in', async () => {
  other = () => problem(401, 'login_required');
  const screen = await draw(haneul);
  await getJson('/api/users/checked-words/ids').catch(() => {});
  await expect.element(screen.getByTestId('viewer')).toHaveTextContent('ANONYMOUS');
  expect(document.querySelector('dialog')).toBeNull();
});

test.each(['button', 'Escape'])('a temporary password leads to the page to change it, by %s', async (way) => {
  me = () => problem(409, 'must_change_password');
  other = me;
  const screen = await draw(guest);
  await sendJson('POST', '/api/checked-words/3').catch(() => {});
  const told = screen.getByRole('dialog', { name: '비밀번호 바꾸기' });
  await expect.element(told).toBeVisible();
  if (way === 'button') await told.getByRole('button').click();
  else document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/change-password');
});
