import { TEXT_MAX } from '@utarang/contract';
import { format, lookup as messages } from '@utarang/messages';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { isComposing } from '../../lib/keyboard.js';
import { FieldError } from '../../ui/field-error/field-error.js';
import css from './text-box.module.css';

/** The length from which it is shown. */
const COUNTED_FROM = TEXT_MAX / 2;

type TextBoxProps = {
  id: string;
  box: Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  rows?: number;
  text: string;
  /** The fault of the text. */
  fault: string | null;
  onType: (text: string) => void;
  /** Called on Ctrl+Enter, but not while an input method composes. */
  onSubmit: () => void;
};

/** The box for a Japanese text, with its error. */
export const TextBox = ({ id, box, label, placeholder, rows = 5, text, fault, onType, onSubmit }: TextBoxProps) => (
  <>
    <label htmlFor={id} className={css['label']}>
      {label}
    </label>
    <textarea
      ref={box}
      id={id}
      lang="ja"
      className={css['box']}
      rows={rows}
      value={text}
      placeholder={placeholder}
      autoCapitalize="off"
      spellCheck={false}
      aria-invalid={fault !== null}
      aria-describedby={`${id}-hint ${id}-error`}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        onSubmit();
      }}
    />
    <FieldError alert id={`${id}-error`}>
      {fault}
    </FieldError>
  </>
);

/** The hint of the box and, for a long text, its length. */
export function TextHint({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  const length = text.length > COUNTED_FROM ? [...text.trim()].length : 0;
  return (
    <p id={`${id}-hint`} className={css['hint']}>
      {children}
      {length > COUNTED_FROM && (
        <span className={css['count']}>
          {format(messages.count, { n: length.toLocaleString('ko'), max: TEXT_MAX.toLocaleString('ko') })}
        </span>
      )}
    </p>
  );
}
