import type { AnswerResult, TestStart, Word } from '@utarang/contract';
import { cooldownSeconds } from '@utarang/domain/study';
import { describe, expect, test } from 'vitest';
import { advance, begin, type Run, type RunEvent } from './run.js';
import { totals } from './totals.js';

const NOW = Date.UTC(2026, 10, 21);

const word = (id: number, over: Partial<Word> = {}): Word => ({
  id,
  japaneseWord: `語${id}`,
  hiragana: 'ご',
  koreanPronunciation: '고',
  meaningKo: '말',
  level: 'N5',
  ...over,
});
const [w1, w2, w3] = [word(1), word(2), word(3)];

const started = (over: Partial<TestStart> = {}): RunEvent => ({
  type: 'started',
  now: NOW,
  start: { state: 'READY', question: '語', attemptsLeft: 2, retryInSec: null, ...over },
});
const answered = (over: Partial<AnswerResult>, text = '답'): RunEvent => ({
  type: 'answered',
  text,
  now: NOW,
  result: { correct: false, state: 'WRONG', points: 0, level: 'N5', attemptsLeft: 1, retryInSec: null, ...over },
});
const practised = (correct: boolean, near = false): RunEvent => ({
  type: 'practised',
  text: '답',
  result: { correct, ...(near && { near: 'pronunciation' }) },
});

const ready = started();
const asGuest = started({ attemptsLeft: null });
const cooling = started({ state: 'COOLDOWN', attemptsLeft: 0, retryInSec: 120 });
const done = started({ state: 'ALREADY_COMPLETED' });
const sent: RunEvent = { type: 'sent' };
const wrong = answered({});
const wrongGuest = answered({ level: null, attemptsLeft: null });
/** A cooldown of the whole length, as `shown` writes it. */
const whole = `cooldown ${cooldownSeconds} s, ${Math.ceil(cooldownSeconds / 60)} min`;
const lastWrong = answered({ state: 'COOLDOWN', attemptsLeft: 0, retryInSec: cooldownSeconds, cooldownSeconds });
const near = answered({ attemptsLeft: 2, near: 'pronunciation' });
const homograph = answered({ attemptsLeft: 2, near: 'homograph' });
const slip = answered({ attemptsLeft: 2, near: 'slip', meant: '학교' });
const pass = answered({ state: 'PASSED', correct: true, points: 1 });
const levelUp = answered({
  state: 'PASSED',
  correct: true,
  points: 3,
  level: 'N4',
  username: '하늘',
  totalPoints: 501,
});
const already = answered({ state: 'ALREADY_COMPLETED' });
const unknown = answered({ state: 'PAUSED' as AnswerResult['state'] });
const lost: RunEvent = { type: 'submitFailed', reason: null };
const refused: RunEvent = { type: 'submitFailed', reason: '답은 100자까지 쓸 수 있어요' };
const notStarted: RunEvent = { type: 'notStarted', quiet: false };
const [blank, typed, revealed, again, next, sessionEnded, noWord] = (
  ['blank', 'typed', 'revealed', 'again', 'next', 'sessionEnded', 'noWord'] as const
).map((type) => ({ type }) as RunEvent) as [RunEvent, RunEvent, RunEvent, RunEvent, RunEvent, RunEvent, RunEvent];

