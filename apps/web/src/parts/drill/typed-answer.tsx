import { ANSWER_MAX } from '@utarang/contract';
import { plus } from '@utarang/messages';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tooLong } from '../../lib/too-long.js';
import { Button } from '../../ui/button/button.js';
import { FieldError } from '../../ui/field-error/field-error.js';
import { KeyHint } from '../../ui/key-hint/key-hint.js';
import { TextInput } from '../../ui/text-input/text-input.js';
import css from './drill.module.css';

type TypedAnswerProps = {
  name: string;
  texts: Readonly<Record<'answer' | 'hint' | 'unknown' | 'submit', string>>;
  placeholder?: string;
  /** A note on an answer that costs nothing: it was blank, or nearly right. */
  note: string | null;
  /** The ids of the elements that describe the question. */
  describedBy: string;
  run: { answer: (text: string) => void; typed: () => void; giveUp: () => void };
};

/**
 * The field of a drill, with its hint or its error, and the buttons below it. Its text stays until the next question.
 */
export function TypedAnswer({ name, texts, placeholder, note, describedBy, run }: TypedAnswerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (over === null) run.answer(input.current?.value ?? '');
    input.current?.focus();
  };
  const wrong = over ?? note;
  return (
    <>
      <form id={id} className={css['field']} noValidate onSubmit={submit}>
        <label htmlFor={`${id}-answer`}>{texts.answer}</label>
        <TextInput
          ref={input}
          id={`${id}-answer`}
          name={name}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={placeholder}
          aria-invalid={wrong !== null}
          aria-describedby={`${describedBy} ${wrong === null ? `${id}-hint` : `${id}-error`}`}
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
            {texts.hint}
            <KeyHint>{plus.enter}</KeyHint>
          </p>
        )}
      </form>
      <div className={css['actions']}>
        <Button variant="sec" onClick={run.giveUp}>
          {texts.unknown}
        </Button>
        <Button type="submit" form={id}>
          {texts.submit}
        </Button>
      </div>
    </>
  );
}
