import { lookup as messages } from '@utarang/messages';
import { type FormEvent, useId, useRef } from 'react';
import { announce } from '../../../lib/announce.js';
import { cx } from '../../../lib/cx.js';
import { TextFile } from '../../../parts/text/file/text-file.js';
import { TextBox, TextHint } from '../../../parts/text/text-box.js';
import { Button } from '../../../ui/button/button.js';
import type { Lookup } from '../use-lookup.js';
import css from './text-form.module.css';

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
  return (
    <form className={css['form']} onSubmit={onSubmit} noValidate>
      <TextFile replaces={typed !== ''} onTake={type}>
        <TextBox
          id={id}
          box={box}
          label={messages.label}
          placeholder={messages.placeholder}
          text={typed}
          fault={fault}
          onType={type}
          onSubmit={submit}
        />
      </TextFile>
      <div className={css['foot']}>
        <TextHint id={id} text={typed}>
          {messages.hint}
          <span className={css['shortcut']}>{messages.shortcut}</span>
        </TextHint>
        <div className={cx(css['buttons'], typed === '' && css['empty'])}>
          <Button
            variant="txt"
            onClick={() => {
              clear();
              announce(messages.cleared);
              box.current?.focus();
            }}
          >
            {messages.clear}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {messages.submit}
          </Button>
        </div>
      </div>
      <noscript>
        <p className={css['noScript']}>{messages.noScript}</p>
      </noscript>
    </form>
  );
}
