import {
  common,
  format,
  artist as ofArtist,
  artists as ofArtists,
  songs as ofSongs,
  pageTitles,
  reference,
} from '@utarang/messages';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetCoursesRead } from '../../parts/course/course-storage.js';
import { deviceKnown } from '../../parts/known/device-known.js';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { acting } from '../../test/acting.js';
import { leaveSongs, renderAt, shown } from './songs.test-kit.js';

afterEach(leaveSongs);

const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!;
const address = () => decodeURIComponent(location.pathname + location.search);

// biome-ignore format: a table, to be read down
test.each([
  ['레몬', 'Lemon'],
  ['ㄹㅁ', 'Lemon'],
  ['remon', 'Lemon'],
  ['AO',   '青い道'],
  ['2001', '青い道'],
  ['가수4', '青い道'],
  ['singer4', '青い道'],
] as const)('%s finds %s at once', async (typed, title) => {
  await renderAt('/songs');
  expect(shown()).toEqual(['花の歌', 'Lemon', '青い道']);
  await userEvent.fill(box(), typed);
  await expect.poll(shown).toEqual([title]);
  await expect.poll(address).toBe(`/songs?q=${typed}`);
});

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
const type = (...texts: string[]) =>
  acting(() => {
    for (const text of texts) {
      write.call(box(), text);
      box().dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
    }
  });

test('where a search begins and ends, the history follows the key without waiting for the search to settle', async () => {
  await renderAt('/songs');
  const entries = vi.spyOn(history, 'pushState'); // not its length, which ends at 50
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // nothing settles
  try {
    await type('레');
    await expect.poll(address).toBe('/songs?q=레');
    await expect.poll(shown).toEqual(['Lemon']);
    expect(entries).toHaveBeenCalledOnce();

    await type('레몬');
    await type('');
    await expect.poll(address).toBe('/songs');
    await expect.poll(shown).toHaveLength(3);
    expect(entries).toHaveBeenCalledOnce();
    history.forward();
    await expect.poll(address).toBe('/songs?q=레');
    await expect.poll(shown).toEqual(['Lemon']);
    expect(box()).toHaveValue('레');
  } finally {
    vi.useRealTimers();
  }
});

test('a key taken back before the history has followed leaves it as it was', async () => {
  await renderAt('/songs');
  const entries = vi.spyOn(history, 'pushState');
  await type('ㄹ', '');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(address()).toBe('/songs');
  expect(entries).not.toHaveBeenCalled();
  expect(shown()).toHaveLength(3);
});

test('blanks alone are no search', async () => {
  const screen = await renderAt('/songs');
  await type('  ');
  expect(shown()).toHaveLength(3);
  await expect.element(screen.getByText(format(ofSongs.count, { n: 3 })).first()).toBeInTheDocument();
  expect(address()).toBe('/songs');
});

test('the order and the videos are chosen, and stay in the address', async () => {
  const screen = await renderAt('/songs');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: common.sort }), 'oldest');
  await expect.poll(shown).toEqual(['Lemon', '青い道', '花の歌']);
  await screen.getByRole('radio', { name: ofSongs.videoOnly }).click();
  await expect.poll(shown).toEqual(['Lemon']);
  expect(address()).toBe('/songs?f=video&sort=oldest');
  history.back();
  await expect.poll(shown).toHaveLength(3);
});

test('a card names two artists and counts the others; ours is marked, and years are no amounts', async () => {
  const screen = await renderAt('/songs');
  const card = (n: number) => document.querySelector(`[data-card="${n}"]`)?.textContent;
  await expect.poll(() => card(2)).toContain('一二외 2명');
  expect(card(2)).toContain('2001년');
  expect(card(0)).toContain(`${ofSongs.ours} N5`);
  expect(card(1)).toContain(ofSongs.videoBadge);
  expect(screen.getByRole('link', { name: 'Lemon' }).last().element()).toHaveAttribute('href', '/songs/1001');
});

test('songs stand on shelves, as long as nothing is asked of the list: what was begun, one’s own level, ours, published', async () => {
  localStorage.setItem('song-courses', JSON.stringify([{ id: '7' }]));
  onTestFinished(() => {
    localStorage.clear();
    forgetCoursesRead();
    deviceKnown.set(new Set());
  });
  deviceKnown.set(new Set([2]));
  const screen = await renderAt('/songs');
  const shelf = (name: string) => screen.getByRole('region', { name });
  await expect.element(shelf(ofSongs['shelf.begun'])).toHaveTextContent('花の歌');
  await expect.element(shelf(ofSongs['shelf.begun'])).toHaveTextContent(format(ofSongs.known, { share: 50 }));
  await expect.element(shelf(ofSongs['shelf.published'])).toHaveTextContent('Lemon');
  expect(shelf(ofSongs['shelf.level']).query(), 'what was begun stands there alone').toBeNull();
  await shelf(ofSongs['shelf.published']).getByRole('link', { name: ofSongs.shelfMore }).click();
  await expect.poll(() => location.search).toBe('?f=video');
  await expect.poll(shown).toEqual(['Lemon']);
  expect(shelf(ofSongs['shelf.published']).query()).toBeNull();
  await screen.getByRole('radio', { name: ofSongs.lyricsOnly }).click();
  await expect.poll(() => location.search).toBe('?f=lyrics');
  await expect.poll(shown).toEqual(['花の歌']);
});

test('artists are found by any name and gender; where none is, the way to all is shown', async () => {
  const screen = await renderAt('/artists');
  await expect.element(screen.getByText(format(ofArtists.count, { n: 2 })).first()).toBeInTheDocument();
  await userEvent.fill(box(), '하나고');
  await expect.poll(shown).toEqual(['山田花子']);
  await screen.getByRole('radio', { name: ofArtists['g.male'] }).click();
  await expect.element(screen.getByText(ofArtists.empty)).toBeInTheDocument();
  await userEvent.clear(box());
  await expect.poll(shown).toEqual(['SORA']);
});

test('an artist who was taken out meanwhile is not found, and the way leads to the others', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => problem('artist_not_found'));
  const screen = await renderAt('/artists');
  await screen.getByRole('link', { name: '山田花子' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: ofArtist.notFound })).toBeVisible();
  expect(address()).toBe('/artists/103');
  await screen.getByRole('link', { name: format(reference.unknownGo, { page: pageTitles.artists }) }).click();
  await expect.poll(address).toBe('/artists');
  await expect.poll(shown).toHaveLength(2);
});

test('artists stand in two columns on a phone, in one with twice as large letters, so that their names are whole', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderAt('/artists');
  const name = screen.getByText('SORA').first();
  await expect.element(name).toBeVisible();
  const columns = () => getComputedStyle(name.element().closest('ul')!).gridTemplateColumns.split(' ').length;
  expect(columns()).toBe(2);
  document.documentElement.style.fontSize = '200%';
  try {
    expect(columns()).toBe(1);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
