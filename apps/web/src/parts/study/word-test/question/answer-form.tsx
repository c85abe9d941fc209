import { ANSWER_MAX } from '@utarang/contract';
import { test } from '@utarang/messages';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { tooLong } from '../../../../lib/too-long.js';
import { TextField } from '../../../../ui/form/text-field.js';
import type { Run } from '../run/run.js';
import { popUnsent, storeUnsent } from '../run/unsent.js';

/**
 * The field keeps its own text, so it outlives every failure. It stays the same from word to word, so that the keyboard
 * of a phone stays open. A new word and a wrong answer empty it; an answer that may be tried again for free is selected.
 * What was typed and not sent when a test was closed is there again when the same word is asked.
 */
function useAnswerField(
  { index, words, step, turn }: Run,
  sent: RefObject<string>,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const wordId = words[index]?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each new word
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    input.value = popUnsent(wordId);
    input.focus();
    return () => storeUnsent(wordId, input.value === sent.current ? '' : input.value);
  }, [index, wordId]);
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

/** The form with the answer to a word. */
export function AnswerForm({ run, id, describedBy, onAnswer, onTyped }: AnswerFormProps) {
  const sent = useRef('');
  const input = useAnswerField(run, sent);
  const blank = run.step.at === 'question' && run.step.note === 'blank';
  const [tooLongText, setTooLongText] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLongText !== null) return input.current?.focus(); // it takes no attempt
    sent.current = input.current?.value ?? '';
    onAnswer(sent.current);
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        name="answerKo"
        label={test.answer}
        error={tooLongText ?? (blank ? test.blank : undefined)}
        describedBy={describedBy}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={test.placeholder}
        onInput={({ currentTarget }) => {
          setTooLongText(tooLong(currentTarget.value, ANSWER_MAX));
          onTyped();
        }}
        data-main=""
      />
    </form>
  );
}
