import { auth, done, format, guest, nav, plus, start, word as wordTexts } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAll, guestData, putWordAside } from '../../../parts/guest/guest-store.js';
import { testSession } from '../../../parts/study/test-session.js';
import { acting } from '../../../test/acting.js';
import { setWindow } from '../../../test/set-window.js';
import { tap } from '../../../test/tap.js';
import { covered, coveredByToast } from '../../../test/with-toast.js';
import {
  comeToStudy,
  count,
  inCard,
  leaveStudy,
  renderStudy,
  shown,
  toastTexts,
  type,
  word,
} from '../study-pages.test-kit.js';

beforeEach(comeToStudy);
beforeEach(() => void dropAll());
afterEach(leaveStudy);
afterEach(() => void dropAll());

const asGuest = () => renderStudy('/mywords', [], { viewer: { role: 'ANONYMOUS' } });
const button = (screen: Awaited<ReturnType<typeof asGuest>>['screen'], name: string) =>
  screen.getByRole('button', { name, exact: true });

test('without a word it says how words come here and what an account keeps, and asks the server nothing', async () => {
  const { screen, server } = await asGuest();
  await expect.element(screen.getByRole('heading', { name: guest.emptyTitle })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: guest.toSongs })).toHaveAttribute('href', '/songs');
  await expect.element(screen.getByRole('region', { name: guest.why })).toBeVisible();
  expect(document.title).toContain('내 단어');
  await expect.element(screen.getByRole('region', { name: start.today })).toHaveTextContent('고양이');
  expect(server.calls).toEqual([]);
});

test("the star of today's word puts it aside: it is the first of the list", async () => {
  const { screen } = await asGuest();
  await tap(button(screen, format(wordTexts.save, { word: '猫' })));
  await expect.poll(shown).toEqual(['猫']);
  await expect.element(screen.getByRole('region', { name: start.today })).not.toBeInTheDocument();
});

test('the page of completed words says to a guest what they are, and keeps nobody out', async () => {
  const { screen, server } = await renderStudy('/mywords/completed', [], { viewer: { role: 'ANONYMOUS' } });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(done.title);
  await expect.element(screen.getByRole('heading', { name: guest.doneTitle })).toBeVisible();
  await expect.element(screen.getByText(auth.required)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: guest.why })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: wordTexts.inProgressBadge }))
    .toHaveAttribute('href', '/mywords');
  expect(server.calls).toEqual([]);
});

test('in Safari, which deletes what waits after a week without a visit, the bar says so, and nowhere else', async () => {
  putWordAside(word(1), null);
  const vendor = vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.');
  const { screen } = await asGuest();
  await expect.element(screen.getByText(format(guest.barWords, { n: 1 }))).toBeVisible();
  await expect.element(screen.getByText(guest.barWeek)).not.toBeInTheDocument();
  vendor.mockReturnValue('Apple Computer, Inc.');
  putWordAside(word(2), null);
  await expect.element(screen.getByText(guest.barWeek)).toBeVisible();
  vendor.mockRestore();
});

test('the words that wait stand there, the latest first, with the ways to an account; they are found and practised', async () => {
  putWordAside(word(1), null);
  putWordAside(word(2), { id: 9, title: '坂道' });
  const { screen, server } = await asGuest();
  await expect.poll(shown).toEqual(['語2', '語1']);
  await expect.element(screen.getByText(format(guest.barWords, { n: 2 }))).toBeVisible();
  await expect.element(screen.getByRole('link', { name: guest.barGo })).toHaveAttribute('href', '/signup');
  await expect.element(screen.getByRole('link', { name: '坂道' })).toHaveAttribute('href', '/songs/9');
  await expect.poll(count).toBe('단어 2개');
  await tap(button(screen, format(guest.practise, { n: 2 })));
  expect(testSession.get()).toMatchObject({ mode: 'practice', words: [{ id: 2 }, { id: 1 }] });
  await acting(() => inCard(1, '연습하기').click());
  expect(testSession.get()).toMatchObject({ mode: 'practice', words: [{ id: 1 }] });
  await acting(() => testSession.set(null));
  type('말1');
  await expect.poll(shown).toEqual(['語1']);
  expect(server.calls).toEqual([]);
});

test.each([
  [390, 664],
  [1280, 664],
])('at %i×%i no toast covers the way to an account', async (width, height) => {
  await setWindow(width, height);
  const { screen } = await asGuest();
  const signup = screen.getByRole('region', { name: guest.why }).getByRole('link', { name: nav.signup });
  await expect.element(signup).toBeVisible();
  for (const block of ['end', 'center', 'nearest'] as const) {
    signup.element().scrollIntoView({ block });
    expect(await coveredByToast({ hasToaster: true }), block).toEqual([]);
  }
});

test.each([
  [390, 664],
  [1280, 664],
])('at %i×%i what says that the last word left covers no way to an account', async (width, height) => {
  await setWindow(width, height);
  putWordAside(word(1), null);
  const { screen } = await asGuest();
  await expect.poll(shown).toHaveLength(1);
  await tap(button(screen, format(wordTexts.save, { word: '語1' })));
  const signup = screen.getByRole('region', { name: guest.why }).getByRole('link', { name: nav.signup });
  await expect.element(signup).toBeVisible();
  expect(toastTexts()).toEqual([guest.removed]);
  await expect.poll(covered).toEqual([]);
  // The page is scrolled under the toast.
  for (const block of ['end', 'center', 'nearest'] as const) {
    signup.element().scrollIntoView({ block });
    await expect.poll(covered, { message: block }).toEqual([]);
  }
});

test('a star takes a word out, which can be put back in its place', async () => {
  for (const n of [1, 2, 3]) putWordAside(word(n), null);
  const { screen } = await asGuest();
  await expect.poll(shown).toHaveLength(3);
  await tap(button(screen, format(wordTexts.save, { word: '語2' })));
  await expect.poll(shown).toEqual(['語3', '語1']);
  expect(toastTexts()).toEqual([guest.removed]);
  await tap(button(screen, plus.undo));
  await expect.poll(shown).toHaveLength(3);
  for (const n of [1, 2, 3]) await tap(button(screen, format(wordTexts.save, { word: `語${n}` })));
  await expect.element(screen.getByRole('heading', { name: guest.emptyTitle })).toBeVisible();
});

test('what another tab puts aside or takes out is here at once; a newer release’s words stay as they are', async () => {
  putWordAside(word(1), null);
  await asGuest();
  await expect.poll(shown).toEqual(['語1']);
  const other = (value: object | null) => {
    if (value) localStorage.setItem('guest', JSON.stringify(value));
    else localStorage.removeItem('guest');
    dispatchEvent(new StorageEvent('storage', { key: 'guest' }));
  };
  const both = {
    ...guestData.get(),
    words: [...guestData.get().words, { word: word(2), at: Date.now() + 1, song: null }],
  };
  await acting(() => other(both));
  await expect.poll(shown).toEqual(['語2', '語1']);
  await acting(() => other(null));
  await expect.poll(shown).toEqual([]);
  // A change keeps what another tab has put aside meanwhile, also before this one has heard of it.
  localStorage.setItem('guest', JSON.stringify(both));
  await acting(() => void putWordAside(word(3), null));
  await expect.poll(() => shown().toSorted()).toEqual(['語1', '語2', '語3']);
  await acting(() => other({ version: 2, things: [] }));
  await acting(() => void putWordAside(word(4), null));
  expect(localStorage.getItem('guest')).toBe('{"version":2,"things":[]}');
  await acting(() => other(null));
});
