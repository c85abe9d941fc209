import { afterEach, describe, expect, test } from 'vitest';
import { forgetNotesOf } from '../../parts/session/own-notes.js';
import { ANONYMOUS, becomeViewer } from '../../parts/session/viewer.js';
import { cacheWith, member } from '../../parts/study/study.test-kit.js';
import { forgetEdit, forgetForm, storedEdit, storedForm, storeEdit, storeForm } from './drafts.js';

describe('"What was typed stays on the device until it is saved" (docs/product/songs.md#typed-and-not-saved)', () => {
  afterEach(() => localStorage.clear());
  const typed = { title: '제목', artist: '', text: '猫' };
  const edit = { ...typed, version: 3, translation: [null], corrections: [] };

  test('of each member apart', () => {
    storeForm('sora', 'new', typed);
    storeEdit('sora', 'x', edit);
    expect([storedForm('sora', 'new'), storedEdit('sora', 'x')]).toEqual([typed, edit]);
    expect([storedForm('haneul', 'new'), storedForm('sora', 'x'), storedEdit('haneul', 'x')]).toEqual([
      null,
      null,
      null,
    ]);
    forgetForm('sora', 'new');
    forgetEdit('sora', 'x');
    expect([storedForm('sora', 'new'), storedEdit('sora', 'x')]).toEqual([null, null]);
  });

  test('another member who logs in finds nothing of it, and nothing else is taken', () => {
    localStorage.setItem('theme', 'dark');
    for (const name of ['sora', 'sora:a', 'sor']) {
      storeForm(name, 'new', typed);
      storeEdit(name, 'x', edit);
    }
    const client = cacheWith({ viewer: { role: 'ANONYMOUS' } });
    becomeViewer(client, member({ username: 'sora' }));
    expect(storedEdit('sora', 'x')).toEqual(edit);
    becomeViewer(client, ANONYMOUS);
    expect(storedForm('sora', 'new'), 'after a log-out it waits for its member').toEqual(typed);
    becomeViewer(client, member({ username: 'haneul' }));
    expect(Object.entries(localStorage)).toEqual([['theme', 'dark']]);
  });

  test('with the account it is gone', () => {
    storeForm('sora', 'new', typed);
    storeEdit('haneul', 'x', edit);
    forgetNotesOf('sora');
    expect([storedForm('sora', 'new'), storedEdit('haneul', 'x')]).toEqual([null, edit]);
  });

  // biome-ignore format: a table, to be read down
  test.each(['', '{', '5', 'null', '[]', '{"title":1}', '{"title":"","artist":"","text":""}'])('damaged, it is none: %s', (damaged) => {
    localStorage.setItem('own:sora:my-lyrics:edit:x', damaged);
    expect(storedEdit('sora', 'x')).toBeNull();
  });
});
