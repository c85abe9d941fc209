import { ANSWER_MAX } from '@utarang/contract';
import { format, conjugation as messages, plus } from '@utarang/messages';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tooLong } from '../../../lib/too-long.js';
import css from '../../../parts/drill/drill.module.css';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Ja } from '../../../ui/ja/ja.js';
import { KeyHint } from '../../../ui/key-hint/key-hint.js';
import { Message } from '../../../ui/message/message.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import type { FormRun, FormStep } from '../use-form-drill.js';

type FormQuestionProps = { step: Extract<FormStep, { at: 'asking' }>; run: FormRun };

/** A word and the form that is asked of it; the answer is typed. */
export function FormQuestion({ step, run }: FormQuestionProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);
  const asked = step.drill.queue[0];
  if (!asked) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (over === null) run.answer(input.current?.value ?? '');
    input.current?.focus();
  };
  const wrong = over ?? (step.blank ? messages.blank : null);
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
      <form id={id} className={css['field']} noValidate onSubmit={submit}>
        <label htmlFor={`${id}-answer`}>{messages.answer}</label>
        <TextInput
          ref={input}
          id={`${id}-answer`}
          name="form"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-word ${id}-ask ${wrong === null ? `${id}-hint` : `${id}-error`}`}
          onInput={({ currentTarget }) => {
            setOver(tooLong(currentTarget.value, ANSWER_MAX));
            run.typed();
          }}
        />
        {wrong !== null ? (
          <FieldError alert id={`${id}-error`}>
            {wrong}
          </FieldError>
        ) : (
          <p id={`${id}-hint`} className={css['text']}>
            {messages.hint}
            <KeyHint>{plus.enter}</KeyHint>
          </p>
        )}
      </form>
      <div className={css['actions']}>
        <Button look="sec" onClick={run.giveUp}>
          {messages.unknown}
        </Button>
        <Button type="submit" form={id}>
          {messages.submit}
        </Button>
      </div>
      <Button look="txt" className={css['stop']} onClick={run.stop}>
        {messages.stop}
      </Button>
    </>
  );
}
