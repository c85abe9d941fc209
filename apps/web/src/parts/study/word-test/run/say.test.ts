import { expect, test } from 'vitest';
import { advance, begin } from './run.js';
import { noteText, pointsText, spoken } from './say.js';

const word = (id: number) => ({
  id,
  japaneseWord: '語',
  hiragana: 'ご',
  koreanPronunciation: '고',
  meaningKo: '말',
  level: null,
});

const question = {
  at: 'question',
  question: '語',
  reading: null,
  note: null,
  reason: null,
  sending: false,
  wrong: [],
  revealed: false,
} as const;

// biome-ignore format: a table, to be read down
test.each([
  ['wrong',        2,    null,           '정답이 아니에요. 남은 기회 2번'],
  ['wrong',        null, null,           '정답이 아니에요. 다시 해 보세요.'],
  ['near',         2,    null,           '지금 쓴 건 발음이에요. 뜻을 써 주세요. 기회는 줄지 않았어요.'],
  ['near',         null, null,           '지금 쓴 건 발음이에요. 뜻을 써 주세요.'],
  ['homograph',    2,    null,           '지금 쓴 건 다르게 읽을 때의 뜻이에요. 읽기를 보고 다시 써 주세요. 기회는 줄지 않았어요.'],
  ['homograph',    null, null,           '지금 쓴 건 다르게 읽을 때의 뜻이에요. 읽기를 보고 다시 써 주세요.'],
  ['slip',         2,    null,           '혹시 ‘학교’인가요? 다시 써 주세요. 기회는 줄지 않았어요.'],
  ['slip',         null, null,           '혹시 ‘학교’인가요? 다시 써 주세요.'],
  ['blank',        2,    null,           '답을 입력해 주세요'],
  ['submitFailed', 2,    null,           '답을 제출하지 못했어요'],
  ['submitFailed', 2,    '너무 길어요',   '너무 길어요'],
  ['unknown',      2,    null,           '알 수 없는 응답이에요'],
  ['notStarted',   null, null,           '테스트를 시작하지 못했어요. 나중에 다시 시도해 주세요.'],
  ['sessionEnded', 2,    null,           '로그인이 풀렸어요. 쓰던 답은 그대로예요.'],
] as const)('%s with %s attempts', (note, attemptsLeft, reason, text) => {
  expect(noteText({ ...question, attemptsLeft, reason, meant: '학교' }, note)).toBe(text);
});

test.each([
  ['test', true, 3, '+3점'],
  ['test', true, 0, '점수 없이 통과'],
  ['test', false, 0, null],
  ['practice', true, 0, null],
] as const)('points of a %s (member: %s)', (mode, member, points, text) => {
  expect(pointsText({ mode, member }, points)).toBe(text);
});

test('a question after a passed word is said with the pass, which was on the screen for a moment only', () => {
  const start = { state: 'READY', question: '語', attemptsLeft: 2, retryInSec: null } as const;
  const result = { correct: true, state: 'PASSED', points: 2, level: 'N5', attemptsLeft: 2, retryInSec: null } as const;
  const passed = [
    { type: 'started', start, now: 0 },
    { type: 'sent' },
    { type: 'answered', text: '말', result, now: 0 },
  ] as const;
  const run = passed.reduce(advance, begin({ words: [word(1), word(2)], mode: 'test' }, true));
  expect(spoken(run)).toBe('정답이에요! +2점.');
  const loading = advance(run, { type: 'next' });
  expect(spoken(loading)).toBe('정답이에요! +2점.');
  expect(spoken(advance(loading, { type: 'started', start, now: 0 }))).toBe(
    '정답이에요! +2점. 2개 중 2번째. 語. 이 단어의 뜻은 무엇일까요?',
  );
  const homograph = { ...start, reading: 'ことば' };
  expect(spoken(advance(loading, { type: 'started', start: homograph, now: 0 }))).toContain(' 語 ことば. ');
});
