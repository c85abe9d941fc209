import { useQuery } from '@tanstack/react-query';
import { pages, type QuizConditions, queryKeys } from '@utarang/contract';
import { format, pageTitles, reference, sent } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { addressOf, choiceIn, type QuizChoice, unknownAsk } from '../address.js';
import { fetchConditions } from '../api.js';
import { Controls } from '../components/controls.js';
import { GuestPanel } from '../components/guest-panel.js';
import { QuestionCard } from '../components/question-card.js';
import { QuizSummary } from '../components/quiz-summary.js';
import css from '../components/sentence-quiz-page.module.css';
import { type QuizPlay, useQuiz } from '../use-quiz.js';

/** The page of the sentence quiz (docs/product/sentences.md#sentence-quiz). */
export function SentenceQuizPage() {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.quizConditions(),
    queryFn: ({ signal }) => fetchConditions({ signal }),
  });
  return (
    <>
      <div className={`wrap ${css['hero']}`}>
        <h1 tabIndex={-1}>{pageTitles.sentenceQuiz}</h1>
      </div>
      {data && <Play conditions={data} />}
      {!data && error && (
        <div className="wrap">
          <ErrorPanel text={sent.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}

function Play({ conditions }: { conditions: QuizConditions }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = choiceIn(search, conditions);
  const play = useQuiz(choice);
  const unknown = unknownAsk(search);
  const { at } = play.sitting.step;
  const named = search.has('level') || search.has('value');
  const condition = choice.mode === 'jlpt' ? choice.level : choice.value;
  useDocumentTitle(named ? format(sent.titleOf, { of: condition }) : pageTitles.sentenceQuiz);
  const [unfolded, setUnfolded] = useState(false);
  /** Renders the choice before the press returns, so that the next press is about this choice. */
  const choose = (change: (from: QuizChoice) => QuizChoice) => {
    const address = new URLSearchParams(location.search);
    const now = choiceIn(address, conditions);
    const next = change(now);
    // Another press of the same choice does not navigate: a step back would lead to the same choice.
    if (next === now || addressOf(next) === `${pages.sentenceQuiz}?${address}`) return;
    void navigate(addressOf(next), { preventScrollReset: true, flushSync: true });
  };
  const begun = at !== 'idle' && at !== 'none' && at !== 'summary';
  return (
    <>
      {begun && (
        <div className={`wrap ${css['fold']}`}>
          <Button variant="txt" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {format(sent.choiceOf, { of: condition })}
            <ChevronDown size={18} />
          </Button>
        </div>
      )}
      <div className={cx('wrap', css['controls'], begun && !unfolded && css['folded'])}>
        <Controls choice={choice} conditions={conditions} onChoose={choose} />
        <span className={css['buttons']}>
          {/* Before the first question the stage has the button. */}
          {at !== 'idle' && (
            <Button variant="soft" onClick={play.load}>
              {begun ? sent.loadAgain : sent.load}
            </Button>
          )}
          <Button variant="txt" onClick={play.reset}>
            {sent.reset}
          </Button>
        </span>
      </div>
      <div className={`wrap ${css['stage']}`}>
        {unknown === null ? (
          <Stage play={play} />
        ) : (
          <div className={css['empty']}>
            <EmptyState
              glyph="無"
              title={format(reference.unknown, { value: unknown })}
              action={
                <ButtonLink to={addressOf(choice)}>
                  {format(reference.unknownGo, { page: sent['ask.blank'] })}
                </ButtonLink>
              }
            >
              {reference.unknownTip}
            </EmptyState>
          </div>
        )}
      </div>
    </>
  );
}

function Stage({ play }: { play: QuizPlay }) {
  const isMember = useIsMember();
  const { step } = play.sitting;
  switch (step.at) {
    case 'asked':
    case 'answered':
      return (
        <>
          <QuestionCard step={step} play={play} />
          {step.at === 'answered' && step.result.correct && !isMember && <GuestPanel />}
        </>
      );
    case 'summary':
      return <QuizSummary play={play} />;
    case 'failed':
      return <ErrorPanel text={sent.loadFail} detail={step.why} onRetry={play.load} />;
    case 'loading':
      return (
        <div className={css['empty']} aria-busy="true">
          <p className={css['waits']} role="status">
            {sent.loading}
          </p>
        </div>
      );
    case 'none':
      return (
        <div className={css['empty']}>
          <EmptyState
            glyph="無"
            title={sent.none}
            action={
              <Button variant="sec" onClick={play.reset}>
                {sent.reset}
              </Button>
            }
          >
            {sent.noneTip}
          </EmptyState>
        </div>
      );
    case 'idle':
      return (
        <div className={css['empty']}>
          <EmptyState glyph="問" title={sent.idle} action={<Button onClick={play.load}>{sent.load}</Button>} />
        </div>
      );
  }
}
