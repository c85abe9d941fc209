import { format, grammarDrill as messages } from '@utarang/messages';
import { CircleCheckBig, CircleX } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { errorText } from '../../lib/http.js';
import { Button } from '../../ui/button/button.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';
import { Message } from '../../ui/message/message.js';
import { Strip } from '../../ui/notice/strip.js';
import css from '../drill/drill.module.css';
import { useEnterOnce } from '../study/word-test/question/enter-once.js';
import { DrillAnswered } from './drill-answered.js';
import { DrillQuestion } from './drill-question.js';
import { DrillResults } from './drill-results.js';
import { type GrammarRun, type GrammarSource, type GrammarStep, useGrammarDrill } from './use-grammar-drill.js';

type DrillCardProps = {
  of: string;
  source: GrammarSource;
  isTyped: boolean;
  /** The heading and the sentence before the start, and the sentence where there is no question. */
  texts: { readonly title: string; readonly start: string; readonly none: string };
};

/** A drill from its start to its results; it works by keys alone. */
export function DrillCard({ of, source, isTyped, texts }: DrillCardProps) {
  const run = useGrammarDrill(source, of);
  const onKeyDown = useEnterOnce();
  const heading = useId();
  const { step } = run;
  return (
    <section
      className={cx(css['card'], step.at === 'start' && css['start'])}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
    >
      <p id={heading} className={css[step.at === 'start' ? 'title' : 'place']}>
        {placeOf(step) ?? texts.title}
      </p>
      {/* It stands here before there is a verdict, so that screen readers hear the verdict as it comes. */}
      <div role="status" className={css['verdict']}>
        {step.at === 'answered' && <Verdict step={step} />}
        {step.at === 'loading' && <p aria-busy="true">{messages.loading}</p>}
      </div>
      {step.at === 'start' && <Start run={run} step={step} texts={texts} />}
      {step.at === 'failed' && (
        <ErrorPanel text={messages.loadFail} detail={errorText(step.error)} onRetry={run.start} />
      )}
      {step.at === 'asking' && (
        <DrillQuestion key={step.drill.answers.length} step={step} run={run} isTyped={isTyped} />
      )}
      {step.at === 'answered' && <DrillAnswered step={step} run={run} isTyped={isTyped} />}
      {step.at === 'results' && <DrillResults step={step} run={run} />}
    </section>
  );
}

/** The heading of a drill that goes on or is over; null before. */
function placeOf(step: GrammarStep): string | null {
  if (step.at === 'results') return messages.results;
  if (step.at !== 'asking' && step.at !== 'answered') return null;
  const { answers, queue } = step.at === 'answered' ? step.next : step.drill;
  const total = answers.length + queue.length;
  return format(messages.place, { total, n: step.at === 'asking' ? answers.length + 1 : answers.length });
}

type StartProps = Pick<DrillCardProps, 'texts'> & { run: GrammarRun; step: Extract<GrammarStep, { at: 'start' }> };

function Start({ run, step: { stopped, none }, texts }: StartProps) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stopped) start.current?.focus();
  }, [stopped]);
  return (
    <>
      <p className={css['text']}>{texts.start}</p>
      {none && <p role="alert">{texts.none}</p>}
      <noscript>
        <p className={css['text']}>{messages.needsScript}</p>
      </noscript>
      <div className={css['actions']}>
        <Button ref={start} onClick={run.start}>
          {messages.start}
        </Button>
      </div>
    </>
  );
}

function Verdict({ step: { right, said, option } }: { step: Extract<GrammarStep, { at: 'answered' }> }) {
  const wrong =
    said === ''
      ? messages.gaveUp
      : option
        ? format(messages.wrongPattern, { meaning: option.meaning })
        : messages.wrong;
  return (
    <Strip look={right ? 'ok' : 'bad'} icon={right ? CircleCheckBig : CircleX}>
      <Message>{right ? messages.right : wrong}</Message>
    </Strip>
  );
}
