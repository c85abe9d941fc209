import { review as messages } from '@utarang/messages';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { LazyPage } from '../../../lib/lazy-page.js';
import { MembersOnly } from '../../../parts/session/no-permission/members-only.js';
import { useEnterOnce } from '../../../parts/study/word-test/question/enter-once.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Answered } from '../components/answered.js';
import { AnsweredLater } from '../components/answered-later.js';
import { Finished } from '../components/finished.js';
import { Goal } from '../components/goal.js';
import { Question } from '../components/question.js';
import css from '../components/review-card.module.css';
import { ReviewHead } from '../components/review-head.js';
import { Settings } from '../components/settings.js';
import { asksPatterns, patternReviewCode } from '../patterns/code.js';
import { PatternsDue } from '../patterns/patterns-due.js';
import { type ReviewRun, useReview } from '../use-review.js';

/** The daily review of saved words (docs/product/review.md#a-day). */
export const ReviewPage = () => (
  <MembersOnly title={messages.title}>
    <DayOrPatterns />
  </MembersOnly>
);

/** The words of the day, or the saved patterns, by the address. */
function DayOrPatterns() {
  const { search } = useLocation();
  if (!asksPatterns(search)) return <Day />;
  return (
    <Suspense>
      <LazyPage code={patternReviewCode} />
    </Suspense>
  );
}

function Day() {
  const run = useReview();
  const onKeyDown = useEnterOnce();
  const { review, error } = run;
  return (
    <div className={cx('wrap', css['page'])}>
      <section className={css['card']} aria-label={messages.title} onKeyDown={onKeyDown}>
        <ReviewHead done={review?.doneToday ?? 0} total={review?.totalToday ?? 0} />
        {error ? (
          <div className={css['body']}>
            <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={run.refetch} />
          </div>
        ) : (
          <Stage run={run} />
        )}
      </section>
      <PatternsDue due={review?.patternsDue ?? 0} />
      {review && <Settings settings={review.settings} run={run} />}
    </div>
  );
}

function Stage({ run }: { run: ReviewRun }) {
  const { review, question, answered, later } = run;
  if (later) return <AnsweredLater key={`${later.question.wordId} later`} later={later} run={run} />;
  if (!review) return <div className={css['wait']} aria-busy="true" />;
  if (answered) return <Answered key={`${answered.question.wordId} answered`} answered={answered} run={run} />;
  if (review.settings.dailyGoal === null && (question || review.met === 0)) return <Goal run={run} />;
  if (question) return <Question key={`${question.wordId} ${question.kind}`} question={question} run={run} />;
  return <Finished review={review} run={run} />;
}
