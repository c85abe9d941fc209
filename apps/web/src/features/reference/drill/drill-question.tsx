import { ANSWER_MAX, type GrammarQuestion } from '@utarang/contract';
import { format, grammarDrill as messages, plus } from '@utarang/messages';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tooLong } from '../../../lib/too-long.js';
import card from '../../../parts/drill/drill.module.css';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Ja } from '../../../ui/ja/ja.js';
import { KeyHint } from '../../../ui/key-hint/key-hint.js';
import { Message } from '../../../ui/message/message.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import { DrillOptions } from './drill-options.js';
import css from './grammar-drill.module.css';
import type { GrammarAsking } from './use-grammar-drill.js';

/** A sentence with its blank, its Korean, and the options or the field. */
export function DrillQuestion({ step, run, isTyped }: GrammarAsking & { isTyped: boolean }) {
  const id = useId();
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTyped) sentence.current?.focus();
  }, [isTyped]);
  const asked = step.drill.queue[0];
  if (!asked) return null;
  const { question, options, again } = asked;
  const { word, right } = question;
  return (
    <>
      {again && <p className={card['again']}>{messages.again}</p>}
      <div id={id} ref={sentence} tabIndex={-1} className={css['asked']}>
        <Blanked question={question} />
        <p className={css['korean']}>{question.sentence.korean}</p>
        {isTyped && word && (
          <p className={card['text']}>
            {messages.word}: <Ja>{word.written}</Ja> {word.reading !== word.written && <Ja>{word.reading}</Ja>}
          </p>
        )}
      </div>
      <p id={`${id}-ask`} className={card['ask']}>
        <Message>{isTyped ? format(messages.askTyped, { meaning: right.meaning }) : messages.askChoice}</Message>
      </p>
      {isTyped ? (
        <TypedAnswer step={step} run={run} describedBy={`${id} ${id}-ask`} />
      ) : (
        <>
          <DrillOptions options={options} onChoose={run.choose} />
          <KeyHint>{messages.keys}</KeyHint>
          <Button look="sec" onClick={run.giveUp}>
            {messages.unknown}
          </Button>
        </>
      )}
      <Button look="txt" className={card['stop']} onClick={run.stop}>
        {messages.stop}
      </Button>
    </>
  );
}

/** The Japanese with a blank; punctuation right behind the blank stays on its line. */
function Blanked({ question: { sentence, blank } }: { question: GrammarQuestion }) {
  const { japanese } = sentence;
  const [, close = '', rest = ''] = /^([、。！？.,?!]*)(.*)$/su.exec(japanese.slice(blank[1])) ?? [];
  return (
    <p className={css['japanese']} lang="ja">
      {japanese.slice(0, blank[0])}
      <span className={css['together']}>
        <span className={css['blank']}>
          <span className="sr" lang="ko">
            {messages.blankHere}
          </span>
        </span>
        {close}
      </span>
      {rest}
    </p>
  );
}

function TypedAnswer({ step, run, describedBy }: GrammarAsking & { describedBy: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (over === null) run.answer(input.current?.value ?? '');
    input.current?.focus();
  };
  const wrong = over ?? (step.note === null ? null : messages[step.note]);
  return (
    <>
      <form id={id} className={card['field']} noValidate onSubmit={submit}>
        <label htmlFor={`${id}-answer`}>{messages.answer}</label>
        <TextInput
          ref={input}
          id={`${id}-answer`}
          name="pattern"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
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
          <p id={`${id}-hint`} className={card['text']}>
            {messages.hint}
            <KeyHint>{plus.enter}</KeyHint>
          </p>
        )}
      </form>
      <div className={card['actions']}>
        <Button look="sec" onClick={run.giveUp}>
          {messages.unknown}
        </Button>
        <Button type="submit" form={id}>
          {messages.submit}
        </Button>
      </div>
    </>
  );
}
