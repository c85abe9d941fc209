import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeStroke } from './judge-stroke.js';
import { readStrokes } from './strokes.js';

const stroke = (text: string) => readStrokes(text)![0]!;
const across = '10,50 90,48';
const corner = '20,20 80,18 78,80';

// biome-ignore format: a table, to be read down
test.each([
  // what                        drawn                         wanted    verdict
  ['the stroke itself',          '10,50 90,48',                across,   'right'],
  ['a little lower and longer',  '4,60 96,58',                 across,   'right'],
  ['short of its end',           '12,52 70,50',                across,   'right'],
  ['aslant',                     '10,58 88,38',                across,   'right'],
  ['with a wave',                '10,50 30,58 50,44 70,56 90,48', across, 'right'],
  ['from its end',               '90,48 10,50',                across,   'reversed'],
  ['downwards',                  '50,10 50,90',                across,   'other'],
  ['at another place',           '10,90 90,90',                across,   'other'],
  ['half of it',                 '10,50 40,50',                across,   'other'],
  ['a tap',                      '50,50 51,51',                across,   'tap'],
  ['nothing but a place',        '50,50 50,50',                across,   'tap'],
  ['around a corner',            '22,24 76,22 80,76',          corner,   'right'],
  ['a rounded corner',           '22,20 60,20 78,40 78,80',    corner,   'right'],
  ['the corner cut off',         '20,20 78,80',                corner,   'other'],
  ['around the other corner',    '20,20 22,80 78,80',          corner,   'other'],
])('%s is judged: %s for %s is %s', (_, drawn, wanted, verdict) => {
  expect(judgeStroke(stroke(drawn), stroke(wanted))).toBe(verdict);
});

const point = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
const line = fc.array(point, { minLength: 2, maxLength: 12 });

test('a stroke is itself, also somewhat aside; whatever is drawn has a verdict', () => {
  fc.assert(
    fc.property(line, line, fc.integer({ min: -9, max: 9 }), (wanted, drawn, aside) => {
      const moved = wanted.map(([x, y]) => [x + aside, y - aside] as const);
      expect(['right', 'tap']).toContain(judgeStroke(wanted, wanted));
      expect(['right', 'tap']).toContain(judgeStroke(moved, wanted));
      expect(['right', 'reversed', 'tap', 'other']).toContain(judgeStroke(drawn, wanted));
    }),
  );
});

test('a straight stroke of some length is never right from its end', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      fc.pre(Math.hypot(to[0] - from[0], to[1] - from[1]) >= 10);
      expect(judgeStroke([to, from], [from, to])).toBe('reversed');
    }),
  );
});

test.each(['', '1,2', '1,2 3', '1,2 101,3', 'a,b c,d', '1,2 3,4/'])('%j is no strokes', (text) => {
  expect(readStrokes(text)).toBeNull();
});
