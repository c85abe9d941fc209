import { useQuery, useQueryClient } from '@tanstack/react-query';
import { anySavedList, type OwnWord, type OwnWordBody, queryKeys } from '@utarang/contract';
import { format, bringAlong as text } from '@utarang/messages';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { Button } from '../../../ui/button/button.js';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Message } from '../../../ui/message/message.js';
import { Notice } from '../../../ui/notice/notice.js';
import { Panel } from '../../../ui/panel/panel.js';
import { addOwnWord, changeOwnWord, deleteOwnWord, fetchOwnWords } from '../api.js';
import { OwnWordForm } from './own-word-form.js';
import css from './take-along-page.module.css';

/** The member's own words, which the book lacks (docs/product/take-along.md#own-words). */
export function OwnWords() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.ownWords(),
    queryFn: ({ signal }) => fetchOwnWords({ signal }),
  });
  const [editing, setEditing] = useState<OwnWord | 'new' | null>(null);
  const [deleting, setDeleting] = useState<OwnWord | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const changed = () => {
    for (const queryKey of [queryKeys.ownWords(), queryKeys.checkedIds(), anySavedList, queryKeys.today()]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  async function remove(word: OwnWord) {
    setDeleting(null);
    setFailed(null);
    try {
      await deleteOwnWord(word.id);
    } catch (failure) {
      setFailed(errorText(failure));
    }
    changed();
  }
  const send = async (body: OwnWordBody) => {
    if (editing === 'new') await addOwnWord(body);
    else if (editing) await changeOwnWord(editing.id, body);
    setEditing(null);
    changed();
  };
  return (
    <Panel title={text['own.title']}>
      <p className={css['note']}>{text['own.lead']}</p>
      {!data && error && (
        <ErrorPanel text={text['own.fail']} detail={errorText(error)} onRetry={() => void refetch()} />
      )}
      {data && data.length > 0 && (
        <ul className={css['rows']}>
          {data.map((word) => (
            <OwnWordRow key={word.id} word={word} onEdit={setEditing} onDelete={setDeleting} />
          ))}
        </ul>
      )}
      {failed && <Notice kind="bad">{failed}</Notice>}
      {editing ? (
        <OwnWordForm
          key={editing === 'new' ? 'new' : editing.id}
          word={editing === 'new' ? null : editing}
          send={send}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <Button variant="sec" onClick={() => setEditing('new')}>
          <Plus size={18} />
          {text['own.add']}
        </Button>
      )}
      {deleting && (
        <ConfirmDialog
          title={format(text['own.deleteTitle'], { word: deleting.japaneseWord })}
          confirm={text['own.delete']}
          danger
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(null)}
        >
          {text['own.deleteBody']}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

type RowProps = { word: OwnWord; onEdit: (word: OwnWord) => void; onDelete: (word: OwnWord) => void };

const OwnWordRow = ({ word, onEdit, onDelete }: RowProps) => (
  <li>
    <span className={css['listed']}>
      <b lang="ja">{word.japaneseWord}</b>
      <span className={css['tip']}>
        <span lang="ja">{word.hiragana}</span> [{word.koreanPronunciation}] <Message>{word.meaningKo}</Message>
      </span>
    </span>
    <span className={css['tools']}>
      <IconButton label={format(text['own.editName'], { word: word.japaneseWord })} onClick={() => onEdit(word)}>
        <Pencil size={18} />
      </IconButton>
      <IconButton label={format(text['own.deleteName'], { word: word.japaneseWord })} onClick={() => onDelete(word)}>
        <Trash2 size={18} />
      </IconButton>
    </span>
  </li>
);
