import type { CourseStep, StepProgress } from '@utarang/domain/songs';
import { format, course as messages, song as songMessages } from '@utarang/messages';
import { Check, CircleCheckBig, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { Button } from '../../ui/button/button.js';
import { useSavedCount } from '../study/use-saved-count.js';
import css from './course-card.module.css';
import { type CourseText, useCourse } from './use-course.js';

type CourseCardProps = CourseText & {
  /** True if a press led back here: then the button that continues gets the focus. */
  asked?: boolean;
  /** Called with the step to open. Steps never lock. */
  onStep: (step: CourseStep) => void;
  /** Starts the recording; missing where the times of lines are unknown. */
  onPlay?: (() => void) | undefined;
  /**
   * The layout: `beside` the text the steps stand below each other, where there is room; `above` it they stay in a row.
   */
  place?: 'beside' | 'above';
  /** The content below the card of a finished course: what comes next. */
  after?: ReactNode;
};

/** The four steps of a song, each with its tick, and the one button that continues (docs/product/songs.md#course). */
export function CourseCard({ asked = false, place = 'beside', onStep, onPlay, after, ...text }: CourseCardProps) {
  const course = useCourse(text);
  const { steps, next, currentLine, record } = course;
  const go = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes back
  useEffect(() => {
    if (asked) go.current?.focus();
  }, []);
  const begun = steps.some(({ done }) => done > 0);
  return (
    <section className={cx(css['card'], css[place])} aria-label={messages.label}>
      <p className={css['title']}>{messages.title}</p>
      <ol className={css['steps']}>
        {steps.map((progress, index) => (
          <Step
            key={progress.step}
            progress={progress}
            n={index + 1}
            currentLine={currentLine}
            isNext={progress.step === next}
            onGo={() => onStep(progress.step)}
          />
        ))}
      </ol>
      {next === null ? (
        <Finished words={text.words} finishedOn={record.finishedOn}>
          {after}
        </Finished>
      ) : (
        <div className={css['buttons']}>
          <Button ref={go} className={css['go']} onClick={() => onStep(next)}>
            {goText(steps.find(({ step }) => step === next)!, currentLine)}
          </Button>
          {onPlay && (
            <Button variant="soft" className={css['play']} onClick={onPlay}>
              <Play size={18} />
              {songMessages.inTime}
            </Button>
          )}
          {!begun && next === 'words' && (
            <Button variant="txt" className={css['play']} onClick={() => onStep('lines')}>
              {messages.skip}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The label of the button that continues. */
function goText({ step, done, total }: StepProgress, currentLine: number): string {
  if (done === 0 && !(step === 'lines' && currentLine > 1)) return format(messages[`go.${step}`], { n: total });
  return format(messages[`goOn.${step}`], { n: step === 'words' ? done + 1 : Math.min(currentLine, total) });
}

/** The line below the name of a step: the progress with it. */
function tipText({ step, done, total, isDone }: StepProgress, currentLine: number): string {
  if (isDone && total === 0) return messages.noneUnknown;
  if (isDone) return format(messages[`done.${step}`], { n: total });
  if (done === 0) return messages[`tip.${step}`];
  return format(messages[`on.${step}`], { total, n: step === 'lines' ? Math.min(currentLine, total) : done });
}

type StepProps = { progress: StepProgress; n: number; currentLine: number; isNext: boolean; onGo: () => void };

function Step({ progress, n, currentLine, isNext, onGo }: StepProps) {
  const { step, done, total, isDone } = progress;
  const name = step === 'words' && total > 0 ? format(messages['step.wordsN'], { n: total }) : messages[`step.${step}`];
  return (
    <li className={cx(isDone && css['done'], isNext && css['now'])}>
      {n > 1 && <span className={css['way']} aria-hidden="true" />}
      <button type="button" aria-current={isNext ? 'step' : undefined} onClick={onGo}>
        <span className={css['ring']} aria-hidden="true">
          <Ring done={done} total={total} />
          <i>{isDone ? <Check size={18} strokeWidth={3} /> : n}</i>
        </span>
        <span className={css['names']}>
          <b>{name}</b>
          <span className="sr">{isDone ? messages.stepDone : format(messages.stepOf, { total, n: done })}</span>
          <span className={css['tip']}>{tipText(progress, currentLine)}</span>
        </span>
      </button>
    </li>
  );
}

/**
 * The finished part of the ring around the number. It uses attributes, since the content security policy forbids inline
 * styles.
 */
const Ring = ({ done, total }: { done: number; total: number }) => (
  <svg viewBox="0 0 36 36" aria-hidden="true">
    <circle cx="18" cy="18" r="16.5" />
    {done > 0 && done < total && (
      <circle
        className={css['part']}
        cx="18"
        cy="18"
        r="16.5"
        pathLength={total}
        strokeDasharray={`${done} ${total}`}
      />
    )}
  </svg>
);

type FinishedProps = { words: CourseText['words']; finishedOn: string | null; children: ReactNode };

function Finished({ words, finishedOn, children }: FinishedProps) {
  const saved = useSavedCount(words);
  const [, month = 0, day = 0] = (finishedOn ?? '').split('-').map(Number);
  return (
    <>
      {finishedOn !== null && (
        <p className={css['finished']}>
          <CircleCheckBig size={20} />
          <span>{format(saved > 0 ? messages.finishedWords : messages.finished, { month, day, n: saved })}</span>
        </p>
      )}
      {children}
    </>
  );
}
