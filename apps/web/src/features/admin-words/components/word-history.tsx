import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminWord } from '@utarang/contract';
import { admin } from '@utarang/messages';
import { HistoryDialog } from '../../../parts/admin/history-dialog.js';
import { revertChange } from '../api.js';
import { cacheWord, historyQuery } from '../queries.js';
import { describedFields } from '../word-fields.js';

/** The dialog of the changes of a word. */
export function WordHistory({ word, onClose }: { word: AdminWord; onClose: () => void }) {
  const client = useQueryClient();
  const changes = useQuery(historyQuery(word.id));
  return (
    <HistoryDialog
      title={
        <>
          <span lang="ja">{word.japaneseWord}</span> {admin['history.title']}
        </>
      }
      changes={changes}
      fields={describedFields}
      revert={async (change) => cacheWord(client, word.id, await revertChange(word.id, change))}
      onClose={onClose}
    />
  );
}
