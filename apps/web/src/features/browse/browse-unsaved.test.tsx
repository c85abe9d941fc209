import { format, word as messages } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { member, savedWord } from '../../parts/study/study.test-kit.js';
import { dismissToast, toasts } from '../../ui/toast/toasts.js';
import { buttonOf, fakeBrowseServer, heading, leaveBrowse, renderBrowse, shown, start } from './browse.test-kit.js';
import { type BrowsePageId, type BrowseSettings, browse } from './settings.js';

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  leaveBrowse();
});

const star = (id: BrowsePageId, at: number, n: number) =>
  buttonOf(at, format(messages.save, { word: heading(id, n) }))!;

test.each(Object.values(browse) as BrowseSettings[])(
  '$id: with unsaved words first, a star moves no card',
  async ({ id }) => {
    const server = fakeBrowseServer(5, [59_999]);
    server.refuse = ({ path }) => {
      if (path === '/api/checked-words/59998') return Response.json(savedWord(59_998), { status: 201 });
      return path === '/api/checked-words/delete/59999' ? new Response(null, { status: 204 }) : null;
    };
    await renderBrowse(`${start[id]}${start[id].includes('?') ? '&' : '?'}sort=unsaved`, { viewer: member() });
    const order = [2, 3, 4, 5, 1].map((n) => heading(id, n));
    await expect.poll(shown).toEqual(order);

    star(id, 0, 2).click();
    await expect.poll(() => server.calls.at(-1)?.path).toBe('/api/checked-words/59998');
    star(id, 4, 1).click();
    await expect.poll(() => server.calls.at(-1)?.path).toBe('/api/checked-words/delete/59999');
    await expect.poll(() => toasts.get().length).toBe(1);
    expect([star(id, 0, 2).ariaPressed, star(id, 4, 1).ariaPressed]).toEqual(['true', 'false']);
    expect(shown()).toEqual(order);
  },
);
