import { fail, type ReviewAnswerBody, type ReviewResult } from '@utarang/contract';
import { gradeReview, isLeech, RETENTION } from '@utarang/domain/review';
import { type CatalogueWord, inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { type Remembered, remember, rememberHelp } from '../../learner/memory.js';
import { readReviewState } from '../../learner/memory.repo.js';
import type { Learner } from '../../learner/turn.js';
import { type Day, momentOf } from './day.js';
import type { ReviewDeps } from './deps.js';
import { helpFor } from './help.js';
import { milestoneOf, NO_MILESTONE } from './milestone.js';
import { exampleOf, gapOf } from './question.js';
import { ratedAs } from './rated-as.js';
import { planOf } from './review.repo.js';

/** The result of a near answer, which changes nothing. */
const NOT_RATED = { rating: null, dueAt: null, intervalDays: null, reason: null, outcomes: [], ...NO_MILESTONE };

/** Judges an answer to a word, in the member's turn, and stores it. The function throws `word_not_saved`. */
export function createReviewAnswer(deps: ReviewDeps, { dayIn }: Pick<Day, 'dayIn'>) {
  const { catalogue, ownAnswersFor } = deps;

  const shownAnswer = (word: CatalogueWord): ReviewResult['answer'] => {
    const example = exampleOf(word.id, catalogue)?.example;
    return { ...inList(word), ...(example && { example }) };
  };

  const leechOf = (word: CatalogueWord, { memory, state, rating }: Remembered): ReviewResult['leech'] =>
    rating === 1 && isLeech(memory) ? { lapses: memory.lapses, note: state.stored.note, ...helpFor(word, deps) } : null;

  return async (tx: Orm, learner: Learner, word: CatalogueWord, body: ReviewAnswerBody): Promise<ReviewResult> => {
    const { memberId, now } = learner;
    const { kind, answer, reveal, elapsedMs, voice = true } = body;
    const state = await readReviewState(tx, memberId, word.id);
    if (state.stored.savedAt === null) fail('word_not_saved');
    const own = await ownAnswersFor(tx, memberId, word.id);
    const asked = {
      kind,
      word,
      gap: kind === 'sentence' ? gapOf(word.id, catalogue) : null,
      book: catalogue.senses,
      own,
    };
    const graded = reveal ? null : gradeReview(answer, asked);
    const grade = graded?.grade ?? ({ verdict: 'wrong' } as const);
    const next = async () => (await dayIn(tx, memberId, momentOf(now), await planOf(tx, memberId), voice)).shown;

    if (grade.verdict === 'near' || graded?.isSynonym) {
      await rememberHelp(tx, learner, word.id);
      const near = grade.verdict === 'near' ? grade.near : 'synonym';
      const meant = grade.verdict === 'near' && grade.near === 'slip' ? { meant: grade.meant } : {};
      return { correct: false, near, ...meant, answer: null, leech: null, ...NOT_RATED, ...(await next()) };
    }
    const isRight = grade.verdict === 'right';
    const judged = { wordId: word.id, kind, isRight, elapsedMs: elapsedMs ?? null, length: answer.length };
    const remembered = await remember(tx, learner, judged, state);
    const { rating, memory } = remembered;
    const before = state.stored.memory;
    const milestone = await milestoneOf(tx, learner, { before, after: memory }, state.milestone);
    return {
      correct: isRight,
      ...(!isRight && graded?.syllables && { syllables: [...graded.syllables] }),
      answer: shownAnswer(word),
      leech: leechOf(word, remembered),
      ...ratedAs(before, rating, now, { retention: state.retention ?? RETENTION, parameters: state.parameters }),
      ...milestone,
      ...(await next()),
    };
  };
}
