import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerDrill,
  COMES_AGAIN_AFTER,
  DRILL_LENGTH,
  type Drill,
  missedIn,
  OPTIONS,
  RETURNS_MAX,
  readDrill,
  scoreOf,
  startDrill,
} from './drill.js';
import { letterOf, lettersIn } from './grade.js';

/** Numbers as good as random, the same for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const at = (letter: string) => letterOf(letter)!;
const pair = [at('シ'), at('ツ')];
const asked = (drill: Drill) => drill.queue.map(({ letter, again }) => (again ? `${letter}!` : letter));
const answered = (drill: Drill, ...rights: boolean[]) =>
  rights.reduce((now, right) => answerDrill(now, { said: right ? '츠' : '시', right }), drill);
const drillOf = (...letters: string[]): Drill => ({
  mode: 'read',
  answers: [],
  queue: letters.map((letter) => ({ letter, again: false, options: [] })),
});

describe('docs/product/reference.md#kana-drill', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['what was right is done',                'あいうえお', [true],               ['い', 'う', 'え', 'お']],
    ['what was missed comes again',           'あいうえお', [false],              ['い', 'う', 'え', 'あ!', 'お']],
    ['at the end where little is left',       'あいう',     [false],              ['い', 'う', 'あ!']],
    ['at once where nothing is',              'あ',         [false],              ['あ!']],
    ['not twice where it is still to come',   'あいあ',     [false],              ['い', 'あ']],
    ['nor while it waits to come again',      'あいうえあ', [false, true, true],  ['え', 'あ']],
    ['a second time where it is missed again', 'あい',      [false, true, false], ['あ!']],
    ['and a third',                           'あ',         [false, false, false], ['あ!']],
    ['and then no more',                      'あ',         [false, false, false, false], []],
  ] as const)('%s', (_, letters, rights, left) => {
    expect(asked(answered(drillOf(...letters), ...rights))).toEqual(left);
  });

  test('returns do not count, what was missed does', () => {
    const drill = answered(drillOf('あ', 'い', 'う'), false, true, true, true);
    expect(drill.queue).toEqual([]);
    expect(scoreOf(drill)).toEqual({ right: 2, total: 3 });
    expect(missedIn(drill)).toEqual([{ letter: 'あ', said: '시' }]);
  });

  test('an answer after the end changes nothing', () => {
    const drill = answered(drillOf('あ'), true);
    expect(answered(drill, false)).toBe(drill);
  });
});

const letters = fc.constantFrom(pair, [at('わ'), at('ね'), at('れ')], lettersIn('hiragana'), [at('ん')]);
const seeds = fc.integer();

test('a drill asks as many as it says, each letter as often as the others', () => {
  fc.assert(
    fc.property(letters, seeds, (among, seed) => {
      const { queue } = startDrill('read', among, randomOf(seed));
      expect(queue).toHaveLength(DRILL_LENGTH);
      const counts = among.map(({ letter }) => queue.filter((question) => question.letter === letter).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a letter is heard among others of its script that sound otherwise, with those it is confused with', () => {
  fc.assert(
    fc.property(letters, seeds, (among, seed) => {
      for (const { letter, options } of startDrill('listen', among, randomOf(seed)).queue) {
        expect(options).toHaveLength(OPTIONS);
        expect(options).toContain(letter);
        expect(new Set(options.map((option) => at(option).kana.korean)).size).toBe(OPTIONS);
        expect(options.every((option) => at(option).script === at(letter).script)).toBe(true);
        if (among.length <= OPTIONS) for (const each of among) expect(options).toContain(each.letter);
      }
    }),
  );
});

test('every missed letter is asked again, soon, until it is right or has come again often enough; and every drill ends', () => {
  fc.assert(
    fc.property(letters, seeds, fc.func(fc.boolean()), (among, seed, isRight) => {
      let drill = startDrill('read', among, randomOf(seed));
      const most = DRILL_LENGTH + RETURNS_MAX * new Set(drill.queue.map(({ letter }) => letter)).size;
      for (let n = 0; drill.queue.length > 0; n++) {
        expect(n).toBeLessThan(most);
        drill = answerDrill(drill, { said: 'x', right: isRight(n) });
        const last = drill.answers.at(-1)!;
        const next = drill.queue.findIndex(({ letter }) => letter === last.letter);
        const returned = drill.answers.filter(({ letter, again }) => again && letter === last.letter).length;
        if (!last.right && returned < RETURNS_MAX) expect(next).toBeGreaterThanOrEqual(0);
        if (drill.queue[next]?.again && !last.right) expect(next).toBeLessThanOrEqual(COMES_AGAIN_AFTER);
      }
      expect(scoreOf(drill).total).toBe(DRILL_LENGTH);
    }),
  );
});

test('what was put aside is gone on with; anything else is not', () => {
  fc.assert(
    fc.property(letters, seeds, fc.constantFrom('read', 'listen'), fc.nat(9), (among, seed, mode, n) => {
      const drill = answered(startDrill(mode, among, randomOf(seed)), ...Array<boolean>(n).fill(true));
      expect(readDrill(JSON.parse(JSON.stringify(drill)))).toEqual(drill);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readDrill(value)).toBeNull();
    }),
  );
  const drill = startDrill('listen', pair, randomOf(1));
  // biome-ignore format: a table, to be read down
  const damaged = [
    undefined,
    { ...drill, mode: 'sing' },
    { ...drill, queue: [] },
    { ...drill, queue: [{ letter: '漢', again: false, options: [] }] },
    { ...drill, queue: [{ letter: 'シ', again: false, options: ['ツ'] }] },
    { ...drill, queue: [{ letter: 'シ', again: false, options: '?' }] },
    { ...drill, answers: [{ letter: 'シ' }] },
    { ...drill, answers: null },
  ];
  for (const value of damaged) expect(readDrill(value)).toBeNull();
});
