import { useQuery } from '@tanstack/react-query';
import type { LyricEdit, OwnLyric } from '@utarang/contract';
import { afterEach, expect, test } from 'vitest';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { fakeTextServer, leavePage, renderPage } from '../../parts/text/text.test-kit.js';
import { ID, lyric } from './lyrics.test-kit.js';
import { lyricQuery } from './queries.js';
import { type OwnLyricState, useOwnLyric } from './use-own-lyric.js';

/** The value that the hook returned when it was first rendered. */
let first: OwnLyricState | null = null;

const Shown = ({ lyric }: { lyric: OwnLyric }) => {
  const held = useOwnLyric(lyric);
  first ??= held;
  return <p>{`${held.lyric.title} ${held.lyric.artist} ${held.saving.is}`}</p>;
};

function Page() {
  const { data } = useQuery(lyricQuery(ID));
  return data ? <Shown lyric={data} /> : null;
}

afterEach(() => {
  first = null;
  return leavePage();
});

test('a change that comes after a save and before the page is rendered again goes on from what was saved', async () => {
  let kept: OwnLyric = lyric({ artist: '', text: '猫', translation: [null] });
  fakeTextServer(({ path, method, body }) => {
    if (path !== `/api/my-lyrics/${ID}`) return undefined;
    if (method === 'GET') return Response.json(kept);
    const edit = body as LyricEdit;
    if (edit.version !== kept.version) return problem('edited_elsewhere', { newer: kept });
    kept = { ...kept, ...edit, version: edit.version + 1 } as OwnLyric;
    return Response.json(kept);
  });

  const screen = await renderPage(`/my-lyrics/${ID}`, '/my-lyrics/:id', <Page />, true);
  await expect.element(screen.getByText('창가 untouched')).toBeVisible();

  first?.change({ title: '밤' });
  await expect.element(screen.getByText('밤 saved')).toBeVisible();
  first?.change({ artist: '바다' });
  await expect.element(screen.getByText('밤 바다 saved')).toBeVisible();
  expect(kept).toMatchObject({ title: '밤', artist: '바다', version: 3 });
});

test('a save that the server had no room for is tried again by itself', async () => {
  let refused = 0;
  let kept: OwnLyric = lyric({ artist: '', text: '猫', translation: [null] });
  fakeTextServer(({ path, method, body }) => {
    if (path !== `/api/my-lyrics/${ID}`) return undefined;
    if (method === 'GET') return Response.json(kept);
    if (refused === 0) {
      refused += 1;
      return problem('overloaded');
    }
    kept = { ...kept, ...(body as LyricEdit), version: 2 } as OwnLyric;
    return Response.json(kept);
  });
  const screen = await renderPage(`/my-lyrics/${ID}`, '/my-lyrics/:id', <Page />, true);
  await expect.element(screen.getByText('창가 untouched')).toBeVisible();
  first?.change({ title: '밤' });
  await expect.element(screen.getByText('밤 failed')).toBeVisible();
  await expect.element(screen.getByText('밤 saved'), { timeout: 20_000 }).toBeVisible();
  expect(kept.title).toBe('밤');
});
