import { expect, test } from 'vitest';
import { readTune } from './read-tune.js';
import { pitchClasses, tuneTimes } from './tune.js';

const tune = (rows: string, { key = 'C', metre = '4/4', tempo = '1/4=120', figure = 'strum' } = {}) =>
  ['X:1', `M:${metre}`, 'L:1/8', `Q:${tempo}`, `%%accompaniment ${figure}`, `K:${key}`, rows, ''].join('\n');

const pitches = (rows: string, key = 'C') =>
  readTune(tune(rows, { key })).lines.map((notes) => notes.map((n) => n.pitch));

// biome-ignore format: a table
test.each([
  ['letters, capital ones below',        'C',  '"C"CDEFGABc|',           [[60, 62, 64, 65, 67, 69, 71, 72]]],
  ['octaves by marks',                   'C',  '"C"C,2C2c2c\'2|',        [[48, 60, 72, 84]]],
  ['sharps of the key',                  'D',  '"D"F4c4|',               [[66, 73]]],
  ['flats of the key',                   'Eb', '"Eb"E4A4|',              [[63, 68]]],
  ['a minor key has those of its major', 'Gm', '"Gm"B4e4|',              [[70, 75]]],
  ['each row with a note is a line',     'C',  '"C"c8|\n"G"z8|\n"C"e8|', [[72], [76]]],
  ['remarks are no line',                'C',  '% 1\n"C"c8|]',           [[72]]],
])('%s', (_, key, rows, expected) => {
  expect(pitches(rows, key)).toEqual(expected);
});

test('lengths are parts and multiples of an eighth, at the tempo of the tune', () => {
  const [line] = readTune(tune('"C"z c2 c/2c3/2 z3|')).lines;
  expect(line!.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [250, 750],
    [750, 875],
    [875, 1250],
  ]);
  const { eighthMs, endMs } = readTune(tune('"C"c3c3|', { metre: '6/8', tempo: '3/8=60', figure: 'lilt' }));
  expect([Math.round(eighthMs), endMs]).toEqual([333, 2000]);
});

test('bars have their chords, and lines sound from their first note to their last', () => {
  const read = readTune(tune('"C"z8|\n"F"z c3 "G7"d3 z|'));
  expect(read.bars.map(({ startMs, chords }) => [startMs, chords.map(({ chord }) => chord.name)])).toEqual([
    [0, ['C']],
    [2000, ['F', 'G7']],
  ]);
  expect(pitchClasses(read.bars[1]!.chords[1]!.chord)).toEqual([7, 11, 2, 5]);
  expect(tuneTimes(read)).toEqual([{ startMs: 2250, endMs: 3750 }]);
});

// biome-ignore format: a table
test.each([
  ['a bar that is not full',    tune('"C"c7|'),                      'row 7: bar 1 has 7 of 8 eighths'],
  ['a bar that is too long',    tune('"C"c8c|'),                     'row 7: bar 1 has 9 of 8 eighths'],
  ['a row without its end',     tune('"C"c8|"C"c4'),                 'row 7: the row does not end with a bar line'],
  ['a bar without a chord',     tune('c8|'),                         'row 7: bar 1 has no chord'],
  ['a chord that is none',      tune('"H"c8|'),                      'row 7: no chord H'],
  ['a sign of another part',    tune('"C"^c8|'),                     'row 7: “^c8|” cannot be read'],
  ['another metre',             tune('"C"c8|', { metre: '5/4' }),    'row 1: the metre 5/4 is not known'],
  ['another key',               tune('"C"c8|', { key: 'X' }),        'row 1: the key X is not known'],
  ['another tempo',             tune('"C"c8|', { tempo: 'Lento' }),  'row 1: the tempo is not as 1/4=100'],
  ['another figure',            tune('"C"c8|', { figure: 'polka' }), 'row 1: the accompaniment polka is not known'],
  ['nothing at all',            '',                                  'row 1: there is no K:'],
])('%s is refused', (_, text, message) => {
  expect(() => readTune(text)).toThrow(message);
});
