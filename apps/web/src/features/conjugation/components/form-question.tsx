import { format, conjugation as messages } from '@utarang/messages';
import { useId } from 'react';
import css from '../../../parts/drill/drill.module.css';
import { TypedAnswer } from '../../../parts/drill/typed-answer.js';
import { Button } from '../../../ui/button/button.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import type { FormRun, FormStep } from '../use-form-drill.js';

type FormQuestionProps = { step: Extract<FormStep, { at: 'asking' }>; run: FormRun };

/** A word and the form that is asked for; the answer is typed. */
export function FormQuestion({ step, run }: FormQuestionProps) {
  const id = useId();
  const asked = step.drill.queue[0];
  if (!asked) return null;
  const { written, reading, korean } = asked.word;
  return (
    <>
      {asked.again && <p className={css['again']}>{messages.again}</p>}
      <div id={`${id}-word`} className={css['word']}>
        <p className={css['written']}>
          <Ja>{written}</Ja>
        </p>
        <p className={css['text']}>
          {reading !== written && <Ja>{reading}</Ja>} {korean}
        </p>
      </div>
      <p id={`${id}-ask`} className={css['ask']}>
        <Message>{format(messages.ask, { form: messages[`form.${asked.form}`] })}</Message>
      </p>
      <TypedAnswer
        name="form"
        texts={messages}
        note={step.blank ? messages.blank : null}
        describedBy={`${id}-word ${id}-ask`}
        run={run}
      />
      <Button variant="txt" className={css['stop']} onClick={run.stop}>
        {messages.stop}
      </Button>
    </>
  );
}
