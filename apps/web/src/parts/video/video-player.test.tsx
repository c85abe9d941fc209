import { song as messages } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ours } from '../../features/songs/song.test-kit.js';
import * as host from './host.js';
import { VideoPlayer } from './video-player.js';

vi.mock('./host.js', { spy: true });

const stopped = vi.fn();

beforeEach(() => {
  // Nothing answers in the frame, as where the host cannot be reached.
  vi.mocked(host.playerAddress).mockReturnValue('about:blank');
  stopped.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  scrollTo(0, 0);
});

const renderPlayer = () =>
  render(
    <main style={{ minHeight: '300vh' }}>
      <VideoPlayer song={ours} videoId="ABCDEFGHIJK" onStop={stopped} />
    </main>,
  );

const frame = () => document.querySelector('iframe');
const scrollPast = () => scrollTo(0, document.documentElement.scrollHeight);

test('Escape closes the small player, which took the focus from the frame, and a player that does not listen is taken away', async () => {
  const screen = await renderPlayer();
  await expect.poll(() => document.activeElement).toBe(frame());
  scrollPast();
  const close = screen.getByRole('button', { name: messages.videoClose });
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(close).not.toBeInTheDocument();
  expect(stopped).toHaveBeenCalledOnce();
  expect(document.activeElement, 'the focus is not lost').not.toBe(document.body);
});

test('back in its place the player takes the focus of its buttons, which are gone', async () => {
  const screen = await renderPlayer();
  scrollPast();
  await expect.element(screen.getByRole('button', { name: messages.videoClose })).toHaveFocus();
  scrollTo(0, 0);
  await expect.element(screen.getByRole('button', { name: messages.videoClose })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(frame());
});

test('a player without a word for some seconds is said not to be reached, with the way to the video, until it speaks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderPlayer();
  const said = screen.getByRole('status').filter({ hasText: messages.videoLate });
  const atHost = screen.getByRole('link', { name: messages.videoAtHost });
  expect(said.query()).toBeNull();
  expect(atHost.query()).toBeNull();
  vi.advanceTimersByTime(8000);
  await expect.element(said).toBeInTheDocument();
  await expect.element(atHost).toHaveAttribute('href', host.videoAddress('ABCDEFGHIJK'));
  const data = JSON.stringify({ event: 'onReady' });
  const source = frame()!.contentWindow;
  dispatchEvent(new MessageEvent('message', { data, source, origin: host.VIDEO_HOST }));
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(atHost).not.toBeInTheDocument();
});
