import { pasted as messages } from '@utarang/messages';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import type { FileDialogProps } from './file-dialog.js';
import css from './text-file.module.css';

const ACCEPTED = '.lrc,.srt,.vtt,.ass,.ssa,.txt,text/plain';

/** The code that reads files. A text that is typed or pasted works without it. */
const load = () => import('./file-tools.js');
type Tools = Awaited<ReturnType<typeof load>>;
type OpenedFile = Pick<FileDialogProps, 'file'> & { readonly Dialog: Tools['FileDialog'] };

type TextFileProps = {
  /** True if the box has a text already, which the text of the file would replace. */
  replaces: boolean;
  onTake: (text: string) => void;
  /** The box onto which a file may be dropped. */
  children: ReactNode;
};

/** A text box that also takes a file of lyrics or subtitles: by a button, or dropped onto it. */
export function TextFile({ replaces, onTake, children }: TextFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    try {
      const { openFile, FileDialog } = await load();
      const found = await openFile(file);
      if (typeof found === 'string') setFault(found);
      else setOpened({ file: found, Dialog: FileDialog });
    } catch {
      setFault(messages.fileUnreadable);
    }
  };
  const close = () => setOpened(null);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same
    <div
      className={cx(css['area'], isOver && css['over'])}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(false);
        void open(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <div className={css['row']}>
        <Button variant="txt" onClick={() => input.current?.click()}>
          <FileUp size={18} />
          {messages.file}
        </Button>
        <span className={css['hint']}>{messages.fileHint}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          data-text-file=""
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
      <FieldError alert>{fault}</FieldError>
      {opened && (
        <opened.Dialog
          file={opened.file}
          replaces={replaces}
          onTake={(text) => {
            onTake(text);
            close();
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}
