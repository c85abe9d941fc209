import { fieldNames } from '@utarang/content/data/fields';
import { readQuizzes } from '@utarang/content/quiz';
import { readSentenceBank } from '@utarang/content/sentences';
import { readWordBook } from '@utarang/content/words';
import { BLANK, levels, type Quiz } from '@utarang/contract';
import { beforeAll, expect, test } from 'vitest';
import { createBank } from '../../catalogue/bank.js';
import { paths } from '../../paths.js';
import { createQuizzes, type QuizDeps, type Quizzes } from './quiz.service.js';
import type { Condition } from './quiz-book.js';
import { newSitting } from './sitting.js';

/** "15 different questions in a row", of every level that has questions and of every situation. */
const IN_A_ROW = 15;

let quizzes: Quizzes;
let conditions: { condition: Condition; count: number }[];
beforeAll(async () => {
  const words = await readWordBook(paths.words);
  const sentences = await readSentenceBank(paths.sentences);
  const entries = await readQuizzes(paths.quiz, { words, sentences });
  const byId = new Map(words.map((word) => [word.id, word]));
  const stored = sentences.map((sentence) => ({
    ...sentence,
    wordIds: [...sentence.wordIds],
    targetIds: [...sentence.targetIds],
    situations: [...sentence.situations],
    retiredAt: null,
  }));
  const catalogue = {
    version: '1',
    word: (id: number) => byId.get(id),
    bank: createBank(stored),
    quizzes: entries,
    lists: { fields: new Map(fieldNames.map((name) => [name, []])) },
  } as unknown as QuizDeps['catalogue'];
  quizzes = createQuizzes({ catalogue } as unknown as QuizDeps);
  const all = quizzes.conditions();
  conditions = [
    ...all.levels.map(({ level, count }) => ({ condition: { kind: 'sentence', level } as const, count })),
    ...all.fields.map(({ value, count }) => ({ condition: { kind: 'field', value } as const, count })),
  ].filter(({ count }) => count > 0);
});

async function play(condition: Condition, times: number): Promise<Quiz[]> {
  let sitting = newSitting();
  const given: Quiz[] = [];
  for (let time = 0; time < times; time++) {
    const next = await quizzes.give(null, condition, sitting);
    if (!next) break;
    given.push(next.quiz);
    sitting = next.sitting;
  }
  return given;
}

test('every level that has questions, and every situation, gives fifteen different ones in a row', async () => {
  const situations = conditions.flatMap(({ condition }) => (condition.kind === 'field' ? [condition.value] : []));
  expect(situations.toSorted()).toEqual(fieldNames.toSorted());
  for (const { condition } of conditions) {
    const given = await play(condition, IN_A_ROW);
    expect([condition, new Set(given.map(({ quizId }) => quizId)).size]).toEqual([condition, IN_A_ROW]);
  }
});

test('every question of the levels has one blank, four options, and one that is right', async () => {
  for (const level of levels) {
    const { count = 0 } = conditions.find(({ condition }) => 'level' in condition && condition.level === level) ?? {};
    const given = await play({ kind: 'sentence', level }, count);
    expect(given).toHaveLength(count);
    for (const { quizId, sentenceJp, sentenceKo, options } of given) {
      expect(sentenceJp.split(BLANK)).toHaveLength(2);
      expect(sentenceKo?.split(BLANK)).toHaveLength(2);
      expect(new Set(options.map(({ label }) => label)).size).toBe(4);
      const [first] = options;
      const { correct, correctOptionId, sentence, blank } = await quizzes.submit(null, {
        quizId,
        optionId: first!.optionId,
      });
      expect(options.filter(({ optionId }) => optionId === correctOptionId)).toHaveLength(1);
      expect(correct).toBe(first!.optionId === correctOptionId);
      expect(sentence.japanese.slice(0, blank[0]) + BLANK + sentence.japanese.slice(blank[1])).toBe(sentenceJp);
    }
  }
});
