import { fieldNames } from '@utarang/content/data/fields';
import { BLANK, levels, type Quiz } from '@utarang/contract';
import { toHiragana } from '@utarang/domain/language';
import { type QuizAsk, quizAsks } from '@utarang/domain/quiz';
import { writingsOf } from '@utarang/domain/words';
import { beforeAll, expect, test } from 'vitest';
import { contentQuizzes } from '../../../test/quiz-content.js';
import type { AskedQuestion } from './asked-question.js';
import type { Condition } from './quiz-book.js';
import { newSitting } from './sitting.js';
import { textOf } from './word-questions.js';

/** "15 different questions in a row", of every level that has questions and of every situation. */
const IN_A_ROW = 15;

let content: Awaited<ReturnType<typeof contentQuizzes>>;
let conditions: { condition: Condition; count: number }[];
beforeAll(async () => {
  content = await contentQuizzes();
  const all = content.service.conditions();
  conditions = [
    ...all.levels.map(({ level, count }) => ({ condition: { kind: 'sentence', level } as const, count })),
    ...all.fields.map(({ value, count }) => ({ condition: { kind: 'field', value } as const, count })),
  ].filter(({ count }) => count > 0);
});

async function play(condition: Condition, times: number, ask?: QuizAsk): Promise<Quiz[]> {
  let sitting = newSitting();
  const given: Quiz[] = [];
  for (let time = 0; time < times; time++) {
    const next = await content.service.give(null, condition, sitting, ask);
    if (!next) break;
    given.push(next.quiz);
    sitting = next.sitting;
  }
  return given;
}

/** Every question of a kind, level by level. */
function allOf(ask: QuizAsk): AskedQuestion[] {
  const made = memoized.get(ask);
  if (made) return made;
  const { ids, find } = content.book;
  const all = levels.flatMap((level) => ids({ kind: 'sentence', level }, ask).flatMap((id) => find(id, ask) ?? []));
  memoized.set(ask, all);
  return all;
}
const memoized = new Map<QuizAsk, AskedQuestion[]>();

test('every level that has questions, and every situation, gives fifteen different ones in a row', async () => {
  const situations = conditions.flatMap(({ condition }) => (condition.kind === 'field' ? [condition.value] : []));
  expect(situations.toSorted()).toEqual(fieldNames.toSorted());
  for (const { condition } of conditions) {
    const given = await play(condition, IN_A_ROW);
    expect([condition, new Set(given.map(({ quizId }) => quizId)).size]).toEqual([condition, IN_A_ROW]);
  }
});

/** Questions of a level at least, by kind. "Each level has 300 questions at least of 표기" (docs/product/sentences.md#kinds-of-questions). */
const LEAST = { reading: 250, writing: 300, synonym: 70, usage: 30 } as const;

test.each(Object.entries(LEAST) as [keyof typeof LEAST, number][])(
  'every level asks %s %i times at least',
  (ask, least) => {
    const all = allOf(ask);
    for (const level of levels) {
      const count = all.filter(({ sentence }) => sentence.level === level).length;
      expect(count, `${ask} ${level}`).toBeGreaterThanOrEqual(least);
    }
  },
);

test('every kind is asked of a situation, too', async () => {
  for (const ask of quizAsks) {
    const given = await play({ kind: 'field', value: '학교' }, 3, ask);
    expect([ask, given.length]).toEqual([ask, 3]);
  }
});

test('every question of any kind has four options that differ, and one that is right', async () => {
  for (const ask of quizAsks) {
    for (const { sentence, options, rightId, shown, place, answer } of allOf(ask)) {
      const labels = options.map(({ label }) => label);
      expect([sentence.id, ask, new Set(labels).size]).toEqual([sentence.id, ask, 4]);
      expect(options.filter(({ optionId }) => optionId === rightId)).toHaveLength(1);
      expect(answer.level).toBe(sentence.level);
      expect(place[0]).toBeLessThan(place[1]);
      if (ask === 'blank') expect(shown.sentenceJp.split(BLANK)).toHaveLength(2);
      else if (ask === 'usage') expect(options.every(({ marked }) => marked !== null)).toBe(true);
      else expect(labels).not.toContain(shown.sentenceJp.slice(...shown.marked!));
    }
  }
});

test('no wrong reading is one of the word, and no wrong writing one of its reading', () => {
  const readings = new Map<string, Set<string>>();
  for (const word of content.words)
    for (const written of writingsOf(word))
      readings.set(written, (readings.get(written) ?? new Set()).add(toHiragana(word.reading)));
  const isRight = (written: string, reading: string) =>
    readings.get(written)?.has(toHiragana(reading)) || content.quizLists.isAlsoRight(written, reading);
  const faults = (['reading', 'writing'] as const).flatMap((ask) =>
    allOf(ask).flatMap(({ sentence, shown, options, rightId, answer }) => {
      const asked = shown.sentenceJp.slice(...shown.marked!);
      const right = options.find(({ optionId }) => optionId === rightId)!.label;
      // In its dictionary form, which is what the book has.
      if (![asked, right].includes(answer.japaneseWord)) return [];
      return options
        .filter(
          ({ optionId, label }) =>
            optionId !== rightId && (ask === 'reading' ? isRight(asked, label) : isRight(label, asked)),
        )
        .map(({ label }) => `${ask} ${sentence.id} ${asked} ${label}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('every wrong sentence of a word is a quiz whose wrong option it is, or listed, and does not fit without the Korean', () => {
  const refused = new Set(
    allOf('blank').flatMap(({ sentence, shown, options, rightId }) =>
      options
        .filter(({ optionId }) => optionId !== rightId)
        .map(({ wordId, label }) => ({ wordId, word: content.catalogue.word(wordId!)!, label }))
        .filter(({ word }) => !content.quizLists.fitsAlone(sentence.id, word))
        .map(({ wordId, label }) => `${wordId} ${shown.sentenceJp.replace(BLANK, label)}`),
    ),
  );
  for (const { options, rightId, answer } of allOf('usage')) {
    const wrong = options.filter(({ optionId }) => optionId !== rightId);
    const listed = content.quizLists.misusesOf(answer).flatMap(({ sentenceId }) => {
      const sentence = content.catalogue.bank.byId(sentenceId);
      return sentence ? [textOf(sentence).written] : [];
    });
    const isListed = ({ label, marked }: (typeof wrong)[number]) =>
      listed.some((whole) => whole.startsWith(label.slice(0, marked![0])) && whole.endsWith(label.slice(marked![1])));
    expect(wrong.filter((each) => !refused.has(`${answer.id} ${each.label}`) && !isListed(each))).toEqual([]);
    expect(options.every(({ note }) => note !== undefined)).toBe(true);
  }
});

test('no wrong option sounds as the answer where it stands in kana', () => {
  const sameSound = allOf('blank').flatMap(({ sentence, options, rightId }) => {
    const right = options.find(({ optionId }) => optionId === rightId)!;
    return options
      .filter(({ optionId, label }) => optionId !== rightId && label === right.subLabel)
      .map(({ label }) => `${sentence.id} ${label}`);
  });
  expect(sameSound).toEqual([]);
});
