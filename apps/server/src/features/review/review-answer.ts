import { fail, type ReviewAnswerBody, type ReviewResult } from '@utarang/contract';
import { gradeReview, isLeech, type QuestionKind, type ReviewGrade, startOfDayIn } from '@utarang/domain/review';
import { type CatalogueWord, inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { type RememberedAnswer, remember, rememberHelp, schedulingOf } from '../../learner/memory.js';
import { readReviewState } from '../../learner/review-state.repo.js';
import type { Learner } from '../../learner/turn.js';
import type { Day } from './day.js';
import { readDay } from './day.repo.js';
import type { ReviewDeps } from './deps.js';
import { helpFor } from './help.js';
import { mayReachMilestone, milestoneOf, NO_MILESTONE } from './milestone.js';
import { exampleOf, gapOf } from './question.js';
import { momentOf, queueOf } from './queue.repo.js';
import { ratedAs } from './rated-as.js';

/** The result of a near answer, which changes nothing. */
const NOT_RATED = { rating: null, dueAt: null, intervalDays: null, reason: null, outcomes: [], ...NO_MILESTONE };

/** The kinds of question that a meaning answers, and so an own synonym. */
const ASKS_MEANING: ReadonlySet<QuestionKind> = new Set(['meaning', 'listening']);

/** Judges an answer to a word, in the member's turn, and stores it. The function throws `word_not_saved`. */
export function createReviewAnswer(deps: ReviewDeps, { shownOf }: Pick<Day, 'shownOf'>) {
  const { catalogue, ownAnswersFor } = deps;

  const shownAnswer = (word: CatalogueWord): ReviewResult['answer'] => {
    const example = exampleOf(word.id, catalogue)?.example;
    return { ...inList(word), ...(example && { example }) };
  };

  const leechOf = (word: CatalogueWord, { memory, state, rating }: RememberedAnswer): ReviewResult['leech'] =>
    rating === 1 && isLeech(memory) ? { lapses: memory.lapses, note: state.stored.note, ...helpFor(word, deps) } : null;

  /** Grades an answer. One that is not right for everyone may be an own synonym of the member. */
  const gradeFor = async (tx: Orm, memberId: number, word: CatalogueWord, body: ReviewAnswerBody) => {
    const { kind, answer } = body;
    const gap = kind === 'sentence' ? gapOf(word.id, catalogue) : null;
    const gradeWith = (own: readonly string[]): ReviewGrade =>
      gradeReview(answer, { kind, word, gap, book: catalogue.senses, own });
    const listed = gradeWith([]);
    if (listed.grade.verdict === 'right' || !ASKS_MEANING.has(kind)) return listed;
    const own = await ownAnswersFor(tx, memberId, word.id);
    return own.length > 0 ? gradeWith(own) : listed;
  };

  return async (tx: Orm, learner: Learner, word: CatalogueWord, body: ReviewAnswerBody): Promise<ReviewResult> => {
    const { memberId, now } = learner;
    const { kind, answer, reveal, elapsedMs, voice: hasVoice = true } = body;
    // The words that may be asked next are read with the state: unless this one comes again today, they are the others.
    const others = queueOf(memberId, momentOf(now), { shown: 1, but: word.id, countsLearnt: true });
    const { also: queue, ...state } = await readReviewState(tx, learner, word.id, others);
    const { plan } = state;
    if (state.stored.savedAt === null) fail('word_not_saved');
    const graded = reveal ? null : await gradeFor(tx, memberId, word, body);
    const grade = graded?.grade ?? ({ verdict: 'wrong' } as const);

    if (grade.verdict === 'near' || graded?.isSynonym) {
      await rememberHelp(tx, learner, word.id);
      const near = grade.verdict === 'near' ? grade.near : 'synonym';
      const meant = grade.verdict === 'near' && grade.near === 'slip' ? { meant: grade.meant } : {};
      const shown = await shownOf(tx, memberId, now, await readDay(tx, memberId, now), hasVoice);
      return { correct: false, near, ...meant, answer: null, leech: null, ...NOT_RATED, ...shown };
    }
    const isRight = grade.verdict === 'right';
    const judged = { wordId: word.id, kind, isRight, elapsedMs: elapsedMs ?? null, length: answer.length };
    const remembered = await remember(tx, learner, judged, state);
    const { rating, memory, day } = remembered;
    const before = state.stored.memory;
    const comesAgain = memory.dueAt < startOfDayIn(1, now);
    const today = comesAgain ? await readDay(tx, memberId, now) : { plan, day, queue };
    const celebrated = plan?.milestone ?? 0;
    const mayReach = mayReachMilestone(before, memory, now, celebrated);
    return {
      correct: isRight,
      ...(!isRight && graded?.syllables && { syllables: [...graded.syllables] }),
      answer: shownAnswer(word),
      leech: leechOf(word, remembered),
      ...ratedAs(before, rating, now, schedulingOf(plan)),
      ...(await milestoneOf(tx, memberId, mayReach ? queue.learnt! + 1 : null, celebrated)),
      ...(await shownOf(tx, memberId, now, today, hasVoice)),
    };
  };
}
