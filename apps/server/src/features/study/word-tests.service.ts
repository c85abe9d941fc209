import {
  type AnswerBody,
  type AnswerResult,
  fail,
  onWire,
  type PracticeResult,
  type TestStart,
} from '@utarang/contract';
import {
  type Answered,
  afterAnswer,
  attemptState,
  type Grade,
  homographsOf,
  type Progress,
  testable,
  wordPoints,
} from '@utarang/domain/study';
import { isOwnWord } from '@utarang/domain/word-list';
import { shownExample } from '../../catalogue/shown-sentence.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { type Earnable, earn } from '../../learner/earn.js';
import { learntWord } from '../../learner/learnt-words.js';
import { type Judged, remember, rememberHelp } from '../../learner/memory.js';
import type { Once } from '../../learner/once.js';
import type { Learner } from '../../learner/turn.js';
import type { StudyDeps } from './deps.js';
import { createGrader, isOwn } from './grade.js';
import { progressOn, saveProgress } from './progress.repo.js';
import { ownAnswersFor } from './synonyms.repo.js';

type Deps = StudyDeps & { readonly once: Once };

/** The word test. A member's attempts are kept; of a guest nothing is. */
export function createWordTests({ orm, clock, catalogue, once }: Deps) {
  const grade = createGrader(catalogue);
  const wordOf = async (memberId: number | null, wordId: number): Promise<CatalogueWord> =>
    (await learntWord(orm, catalogue, memberId, wordId)) ?? fail('word_not_found');

  /** "The simplest of the word's examples comes with the answer" (docs/product/word-test.md#after-a-round). */
  const answerOf = ({ id, meaningKo, reading, koreanPronunciation }: CatalogueWord): Told => {
    const [sentence] = catalogue.bank.ofWord(id);
    const example = sentence && { example: shownExample(sentence, id, catalogue) };
    return { answer: onWire({ meaningKo, reading, koreanPronunciation, ...example }) };
  };

  /**
   * During a cooldown nothing is said of what was typed: it would be a try that costs nothing. The word itself is told
   * once the round is over (docs/product/word-test.md#after-a-round).
   */
  const resultOf = (
    state: Answered['state'],
    graded: Grade,
    word: CatalogueWord,
  ): Pick<AnswerResult, 'correct' | 'state' | 'near' | 'meant' | 'answer'> => ({
    correct: state !== 'COOLDOWN' && graded.verdict === 'right',
    state,
    ...(state === 'WRONG' && nearIn(graded)),
    ...((state === 'PASSED' || state === 'COOLDOWN') && answerOf(word)),
  });

  const guestAnswer = (graded: Grade, word: CatalogueWord): AnswerResult => ({
    ...resultOf(graded.verdict === 'right' ? 'PASSED' : 'WRONG', graded, word),
    points: 0,
    level: null,
    attemptsLeft: null,
    retryInSec: null,
  });

  /** Grades a member's answer. One that is not right for everyone may be an own synonym of the member. */
  const gradeFor = async (tx: Orm, memberId: number, word: CatalogueWord, answerKo: string): Promise<Grade> => {
    const listed = grade(answerKo, word);
    if (listed.verdict === 'right') return listed;
    return grade(answerKo, word, await ownAnswersFor(tx, memberId, word.id));
  };

  const memberAnswer = async (tx: Orm, learner: Learner, word: CatalogueWord, answerKo: string) => {
    const { memberId, now } = learner;
    const before = await progressOn(tx, memberId, word.id);
    const graded = await gradeFor(tx, memberId, word, answerKo);
    const { state, progress } = afterAnswer(before, graded.verdict, now);
    if (progress !== before) {
      await saveProgress(tx, memberId, word.id, progress);
      await remember(tx, learner, judgedOf('test', word, graded, answerKo));
    } else if (state === 'WRONG') await rememberHelp(tx, learner, word.id);
    // "An own word earns no points" (docs/product/take-along.md#own-words): its author knows the answer.
    const earns = state === 'PASSED' && !isOwn(graded) && !isOwnWord(word.id);
    return {
      ...resultOf(state, graded, word),
      ...(await earn(tx, learner, earns ? earningOf(word) : null)),
      ...remaining(progress, now),
    };
  };

  /** "The question shows the reading too" (docs/product/grading.md#homographs). */
  const questionOf = (word: CatalogueWord): Pick<TestStart, 'question' | 'reading'> => ({
    question: word.japaneseWord,
    ...(homographsOf(word, catalogue.senses).length > 0 && { reading: word.reading }),
  });

  /** Throws `answer_required` and `word_not_found`. */
  const wordAsked = (memberId: number | null, wordId: number, answerKo: string): Promise<CatalogueWord> => {
    if (answerKo === '') fail('answer_required');
    return wordOf(memberId, wordId);
  };

  return {
    /** Throws `word_not_found`. */
    async start(memberId: number | null, wordId: number): Promise<TestStart> {
      const question = questionOf(await wordOf(memberId, wordId));
      if (memberId === null) return { state: 'READY', ...question, attemptsLeft: null, retryInSec: null };
      const [progress, now] = [await progressOn(orm, memberId, wordId), await clock.now(orm)];
      return { state: testable(progress, now), ...question, ...remaining(progress, now) };
    },

    /** Throws `answer_required` and `word_not_found`. */
    async answer(memberId: number | null, wordId: number, body: AnswerBody, key?: string): Promise<AnswerResult> {
      const { answerKo, reveal } = body;
      if (memberId === null && reveal) {
        const word = await wordOf(null, wordId);
        return { ...guestAnswer(WRONG, word), ...answerOf(word) };
      }
      const word = await wordAsked(memberId, wordId, answerKo);
      if (memberId === null) return guestAnswer(grade(answerKo, word), word);
      return once(memberId, { key, request: ['answer', wordId, answerKo] }, (tx, learner) =>
        memberAnswer(tx, learner, word, answerKo),
      );
    },

    /** Graded as an answer is; only the memory is kept. Throws `answer_required` and `word_not_found`. */
    async practice(memberId: number | null, wordId: number, body: AnswerBody, key?: string): Promise<PracticeResult> {
      const { answerKo, reveal } = body;
      const word = await (reveal ? wordOf(memberId, wordId) : wordAsked(memberId, wordId, answerKo));
      const resultOf = (graded: Grade): PracticeResult => {
        const correct = graded.verdict === 'right';
        return { correct, ...nearIn(graded), ...((correct || reveal) && answerOf(word)) };
      };
      if (memberId === null) return resultOf(reveal ? WRONG : grade(answerKo, word));
      return once(memberId, { key, request: ['practice', wordId, answerKo, reveal ? 1 : 0] }, async (tx, learner) => {
        const graded = reveal ? WRONG : await gradeFor(tx, memberId, word, answerKo);
        if (reveal || graded.verdict === 'near') await rememberHelp(tx, learner, word.id);
        else await remember(tx, learner, judgedOf('practice', word, graded, answerKo));
        return resultOf(graded);
      });
    },
  };
}

const earningOf = ({ id, level }: CatalogueWord): Earnable => ({
  kind: 'word',
  sourceId: id,
  points: wordPoints(level),
  level,
});

const judgedOf = (kind: 'test' | 'practice', { id }: CatalogueWord, graded: Grade, answerKo: string): Judged => ({
  wordId: id,
  kind,
  isRight: graded.verdict === 'right',
  elapsedMs: null,
  length: answerKo.length,
});

const WRONG: Grade = { verdict: 'wrong' };

type Told = Pick<AnswerResult, 'answer'>;

function nearIn(graded: Grade): Pick<AnswerResult, 'near' | 'meant'> {
  if (graded.verdict !== 'near') return {};
  return graded.near === 'slip' ? { near: 'slip', meant: graded.meant } : { near: graded.near };
}

function remaining(progress: Progress, now: Date): Pick<TestStart, 'attemptsLeft' | 'retryInSec' | 'cooldownSeconds'> {
  const { attemptsLeft, cooldownRemainingSec, cooldownLengthSec } = attemptState(progress, now);
  if (cooldownRemainingSec === 0) return { attemptsLeft, retryInSec: null };
  return { attemptsLeft, retryInSec: cooldownRemainingSec, cooldownSeconds: cooldownLengthSec };
}
