import { useQueryClient } from '@tanstack/react-query';
import type { AdminSong } from '@utarang/contract';
import { useSave } from '../../parts/admin/use-save.js';
import { saveSong } from './api.js';
import { cacheSong } from './queries.js';
import { contentOf, type SongEdit, songEdits } from './song-draft.js';

/** Saves an edited song; every list then shows it. */
export function useSaveSong(edit: SongEdit, username: string, onSaved: (song: AdminSong) => void) {
  const { base, draft } = edit;
  const client = useQueryClient();
  return useSave({
    base,
    send: (version) => saveSong(base.id, version, contentOf(draft)),
    onSaved: (song) => {
      cacheSong(client, song);
      songEdits.saved(username, edit, song);
      // The page goes on showing the form.
      if (!songEdits.store.get().byId.has(song.id)) songEdits.begin(username, song);
      onSaved(song);
    },
    onTheirs: (newer) => {
      cacheSong(client, newer);
      songEdits.begin(username, newer);
    },
  });
}
