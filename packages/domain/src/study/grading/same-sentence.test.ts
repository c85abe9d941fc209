import { describe, expect, test } from 'vitest';
import { answerKey } from './answer-key.js';
import { isSameSentence } from './same-sentence.js';

const isSame = (answer: string, meaningKo: string) => isSameSentence(answerKey(answer), { meaningKo });

/** Ways to say one thing each: told, and asked. */
// biome-ignore format: a table, to be read down
const SAYINGS: readonly { readonly told: readonly string[]; readonly asked: readonly string[] }[] = [
  { told: ['집에 갑니다'],       asked: ['집에 갑니까', '집에 가나요'] },
  { told: ['집에 갔습니다'],     asked: ['집에 갔습니까', '집에 갔나요'] },
  { told: ['피가 납니다'],       asked: ['피가 납니까'] },
  { told: ['자리 있습니다'],     asked: ['자리 있습니까', '자리 있나요'] },
  { told: ['자리 있었습니다'],   asked: ['자리 있었습니까', '자리 있었나요'] },
  { told: ['여기서 멉니다'],     asked: ['여기서 멉니까', '여기서 먼가요'] },
  { told: ['몇 명입니다'],       asked: ['몇 명입니까', '몇 명인가요'] },
  { told: ['잘 알겠습니다'],     asked: ['잘 알겠습니까'] },
  { told: [],                    asked: ['같이 갈까요', '같이 갈까'] },
];
/** The sentence in 어요, which tells and asks. */
const BOTH = [
  '집에 가요',
  '집에 갔어요',
  '피가 나요',
  '자리 있어요',
  '자리 있었어요',
  '여기서 멀어요',
  '몇 명이에요',
  '잘 알겠어요',
];

const groups = SAYINGS.map(({ told, asked }, index) => ({ told, asked, both: BOTH.slice(index, index + 1) }));

describe.each(groups)('$asked', ({ told, asked, both }) => {
  const questions = [...asked, ...both];
  const others = groups.filter((other) => other.asked !== asked).flatMap((other) => [...other.asked, ...other.both]);

  test.each(questions)('%s? is asked in each of its endings, and nothing else is', (sense) => {
    expect(questions.filter((answer) => !isSame(answer, `${sense}?`))).toEqual([]);
    expect([...others, ...told].filter((answer) => isSame(answer, `${sense}?`))).toEqual([]);
  });

  test('what is told is no question', () => {
    for (const sense of [...told, ...both]) {
      expect([...told, ...both].filter((answer) => !isSame(answer, sense))).toEqual([]);
      expect([...asked, ...others].filter((answer) => isSame(answer, sense))).toEqual([]);
    }
  });
});

test.each([
  ['먹었어요', '먹었습니까', true], // 까 asks without a mark
  ['먹었습니다', '먹었습니까', false],
  ['어서 와요', '어서 와', false], // no sentence that is polite
])('%s for %s: %s', (answer, sense, is) => {
  expect(isSame(answer, sense)).toBe(is);
});
