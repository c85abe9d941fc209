import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '../../parts/admin/use-save.js';
import { addSentence, saveSentence } from './api.js';
import { contentOf, NEW, type SentenceEdit, sentenceEdits } from './drafts.js';
import { sentenceChanged } from './queries.js';

/** Saves a sentence that is being edited, or adds the new one; every list then shows it. */
export function useSaveSentence({ base, draft }: SentenceEdit, username: string, onSaved: () => void) {
  const client = useQueryClient();
  return useSave({
    base,
    send: (version) =>
      base.id === NEW ? addSentence(contentOf(draft)) : saveSentence(base.id, version, contentOf(draft)),
    onSaved: (sentence) => {
      sentenceChanged(client, sentence);
      sentenceEdits.end(username, base.id);
      onSaved();
    },
    onTheirs: (newer) => {
      sentenceChanged(client, newer);
      sentenceEdits.end(username, base.id);
    },
  });
}
