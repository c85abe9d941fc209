import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSong } from '../../../../parts/line-study/song-left.js';
import { renderAt } from '../../../../test/render-at.js';
import { ReviewDay } from './review-day.js';
import { SongLeftOff } from './song-left-off.js';

/** Text of twice its size on a phone. */
beforeEach(() => {
  document.documentElement.style.fontSize = '200%';
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
  storeSong(null);
});

async function onPhone(shown: ReactNode) {
  await renderAt(
    '/',
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ width: 358 }} data-testid="phone">
        {shown}
      </div>
    </QueryClientProvider>,
  );
  return document.querySelector<HTMLElement>('[data-testid=phone]')!;
}

const FURIGANA = [
  ['雨', 'あめ'],
  ['が', null],
  ['降', 'ふ'],
  ['る', null],
  ['朝', 'あさ'],
  ['バスを', null],
  ['待', 'ま'],
  ['つ', null],
] as const;
const LINE = {
  furigana: FURIGANA.map(([text, reading]): [string, string | null] => [text, reading]),
  koMean: '비 내리는 아침 버스를 기다려요',
};

test('the song left off fits', async () => {
  storeSong({ id: 1, title: '雨の日のバス', about: '비 오는 날의 버스 · うたらん', line: LINE, at: 1, total: 20 });
  const phone = await onPhone(<SongLeftOff />);
  await expect.poll(() => phone.querySelector('section')).not.toBeNull();
  expect(phone.scrollWidth).toBe(358);
});

test('the words of the day stand below the ring, and are not cut into syllables', async () => {
  const phone = await onPhone(<ReviewDay day={{ goal: 20, doneToday: 0, totalToday: 3, streak: 0, week: [] }} />);
  expect(phone.scrollWidth).toBe(358);
  const heading = phone.querySelector('h2')!;
  expect(heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight)).toBeCloseTo(
    1,
  );
});
