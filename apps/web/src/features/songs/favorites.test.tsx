import { queryKeys } from '@utarang/contract';
import { artist, common, fav, format, mySongs, offline, plus, song, word as wordTexts } from '@utarang/messages';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GuestData } from '../../parts/guest/guest-data.js';
import { dropAll } from '../../parts/guest/guest-store.js';
import { type Device, device } from '../../parts/offline/device.js';
import { type NewCall, waiting } from '../../parts/offline/waiting-calls.js';
import { refusal } from '../../parts/session/refusals.js';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { member } from '../../parts/study/study.test-kit.js';
import { setWindow } from '../../test/set-window.js';
import { artistDetail, fakeFavorites, leaveSongs, networkLost, renderAt, shown, toastTexts } from './songs.test-kit.js';

afterEach(leaveSongs);

const viewer = member();
const heartOf = (name: string) => page.getByRole('button', { name: format(fav.song, { name }), exact: true });
const removeOf = (name: string) => page.getByRole('button', { name: format(fav.remove, { name }), exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const isFull = (name: string, full: boolean) =>
  expect.element(heartOf(name)).toHaveAttribute('aria-pressed', String(full));

/** Holds the answers of writes back, and lets them go. */
function heldWrites(server: ReturnType<typeof fakeFavorites>) {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const held = new Promise<void>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  server.gate = async ({ method }) => (method === 'GET' ? undefined : held);
  return { resolve, reject };
}

test('a heart shows at once what it will be; a second press meanwhile is ignored', async () => {
  const server = fakeFavorites({ song: [7] });
  const held = heldWrites(server);
  await renderAt('/songs', { viewer });
  await isFull('花の歌', true);
  await isFull('Lemon', false);
  await heartOf('Lemon').click();
  await isFull('Lemon', true);
  await heartOf('Lemon').click();
  expect(server.writes()).toEqual(['POST /api/users/me/fav-songs/1001']);
  held.resolve();
  await expect.poll(() => server.ids.song).toEqual([1001, 7]);
  await isFull('Lemon', true);
  expect(toastTexts()).toEqual([]);
});

test('taken out, it can be put back', async () => {
  const server = fakeFavorites({ song: [7] });
  await renderAt('/songs', { viewer });
  await isFull('花の歌', true);
  await heartOf('花の歌').click();
  await isFull('花の歌', false);
  await expect.poll(toastTexts).toEqual([song.unfavDone]);
  await button(plus.undo).click();
  await isFull('花の歌', true);
  await expect.poll(() => server.ids.song).toEqual([7]);
});

test('on a device that works without a network the heart stays and waits, each press behind the one before', async () => {
  const server = fakeFavorites();
  server.gate = ({ method }) => (method === 'GET' ? Promise.resolve() : networkLost());
  const put: NewCall[] = [];
  const wait = async (call: NewCall) => {
    put.push(call);
    waiting.set([...waiting.get(), { ...call, member: viewer.username, at: 0 }]);
    return true;
  };
  device.set({ queueCall: wait } as unknown as Device);
  onTestFinished(() => {
    device.set(null);
    waiting.set([]);
  });
  await renderAt('/songs', { viewer });
  await heartOf('Lemon').click();
  await expect.poll(toastTexts).toEqual([offline.waits]);
  await isFull('Lemon', true);
  server.gate = async () => {};
  await heartOf('Lemon').click();
  await isFull('Lemon', false);
  expect(put.map(({ method, path, does, heartOf: of }) => [method, path, does, of])).toEqual([
    ['POST', '/api/users/me/fav-songs/1001', 'love', 'song 1001'],
    ['DELETE', '/api/users/me/fav-songs/1001', 'unlove', 'song 1001'],
  ]);
  expect(new Set(put.map(({ key }) => key)).size).toBe(2);
});

test('a lost network takes back the heart, says so, and the same can be tried again', async () => {
  const server = fakeFavorites();
  server.gate = ({ method }) => (method === 'GET' ? Promise.resolve() : networkLost());
  await renderAt('/songs', { viewer });
  await heartOf('Lemon').click();
  await expect.poll(toastTexts).toEqual([fav.fail]);
  await isFull('Lemon', false);
  server.gate = async () => {};
  await button(common.retry).click();
  await isFull('Lemon', true);
  expect(server.ids.song).toEqual([1001]);
});

test.each([
  ['favorite_limit', true],
  ['song_not_found', true],
  ['too_many_requests', true],
  ['internal', false],
  ['unavailable', false],
] as const)('%s: the server’s own sentence is said: %s', async (code, isSaid) => {
  const server = fakeFavorites();
  const refused = problem(code);
  const { detail } = (await refused.clone().json()) as { detail: string };
  server.refuse = ({ method }) => (method === 'GET' ? null : refused.clone());
  await renderAt('/songs', { viewer });
  await heartOf('Lemon').click();
  await expect.poll(toastTexts).toEqual([isSaid ? detail : fav.fail]);
  await isFull('Lemon', false);
  expect(button(common.retry).query() === null).toBe(isSaid);
});

test('where the session has ended the log-in is asked for, and nothing else is said', async () => {
  const server = fakeFavorites();
  server.refuse = ({ method }) => (method === 'GET' ? null : problem('session_ended'));
  await renderAt('/songs', { viewer });
  await heartOf('Lemon').click();
  await expect.poll(() => refusal.get()).toEqual({ code: 'session_ended', loud: true });
  await isFull('Lemon', false);
  expect(toastTexts()).toEqual([]);
});

test('a guest is told on a card, and led to the log-in from a page; nothing is asked of the server', async () => {
  const server = fakeFavorites();
  await renderAt('/songs');
  await heartOf('Lemon').click();
  await expect.element(page.getByRole('link', { name: wordTexts.loginHint })).toHaveAttribute('href', '/login');
  await isFull('Lemon', false);
  await renderAt('/artists/103', { detail: artistDetail() });
  await button(artist.fav).click();
  await expect.poll(() => refusal.get()).toEqual({ code: 'login_required', loud: true, kept: true });
  expect(server.calls).toEqual([]);
  const kept = JSON.parse(localStorage.getItem('guest')!) as GuestData;
  expect(kept.hearts).toEqual([
    { kind: 'song', id: 1001 },
    { kind: 'artist', id: 103 },
  ]);
  dropAll();
});

test('all that shows it follows: another tab asks again', async () => {
  const server = fakeFavorites({ song: [7] });
  await renderAt('/songs', { viewer });
  await isFull('花の歌', true);
  server.ids.song = [1001];
  const told = JSON.stringify({ message: { again: queryKeys.favorites('song') }, nonce: '1' });
  dispatchEvent(new StorageEvent('storage', { key: 'tabs:study', newValue: told }));
  await isFull('Lemon', true);
  await isFull('花の歌', false);
});

test('the button of an artist says what it does, and hears of the change', async () => {
  fakeFavorites();
  await renderAt('/artists/103', { viewer, detail: artistDetail() });
  await button(artist.fav).click();
  await expect.element(button(artist.unfav)).toBeInTheDocument();
  expect(button(artist.unfav).element().hasAttribute('aria-pressed')).toBe(false);
  await expect.poll(() => document.querySelector('[data-announcer]')?.textContent).toBe(artist.favDone);
});

test('the member’s songs: the latest added first, found, ordered, taken out with the focus on the next', async () => {
  const server = fakeFavorites({ song: [1002, 7, 1001] });
  await renderAt('/my-songs', { viewer });
  await expect.poll(shown).toEqual(['青い道', '花の歌', 'Lemon']);
  expect(document.title).toBe('내 노래 · 우타랑');
  await userEvent.selectOptions(page.getByRole('combobox', { name: common.sort }), 'title');
  await expect.poll(shown).toEqual(['花の歌', '青い道', 'Lemon']);
  await removeOf('青い道').click();
  await expect.poll(shown).toEqual(['花の歌', 'Lemon']);
  await expect.element(removeOf('Lemon')).toHaveFocus();
  expect(server.writes()).toEqual(['DELETE /api/users/me/fav-songs/1002']);
  await userEvent.fill(page.getByRole('searchbox'), 'ㄹㅁ');
  await expect.poll(shown).toEqual(['Lemon']);
  await userEvent.fill(page.getByRole('searchbox'), '없는노래');
  await expect.element(page.getByText(mySongs.noMatch)).toBeInTheDocument();
});

test('one that could not be taken out comes back, it is said, and the same can be tried again', async () => {
  const server = fakeFavorites({ song: [7, 1001] });
  const held = heldWrites(server);
  await renderAt('/my-songs', { viewer });
  await removeOf('Lemon').click();
  await expect.poll(shown).toEqual(['花の歌']);
  held.reject(new TypeError('Failed to fetch'));
  await expect.poll(shown).toEqual(['花の歌', 'Lemon']);
  expect(toastTexts()).toEqual([fav.removeFail]);
  server.gate = async () => {};
  await button(common.retry).click();
  await expect.poll(shown).toEqual(['花の歌']);
  await expect.poll(toastTexts).toContain(song.unfavDone);
  expect(server.ids.song).toEqual([7]);
});

test('the last one leaves the way to the songs, and is put back', async () => {
  fakeFavorites({ song: [7] });
  await renderAt('/my-songs', { viewer });
  await removeOf('花の歌').click();
  await expect.element(page.getByRole('heading', { name: mySongs.empty })).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: mySongs.emptyGo })).toHaveAttribute('href', '/songs');
  await button(plus.undo).click();
  await expect.poll(shown).toEqual(['花の歌']);
});

