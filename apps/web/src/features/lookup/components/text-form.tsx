import { TEXT_MAX } from '@utarang/contract';
import { format, lookup as messages } from '@utarang/messages';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { announce } from '../../../lib/announce.js';
import { isComposing } from '../../../lib/keyboard.js';
import { Button } from '../../../ui/button/button.js';
import type { Lookup } from '../use-lookup.js';
import css from './text-form.module.css';

/** From here on the count is shown: nobody counts a sentence. */
const COUNTED_FROM = TEXT_MAX / 2;

/** The box for the text, and the button that reads it; Ctrl+Enter does, too. */
export function TextForm({ lookup: { typed, fault, busy, type, read, clear } }: { lookup: Lookup }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    if (!busy && !read()) box.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  const length = typed.length > COUNTED_FROM ? [...typed.trim()].length : 0;
  return (
    <form className={css['form']} onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>{messages.label}</label>
      <textarea
        ref={box}
        id={id}
        lang="ja"
        className={css['box']}
        rows={5}
        value={typed}
        placeholder={messages.placeholder}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-error`} className={css['error']} role="alert">
        {fault && (
          <>
            <CircleAlert size={16} />
            {fault}
          </>
        )}
      </p>
      <div className={css['foot']}>
        <p id={`${id}-hint`} className={css['hint']}>
          {messages.hint}
          <span className={css['shortcut']}>{messages.shortcut}</span>
          {length > COUNTED_FROM && (
            <span className={css['count']}>
              {format(messages.count, { n: length.toLocaleString('ko'), max: TEXT_MAX.toLocaleString('ko') })}
            </span>
          )}
        </p>
        {typed !== '' && (
          <Button
            look="txt"
            onClick={() => {
              clear();
              announce(messages.cleared);
              box.current?.focus();
            }}
          >
            {messages.clear}
          </Button>
        )}
        <Button type="submit" aria-disabled={busy}>
          {messages.submit}
        </Button>
      </div>
      <noscript>
        <p className={css['error']}>{messages.noScript}</p>
      </noscript>
    </form>
  );
}
