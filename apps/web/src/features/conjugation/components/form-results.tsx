import { countedAnswers } from '@utarang/domain/conjugation';
import { conjugation as messages } from '@utarang/messages';
import css from '../../../parts/drill/drill.module.css';
import { DrillScore } from '../../../parts/drill/drill-score.js';
import { Message } from '../../../ui/message/message.js';
import type { FormRun, FormStep } from '../use-form-drill.js';
import { FormLine } from './form-answered.js';

type FormResultsProps = { step: Extract<FormStep, { at: 'results' }>; run: FormRun };

/** The results of a drill, and what was missed in it. */
export function FormResults({ step: { drill }, run }: FormResultsProps) {
  const counted = countedAnswers(drill);
  return (
    <DrillScore
      texts={messages}
      total={counted.length}
      missed={counted
        .filter(({ right }) => !right)
        .map(({ word, form }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
          <li key={place}>
            <span className={css['text']}>
              <Message>{messages[`form.${form}`]}</Message>
            </span>
            <FormLine word={word} form={form} />
          </li>
        ))}
      onMissedAgain={() => run.again(drill)}
      onOnce={run.start}
    />
  );
}
