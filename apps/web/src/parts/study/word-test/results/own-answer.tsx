import { ApiError, type SynonymOfAnother } from '@utarang/contract';
import { format, plus, test } from '@utarang/messages';
import { useId, useRef, useState } from 'react';
import { announce } from '../../../../lib/announce.js';
import { errorText } from '../../../../lib/http.js';
import { Button } from '../../../../ui/button/button.js';
import { Message } from '../../../../ui/message/message.js';
import { Notice } from '../../../../ui/notice/notice.js';
import { addSynonym, removeSynonym } from '../../api.js';
import { ReportForm } from '../report-form.js';
import css from './own-answer.module.css';

/** The member's own synonym: null where there is none, added under its id, or refused with a sentence. */
type OwnSynonym = { id: number } | { refused: string } | null;

/** Names the word whose meaning the answer is; errors of other kinds have the server's sentence. */
function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'synonym_of_another') return errorText(error);
  const { japaneseWord, hiragana } = error.extra['word'] as SynonymOfAnother['word'];
  return format(test.ownTakenBy, { word: japaneseWord === hiragana ? japaneseWord : `${japaneseWord}(${hiragana})` });
}

/** Adds the synonym and takes it back, one call at a time. An error becomes a sentence. */
function useOwn(wordId: number, answer: string) {
  const [own, setOwn] = useState<OwnSynonym>(null);
  const underway = useRef(false);
  async function run(call: () => Promise<OwnSynonym>) {
    if (underway.current) return;
    underway.current = true;
    setOwn(await call().catch((error) => ({ refused: refusalText(error) })));
    underway.current = false;
  }
  const add = async () => ({ id: (await addSynonym(wordId, answer)).id });
  const remove = async (id: number) => {
    await removeSynonym(wordId, id);
    announce(plus.undone);
    return null;
  };
  return { own, toggle: () => void run(own && 'id' in own ? () => remove(own.id) : add) };
}

/**
 * The ways on after a wrong answer: who thinks it right can add it for themselves; who doubts the word's meaning can report it
 * (docs/product/word-test.md#what-can-be-done-after-a-wrong-answer).
 */
export function OwnAnswer({ wordId, answer }: { wordId: number; answer: string }) {
  const { own, toggle } = useOwn(wordId, answer);
  const [report, setReport] = useState<'closed' | 'open' | 'sent'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const added = own !== null && 'id' in own;

  const cancel = () => {
    setReport('closed');
    opener.current?.focus();
  };
  const sent = () => {
    setReport('sent');
    opener.current?.closest('dialog')?.querySelector<HTMLElement>('[data-main]')?.focus();
  };

  return (
    <div className={css['own']}>
      {added && <Notice kind="ok">{format(test.ownAdded, { answer })}</Notice>}
      {own !== null && 'refused' in own && (
        <Notice kind="bad">
          <Message>{own.refused}</Message>
        </Notice>
      )}
      {report === 'sent' && <Notice kind="ok">{test.reported}</Notice>}
      <div className={css['buttons']}>
        {/* One button, so that the focus stays on it. */}
        <Button variant="txt" onClick={toggle}>
          {added ? plus.undo : test.own}
        </Button>
        {report !== 'sent' && (
          <Button
            ref={opener}
            variant="txt"
            aria-expanded={report === 'open'}
            aria-controls={report === 'open' ? formId : undefined}
            onClick={() => (report === 'open' ? cancel() : setReport('open'))}
          >
            {test.report}
          </Button>
        )}
      </div>
      {report === 'open' && <ReportForm id={formId} wordId={wordId} onCancel={cancel} onSent={sent} />}
    </div>
  );
}
