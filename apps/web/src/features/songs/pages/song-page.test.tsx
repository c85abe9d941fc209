import { HIDDEN_COOKIE, hiddenParts } from '@utarang/contract';
import {
  common,
  format,
  guest,
  song as messages,
  myLyrics,
  plus,
  start,
  word as wordMessages,
} from '@utarang/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readCookie } from '../../../lib/cookie.js';
import { problem } from '../../../parts/study/fake-server.test-kit.js';
import { leaveSong, ours, published, renderSong } from '../song.test-kit.js';

afterEach(leaveSong);

const text = () => document.querySelector('main')?.textContent ?? '';
const words = () => [...document.querySelectorAll('li a[href^="/words/"]')].map(({ textContent }) => textContent);

test('a song has its names, its badges, its lyrics by stanza and its words', async () => {
  const screen = await renderSong('/songs/7');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('雨の歌');
  await expect.element(screen.getByRole('navigation', { name: '현재 위치' })).toHaveTextContent('홈노래雨の歌');
  expect(document.title).toBe('雨の歌 - うたらん · 우타랑');
  await expect.element(screen.getByRole('region', { name: '1절' })).toHaveTextContent('카사와 도코우산은 어디');
  await expect.element(screen.getByRole('region', { name: '2절' })).toHaveTextContent('またあした');
  await expect.element(screen.getByText('우타랑 노래 N5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'うたらん' }).element()).toHaveAttribute('href', '/artists/1');
  expect(words()).toEqual(['傘', '雨']);
  expect(document.querySelector('main a[href*="my-lyrics"]'), 'nobody needs to paste what stands there').toBeNull();
});

test('one line says how hard a song is: of a guest by level, of a member what part is known, too', async () => {
  const harder = { ...ours, known: { ...ours.known, unknown: 1 } };
  const guest = await renderSong('/songs/7', [harder]);
  await expect.poll(text).toContain('단어 3개N5 67%우타랑에 없음 33%');
  await guest.unmount();
  const member = await renderSong('/songs/7', [harder], true);
  await expect.poll(text).toContain('아는 단어 0%3개 가운데 0개를 알아요N5 67%');
  await member.unmount();
  const published = await renderSong('/songs/1001');
  await expect.element(published.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(text()).not.toMatch(/단어 \d+개/);
});

test('each form is hidden and shown, and something is always left to read', async () => {
  const screen = await renderSong('/songs/7');
  const flip = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await expect.element(screen.getByRole('button', { name: messages.showMean })).not.toBeInTheDocument();
  await flip(messages.view);
  await flip(messages.showMean);
  expect(text()).not.toContain('우산은 어디');
  await flip(messages.showJapanese);
  expect(text()).not.toContain('はどこ');
  await flip(messages.showPron);
  expect(text()).not.toContain('카사와 도코');
  expect(text(), 'the Japanese, where nothing else is shown').toContain('はどこ');
  await expect
    .element(screen.getByRole('button', { name: messages.showJapanese }))
    .toHaveAttribute('aria-pressed', 'true');
  const reading = () => document.querySelector('section rt');
  expect(getComputedStyle(reading()!).display).not.toBe('none');
  await flip(plus.furigana);
  expect(getComputedStyle(reading()!).display).toBe('none');
});

test('the device remembers what is hidden, and what was rendered so does not move', async () => {
  const screen = await renderSong('/songs/7');
  await screen.getByRole('button', { name: messages.view, exact: true }).click();
  for (const name of [messages.showMean, plus.furigana])
    await screen.getByRole('button', { name, exact: true }).click();
  expect(hiddenParts(readCookie(HIDDEN_COOKIE))).toEqual(['furigana', 'korean']);
  await screen.getByRole('button', { name: messages.showMean, exact: true }).click();
  await screen.getByRole('button', { name: plus.furigana, exact: true }).click();
  expect(readCookie(HIDDEN_COOKIE)).toBeUndefined();
});

test('to a member who keeps a text for it, a song without lyrics leads to the text; to others it says that it has none', async () => {
  const kept = { id: 'AAAAAAAAAAAAAAAAAAAAAA', title: 'スター', artist: 'うたらん', version: 1 };
  const text = { ...kept, createdAt: '', updatedAt: '', lineCount: 1, wordCount: 1, knownCount: 0 };
  const screen = await renderSong('/songs/1001', [published], true, [text]);
  const link = screen.getByRole('link', { name: messages.ownTextGo });
  await expect.element(link).toHaveAttribute('href', `/my-lyrics/${kept.id}`);
  await expect.element(screen.getByText(messages.noLyrics)).not.toBeInTheDocument();
  await screen.unmount();
  const other = await renderSong('/songs/1001', [published], true, [{ ...text, artist: '다른 사람' }]);
  await expect.element(other.getByText(messages.noLyrics)).toBeInTheDocument();
  await expect.element(other.getByRole('link', { name: messages.ownTextGo })).not.toBeInTheDocument();
});

test('copying all takes what is shown, without furigana, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderSong('/songs/7');
  await screen.getByRole('button', { name: messages.view, exact: true }).click();
  await screen.getByRole('button', { name: messages.showPron }).click();
  await screen.getByRole('button', { name: messages.copyAll }).click();
  expect(write).toHaveBeenCalledWith('雨の音\n빗소리\n傘はどこ\n우산은 어디\n\nまたあした\n내일 또');
  await expect.element(screen.getByRole('button', { name: messages.copied })).toBeInTheDocument();
});

// biome-ignore format: a table, to be read down
test.each([
  ['우산', ['傘']],
  ['가사', ['傘']],
  ['ㅋㅅ', ['傘']],
  ['ame',  ['雨']],
  ['없는', []],
] as const)('%s finds %j among the words', async (typed, found) => {
  const screen = await renderSong('/songs/7');
  await screen.getByRole('searchbox', { name: messages.wordsSearch }).fill(typed);
  await expect.poll(words).toEqual(found);
  if (found.length > 0) return;
  await expect.element(screen.getByText(messages.wordsNoMatch)).toBeInTheDocument();
  await screen.getByRole('button', { name: '검색어 지우기' }).last().click();
  await expect.poll(words).toEqual(['傘', '雨']);
});

test('words are ordered, copied, and a guest hears what a star needs', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderSong('/songs/7');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: messages.wordsSort }), 'pron');
  await expect.poll(words).toEqual(['雨', '傘']);
  await screen.getByRole('button', { name: format(wordMessages.copyAria, { word: '傘' }) }).click();
  expect(write).toHaveBeenCalledWith('傘 (かさ) [카사] 우산');
  await screen.getByRole('button', { name: '傘 저장' }).click();
  await expect.element(screen.getByText(wordMessages.loginHint)).toBeInTheDocument();
});

