import type { AdminLine, AdminSong, SongBody } from '@utarang/contract';
import { format, adminSongs as messages } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { type Asked, fakeAdminServer, leaveAdminPage, renderToAdmin } from '../../../parts/admin/admin.test-kit.js';
import { toasts } from '../../../ui/toast/toasts.js';
import { NEW_SONG } from '../song-draft.js';
import { AdminSongPage } from './admin-song-page.js';

afterEach(leaveAdminPage);

const line = (number: number, stanza: number, text: string) => ({
  ...{ number, stanza, text, pronunciation: '', meaningKo: '뜻' },
  ...{ startMs: null, endMs: null },
});
const song = (over: Partial<AdminSong> = {}): AdminSong => ({
  ...NEW_SONG,
  ...{ id: 7, version: 1, title: '花[はな]', titleKo: '꽃', reading: 'はな', year: 2024 },
  lines: [line(1, 1, 'はな'), line(2, 2, 'そら'), line(3, 2, 'うみ')],
  ...over,
});

/** The server's song, which takes what is sent; a save without a change leaves its version alone. */
function serveSong(first = song()) {
  const state = { song: first };
  const answer = ({ method, path, body }: Asked) => {
    if (path === '/api/admin/artists') return [];
    if (method === 'GET') return path === `/api/admin/songs/${state.song.id}` ? state.song : undefined;
    const verb = /\/(retire|restore)$/.exec(path)?.[1];
    if (verb) {
      state.song = { ...state.song, retired: verb === 'retire', version: state.song.version + 1 };
      return state.song;
    }
    const { lines = [], artistIds: _, year, album = null, video = null, level = null, ...sent } = body as SongBody;
    const next = {
      ...{ ...state.song, ...sent, year: Number(year), album, video, level },
      lines: lines.map(
        (one, index) => ({ startMs: null, endMs: null, ...one, number: one.number ?? 50 + index }) as AdminLine,
      ),
    };
    const isSame = JSON.stringify(next) === JSON.stringify(state.song);
    state.song = isSame ? state.song : { ...next, version: next.version + 1 };
    return state.song;
  };
  return Object.assign(fakeAdminServer(answer), { state });
}

const open = (address = '/admin/songs/7') => renderToAdmin(address, '/admin/songs/:id', <AdminSongPage />);
type Screen = Awaited<ReturnType<typeof open>>;
const box = (screen: Screen, name: string) => screen.getByRole('textbox', { name, exact: true });
const save = (screen: Screen) => screen.getByRole('button', { name: messages.save, exact: true }).click();
const texts = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-line] [data-act="text"]')].map(({ value }) => value);
const told = () => toasts.get().map(({ text }) => text);

test('a song that is saved without a change stays open', async () => {
  serveSong();
  const screen = await open();
  await expect.element(box(screen, messages.titleKo)).toHaveValue('꽃');
  await save(screen);
  await expect.poll(told).toEqual([messages.saved]);
  await expect.element(box(screen, messages.titleKo)).toHaveValue('꽃');
});

test('what is typed while a song is being saved stays, and is saved next', async () => {
  const server = serveSong();
  const screen = await open();
  await box(screen, messages.titleKo).fill('꽃잎');
  await screen.getByRole('button', { name: messages.addLine }).click();
  const added = document.querySelector<HTMLInputElement>('[data-line="-1"] [data-act="text"]')!;
  await screen.getByRole('textbox', { name: messages.lineJapanese }).last().fill('ゆき');

  const release = server.hold();
  await save(screen);
  await box(screen, messages.reading).fill('はなびら');
  await screen.getByRole('textbox', { name: messages.lineJapanese }).last().fill('ゆきが');
  release();
  await expect.poll(told).toEqual([messages.saved]);
  expect(server.state.song).toMatchObject({ titleKo: '꽃잎', reading: 'はな' });
  await expect.element(box(screen, messages.reading)).toHaveValue('はなびら');
  await expect.poll(texts).toEqual(['はな', 'そら', 'うみ', 'ゆきが']);
  expect(document.activeElement).toBe(added);
  await expect.element(screen.getByText(messages.unsaved)).toBeVisible();

  await save(screen);
  await expect.poll(() => server.state.song).toMatchObject({ version: 3, titleKo: '꽃잎', reading: 'はなびら' });
  expect(server.state.song.lines.map(({ number, text }) => [number, text]).at(-1)).toEqual([53, 'ゆきが']);
  await expect.element(screen.getByText(messages.unsaved)).not.toBeInTheDocument();
});

test('what is typed while a new song is being added goes on with the song that it became', async () => {
  const server = serveSong(song({ ...NEW_SONG, id: 8 }));
  const screen = await open('/admin/songs/new');
  await box(screen, messages.titleKo).fill('꽃');
  const release = server.hold();
  await save(screen);
  await box(screen, messages.titleKo).fill('꽃잎');
  release();
  await expect.poll(() => location.pathname).toBe('/admin/songs/8');
  await expect.element(box(screen, messages.titleKo)).toHaveValue('꽃잎');
  await expect.element(screen.getByText(messages.unsaved)).toBeVisible();
});

test('a removed line comes back between the lines as they are by then', async () => {
  serveSong();
  const screen = await open();
  await screen.getByRole('button', { name: format(messages.remove, { n: 2 }) }).click();
  await expect.poll(texts).toEqual(['はな', 'うみ']);
  await screen.getByRole('textbox', { name: messages.lineJapanese }).first().fill('はなが');
  await screen.getByRole('button', { name: messages.removeUndo }).click();
  await expect.poll(texts).toEqual(['はなが', 'そら', 'うみ']);
  const begins = screen.getByRole('button', { name: format(messages.split, { n: 3 }) });
  await expect.element(begins).toHaveAttribute('aria-pressed', 'false');
});

test('a song is taken out and put back', async () => {
  const server = serveSong();
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: messages.toPage })).toBeVisible();
  await screen.getByRole('button', { name: messages.retire }).click();
  await expect.element(screen.getByText(messages.retired, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: messages.toPage })).not.toBeInTheDocument();
  expect(server.state.song.retired).toBe(true);
  await screen.getByRole('button', { name: messages.restore }).click();
  await expect.element(screen.getByRole('link', { name: messages.toPage })).toBeVisible();
  expect(server.state.song.retired).toBe(false);
});
