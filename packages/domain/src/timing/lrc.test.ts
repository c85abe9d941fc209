import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../lyrics/index.js';
import { recognise } from '../pasted/index.js';
import type { LineTimes } from './line-time.js';
import { stampOf, toLrc } from './lrc.js';

// biome-ignore format: a table, to be read down
test.each([
  [0,          '[00:00.00]'],
  [1230,       '[00:01.23]'],
  [1234,       '[00:01.234]'],
  [1001,       '[00:01.001]'],
  [59_990,     '[00:59.99]'],
  [60_000,     '[01:00.00]'],
  [3_600_000,  '[60:00.00]'],
  [86_400_000, '[1440:00.00]'],
])('%i ms is %s', (ms, stamp) => {
  expect(stampOf(ms)).toBe(stamp);
});

const song = { title: '', artist: '', translation: [] };

describe('a text with its times as a file', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['lines that follow each other',   'あ\nい',     [{ startMs: 0, endMs: 1000 }, { startMs: 1000, endMs: null }], '[00:00.00]あ\n[00:01.00]い\n'],
    ['a rest after a line',           'あ\nい',     [{ startMs: 0, endMs: 500 }, { startMs: 1000, endMs: 2000 }],  '[00:00.00]あ\n[00:00.50]\n[00:01.00]い\n[00:02.00]\n'],
    ['a line without a time',          'あ\nい',     [{ startMs: 0, endMs: null }, null],                           '[00:00.00]あ\nい\n'],
    ['stanzas',                        'あ\n\nい',   [{ startMs: 0, endMs: null }, { startMs: 900, endMs: null }],  '[00:00.00]あ\n\n[00:00.90]い\n'],
    ['a line that begins as a stamp',  '[00:09.00]あ', [null],                                                      ' [00:09.00]あ\n'],
    ['lines that go backwards',        'あ\nい',     [{ startMs: 900, endMs: 1000 }, { startMs: 0, endMs: 100 }],   '[00:00.90]あ\n[00:01.00]\n[00:00.00]い\n[00:00.10]\n'],
  ])('%s', (_, text, times, file) => {
    expect(toLrc({ ...song, text, times })).toBe(file);
  });

  test('its title, its artist and its translation', () => {
    const file = toLrc({
      ...{ title: '空', artist: '花子', text: 'あ\nい', translation: ['아', '이'] },
      times: [{ startMs: 0, endMs: null }, null],
    });
    expect(file).toBe('[ti:空]\n[ar:花子]\n[00:00.00]あ\n[00:00.00]아\nい\n이\n');
  });
});

/** Reads a file as players do: stamps at the beginning of a row, an empty row ends the line before it. */
function read(file: string): { lines: string[]; times: LineTimes } {
  const lines: string[] = [];
  const times: { startMs: number; endMs: number | null }[] = [];
  for (const row of file.split('\n').filter((each) => each.trim() !== '')) {
    const [, minutes, seconds, part = '', text = ''] = /^\[(\d+):(\d\d)\.(\d+)\](.*)$/.exec(row) ?? [];
    const ms = Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(part.padEnd(3, '0'));
    const before = times.at(-1);
    if (before && before.endMs === null) before.endMs = ms;
    if (text === '') continue;
    lines.push(text.trim());
    times.push({ startMs: ms, endMs: null });
  }
  return { lines, times };
}

/** "Read again it is the same" (docs/product/songs.md#times-of-lines), by the reader of pasted texts, too. */
test('a file that is pasted is the text that was written', () => {
  const line = fc.stringMatching(/^[あ-た]{2,6}(漢字[あ-た]{1,4})?$/);
  const meaning = fc.constantFrom(null, '창을 열고 바람을 기다려요');
  const time = fc.option(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.boolean()));
  fc.assert(
    fc.property(fc.array(fc.tuple(line, time, meaning, fc.boolean()), { minLength: 2, maxLength: 12 }), (given) => {
      let now = 0;
      const times = given.map(([, step]): LineTimes[number] => {
        if (!step) return null;
        const startMs = now + 20;
        now = startMs + step[0];
        return { startMs, endMs: step[1] ? now : null };
      });
      const text = given.map(([words, , , stanza], index) => (stanza && index > 0 ? `\n${words}` : words)).join('\n');
      const own = { title: '空', artist: '花', text, times, translation: given.map(([, , korean]) => korean) };
      const { stanzas, title, artist } = recognise(toLrc(own));
      const lines = stanzas.flat();
      expect({ title, artist }).toEqual({ title: '空', artist: '花' });
      expect(stanzas.map((stanza) => stanza.map((each) => each.text).join('\n')).join('\n\n')).toBe(text);
      expect(lines.map(({ translation }) => translation)).toEqual(own.translation);
      expect(lines.map(({ startMs, endMs }) => (startMs === null ? null : { startMs, endMs }))).toEqual(times);
    }),
  );
});

test('what is written and read again is the same', () => {
  const line = fc.stringMatching(/^[あ-ん漢字[\]:]([あ-ん \d:.[\]]{0,8}[あ-ん])?$/);
  const step = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(fc.tuple(line, step, fc.boolean()), { maxLength: 20 }), (given) => {
      let now = 0;
      const steps = given.map(([, [length, rests]]) => {
        const startMs = now + (rests ? 7 : 0);
        now = startMs + length;
        return { startMs, endMs: now };
      });
      const text = given.map(([words, , stanza], index) => (stanza && index > 0 ? `\n${words}` : words)).join('\n');
      const once = toLrc({ ...song, text, times: steps });
      const again = read(once);
      expect(again).toEqual({ lines: linesOf(text), times: steps });
      // The stanzas are rows without a word; a reader that keeps them writes the same file.
      expect(toLrc({ ...song, text, times: again.times })).toBe(once);
    }),
  );
});
