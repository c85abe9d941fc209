import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminWord, WordChange } from '@utarang/contract';
import { admin, common, format } from '@utarang/messages';
import { useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Tag } from '../../../ui/tag/tag.js';
import { revertChange } from '../api.js';
import { historyQuery, wordChanged } from '../queries.js';
import { differs, fieldNames, isJapanese, textOf, wordFields } from '../word-fields.js';
import css from './history-dialog.module.css';

const actions: Readonly<Record<string, string>> = {
  added: admin['history.added'],
  edited: admin['history.edited'],
  reverted: admin['history.revertedAction'],
  synonym_accepted: admin['history.synonymAccepted'],
  synonym_refused: admin['history.synonymRefused'],
  report_accepted: admin['history.reportAccepted'],
  report_refused: admin['history.reportRefused'],
};

const when = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** What was changed of a word, the latest first, each with the way back (docs/product/admin.md#versions). */
export function HistoryDialog({ word, onClose }: { word: AdminWord; onClose: () => void }) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(historyQuery(word.id));
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const revert = async (change: WordChange) => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      wordChanged(client, word.id, await revertChange(word.id, change.id));
      announce(admin['history.reverted']);
    } catch (thrown) {
      setFailure(errorText(thrown));
    } finally {
      setPending(false);
      await refetch();
    }
  };
  return (
    <Dialog
      title={
        <>
          <span lang="ja">{word.japaneseWord}</span> {admin['history.title']}
        </>
      }
      described={false}
      onClose={onClose}
      actions={
        <Button look="sec" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {failure && (
        <p role="alert" className={css['failure']}>
          {failure}
        </p>
      )}
      {error && !data && !isFetching && (
        <ErrorPanel text={admin['history.fail']} detail={errorText(error)} onRetry={() => void refetch()} />
      )}
      {!data && isFetching && <p>{common.loading}</p>}
      {data?.length === 0 && <p>{admin['history.empty']}</p>}
      <ol className={css['changes']}>
        {data?.map((change) => (
          <Change key={change.id} change={change} pending={pending} onRevert={() => void revert(change)} />
        ))}
      </ol>
    </Dialog>
  );
}

type ChangeProps = { change: WordChange; pending: boolean; onRevert: () => void };

function Change({ change, pending, onRevert }: ChangeProps) {
  const at = when.format(new Date(change.at));
  const { before, after } = change;
  const fields = before && after ? wordFields.filter((field) => differs(before, after, field)) : [];
  return (
    <li>
      <p className={css['head']}>
        <b>{actions[change.action] ?? change.action}</b>
        <span>
          {change.admin === null ? admin['history.gone'] : format(admin['history.by'], { admin: change.admin })}
        </span>
        <time dateTime={change.at}>{at}</time>
      </p>
      {before && after && (
        <dl>
          {fields.map((field) => (
            <div key={field}>
              <dt>{fieldNames[field]}</dt>
              <dd lang={isJapanese(field) ? 'ja' : undefined}>
                <del>
                  <span className="sr" lang="ko">
                    {admin['history.was']}{' '}
                  </span>
                  {textOf(before, field) || '–'}
                </del>{' '}
                <ins>
                  <span className="sr" lang="ko">
                    {admin['history.is']}{' '}
                  </span>
                  {textOf(after, field) || '–'}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {change.revertedBy === null ? (
        (before || after) && (
          <Button
            look="sec"
            aria-disabled={pending}
            aria-label={format(admin['history.revertAria'], { at })}
            onClick={onRevert}
          >
            {admin['history.revert']}
          </Button>
        )
      ) : (
        <Tag look="mut">{admin['history.undone']}</Tag>
      )}
    </li>
  );
}