/** The step as a few words. */
function shown({ step, index }: Run): string {
  const here = `${index + 1}: ${step.at}`;
  switch (step.at) {
    case 'question':
      return [
        here,
        step.attemptsLeft,
        step.note,
        step.reading && `read ${step.reading}`,
        step.meant && `meant ${step.meant}`,
        step.reason && 'said',
        step.sending && 'sending',
        step.revealed && 'revealed',
      ]
        .filter((part) => part !== null && part !== undefined && part !== false)
        .join(' ');
    case 'cooldown':
      return [
        `${here} ${(step.until - NOW) / 1000} s, ${step.minutes} min`,
        step.told && 'told',
        step.wrong.length > 0 && `after ${step.wrong}`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'passed':
      return `${here} +${step.points}${step.up ? ' up' : ''}`;
    case 'levelUp':
      return `${here} ${step.level} ${step.totalPoints}`;
    default:
      return here;
  }
}
const outcomes = (run: Run) => run.outcomes.map((outcome) => outcome?.is ?? '–').join(' ');

const member = (...words: Word[]) => begin({ words, mode: 'test' }, true);
const guest = (...words: Word[]) => begin({ words, mode: 'test' }, false);
const practice = (...words: Word[]) => begin({ words, mode: 'practice' }, true);

// biome-ignore format: a table, to be read down
describe.each([
  ['one word', [
    ['is asked for',                         member(w1),   [],                                         '1: loading',                        '–'],
    ['is ready with its attempts',           member(w1),   [ready],                                    '1: question 2',                     '–'],
    ['has one attempt left from before',     member(w1),   [started({ attemptsLeft: 1 })],             '1: question 1',                     '–'],
    ['is still in its cooldown',             member(w1),   [cooling],                                  '1: cooldown 120 s, 2 min',          'cooldown'],
    ['is in a cooldown without a number',    member(w1),   [started({ state: 'COOLDOWN', cooldownSeconds })], `1: ${whole}`,          'cooldown'],
    ['is in a cooldown of no number',        member(w1),   [started({ state: 'COOLDOWN', retryInSec: null, cooldownSeconds })], `1: ${whole}`, 'cooldown'],
    ['is in a cooldown long over',           member(w1),   [started({ state: 'COOLDOWN', retryInSec: -9 })], '1: cooldown 0 s, 0 min',   'cooldown'],
    ['is completed already',                 member(w1),   [done],                                     '1: completed',                      'completed'],
    ['is not known',                         member(w1),   [noWord],                                   '1: noWord',                         'gone'],
    ['has no id that could be asked for',    member(word(Number.NaN)), [],                             '1: noWord',                         'gone'],
    ['has the id 0',                         member(word(0)), [],                                      '1: noWord',                         'gone'],
    ['cannot be started, and says so',       member(w1),   [notStarted],                               '1: question notStarted',            '–'],
    ['cannot be started, in silence',        member(w1),   [{ type: 'notStarted', quiet: true }],      '1: question',                       '–'],
    ['is begun after all',                   member(w1),   [notStarted, again, ready],                 '1: question 2',                     '–'],
    ['is answered all the same',             member(w1),   [notStarted, sent, wrong],                  '1: question 1 wrong',               '–'],
    ['is answered for the last time',        member(w1),   [notStarted, sent, lastWrong],              `1: ${whole} told after 답`, 'cooldown'],
    ['loses its session at the start',       member(w1),   [sessionEnded],                             '1: question sessionEnded',          '–'],
    ['loses its session with an answer',     member(w1),   [ready, sent, sessionEnded],                '1: question 2 sessionEnded',        '–'],
    ['goes on after the log-in',             member(w1),   [ready, sent, sessionEnded, again, started({ attemptsLeft: 1 })], '1: question 1', '–'],
    ['loses no session after its end',       member(w1),   [ready, sent, pass, sessionEnded],          '1: passed +1',                      'passed'],
    ['cannot be started for a guest',        guest(w1),    [notStarted],                               '1: question notStarted',            '–'],
    ['has no attempts for a guest',          guest(w1),    [asGuest],                                  '1: question',                       '–'],
    ['is sent',                              member(w1),   [ready, sent],                              '1: question 2 sending',             '–'],
    ['is right',                             member(w1),   [ready, sent, pass],                        '1: passed +1',                      'passed'],
    ['is right and raises the level',        member(w1),   [ready, sent, levelUp],                     '1: passed +3 up',                   'passed'],
    ['shows the level after the pass',       member(w1),   [ready, sent, levelUp, next],               '1: levelUp N4 501',                 'passed'],
    ['ends with the level',                  member(w1),   [ready, sent, levelUp, next, next],         '1: levelUp N4 501',                 'passed'],
    ['is wrong',                             member(w1),   [ready, sent, wrong],                       '1: question 1 wrong',               '–'],
    ['is wrong for a guest',                 guest(w1),    [asGuest, sent, wrongGuest],                '1: question wrong',                 '–'],
    ['is wrong twice',                       member(w1),   [ready, sent, wrong, sent, lastWrong],      `1: ${whole} told after 답,답`, 'cooldown'],
    ['is wrong with nothing left',           member(w1),   [started({ attemptsLeft: 1 }), sent, answered({ attemptsLeft: 0, retryInSec: cooldownSeconds })], `1: ${whole} told after 답`, 'cooldown'],
    ['went into a cooldown in another tab',  member(w1),   [ready, sent, answered({ state: 'COOLDOWN', retryInSec: 61 })], '1: cooldown 61 s, 2 min told', 'cooldown'],
    ['was passed in another tab',            member(w1),   [ready, sent, already],                     '1: completed',                      'completed'],
    ['was answered with its reading',        member(w1),   [ready, sent, near],                        '1: question 2 near',                '–'],
    ['was answered with a homograph\'s meaning', member(w1), [ready, sent, homograph],                 '1: question 2 homograph read ご',   '–'],
    ['was answered with a slip',             member(w1),   [ready, sent, slip],                        '1: question 2 slip meant 학교',     '–'],
    ['shows the reading it began with',      member(w1),   [started({ reading: 'から' })],             '1: question 2 read から',           '–'],
    ['keeps the reading when wrong',         member(w1),   [started({ reading: 'から' }), sent, wrong], '1: question 1 wrong read から',    '–'],
    ['was answered with nothing',            member(w1),   [ready, blank],                             '1: question 2 blank',               '–'],
    ['forgets the blank when typed into',    member(w1),   [ready, blank, typed],                      '1: question 2',                     '–'],
    ['keeps a wrong one when typed into',    member(w1),   [ready, sent, wrong, typed],                '1: question 1 wrong',               '–'],
    ['could not be sent',                    member(w1),   [ready, sent, lost],                        '1: question 2 submitFailed',        '–'],
    ['was refused with a sentence',          member(w1),   [ready, sent, refused],                     '1: question 2 submitFailed said',   '–'],
    ['is sent again and right',              member(w1),   [ready, sent, lost, sent, pass],            '1: passed +1',                      'passed'],
    ['was answered with a new state',        member(w1),   [ready, sent, unknown],                     '1: question 2 unknown',             '–'],
    ['vanished meanwhile',                   member(w1),   [ready, sent, noWord],                      '1: noWord',                         'gone'],
    ['is restarted after its cooldown',     member(w1),   [cooling, again],                           '1: loading',                        'cooldown'],
    ['is passed after its cooldown',         member(w1),   [cooling, again, ready, sent, pass],        '1: passed +1',                      'passed'],
    ['ignores an answer nobody waits for',   member(w1),   [ready, pass],                              '1: question 2',                     '–'],
    ['ignores a start nobody waits for',     member(w1),   [ready, sent, pass, ready],                 '1: passed +1',                      'passed'],
    ['has no next one',                      member(w1),   [ready, sent, pass, next],                  '1: passed +1',                      'passed'],
  ]],
  ['several words', [
    ['begin with the first',                 member(w1, w2), [ready],                                  '1: question 2',                     '– –'],
    ['go on after a pass',                   member(w1, w2), [ready, sent, pass, next],                '2: loading',                        'passed –'],
    ['show the pass, then a new level',      member(w1, w2), [ready, sent, levelUp, next],             '1: levelUp N4 501',                 'passed –'],
    ['go on after a new level',              member(w1, w2), [ready, sent, levelUp, next, next],       '2: loading',                        'passed –'],
    ['go on from a cooldown',                member(w1, w2), [cooling, next],                          '2: loading',                        'cooldown –'],
    ['go on from a completed word',          member(w1, w2), [done, next],                             '2: loading',                        'completed –'],
    ['go on from an unknown word',           member(w1, w2), [noWord, next],                           '2: loading',                        'gone –'],
    ['go on for a guest who gives up',       guest(w1, w2),  [asGuest, sent, wrongGuest, next],        '2: loading',                        'missed –'],
    ['wait for an answer under way',         guest(w1, w2),  [asGuest, sent, next],                    '1: question sending',               '– –'],
    ['end with the last',                    member(w1, w2), [ready, sent, pass, next, cooling, next], '2: summary',                        'passed cooldown'],
    ['stay at their end',                    member(w1, w2), [done, next, done, next, next],           '2: summary',                        'completed completed'],
  ]],
  ['practice', [
    ['asks at once',                         practice(w1),   [],                                       '1: question',                       '–'],
    ['is right',                             practice(w1),   [sent, practised(true)],                  '1: passed +0',                      'passed'],
    ['is wrong',                             practice(w1),   [sent, practised(false)],                 '1: question wrong',                 '–'],
    ['was answered with the reading',        practice(w1),   [sent, practised(false, true)],           '1: question near',                  '–'],
    ['shows the reading once it is known',   practice(w1),   [{ type: 'readingCame', reading: 'から' }], '1: question read から',            '–'],
    ['shows no reading after its end',       practice(w1),   [sent, practised(true), { type: 'readingCame', reading: 'から' }], '1: passed +0',  'passed'],
    ['shows the answer',                     practice(w1),   [sent, practised(false), revealed],       '1: question wrong revealed',        '–'],
    ['shows the answer before any try',      practice(w1),   [revealed],                               '1: question revealed',              '–'],
    ['goes on from a session that ended',    practice(w1),   [sent, sessionEnded, again],              '1: question',                       '–'],
    ['hides it with the next wrong answer',  practice(w1),   [sent, practised(false), revealed, sent, practised(false)], '1: question wrong',  '–'],
    ['goes on at once',                      practice(w1, w2), [sent, practised(false), next],         '2: question',                       'missed –'],
    ['ends with its own summary',            practice(w1, w2), [sent, practised(true), next, sent, practised(false), next], '2: summary',  'passed missed'],
    ['begins from a cooldown',               member(w1),     [cooling, { type: 'practise', words: [w1] }], '1: question',                   '–'],
    ['begins with what was missed',          member(w1, w2, w3), [ready, sent, pass, next, cooling, next, cooling, next, { type: 'practise', words: [w2, w3] }], '1: question', '– –'],
  ]],
] as [string, [string, Run, RunEvent[], string, string][]][])('%s', (_, cases) => {
  test.each(cases)('%s', (_, run, events, step, became) => {
    const after = events.reduce(advance, run);
    expect(shown(after)).toBe(step);
    expect(outcomes(after)).toBe(became);
  });
});

test('a ring goes by the length that the answer names, whatever is left of it', () => {
  const { step } = [started({ state: 'COOLDOWN', retryInSec: 90, cooldownSeconds: 600 })].reduce(advance, member(w1));
  expect(step).toMatchObject({ length: 600, minutes: 2 });
});

test('whatever is said again has a new number, so that it is heard again', () => {
  const events = [asGuest, sent, wrongGuest, sent, wrongGuest, blank, blank];
  const turns = events.map((_, n) => events.slice(0, n + 1).reduce(advance, guest(w1)).turn);
  expect(turns).toEqual([2, 2, 3, 3, 4, 5, 6]);
});

test('the question is the one the server asks, and the word itself where it did not answer', () => {
  const asked = (event: RunEvent) => {
    const { step } = advance(member(w1), event);
    return step.at === 'question' && step.question;
  };
  expect(asked(started({ question: '食べる' }))).toBe('食べる');
  expect(asked(notStarted)).toBe('語1');
});

test('the totals count what became of the words', () => {
  const events = [ready, sent, pass, next, cooling, next, done, next];
  const run = events.reduce(advance, member(w1, w2, w3));
  expect(totals(run)).toEqual({ passed: 1, cooling: 1, points: 1, missed: [w2] });
  const guests = [asGuest, sent, wrongGuest, next, asGuest, sent, pass, next].reduce(advance, guest(w1, w2));
  expect(totals(guests).missed).toEqual([w1]);
});
