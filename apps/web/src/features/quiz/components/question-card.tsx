import type { LearningLevel } from '@utarang/domain/study';
import { common, format, level as levelMessages, nav, sent } from '@utarang/messages';
import { CircleCheckBig, CircleX, LogIn, Sparkles, WifiOff } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { levelName } from '../../../parts/level/level-name.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import { Strip } from '../../../ui/notice/strip.js';
import type { Answered, Asked, Hindrance } from '../sitting.js';
import type { QuizPlay } from '../use-quiz.js';
import { Options } from './options.js';
import css from './question-card.module.css';
import { FilledSentence, OpenSentence } from './sentence.js';
import { WordRows } from './word-rows.js';

type QuestionCardProps = { step: Asked | Answered; play: QuizPlay };

/**
 * The time after an answer in which the next button does nothing: a second press of the same key would skip the result.
 */
const UNREAD_MS = 300;

/** A question: the sentence, its options, and the result. */
export function QuestionCard({ step, play }: QuestionCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const explain = useRef<HTMLButtonElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const answeredAt = useQuestionFocus(step, { heading, next, explain, said: feedback });
  const { quiz } = step;
  const advance = () => performance.now() - answeredAt.current >= UNREAD_MS && play.load();
  return (
    <article className={css['card']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {format(sent.counter, { n: step.n })}
        </h2>
        <LevelTag level={quiz.jlptLevel} />
      </div>
      <p className={css['prompt']}>{sent[`prompt.${quiz.ask}`]}</p>
      {step.at === 'answered' && step.revealed ? <FilledSentence result={step.result} /> : <OpenSentence quiz={quiz} />}
      <Options step={step} onChoose={play.choose} />
      {step.at === 'asked' && step.hindrance && <Hindered hindrance={step.hindrance} play={play} />}
      {step.at === 'asked' && step.chosen === null && <p className={css['hint']}>{sent.keyHint}</p>}
      {step.at === 'answered' && (
        <div ref={feedback} className={css['said']}>
          <Result step={step} />
        </div>
      )}
      <div className={css['actions']} data-over={step.at === 'answered' ? 'actions' : undefined}>
        <Button variant="sec" onClick={play.stop}>
          {sent.stop}
        </Button>
        {step.at === 'answered' && !step.revealed && (
          <Button ref={explain} variant="soft" onClick={play.reveal}>
            {sent.explain}
          </Button>
        )}
        {step.at === 'answered' && (
          <Button ref={next} className={css['next']} onClick={advance}>
            {sent.next}
          </Button>
        )}
      </div>
    </article>
  );
}

type Places = Record<'heading' | 'next' | 'explain' | 'said', RefObject<HTMLElement | null>>;

/**
 * Moves the focus to a new question, and after an answer to what comes next: the explanation after a wrong answer, else
 * the next question. So a sitting can be played by the keyboard alone. The result is scrolled into view. Holds the time
 * of the answer.
 */
function useQuestionFocus(step: Asked | Answered, { heading, next, explain, said }: Places): RefObject<number> {
  const answeredAt = useRef(0);
  const { quizId } = step.quiz;
  const answered = step.at === 'answered';
  const revealed = answered && step.revealed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question and every answer
  useEffect(() => {
    if (!answered) return heading.current?.focus();
    answeredAt.current = performance.now();
    (explain.current ?? next.current)?.focus({ preventScroll: true });
    said.current?.scrollIntoView({ block: 'nearest' });
  }, [quizId, answered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that revealed it is gone
  useEffect(() => {
    if (!revealed) return;
    answeredAt.current = performance.now();
    next.current?.focus({ preventScroll: true });
    said.current?.scrollIntoView({ block: 'nearest' });
  }, [revealed]);
  return answeredAt;
}

function Hindered({ hindrance, play }: { hindrance: Hindrance; play: QuizPlay }) {
  switch (hindrance.is) {
    case 'lost':
      return (
        <Strip
          variant="bad"
          icon={WifiOff}
          role="alert"
          action={
            <Button variant="txt" className={css['inStrip']} onClick={play.retry}>
              {common.retry}
            </Button>
          }
        >
          {sent.submitFail}
        </Strip>
      );
    case 'sessionEnded':
      return (
        <Strip
          variant="bad"
          icon={LogIn}
          role="alert"
          action={
            <Button variant="txt" className={css['inStrip']} onClick={play.logIn}>
              {nav.login}
            </Button>
          }
        >
          {sent.sessionEnded}
        </Strip>
      );
    case 'refused':
      return (
        <Strip variant="bad" icon={CircleX} role="alert">
          {hindrance.why}
        </Strip>
      );
  }
}

/** The result, then, once it is revealed, the explanation of the answer, and its words to save. */
function Result({ step: { result, revealed } }: { step: Answered }) {
  const { correct, awardedPoints, explanation, words } = result;
  return (
    <>
      {correct ? (
        <Strip
          variant="ok"
          icon={CircleCheckBig}
          action={awardedPoints > 0 && <b className={css['points']}>{format(sent.points, { n: awardedPoints })}</b>}
        >
          {sent.correct}
        </Strip>
      ) : (
        <Strip variant="bad" icon={CircleX}>
          {sent.wrong}
        </Strip>
      )}
      {result.username !== undefined && result.level && <LevelUp level={result.level} />}
      {revealed && (
        <div className={css['bubble']}>
          <p className={css['why']}>
            <Message>{explanation}</Message>
          </p>
          <WordRows words={words} />
        </div>
      )}
    </>
  );
}

function LevelUp({ level }: { level: LearningLevel }) {
  const viewer = useViewer();
  const name = viewer.role === 'ANONYMOUS' ? '' : viewer.name;
  return (
    <Strip variant="brand" icon={Sparkles} role="status">
      {levelMessages['up.title']} {format(levelMessages['up.body'], { name, level: levelName(level) })}
    </Strip>
  );
}
