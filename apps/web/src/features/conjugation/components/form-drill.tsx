import { type DrillForm, type DrillWord, FORMS_ASKED, groupOf, hasForm } from '@utarang/domain/conjugation';
import { format, conjugation as messages } from '@utarang/messages';
import { CircleCheckBig, CircleX } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import css from '../../../parts/drill/drill.module.css';
import { useEnterOnce } from '../../../parts/study/word-test/question/enter-once.js';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import { Strip } from '../../../ui/notice/strip.js';
import { type FormRun, type FormStep, useFormDrill } from '../use-form-drill.js';
import { FormAnswered } from './form-answered.js';
import { FormQuestion } from './form-question.js';
import { FormResults } from './form-results.js';

type FormDrillProps = { words: readonly DrillWord[]; forms: readonly DrillForm[] };

/** A drill from its start to its results; it works by keys alone (docs/product/reference.md#conjugation-drill). */
export function FormDrill({ words, forms }: FormDrillProps) {
  const run = useFormDrill(words, forms);
  const onKeyDown = useEnterOnce();
  const heading = useId();
  const { step } = run;
  const canStart = words.some((word) => forms.some((form) => hasForm(groupOf(word), form)));
  return (
    <section
      className={cx(css['card'], step.at === 'start' && css['start'])}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
    >
      <p id={heading} className={css[step.at === 'start' ? 'title' : 'place']}>
        {step.at === 'start' ? messages.startTitle : step.at === 'results' ? messages.results : placeOf(step)}
      </p>
      {/* It stands here before there is a verdict, so that screen readers hear the verdict as it comes. */}
      <div role="status" className={css['verdict']}>
        {step.at === 'answered' && <Verdict step={step} />}
      </div>
      {step.at === 'start' && <Start run={run} stopped={step.stopped} canStart={canStart} />}
      {step.at === 'asking' && <FormQuestion key={step.drill.answers.length} step={step} run={run} />}
      {step.at === 'answered' && <FormAnswered step={step} run={run} />}
      {step.at === 'results' && <FormResults step={step} run={run} />}
    </section>
  );
}

function placeOf(step: Extract<FormStep, { at: 'asking' | 'answered' }>): string {
  const { answers, queue } = step.at === 'answered' ? step.next : step.drill;
  const total = answers.length + queue.length;
  return format(messages.place, { total, n: step.at === 'asking' ? answers.length + 1 : answers.length });
}

function Start({ run, stopped, canStart }: { run: FormRun; stopped: boolean; canStart: boolean }) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stopped) start.current?.focus();
  }, [stopped]);
  if (!canStart) return <p className={css['text']}>{messages.none}</p>;
  return (
    <>
      <p className={css['text']}>{format(messages.startText, { n: FORMS_ASKED })}</p>
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

function Verdict({ step }: { step: Extract<FormStep, { at: 'answered' }> }) {
  const { right, said, typed } = step;
  const wrong =
    said === ''
      ? messages.gaveUp
      : typed
        ? format(messages.wrongForm, { form: messages[`form.${typed}`] })
        : messages.wrong;
  return (
    <Strip look={right ? 'ok' : 'bad'} icon={right ? CircleCheckBig : CircleX}>
      <Message>{right ? messages.right : wrong}</Message>
    </Strip>
  );
}
