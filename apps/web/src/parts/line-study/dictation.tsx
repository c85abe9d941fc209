import { LYRIC_LINE_MAX, type LyricLine } from '@utarang/contract';
import { gradeHeard, type HeardVerdict } from '@utarang/domain/songs';
import { common, format, song as messages, plus } from '@utarang/messages';
import { Check, CircleX } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tooLong } from '../../lib/too-long.js';
import { Button } from '../../ui/button/button.js';
import { FieldError } from '../../ui/field-error/field-error.js';
import { KeyHint } from '../../ui/key-hint/key-hint.js';
import { Message } from '../../ui/message/message.js';
import { TextInput } from '../../ui/text-input/text-input.js';
import css from './line-study.module.css';

type DictationProps = {
  line: LyricLine;
  verdict: HeardVerdict | null;
  onJudged: (verdict: HeardVerdict) => void;
  onAgain: () => void;
  onStop: () => void;
};

/**
 * The dictation of a line: the learner types what they hear, and it is judged (docs/product/songs.md#what-was-heard).
 */
export function Dictation({ line, verdict, onJudged, onAgain, onStop }: DictationProps) {
  const [typed, setTyped] = useState('');
  return (
    <div className={css['dictation']}>
      {/* Known to screen readers before there is a verdict, which they hear as it is seen. */}
      <div role="status">{verdict && <Verdict verdict={verdict} typed={typed} />}</div>
      {verdict === null ? (
        <Asked
          typed={typed}
          onSubmit={(text) => {
            setTyped(text);
            const found = gradeHeard(line, text);
            if (found.is === 'blank') return false;
            onJudged(found);
            return true;
          }}
          onStop={onStop}
        />
      ) : (
        <Answered onAgain={onAgain} onStop={onStop} />
      )}
    </div>
  );
}

type AskedProps = {
  typed: string;
  /** Returns false where nothing was typed. */
  onSubmit: (text: string) => boolean;
  onStop: () => void;
};

function Asked({ typed, onSubmit, onStop }: AskedProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const over = tooLong(text, LYRIC_LINE_MAX);
    if (over === null && onSubmit(text)) return;
    setWrong(over ?? messages.heardBlank);
    input.current?.focus();
  };
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <label htmlFor={id}>{messages.heardLabel}</label>
      <div className={css['answer']}>
        <TextInput
          ref={input}
          id={id}
          data-start=""
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={messages.heardPlaceholder}
          defaultValue={typed}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => setWrong(tooLong(currentTarget.value, LYRIC_LINE_MAX))}
        />
        <Button type="submit">{messages.heardSubmit}</Button>
      </div>
      {wrong !== null ? (
        <FieldError alert id={`${id}-note`}>
          {wrong}
        </FieldError>
      ) : (
        <p id={`${id}-note`} className={css['note']}>
          {messages.heardHint}
          <KeyHint>{plus.enter}</KeyHint>
        </p>
      )}
      <Button variant="txt" className={css['stop']} onClick={onStop}>
        {common.close}
      </Button>
    </form>
  );
}

/** The focus goes to the next action with this line; the next line is below. */
function Answered({ onAgain, onStop }: { onAgain: () => void; onStop: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={css['choices']}>
      <Button ref={again} variant="sec" data-start="" onClick={onAgain}>
        {messages.heardAgain}
      </Button>
      <Button variant="txt" onClick={onStop}>
        {common.close}
      </Button>
    </div>
  );
}

function Verdict({ verdict, typed }: { verdict: HeardVerdict; typed: string }) {
  if (verdict.is !== 'wrong') {
    return (
      <p className={css['right']}>
        <Check size={20} />
        {messages.heardRight}
      </p>
    );
  }
  const missed = verdict.syllables.filter(({ right }) => !right).map(({ text }) => text.trim());
  return (
    <div className={css['wrong']}>
      <p className={css['wrongTitle']}>
        <CircleX size={20} />
        {messages.heardWrong}
      </p>
      <p className={css['sounds']} aria-hidden="true">
        {verdict.syllables.map(({ text, right }, index) =>
          right ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the syllables of a line have no identity but their place
            <mark key={index}>{text}</mark>
          ),
        )}
      </p>
      <p className="sr">{format(messages.heardMissed, { sounds: missed.join(', ') })}</p>
      <p className={css['mine']}>
        {messages.heardMine} <Message>{typed}</Message>
      </p>
    </div>
  );
}
