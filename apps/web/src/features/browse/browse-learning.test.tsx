import { format, word as messages } from '@utarang/messages';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { acting } from '../../test/acting.js';
import {
  buttonOf,
  card,
  fakeBrowseServer,
  heading,
  leaveBrowse,
  renderBrowse,
  shown,
  start,
} from './browse.test-kit.js';
import { browse } from './settings.js';

afterEach(() => {
  vi.useRealTimers();
  leaveBrowse();
});

const meaning = { field: messages['label.meaning'] };
const wait = (ms: number) => acting(() => vi.advanceTimersByTime(ms));

/** The card is the same on all four: on one page whose words come page by page, and on the one that has all at once. */
describe.each([browse.jlpt, browse.fields])('$id', ({ id }) => {
  test('what the eye beside it hides stays hidden, also when its card was away', async () => {
    fakeBrowseServer(200);
    await renderBrowse(start[id]);
    await expect.poll(() => card(0)?.textContent).toContain('말 1');
    buttonOf(0, format(messages.hide, { word: heading(id, 1), ...meaning }))!.click();
    await expect.poll(() => card(0)?.textContent).not.toContain('말 1');
    expect(card(0)?.textContent).toContain(heading(id, 1));
    expect(card(1)?.textContent).toContain('말 2');

    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => card(0)).toBeNull();
    await expect.poll(shown).toContain(heading(id, 200));
    scrollTo(0, 0);
    await expect.poll(shown).toContain(heading(id, 1));
    expect(card(0)?.textContent).not.toContain('말 1');
    expect(card(1)?.textContent).toContain('말 2');

    const show = [...card(0)!.querySelectorAll('button')].find(
      ({ textContent }) => textContent === format(messages.show, meaning),
    );
    show!.click();
    await expect.poll(() => card(0)?.textContent).toContain('말 1');
  });

  // biome-ignore format: a table, to be read down
  test.each([
    // mode  field              text
    ['1',    'label.meaning',   '말 1'],
    ['2',    'label.meaning',   '말 1'],
    ['2',    'label.hiragana',  'りょう1'],
    ['2',    'label.pron',      '료우1'],
  ] as const)('in learning mode %s a press shows %s for three seconds', async (mode, field, text) => {
    localStorage.setItem(`learning-mode:${id}`, mode);
    fakeBrowseServer(5);
    await renderBrowse(start[id]);
    await expect.poll(shown).toHaveLength(5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(card(0)?.textContent).not.toContain(text);
    await acting(() => buttonOf(0, format(messages.revealFor, { word: heading(id, 1), field: messages[field] }))!.click());
    expect(card(0)?.textContent).toContain(text);
    expect(card(1)?.textContent).not.toContain(text.replace('1', '2'));
    await wait(2999);
    expect(card(0)?.textContent).toContain(text);
    await wait(1);
    expect(card(0)?.textContent).not.toContain(text);
  });
});
