import type { Quiz, QuizResult, Word } from '@utarang/contract';
import { describe, expect, test } from 'vitest';
import { advance, emptySitting, type Sitting, type SittingEvent, totals } from './sitting.js';

const quiz = { quizId: 7, options: [] } as unknown as Quiz;
const word = (id: number) => ({ id, japaneseWord: `語${id}` }) as Word;
const result = (id: number, correct: boolean, awardedPoints = 0) =>
  ({ correct, awardedPoints, words: [word(id)] }) as unknown as QuizResult;

const play = (...events: SittingEvent[]): Sitting => events.reduce(advance, emptySitting('?level=N3'));
const loaded: SittingEvent = { type: 'loaded', quiz };
const chosen: SittingEvent = { type: 'chosen', optionId: 3 };
const answered = (id: number, correct: boolean, points = 0): SittingEvent => ({
  type: 'answered',
  result: result(id, correct, points),
});
const lost: SittingEvent = { type: 'hindered', hindrance: { is: 'lost' } };

describe('a question', () => {
  test('is counted when it is shown', () => {
    expect(play({ type: 'load' }).count).toBe(0);
    expect(play({ type: 'load' }, loaded, { type: 'load' }, loaded).count).toBe(2);
  });

  test('takes one choice', () => {
    expect(play(loaded, chosen, { type: 'chosen', optionId: 4 }).step).toMatchObject({ at: 'asked', chosen: 3 });
  });

  test('reveals its answer at once when it was right, on request when it was wrong', () => {
    expect(play(loaded, chosen, answered(1, true)).step).toMatchObject({ at: 'answered', revealed: true, chosen: 3 });
    expect(play(loaded, chosen, answered(1, false)).step).toMatchObject({ at: 'answered', revealed: false });
    expect(play(loaded, chosen, answered(1, false), { type: 'reveal' }).step).toMatchObject({ revealed: true });
  });

  test('keeps what was chosen while the answer does not arrive, and frees it where the server refuses', () => {
    expect(play(loaded, chosen, lost).step).toMatchObject({ chosen: 3, hindrance: { is: 'lost' } });
    expect(play(loaded, chosen, lost, { type: 'retry' }).step).toMatchObject({ chosen: 3, hindrance: null });
    const refused: SittingEvent = { type: 'hindered', hindrance: { is: 'refused', why: '없는 문제' } };
    expect(play(loaded, chosen, refused).step).toMatchObject({ chosen: null, hindrance: { why: '없는 문제' } });
  });

  test.each([
    ['answered twice', [loaded, chosen, answered(1, true), answered(1, true)]],
    ['answered without a choice', [loaded, answered(1, true)]],
    ['revealed before it is answered', [loaded, { type: 'reveal' }]],
  ] as [string, SittingEvent[]][])('%s stays as it is', (_, events) => {
    expect(play(...events)).toEqual(play(...events.slice(0, -1)));
  });
});

describe('a sitting', () => {
  const three = [
    loaded,
    chosen,
    answered(1, true, 2),
    loaded,
    chosen,
    answered(2, false),
    loaded,
    chosen,
    answered(2, false),
  ];

  test('sums up', () => {
    expect(totals(play(...three))).toEqual({ solved: 3, right: 1, wrong: 2, points: 2, review: [word(2)] });
  });

  test('ends with a summary, or where it began when nothing was answered', () => {
    expect(play(...three, { type: 'stop' })).toMatchObject({ count: 3, step: { at: 'summary' } });
    expect(play(loaded, { type: 'stop' })).toEqual(emptySitting('?level=N3'));
  });

  test('goes on after its summary, and is forgotten by a reset', () => {
    expect(totals(play(...three, { type: 'stop' }, { type: 'load' }, loaded)).solved).toBe(3);
    expect(play(...three, { type: 'reset' })).toEqual(emptySitting('?level=N3'));
  });

  const toN4: SittingEvent = { type: 'turn', to: '?level=N4' };
  const toN3: SittingEvent = { type: 'turn', to: '?level=N3' };

  test('outlives another choice of what is asked for, which begins empty', () => {
    expect(play(...three, toN4)).toMatchObject({ count: 3, choice: '?level=N4', step: { at: 'idle' } });
    expect(totals(play(...three, toN4, loaded, chosen, answered(4, true))).solved).toBe(4);
  });

  test.each([
    ['a question', [loaded], { at: 'asked', n: 1, chosen: null }],
    ['one whose answer was under way', [loaded, chosen], { at: 'asked', n: 1, chosen: null }],
    ['one whose answer did not arrive', [loaded, chosen, lost], { at: 'asked', n: 1, chosen: null, hindrance: null }],
    ['an answer', [loaded, chosen, answered(1, false)], { at: 'answered', n: 1, chosen: 3, revealed: false }],
    ['one that was loading', [{ type: 'load' }], { at: 'idle' }],
  ] as [string, SittingEvent[], object][])(
    '%s is there again after another choice, and after a break',
    (_, events, step) => {
      const before = play(...events);
      expect(play(...events, toN4, loaded, toN3).step).toMatchObject(step);
      expect(play({ type: 'restored', sitting: before }).step).toMatchObject(step);
      expect(play(toN4, { type: 'restored', sitting: before }, toN3).step).toMatchObject(step);
    },
  );
});
