import type { Me, Member } from '@utarang/contract';
import { login } from '@utarang/messages';
import { StrictMode } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../../lib/site-router.js';
import { QueriesProvider } from '../../../parts/queries-provider.js';
import { returnState } from '../../../parts/session/origin.js';
import { ANONYMOUS } from '../../../parts/session/viewer.js';
import { problem } from '../../../parts/study/fake-server.test-kit.js';
import { cacheWith, member } from '../../../parts/study/study.test-kit.js';
import { ChangePasswordPage } from './change-password-page.js';
import { LoginPage } from './login-page.js';

const BEFORE = location.href;
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', BEFORE);
});

/** A page of ours with a link to the log-in. */
function Songs() {
  const here = useLocation();
  return (
    <Link to="/login" state={returnState(here)}>
      {here.pathname}
    </Link>
  );
}

/** A server that takes every log-in and answers the question who that is with each of these in turn. */
function serve(...who: (() => Response)[]) {
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    calls.push({ path, body });
    if (path === '/api/login') return Response.json({ username: 'haneul' });
    return who.length > 1 ? who.shift()?.() : who[0]?.();
  });
  return calls;
}
const isMember = () => Response.json(member());

async function renderPage(address: string, viewer: Me = ANONYMOUS) {
  history.replaceState(null, '', address);
  const client = cacheWith({ viewer: viewer as Member });
  return render(
    <StrictMode>
      <QueriesProvider client={client}>
        <SiteRouter>
          <main>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/change-password" element={<ChangePasswordPage />} />
              <Route path="*" element={<Songs />} />
            </Routes>
          </main>
        </SiteRouter>
      </QueriesProvider>
    </StrictMode>,
  );
}

async function logIn(screen: Awaited<ReturnType<typeof renderPage>>) {
  await screen.getByLabelText(login.username).fill('haneul');
  await screen.getByLabelText(login.password, { exact: true }).fill('Sorairo-1204');
  await screen.getByRole('button', { name: login.submit, exact: true }).click();
}

test('a log-in is form-encoded, and goes a step back: the page before stands in the history once', async () => {
  const calls = serve(isMember);
  const screen = await renderPage('/songs?q=밤');
  await screen.getByRole('link', { name: '/songs' }).click();
  await expect.element(screen.getByLabelText(login.username)).toHaveFocus();
  await logIn(screen);
  await expect.element(screen.getByRole('link', { name: '/songs' })).toBeVisible();
  expect(decodeURIComponent(location.search)).toBe('?q=밤');
  expect(history.state.idx, 'the place of the page before').toBe(0);
  expect(calls[0]).toEqual({
    path: '/api/login',
    body: new URLSearchParams({ username: 'haneul', password: 'Sorairo-1204' }),
  });
});

test('a log-in without a page before leads to the first page', async () => {
  serve(isMember);
  const screen = await renderPage('/login');
  await logIn(screen);
  await expect.element(screen.getByRole('link', { name: '/' })).toBeVisible();
});

test('where the log-in succeeded and only the question who it was failed, that is said and asked again alone', async () => {
  const calls = serve(() => problem('unavailable'), isMember);
  const screen = await renderPage('/login');
  await logIn(screen);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(login.unread);
  await screen.getByRole('button', { name: login.submit, exact: true }).click();
  await expect.element(screen.getByRole('link', { name: '/' })).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['/api/login', '/api/users/me', '/api/users/me']);
});

test('who is logged in already is led on', async () => {
  serve(isMember);
  const screen = await renderPage('/login', member());
  await expect.element(screen.getByRole('link', { name: '/' })).toBeVisible();
});

// biome-ignore format: a table, to be read down
test.each([
  // viewer                 is                                                      asked for
  ['a member',              member(),                                               '현재 비밀번호'],
  ['a temporary password',  { role: 'ANONYMOUS', mustChangePassword: true } as Me,  '메일로 받은 임시 비밀번호'],
])('%s: %o', async (_, viewer, label) => {
  const screen = await renderPage('/change-password', viewer);
  await expect.element(screen.getByLabelText(label, { exact: true })).toBeVisible();
});
