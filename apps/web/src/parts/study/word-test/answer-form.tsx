import { ANSWER_MAX } from '@utarang/contract';
import { test } from '@utarang/messages';
import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { TextField } from '../../../ui/form/text-field.js';
import type { Run } from './run.js';

/**
 * The field keeps its own text, so it outlives every failure. It stays the same from word to word, so that the keyboard
 * of a phone stays open. A new word and a wrong answer empty it; an answer that is near, a homograph's or a slip is selected.
 */
function useAnswerField({ at, step, turn }: Run): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each new word
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = '';
    ref.current?.focus();
  }, [at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever there is something new to say
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || step.at !== 'question') return;
    if (step.note === 'wrong' && input.value.trim() === step.wrong.at(-1)) input.value = '';
    const near = step.note === 'near' || step.note === 'homograph' || step.note === 'slip';
    if (step.note === 'wrong' || near || step.note === 'blank') input.focus();
    if (near) input.select();
  }, [turn]);
  return ref;
}

type AnswerFormProps = {
  run: Run;
  id: string;
  /** The ids of the elements with the question, once it is there. */
  describedBy: string | undefined;
  onAnswer: (text: string) => void;
  onTyped: () => void;
};

export function AnswerForm({ run, id, describedBy, onAnswer, onTyped }: AnswerFormProps) {
  const input = useAnswerField(run);
  const blank = run.step.at === 'question' && run.step.note === 'blank';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(input.current?.value ?? '');
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        name="answerKo"
        label={test.answer}
        error={blank ? test.blank : undefined}
        describedBy={describedBy}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={ANSWER_MAX}
        placeholder={test.placeholder}
        onInput={onTyped}
        data-main=""
      />
    </form>
  );
}
