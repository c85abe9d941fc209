import { expect, test } from 'vitest';
import { hasTune, playsWhole } from './timed.js';

const line = (startMs: number | null) => ({ startMs }) as Parameters<typeof hasTune>[0]['lyrics'][number];
const VIDEO = 'https://www.youtube.com/watch?v=abcdefghi-_';

// biome-ignore format: a table
test.each([
  ['ours, with its times',            'N5', null,  [1, 2],    true,  true],
  ['ours, with a line without one',   'N5', null,  [1, null], true,  false],
  ['ours, without times',             'N5', null,  [null],    false, false],
  ['imported, with a video',          null, VIDEO, [1, 2],    false, true],
  ['imported, without a recording',   null, null,  [1, 2],    false, false],
  ['imported, with a line left out',  null, VIDEO, [1, null], false, false],
] as const)('%s', (_, level, youtubeUrl, starts, tune, whole) => {
  const song = { level, youtubeUrl, lyrics: starts.map(line) };
  expect([hasTune(song), playsWhole(song)]).toEqual([tune, whole]);
});
