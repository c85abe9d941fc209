import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminArtist } from '@utarang/contract';
import { adminSongs as messages } from '@utarang/messages';
import { HistoryDialog } from '../../../parts/admin/history-dialog.js';
import { revertArtist } from '../api.js';
import { artistFields } from '../described-fields.js';
import { artistHistoryQuery, cacheArtist } from '../queries.js';

/** The dialog of the changes of an artist. */
export function ArtistHistory({ artist, onClose }: { artist: AdminArtist; onClose: () => void }) {
  const client = useQueryClient();
  const changes = useQuery(artistHistoryQuery(artist.id));
  return (
    <HistoryDialog
      title={
        <>
          <span lang="ja">{artist.name}</span> {messages.history}
        </>
      }
      changes={changes}
      fields={artistFields}
      revert={async (change) => cacheArtist(client, await revertArtist(artist.id, change))}
      onClose={onClose}
    />
  );
}
