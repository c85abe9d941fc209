import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminSentence } from '@utarang/contract';
import { admin } from '@utarang/messages';
import { HistoryDialog } from '../../../parts/admin/history-dialog.js';
import { revertChange } from '../api.js';
import { cacheSentence, historyQuery } from '../queries.js';
import { sentenceFields } from '../sentence-fields.js';

/** The dialog of the changes of a sentence and its quiz. */
export function SentenceHistoryDialog({ sentence, onClose }: { sentence: AdminSentence; onClose: () => void }) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(historyQuery(sentence.id));
  return (
    <HistoryDialog
      title={
        <>
          <span lang="ja">{sentence.shown.japanese}</span> {admin['history.title']}
        </>
      }
      changes={{ data: data?.changes, error, isFetching, refetch }}
      fields={sentenceFields(data?.words ?? [])}
      revert={async (change) => cacheSentence(client, await revertChange(sentence.id, change))}
      onClose={onClose}
    />
  );
}
