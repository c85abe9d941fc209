import { useQueryClient } from '@tanstack/react-query';
import type { AdminSong } from '@utarang/contract';
import { useSave } from '../../parts/admin/use-save.js';
import { saveSong } from './api.js';
import { songChanged } from './queries.js';
import { contentOf, type SongEdit, songEdits } from './song-draft.js';

/** Saves a song that is being edited; every list then shows it. */
export function useSaveSong({ base, draft }: SongEdit, username: string, onSaved: (song: AdminSong) => void) {
  const client = useQueryClient();
  return useSave({
    base,
    send: (version) => saveSong(base.id, version, contentOf(draft)),
    onSaved: (song) => {
      songChanged(client, song);
      songEdits.end(username, base.id);
      onSaved(song);
    },
    onTheirs: (newer) => {
      songChanged(client, newer);
      songEdits.begin(username, newer);
    },
  });
}
