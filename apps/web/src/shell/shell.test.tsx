import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useOwnScroll } from '../lib/own-scroll.js';
import { SiteRouter } from '../lib/site-router.js';
import { useDocumentTitle } from '../parts/page/document-title.js';
import { QueriesProvider } from '../parts/queries-provider.js';
import { ANONYMOUS } from '../parts/session/viewer.js';
import { Shell } from './shell.js';

function Tall({ name, children }: { name: string; children?: ReactNode }) {
  useDocumentTitle(name);
  return (
    <div style={{ height: '3000px' }}>
      <h1>{name}</h1>
      <div style={{ position: 'fixed', top: 200 }}>{children}</div>
    </div>
  );
}

/** A page that gets its heading and its length only after it has asked the server: when the test says so. */
let answer = () => {};
function Late() {
  const there = useAnswered();
  return there ? <Tall name="늦은 페이지" /> : <p>불러오고 있어요</p>;
}

/** False until the test answers. It can as soon as the page is in the document. */
function useAnswered(): boolean {
  const [there, setThere] = useState(false);
  useLayoutEffect(() => {
    answer = () => setThere(true);
  }, []);
  return there;
}

const owned: (number | null)[] = [];
function Own() {
  const y = useOwnScroll();
  useEffect(() => {
    owned.push(y);
  }, [y]);
  return <Tall name="스스로" />;
}

/** A page that restores itself, and hydrates after the shell. */
function LateOwn() {
  const there = useAnswered();
  return there ? <Own /> : <div style={{ height: '1500px' }}>불러오고 있어요</div>;
}

function Query() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('?q=하나')}>
      찾기
    </button>
  );
}

const start = location.href;
let visits = 0;
beforeEach(() => {
  owned.length = 0;
  // A history entry of its own for each test: positions are remembered by its key.
  history.replaceState({ key: `visit-${++visits}`, idx: 0 }, '', '/first');
});
afterEach(() => {
  history.replaceState(null, '', start);
  scrollTo(0, 0);
});

const renderPage = () =>
  render(
    <QueriesProvider client={new QueryClient()}>
      <SiteRouter>
        <Shell viewer={ANONYMOUS} site={{ contactEmail: 'hi@example.com', openChatUrl: null }}>
          <Routes>
            <Route
              path="/first"
              element={
                <Tall name="첫 페이지">
                  <Link to="/second">둘째로</Link>
                  <Link to="/late">늦은 곳으로</Link>
                  <Link to="/own">스스로</Link>
                  <Link to="/late-own">늦게 스스로</Link>
                  <Query />
                </Tall>
              }
            />
            <Route path="/second" element={<Tall name="둘째 페이지" />} />
            <Route path="/late" element={<Late />} />
            <Route path="/own" element={<Own />} />
            <Route path="/late-own" element={<LateOwn />} />
          </Routes>
        </Shell>
      </SiteRouter>
    </QueriesProvider>,
  );

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const announced = () => expect.poll(() => document.querySelector('body > [data-announcer]')?.textContent);
const scrolledTo = (y: number) => expect.poll(() => Math.round(scrollY)).toBe(y);
async function scroll(y: number) {
  scrollTo(0, y);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

test('the skip link is the first stop and leads to the page', async () => {
  await renderPage();
  await userEvent.tab();
  const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.pathname + location.hash).toBe('/first');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: '둘째로' })).toHaveFocus();
});

test('a new path: the heading has the focus, the title and the announcement its name', async () => {
  await renderPage();
  await page.getByRole('link', { name: '둘째로' }).click();
  await expect.element(heading('둘째 페이지')).toHaveFocus();
  expect(document.title).toBe('둘째 페이지 · 우타랑');
  await announced().toBe('둘째 페이지 페이지를 열었어요');
});

test('a query alone is no arrival: the focus stays, and what changed speaks for itself', async () => {
  await renderPage();
  const button = page.getByRole('button', { name: '찾기' });
  await button.click();
  await expect.poll(() => location.search).toBe(`?q=${encodeURIComponent('하나')}`);
  await expect.element(button).toHaveFocus();
});

test('a page that asks first is arrived at when its heading is there', async () => {
  await renderPage();
  await page.getByRole('link', { name: '늦은 곳으로' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  answer();
  await expect.element(heading('늦은 페이지')).toHaveFocus();
  await announced().toBe('늦은 페이지 페이지를 열었어요');
});

test('who has moved on by then is not called back', async () => {
  await renderPage();
  await page.getByRole('link', { name: '늦은 곳으로' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  const mail = page.getByRole('link', { name: '메일로 문의하기' });
  (mail.element() as HTMLElement).focus();
  answer();
  await expect.element(heading('늦은 페이지')).toBeInTheDocument();
  await expect.element(mail).toHaveFocus();
});

test('forward begins at the top, back is where it was, a query moves nothing', async () => {
  await renderPage();
  await scroll(700);
  await page.getByRole('button', { name: '찾기' }).click();
  await scrolledTo(700);
  await page.getByRole('link', { name: '둘째로' }).click();
  await scrolledTo(0);
  await scroll(1200);
  history.back();
  await expect.element(heading('첫 페이지')).toBeInTheDocument();
  await scrolledTo(700);
  history.forward();
  await expect.element(heading('둘째 페이지')).toBeInTheDocument();
  await scrolledTo(1200);
});

test('back to a page that fills late waits for it', async () => {
  await renderPage();
  await page.getByRole('link', { name: '늦은 곳으로' }).click();
  await expect.element(page.getByText('불러오고 있어요')).toBeInTheDocument();
  answer();
  await expect.element(heading('늦은 페이지')).toBeInTheDocument();
  await scroll(1000);
  history.back();
  await expect.element(heading('첫 페이지')).toBeInTheDocument();
  history.forward();
  await expect.element(page.getByText('불러오고 있어요')).toBeInTheDocument();
  answer();
  await expect.element(heading('늦은 페이지')).toBeInTheDocument();
  await scrolledTo(1000);
});

test('a page that restores itself is told where it was and left alone', async () => {
  await renderPage();
  await page.getByRole('link', { name: '스스로', exact: true }).click();
  await expect.element(heading('스스로')).toBeInTheDocument();
  await scroll(900);
  history.back();
  await expect.element(heading('첫 페이지')).toBeInTheDocument();
  await scrolledTo(0);
  history.forward();
  await expect.element(heading('스스로')).toBeInTheDocument();
  await expect.poll(() => owned).toEqual([null, 900]);
  expect(scrollY).toBe(0);
});

test('a page that restores itself later is told where it was, not how far the shell came', async () => {
  await renderPage();
  await page.getByRole('link', { name: '늦게 스스로' }).click();
  await expect.element(page.getByText('불러오고 있어요')).toBeInTheDocument();
  answer();
  await expect.element(heading('스스로')).toBeInTheDocument();
  await scroll(1900);
  history.back();
  await expect.element(heading('첫 페이지')).toBeInTheDocument();
  history.forward();
  await expect.element(page.getByText('불러오고 있어요')).toBeInTheDocument();
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await new Promise(requestAnimationFrame);
  answer();
  await expect.poll(() => owned).toEqual([null, 1900]);
});

test('what the operator has not set is not in the footer', async () => {
  await renderPage();
  await expect
    .element(page.getByRole('link', { name: '메일로 문의하기' }))
    .toHaveAttribute('href', 'mailto:hi@example.com');
  await expect.element(page.getByRole('link', { name: /오픈채팅/ })).not.toBeInTheDocument();
});
