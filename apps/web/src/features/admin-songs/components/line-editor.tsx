import { format, adminSongs as messages } from '@utarang/messages';
import { Plus } from 'lucide-react';
import { Fragment, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../lib/announce.js';
import { Button } from '../../../ui/button/button.js';
import { disabledWithReason } from '../../../ui/button/disabled-with-reason.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import { toastUndoable } from '../result-toast.js';
import {
  type LineDraft,
  moved,
  newLine,
  pastedLines,
  spliced,
  stanzasOf,
  withLineAgain,
  withoutLine,
} from '../song-draft.js';
import { LineRow } from './line-row.js';
import css from './lines.module.css';

type EditorProps = {
  lines: readonly LineDraft[];
  errors: Readonly<Record<string, string>>;
  onChange: (change: (lines: readonly LineDraft[]) => readonly LineDraft[]) => void;
};

/** The faults of a line, by the names of its fields. */
function errorsOf(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const start = `lines.${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) =>
      field.startsWith(start) ? [[field.slice(start.length), text]] : [],
    ),
  );
}

/** The editor of the lines of a song, in their order (docs/product/admin.md#artists-and-songs). */
export function LineEditor({ lines, errors, onChange }: EditorProps) {
  const list = useRef<HTMLDivElement>(null);
  const stanzas = stanzasOf(lines);
  const focus = (key: number, act: string) =>
    list.current?.querySelector<HTMLElement>(`[data-line="${key}"] [data-act="${act}"]`)?.focus();

  const insert = (index: number, line: LineDraft) => {
    flushSync(() => onChange(() => spliced(lines, index, 0, line)));
    focus(line.key, 'text');
  };
  const move = (index: number, step: -1 | 1, act: string) => {
    const next = moved(lines, index, index + step);
    if (next === lines) return;
    flushSync(() => onChange(() => next));
    // The browser takes the focus from an element that is moved.
    focus(lines[index]!.key, act);
    announce(format(messages.moved, { n: index + step + 1 }));
  };
  const remove = (index: number) => {
    const rest = withoutLine(lines, index);
    flushSync(() => onChange(() => rest));
    const near = rest[index] ?? rest.at(-1);
    if (near) focus(near.key, 'text');
    toastUndoable(messages.removed, messages.removeUndo, () => onChange((now) => withLineAgain(now, lines, index)));
  };

  return (
    <Panel title={messages.lyrics}>
      <p className={css['hint']}>
        <Message>{`${messages.lineJapaneseHint} ${messages.keys}`}</Message>
      </p>
      <div ref={list} className={css['lines']}>
        {lines.map((line, index) => (
          <Fragment key={line.key}>
            {stanzas[index] !== stanzas[index - 1] && (
              <p className={css['stanza']}>{format(messages.stanza, { n: stanzas[index]! })}</p>
            )}
            <LineRow
              line={line}
              n={index + 1}
              count={lines.length}
              errors={errorsOf(errors, index)}
              onType={(over) => onChange(() => spliced(lines, index, 1, { ...line, ...over }))}
              onMove={(step, act) => move(index, step, act)}
              onRemove={() => remove(index)}
              onInsert={() => insert(index + 1, newLine(lines))}
            />
          </Fragment>
        ))}
      </div>
      <p>
        <Button variant="sec" onClick={() => insert(lines.length, newLine(lines))}>
          <Plus size={18} />
          {messages.addLine}
        </Button>
      </p>
      <Paste
        onPaste={(text) => {
          const more = pastedLines(text, lines);
          onChange(() => [...lines, ...more]);
          announce(format(messages.pasted, { n: more.length }));
        }}
      />
    </Panel>
  );
}

/** A box into which many lines are pasted at once. */
function Paste({ onPaste }: { onPaste: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={css['paste']}>
      <label htmlFor={id}>{messages.paste}</label>
      <p id={`${id}-hint`} className={css['hint']}>
        <Message>{messages.pasteHint}</Message>
      </p>
      <textarea
        id={id}
        lang="ja"
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        variant="sec"
        {...disabledWithReason(text.trim() === '' && messages.pasteEmpty, () => {
          onPaste(text);
          setText('');
        })}
      >
        {messages.pasteAdd}
      </Button>
    </div>
  );
}
