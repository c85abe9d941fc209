import { afterEach, describe, expect, test } from 'vitest';
import { forgetEdit, forgetForm, keepEdit, keepForm, keptEdit, keptForm } from './drafts.js';

describe('"What was typed stays on the device until it is saved" (docs/product/songs.md#page-of-a-text)', () => {
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

  // biome-ignore format: a table, to be read down
  test.each(['', '{', '5', 'null', '[]', '{"title":1}', '{"title":"","artist":"","text":""}'])('damaged, it is none: %s', (damaged) => {
    localStorage.setItem('my-lyrics:edit:sora:x', damaged);
    expect(keptEdit('sora', 'x')).toBeNull();
  });
});
