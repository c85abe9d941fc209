import { adminImport } from '@utarang/messages';
import { CircleAlert, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { Button } from '../../../ui/button/button.js';
import css from './file-choice.module.css';

type ChoiceProps = {
  chosen: boolean;
  busy: boolean;
  /** The reason for which the chosen file was refused. */
  refused: string | null;
  onChoose: (files: readonly File[]) => void;
};

/** The input for a file, which is chosen by a button or dropped. */
export function FileChoice({ chosen, busy, refused, onChoose }: ChoiceProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !busy);
  };
  return (
    // The button does the same by the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on
    <div
      className={cx(css['zone'], over && css['over'])}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        onChoose([...event.dataTransfer.files]);
      }}
    >
      <Upload size={28} />
      <Button
        variant={chosen ? 'sec' : 'pri'}
        aria-disabled={busy}
        aria-describedby={refused ? `${id}-refused` : `${id}-hint`}
        onClick={() => !busy && box.current?.click()}
      >
        {chosen ? adminImport.chooseOther : adminImport.choose}
      </Button>
      <input
        ref={box}
        type="file"
        accept=".csv,.tsv,.txt"
        hidden
        aria-label={adminImport.choose}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = ''; // so that the same file can be chosen again, corrected
        }}
      />
      <p id={`${id}-hint`} className={css['hint']}>
        <span className={css['drop']}>{adminImport.drop} · </span>
        {adminImport.dropHint}
      </p>
      {refused && (
        <p role="alert" id={`${id}-refused`} className={css['refused']}>
          <CircleAlert size={18} />
          {refused}
        </p>
      )}
    </div>
  );
}
