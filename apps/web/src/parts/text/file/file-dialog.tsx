import { ENCODING_NAMES, type Encoding } from '@utarang/domain/encoding';
import { common, format, pasted as messages } from '@utarang/messages';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Message } from '../../../ui/message/message.js';
import { Select } from '../../../ui/select/select.js';
import css from './file-dialog.module.css';
import { type OpenFile, textOf } from './read-text-file.js';

/** The most lines and the most characters of a file in its preview. */
const PREVIEW_LINES = 8;
const PREVIEW_CHARACTERS = 400;

export type FileDialogProps = {
  file: OpenFile;
  /** True if the box has a text already, which the text of the file would replace. */
  replaces: boolean;
  onTake: (text: string) => void;
  onCancel: () => void;
};

/** A preview of a file as it was decoded, before its text is used; another encoding can be chosen. */
export function FileDialog({ file, replaces, onTake, onCancel }: FileDialogProps) {
  const [chosen, setChosen] = useState<Encoding | null>(null);
  const read = useMemo(() => textOf(file, chosen), [file, chosen]);
  const text = 'text' in read ? read.text : null;
  return (
    <Dialog
      title={messages.fileTitle}
      onClose={onCancel}
      actions={
        <>
          <Button variant="sec" data-autofocus="" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button aria-disabled={text === null} onClick={() => text !== null && onTake(text)}>
            {messages.fileTake}
          </Button>
        </>
      }
    >
      <div className={css['file']}>
        <p className={css['name']}>
          <Message>{file.name}</Message>
          {'lines' in read && <span>{format(messages.fileLines, { n: read.lines })}</span>}
        </p>
        <Select
          label={messages.encoding}
          value={read.encoding ?? 'utf-8'}
          options={ENCODING_NAMES}
          onChoose={(encoding) => setChosen(encoding)}
        />
        {'fault' in read ? (
          <p role="alert" className={css['fault']}>
            {read.fault}
          </p>
        ) : (
          <p className={css['text']}>
            <Message>{read.text.split('\n').slice(0, PREVIEW_LINES).join('\n').slice(0, PREVIEW_CHARACTERS)}</Message>
          </p>
        )}
        {replaces && <p>{messages.fileReplaces}</p>}
      </div>
    </Dialog>
  );
}
