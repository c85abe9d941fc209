import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '../../parts/admin/use-save.js';
import { saveWord } from './api.js';
import { contentOf, type WordEdit, wordEdits } from './drafts.js';
import { cacheWord } from './queries.js';

/** Saves an edited word; every list then shows it. */
export function useSaveWord(edit: WordEdit, username: string, onSaved: () => void) {
  const { base, draft } = edit;
  const client = useQueryClient();
  return useSave({
    base,
    send: (version) => saveWord(base.id, version, contentOf(draft)),
    onSaved: (word) => {
      cacheWord(client, base.id, word);
      wordEdits.saved(username, edit, word);
      onSaved();
    },
    onTheirs: (newer) => {
      cacheWord(client, base.id, newer);
      wordEdits.end(username, base.id);
    },
  });
}