test('on a phone the button that reloads a list stands beside the order', async () => {
  await setWindow(390, 800);
  fakeFavorites({ song: [7] });
  await renderAt('/my-songs', { viewer });
  await expect.element(button(common.refresh)).toBeVisible();
  const [order, reload] = [page.getByRole('combobox'), button(common.refresh)].map((each) =>
    each.element().getBoundingClientRect(),
  );
  expect((reload!.top + reload!.bottom) / 2).toBeCloseTo((order!.top + order!.bottom) / 2, 0);
  expect(reload!.left - order!.right).toBeLessThan(20);
});

test('a list that cannot be loaded says so, and is asked for again; so is one that is refreshed', async () => {
  const server = fakeFavorites({ song: [7] });
  server.refuse = () => problem('internal');
  await renderAt('/my-songs', { viewer });
  await expect.element(page.getByText(mySongs.loadFail)).toBeInTheDocument();
  server.refuse = () => null;
  await button(common.retry).click();
  await expect.poll(shown).toEqual(['花の歌']);
  server.ids.song = [1001, 7];
  await button(common.refresh).click();
  await expect.poll(shown).toEqual(['Lemon', '花の歌']);
});

test.each(['/my-songs', '/my-artists'])('%s shows guests the way to the log-in', async (address) => {
  const server = fakeFavorites();
  await renderAt(address);
  await expect.element(page.getByRole('heading', { name: '로그인이 필요해요' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
  server.refuse = () => problem('login_required');
  await renderAt(address, { viewer });
  await expect.element(page.getByRole('heading', { name: '로그인이 필요해요' }).first()).toBeInTheDocument();
});

test('the member’s artists', async () => {
  fakeFavorites({ artist: [103, 102] });
  await renderAt('/my-artists', { viewer });
  await expect.poll(shown).toEqual(['山田花子', 'SORA']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: common.sort }), 'name');
  await expect.poll(shown).toEqual(['SORA', '山田花子']);
  await removeOf('SORA').click();
  await expect.poll(shown).toEqual(['山田花子']);
});
