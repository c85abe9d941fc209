import { type DrillForm, type DrillWord, FORMS_ASKED, groupOf, hasForm } from '@utarang/domain/conjugation';
import { format, conjugation as messages } from '@utarang/messages';
import css from '../../../parts/drill/drill.module.css';
import { DrillFrame, DrillStart, DrillVerdict, drillPlace } from '../../../parts/drill/drill-frame.js';
import { type FormStep, useFormDrill } from '../use-form-drill.js';
import { FormAnswered } from './form-answered.js';
import { FormQuestion } from './form-question.js';
import { FormResults } from './form-results.js';

type FormDrillProps = { words: readonly DrillWord[]; forms: readonly DrillForm[] };

/** A drill from its start to its results (docs/product/reference.md#conjugation-drill). */
export function FormDrill({ words, forms }: FormDrillProps) {
  const run = useFormDrill(words, forms);
  const { step } = run;
  const canStart = words.some((word) => forms.some((form) => hasForm(groupOf(word), form)));
  return (
    <DrillFrame
      title={titleOf(step)}
      isStart={step.at === 'start'}
      status={step.at === 'answered' && <Verdict step={step} />}
    >
      {step.at === 'start' && !canStart && <p className={css['text']}>{messages.none}</p>}
      {step.at === 'start' && canStart && (
        <DrillStart
          text={format(messages.startText, { n: FORMS_ASKED })}
          texts={messages}
          stopped={step.stopped}
          onStart={run.start}
        />
      )}
      {step.at === 'asking' && <FormQuestion key={step.drill.answers.length} step={step} run={run} />}
      {step.at === 'answered' && <FormAnswered step={step} run={run} />}
      {step.at === 'results' && <FormResults step={step} run={run} />}
    </DrillFrame>
  );
}

function titleOf(step: FormStep): string {
  if (step.at === 'start') return messages.startTitle;
  return step.at === 'results' ? messages.results : drillPlace(messages.place, step);
}

function Verdict({ step: { right, said, typed } }: { step: Extract<FormStep, { at: 'answered' }> }) {
  const wrong =
    said === ''
      ? messages.gaveUp
      : typed
        ? format(messages.wrongForm, { form: messages[`form.${typed}`] })
        : messages.wrong;
  return <DrillVerdict right={right}>{right ? messages.right : wrong}</DrillVerdict>;
}
