import { ANSWER_MAX } from '@utarang/contract';
import { kana as messages, plus } from '@utarang/messages';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { tooLong } from '../../../lib/too-long.js';
import shared from '../../../parts/drill/drill.module.css';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Ja } from '../../../ui/ja/ja.js';
import { KeyHint } from '../../../ui/key-hint/key-hint.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import css from './drill-card.module.css';
import { StopButton } from './stop-button.js';
import type { Asking } from './use-drill.js';

/** A letter whose reading is typed. */
export function ReadingQuestion({ step, run }: Asking) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (over !== null) return input.current?.focus();
    run.read(input.current?.value ?? '');
    input.current?.focus();
  };
  const wrong = over ?? (step.blank ? messages['drill.blank'] : null);
  const { letter = '' } = step.drill.queue[0] ?? {};
  return (
    <>
      <p id={`${id}-letter`} className={css['big']}>
        <Ja>{letter}</Ja>
      </p>
      <p id={`${id}-ask`} className={css['ask']}>
        {messages['drill.ask']}
      </p>
      <form id={id} className={shared['field']} noValidate onSubmit={submit}>
        <label htmlFor={`${id}-answer`}>{messages['drill.answer']}</label>
        <TextInput
          ref={input}
          id={`${id}-answer`}
          name="reading"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={messages['drill.placeholder']}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-letter ${id}-ask ${wrong === null ? `${id}-hint` : `${id}-error`}`}
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
          <p id={`${id}-hint`} className={shared['text']}>
            {messages['drill.hint']}
            <KeyHint>{plus.enter}</KeyHint>
          </p>
        )}
      </form>
      <div className={cx(shared['actions'], css['actions'])}>
        <Button look="sec" onClick={run.giveUp}>
          {messages['drill.unknown']}
        </Button>
        <Button type="submit" form={id}>
          {messages['drill.submit']}
        </Button>
      </div>
      <StopButton run={run} />
    </>
  );
}
