import { useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  anySavedList,
  BRING_MAX_BYTES,
  type BringPreview,
  type BringResult,
  pages,
  queryKeys,
} from '@utarang/contract';
import { format, bringAlong as text } from '@utarang/messages';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Notice } from '../../../ui/notice/notice.js';
import { Panel } from '../../../ui/panel/panel.js';
import { previewImport, saveImport } from '../api.js';
import { bodyOf, type Choices } from '../brought.js';
import { Brought } from './brought.js';
import { FileChoice } from './file-choice.js';
import css from './take-along-page.module.css';

/** A chosen file. Its bytes are stored, so that it can be sent again even if the file changes. */
type ChosenFile = { readonly name: string; readonly bytes: Blob };

type State =
  | { is: 'waiting'; refused: string | null }
  | { is: 'reading'; file: ChosenFile }
  | { is: 'unread'; file: ChosenFile; failed: string }
  | { is: 'read'; file: ChosenFile; preview: BringPreview; keeping: boolean; failed: string | null }
  | { is: 'done'; result: BringResult };

/** Imports words from a file: first a preview, then the import (docs/product/take-along.md#preview). */
export function BringAlong() {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ is: 'waiting', refused: null });
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is removed then: the heading gets the focus, above the new content.
  const before = useRef(state.is);
  useEffect(() => {
    if (before.current !== state.is && state.is !== 'reading') heading.current?.focus();
    before.current = state.is;
  }, [state.is]);

  async function read(file: ChosenFile) {
    setState({ is: 'reading', file });
    try {
      const preview = await previewImport(file.bytes, file.name);
      setState({ is: 'read', file, preview, keeping: false, failed: null });
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors['file'] : undefined;
      if (refused !== undefined) setState({ is: 'waiting', refused });
      else setState({ is: 'unread', file, failed: errorText(error) });
    }
  }

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (!file || state.is === 'reading') return;
    const refuse = (refused: string) => setState({ is: 'waiting', refused });
    if (files.length > 1) return refuse(text['in.oneFile']);
    if (file.size > BRING_MAX_BYTES) return refuse(text['in.tooLarge']);
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return refuse(text['in.unreadable']);
    await read({ name: file.name, bytes: new Blob([bytes], { type: 'application/octet-stream' }) });
  }

  async function keepWords(choices: Choices) {
    if (state.is !== 'read' || state.keeping) return;
    setState({ ...state, keeping: true, failed: null });
    try {
      const result = await saveImport(state.preview.token, bodyOf(choices));
      setState({ is: 'done', result });
      for (const queryKey of [queryKeys.checkedIds(), anySavedList, queryKeys.today(), queryKeys.ownWords()]) {
        void client.invalidateQueries({ queryKey });
      }
    } catch (error) {
      setState({ ...state, keeping: false, failed: errorText(error) });
    }
  }

  const wait = () => setState({ is: 'waiting', refused: null });
  return (
    <Panel title={text['in.title']} headingRef={heading}>
      {state.is === 'waiting' && (
        <FileChoice
          refused={state.refused}
          onChoose={(files) => void choose(files)}
          onPaste={(typed) => void read({ name: text['in.pasted'], bytes: new Blob([typed]) })}
        />
      )}
      <p role="status" className={css['status']}>
        {state.is === 'reading' ? text['in.reading'] : state.is === 'read' && state.keeping ? text['in.keeping'] : ''}
      </p>
      {state.is === 'unread' && (
        <>
          <ErrorPanel text={state.failed} onRetry={() => void read(state.file)} />
          <Button variant="txt" onClick={wait}>
            {text['in.cancel']}
          </Button>
        </>
      )}
      {state.is === 'read' && (
        <Brought
          name={state.file.name}
          size={state.file.bytes.size}
          preview={state.preview}
          keeping={state.keeping}
          failed={state.failed}
          onKeep={(choices) => void keepWords(choices)}
          onCancel={wait}
        />
      )}
      {state.is === 'done' && <Done result={state.result} onAnother={wait} />}
    </Panel>
  );
}

const Done = ({ result, onAnother }: { result: BringResult; onAnother: () => void }) => (
  <>
    <Notice kind="ok">{result.saved > 0 ? format(text['in.done'], { n: result.saved }) : text['in.doneNone']}</Notice>
    {result.wishes > 0 && <p className={css['note']}>{format(text['in.doneWishes'], { n: result.wishes })}</p>}
    <div className={css['ends']}>
      <Button variant="sec" onClick={onAnother}>
        {text['in.another']}
      </Button>
      <ButtonLink to={pages.myWords}>{text['in.toWords']}</ButtonLink>
    </div>
  </>
);
