import { bringAlong as text } from '@utarang/messages';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import css from './take-along-page.module.css';

const ACCEPTED = '.csv,.tsv,.txt,.json,.apkg,text/plain,text/csv';

type ChoiceProps = {
  /** The reason for which the file before was refused. */
  refused: string | null;
  onChoose: (files: readonly File[]) => void;
  onPaste: (typed: string) => void;
};

/** The input for a file, which is chosen or dropped, or for a pasted list. */
export function FileChoice({ refused, onChoose, onPaste }: ChoiceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const [typed, setTyped] = useState('');
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <>
      {/* The button inside does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on */}
      <div
        className={cx(css['zone'], isOver && css['over'])}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={(event) => {
          onDrag(event, false);
          onChoose([...event.dataTransfer.files]);
        }}
      >
        <Upload size={28} />
        <b>{text['in.drop']}</b>
        <p id={`${id}-kinds`}>{text['in.kinds']}</p>
        <Button aria-describedby={`${id}-kinds`} onClick={() => input.current?.click()}>
          {text['in.choose']}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={text['in.choose']}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])]);
            currentTarget.value = ''; // so that the same file can be chosen again, corrected
          }}
        />
        <Button variant="txt" aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          {text['in.paste']}
        </Button>
      </div>
      <FieldError alert>{refused}</FieldError>
      {isPasting && (
        <form
          className={css['paste']}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') onPaste(typed);
          }}
        >
          <label htmlFor={`${id}-box`}>{text['in.box']}</label>
          <textarea
            id={`${id}-box`}
            rows={6}
            value={typed}
            aria-describedby={`${id}-tip`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${id}-tip`} className={css['note']}>
            {text['in.boxTip']}
          </p>
          <Button type="submit" variant="sec">
            {text['in.read']}
          </Button>
        </form>
      )}
    </>
  );
}
