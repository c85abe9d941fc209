import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AdminSong, ApiError, pages, pathOf } from '@utarang/contract';
import { adminSongs as messages, pageTitles } from '@utarang/messages';
import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { numberIn } from '../../../lib/number-in.js';
import { useStore } from '../../../lib/store.js';
import { HistoryDialog } from '../../../parts/admin/history-dialog.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Tag } from '../../../ui/tag/tag.js';
import { toastFailure } from '../../../ui/toast/undo-toast.js';
import { retireSong, revertSong } from '../api.js';
import { songFields } from '../described-fields.js';
import { SongForm } from '../lazy-components.js';
import { adminSongQuery, cacheSong, songHistoryQuery } from '../queries.js';
import { toastResult } from '../result-toast.js';
import { NEW_SONG, songEdits } from '../song-draft.js';
import css from './admin-songs.module.css';

/** The page of a song with its lines, or of a new one (docs/product/admin.md#artists-and-songs). */
export const AdminSongPage = () => {
  const { id = '' } = useParams();
  return (
    <AdminsOnly title={pageTitles.adminSong}>
      <Song key={id} id={numberIn(id) ?? 0} isNew={id === 'new'} />
    </AdminsOnly>
  );
};

function Song({ id, isNew }: { id: number; isNew: boolean }) {
  const username = useUsername();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({ ...adminSongQuery(id), enabled: id > 0 });
  const song = isNew ? NEW_SONG : data;
  const stored = useStore(songEdits.store);
  const edit = stored.admin === username ? stored.byId.get(id) : undefined;

  // What was typed before stays. An edit without changes begins again with the current song.
  useEffect(() => {
    if (!song) return;
    const now = songEdits.store.get();
    const begun = now.admin === username ? now.byId.get(song.id) : undefined;
    if (!begun || (begun.base !== song && !songEdits.isChanged(begun))) songEdits.begin(username, song);
  }, [song, username]);

  const isMissing = (!isNew && id === 0) || (error instanceof ApiError && error.code === 'song_not_found');
  const saved = (next: AdminSong) => {
    announce(messages.saved);
    toastResult(messages.saved);
    if (isNew) void navigate(pathOf('adminSong', { id: next.id }), { replace: true });
  };
  return (
    <div className={`wrap ${css['page']}`}>
      <div className={css['top']}>
        <h1>{isNew ? messages.newTitle : messages.title}</h1>
        <Link to={pages.adminSongs}>{messages.showAll}</Link>
        {song && !isNew && <Actions song={song} />}
      </div>
      {isMissing && <EmptyState glyph="空" title={messages.notFound} />}
      {error && !isMissing && !data && !isFetching && (
        <ErrorPanel text={messages.fail} detail={errorText(error)} onRetry={() => void refetch()} />
      )}
      <Suspense>{edit && <SongForm edit={edit} username={username} onSaved={saved} />}</Suspense>
    </div>
  );
}

/** The actions on the whole song. */
function Actions({ song }: { song: AdminSong }) {
  const client = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const retire = async () => {
    if (pending) return;
    setPending(true);
    try {
      const next = await retireSong(song.id, !song.retired);
      cacheSong(client, next);
      toastResult(next.retired ? messages.retireDone : messages.restoreDone);
    } catch (error) {
      toastFailure(errorText(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={css['actions']}>
      {song.retired ? (
        <Tag variant="mut">{messages.retired}</Tag>
      ) : (
        <Link to={pathOf('song', { id: song.id })}>{messages.toPage}</Link>
      )}
      <Button variant="sec" onClick={() => setHistoryOpen(true)}>
        {messages.history}
      </Button>
      <Button variant="sec" aria-disabled={pending} onClick={() => void retire()}>
        {song.retired ? messages.restore : messages.retire}
      </Button>
      {isHistoryOpen && <SongHistory song={song} onClose={() => setHistoryOpen(false)} />}
    </div>
  );
}

function SongHistory({ song, onClose }: { song: AdminSong; onClose: () => void }) {
  const client = useQueryClient();
  const changes = useQuery(songHistoryQuery(song.id));
  return (
    <HistoryDialog
      title={
        <>
          <span lang="ja">{song.title}</span> {messages.history}
        </>
      }
      changes={changes}
      fields={songFields}
      revert={async (change) => cacheSong(client, await revertSong(song.id, change))}
      onClose={onClose}
    />
  );
}
