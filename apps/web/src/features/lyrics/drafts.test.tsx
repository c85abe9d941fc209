import { afterEach, describe, expect, test } from 'vitest';
import { forgetNotesOf } from '../../parts/session/own-notes.js';
import { ANONYMOUS, becomeViewer } from '../../parts/session/viewer.js';
import { cacheWith, member } from '../../parts/study/study.test-kit.js';
import { forgetEdit, forgetForm, keepEdit, keepForm, keptEdit, keptForm } from './drafts.js';

describe('"What was typed stays on the device until it is saved" (docs/product/songs.md#typed-and-not-saved)', () => {
  afterEach(() => localStorage.clear());
  const typed = { title: '제목', artist: '', text: '猫' };
  const edit = { ...typed, version: 3, translation: [null], corrections: [] };

  test('of each member apart', () => {
    keepForm('sora', 'new', typed);
    keepEdit('sora', 'x', edit);
    expect([keptForm('sora', 'new'), keptEdit('sora', 'x')]).toEqual([typed, edit]);
    expect([keptForm('haneul', 'new'), keptForm('sora', 'x'), keptEdit('haneul', 'x')]).toEqual([null, null, null]);
    forgetForm('sora', 'new');
    forgetEdit('sora', 'x');
    expect([keptForm('sora', 'new'), keptEdit('sora', 'x')]).toEqual([null, null]);
  });

  test('another member who logs in finds nothing of it, and nothing else is taken', () => {
    localStorage.setItem('theme', 'dark');
    for (const name of ['sora', 'sora:a', 'sor']) {
      keepForm(name, 'new', typed);
      keepEdit(name, 'x', edit);
    }
    const client = cacheWith({ viewer: { role: 'ANONYMOUS' } });
    becomeViewer(client, member({ username: 'sora' }));
    expect(keptEdit('sora', 'x')).toEqual(edit);
    becomeViewer(client, ANONYMOUS);
    expect(keptForm('sora', 'new'), 'after a log-out it waits for its member').toEqual(typed);
    becomeViewer(client, member({ username: 'haneul' }));
    expect(Object.entries(localStorage)).toEqual([['theme', 'dark']]);
  });

  test('with the account it is gone', () => {
    keepForm('sora', 'new', typed);
    keepEdit('haneul', 'x', edit);
    forgetNotesOf('sora');
    expect([keptForm('sora', 'new'), keptEdit('haneul', 'x')]).toEqual([null, edit]);
  });

  // biome-ignore format: a table, to be read down
  test.each(['', '{', '5', 'null', '[]', '{"title":1}', '{"title":"","artist":"","text":""}'])('damaged, it is none: %s', (damaged) => {
    localStorage.setItem('own:sora:my-lyrics:edit:x', damaged);
    expect(keptEdit('sora', 'x')).toBeNull();
  });
});
