import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '../../parts/admin/use-save.js';
import { addSentence, saveSentence } from './api.js';
import { contentOf, faultsOf, NEW, type SentenceEdit, sentenceEdits } from './drafts.js';
import { cacheSentence } from './queries.js';

/** Saves an edited sentence, or adds the new one; every list then shows it. */
export function useSaveSentence(edit: SentenceEdit, username: string, onSaved: () => void) {
  const { base, draft } = edit;
  const client = useQueryClient();
  return useSave({
    base,
    faults: () => faultsOf(draft),
    send: (version) =>
      base.id === NEW ? addSentence(contentOf(draft)) : saveSentence(base.id, version, contentOf(draft)),
    onSaved: (sentence) => {
      cacheSentence(client, sentence);
      sentenceEdits.saved(username, edit, sentence);
      onSaved();
    },
    onTheirs: (newer) => {
      cacheSentence(client, newer);
      sentenceEdits.end(username, base.id);
    },
  });
}
