import { piecesOf } from '@utarang/domain/sentences';
import { readTune } from '@utarang/domain/tunes';
import { beforeAll, expect, test } from 'vitest';
import { shippedSongs } from '../test/shipped.js';
import type { Original } from './originals.js';
import { tuneFaults, tuneFile, withTunes } from './tunes.js';

let originals: Original[];
beforeAll(async () => {
  originals = (await shippedSongs()).originals;
});

test('every line of our own songs has its time in its tune, one after the other', () => {
  for (const { id, lines } of originals) {
    const moments = lines.flatMap(({ startMs, endMs }) => [startMs!, endMs!]);
    expect([id, moments]).toEqual([id, moments.toSorted((a, b) => a - b)]);
    expect([id, moments.every((ms) => Number.isInteger(ms) && ms > 0)]).toEqual([id, true]);
  }
});

const head = (key = 'C') => ['X:1', 'M:4/4', 'L:1/8', 'Q:1/4=100', '%%accompaniment strum', `K:${key}`];
const song = (...rows: string[]) => {
  const pieces = rows.map((row) => piecesOf(row)!);
  const line = { stanza: 1, text: '', pronunciation: '', meaningKo: '', places: null, startMs: null, endMs: null };
  return { id: 1, pieces, lines: rows.map((_, i) => ({ ...line, seq: i + 1 })) } as unknown as Original;
};

// biome-ignore format: a table
test.each([
  ['nothing',                          ['"C"c4 c4|', '"C"z8|]'],           []],
  ['a note too few',                   ['"C"c8|', '"C"z8|]'],              ['line 1 has 1 notes for 2 morae']],
  ['a row too many',                   ['"C"c4 c4|', '"C"c8|]'],           ['there are 2 rows for 1 lines']],
  ['a leap',                           ['"C"C4 c4|', '"C"z8|]'],           ['line 1 leaps by 12 semitones']],
  ['what nobody sings',                ['"C"C,4 C,4|', '"C"z8|]'],         ['from 48 to 48 nobody sings']],
  ['a beat beside the chord',          ['"C"d4 c4|', '"C"z8|]'],           ['line 1: 74 at 0 is not of its chord']],
  ['an end beside the chord',          ['"C"c4 d4|', '"C"z8|]'],           ['line 1: 74 at 1200 is not of its chord']],
  ['an end in another key',            ['"C"c4 c4|', '"G"z8|]'],           ['the tune is in C and ends with G']],
])('%s is found', (_, rows, expected) => {
  const faults = tuneFaults(readTune([...head(), ...rows].join('\n')), song('雨[あめ]'));
  expect(faults).toHaveLength(expected.length);
  for (const [i, part] of expected.entries()) expect(faults[i]).toContain(part);
});

test('a song without a tune, a tune without a song, and one that cannot be read are told', () => {
  const whole = song('雨[あめ]');
  const { problems, songs } = withTunes([whole], new Map([['999.abc', '']]));
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ['tunes/999.abc', 'there is no song of this tune'],
    ['tunes/001.abc', 'row 1: there is no K:'],
  ]);
  expect(songs).toEqual([whole]);
  const text = [...head('Am'), '"Am"c4 c4|', '"C"z8|]'].join('\n');
  const timed = withTunes([whole], new Map([[tuneFile(whole), text]]));
  expect(timed.problems).toEqual([]);
  expect(timed.songs[0]!.lines[0]).toMatchObject({ startMs: 0, endMs: 2400 });
});
