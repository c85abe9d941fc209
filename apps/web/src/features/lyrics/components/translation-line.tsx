import { LYRIC_LINE_MAX } from '@utarang/contract';
import { format, myLyrics as messages } from '@utarang/messages';
import { PenLine } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../../lib/keyboard.js';
import { afterPress } from '../../../lib/press.js';
import { tooLong } from '../../../lib/too-long.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import css from './translation-line.module.css';

type TranslationLineProps = {
  /** Counted from 0. */
  line: number;
  text: string;
  isWritten: boolean;
  onOpen: (line: number) => void;
  onType: (line: number, text: string) => void;
  /** `goesOn` is true after Enter, which moves to the next line. */
  onDone: (line: number, goesOn: boolean) => void;
};

/** The member's translation of a line; a press opens it for editing. */
export const TranslationLine = memo(function TranslationLine(props: TranslationLineProps) {
  const { line, text, isWritten, onOpen } = props;
  if (isWritten) return <Written {...props} />;
  return (
    <button
      type="button"
      data-translation={line}
      className={text ? css['text'] : css['none']}
      onClick={() => onOpen(line)}
    >
      {text || (
        <>
          <PenLine size={14} />
          {messages.translate}
        </>
      )}
      <span className="sr">{format(messages.translationOf, { n: line + 1 })}</span>
    </button>
  );
});

function Written({ line, text, onType, onDone }: TranslationLineProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** A text that is too long to be saved: it stays here until it is shorter. */
  const [long, setLong] = useState<string | null>(null);
  const fault = long === null ? null : tooLong(long, LYRIC_LINE_MAX);
  const done = (goesOn: boolean) => fault === null && onDone(line, goesOn);
  const type = (typed: string) => {
    const fits = tooLong(typed, LYRIC_LINE_MAX) === null;
    setLong(fits ? null : typed);
    if (fits) onType(line, typed);
  };
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // the words around it have keys of their own
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    done(event.key === 'Enter');
  };
  return (
    <>
      <input
        ref={input}
        type="text"
        className={css['input']}
        value={long ?? text}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-error`}
        autoComplete="off"
        enterKeyHint="next"
        placeholder={messages.translate}
        aria-label={format(messages.translationOf, { n: line + 1 })}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => afterPress(() => done(false))}
      />
      <FieldError id={`${id}-error`}>{fault}</FieldError>
    </>
  );
}