test('a song that the server refuses is asked for once', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => problem('too_many_requests'));
  const screen = await renderSong('/songs/997');
  await expect.element(screen.getByText(messages.loadFail)).toBeInTheDocument();
  expect(fetch.mock.calls.filter(([path]) => String(path).startsWith('/api/songs/'))).toHaveLength(1);
});

test('a published song says calmly that there are no lyrics, and has no words', async () => {
  const screen = await renderSong('/songs/1001');
  await expect.element(screen.getByRole('heading', { name: messages.noLyrics })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.oursGo }).element()).toHaveAttribute('href', '/songs?f=ours');
  expect(text()).not.toContain(messages.words);
  expect(text()).toContain('앨범 STARS');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a guest pastes the lyric there, in one step: it waits on this device, and the song leads to it then', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('network')); // what has nothing around it is kept all the same
  const screen = await renderSong('/songs/1001', [published]);
  await screen.getByRole('textbox', { name: myLyrics.label }).fill('空を見る\n星を見る');
  expect(screen.getByRole('textbox', { name: myLyrics.name }).query(), 'the song has its names').toBeNull();
  await screen.getByRole('button', { name: guest.textSave }).click();
  await expect.poll(() => location.pathname).toBe('/my-lyrics');
  const { text: kept } = JSON.parse(localStorage.getItem('guest')!) as { text: object };
  expect(kept).toMatchObject({
    title: 'スター',
    artist: 'うたらん',
    text: '空を見る\n星を見る',
    translation: [],
    times: [],
  });
  await screen.unmount();
  const later = await renderSong('/songs/1001', [published]);
  await expect.element(later.getByRole('link', { name: messages.ownTextGo })).toHaveAttribute('href', '/my-lyrics');
  expect(later.getByRole('textbox', { name: myLyrics.label }).query()).toBeNull();
});

test('the poster loads nothing, and is not there without a video', async () => {
  const withVideo = { ...published, youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghi-_' };
  const screen = await renderSong('/songs/1001', [withVideo]);
  await expect
    .element(screen.getByRole('button', { name: format(messages.play, { title: 'スター' }) }))
    .toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a song that does not exist leads to the list; one that does not come can be asked for again', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(
    Response.json(
      {
        type: 'about:blank',
        title: 'song_not_found',
        status: 404,
        code: 'song_not_found',
        detail: messages.notFound,
      },
      { status: 404 },
    ),
  );
  const missing = await renderSong('/songs/999');
  await expect.element(missing.getByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
  expect(missing.getByRole('link', { name: messages.toList }).element()).toHaveAttribute('href', '/songs');
  await missing.unmount();

  fetch.mockRejectedValue(new TypeError('network'));
  const failed = await renderSong('/songs/998');
  await expect.element(failed.getByText(messages.loadFail)).toBeInTheDocument();
  fetch.mockResolvedValue(Response.json({ ...published, id: 998 }));
  await failed.getByRole('button', { name: common.retry }).click();
  await expect.element(failed.getByRole('heading', { level: 1 })).toHaveTextContent('スター');
});

test('a song without lyrics shows a guest what lyrics become and what an account keeps; a member neither', async () => {
  const screen = await renderSong('/songs/1001');
  await expect.element(screen.getByRole('region', { name: start.sampleLine })).toHaveTextContent('네코가 이루');
  await expect.element(screen.getByRole('region', { name: guest.why })).toBeVisible();
  await screen.unmount();
  const ofMember = await renderSong('/songs/1001', [published], true);
  await expect.element(ofMember.getByText(messages.noLyrics)).toBeInTheDocument();
  expect(document.querySelector('main')?.textContent).not.toContain(start.sampleLine);
});
