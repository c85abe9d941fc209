import { REPORT_MAX } from '@utarang/contract';
import { common, test } from '@utarang/messages';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { tooLong } from '../../../lib/too-long.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Notice } from '../../../ui/notice/notice.js';
import { reportWord } from '../api.js';
import css from './results/own-answer.module.css';

type ReportFormProps = { id: string; wordId: number; onCancel: () => void; onSent: () => void };

/** Says that the meaning of a word seems wrong, with a note or without one. */
export function ReportForm({ id, wordId, onCancel, onSent }: ReportFormProps) {
  const field = useId();
  const sending = useRef(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [tooLongText, setTooLongText] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    if (sending.current || tooLongText !== null) return;
    sending.current = true;
    setRefused(null);
    try {
      await reportWord(wordId, { field: 'meaningKo', note });
      onSent();
    } catch (error) {
      setRefused(errorText(error));
    } finally {
      sending.current = false;
    }
  }

  return (
    <form id={id} className={css['report']} noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>
        {test.reportNote} <span className={css['optional']}>{common.optional}</span>
      </label>
      {/* The button that opens the form was pressed to write here. */}
      <textarea
        id={field}
        name="note"
        rows={2}
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus
        aria-invalid={tooLongText !== null}
        aria-describedby={`${field}-error`}
        onInput={({ currentTarget }) => setTooLongText(tooLong(currentTarget.value, REPORT_MAX))}
      />
      <FieldError id={`${field}-error`}>{tooLongText}</FieldError>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <div className={css['buttons']}>
        <Button variant="txt" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button type="submit" variant="soft">
          {test.reportSend}
        </Button>
      </div>
    </form>
  );
}
