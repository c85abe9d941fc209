import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AdminArtist, pages } from '@utarang/contract';
import { common, format, adminSongs as messages, pageTitles } from '@utarang/messages';
import { History, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { useStore } from '../../../lib/store.js';
import { genderNames } from '../../../parts/admin/gender-names.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { Button } from '../../../ui/button/button.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Tag } from '../../../ui/tag/tag.js';
import { toastFailure } from '../../../ui/toast/undo-toast.js';
import { retireArtist } from '../api.js';
import { type ArtistEdit, artistEdits, NEW_ARTIST } from '../artist-draft.js';
import { ListPage } from '../components/list-page.js';
import { ArtistForm, ArtistHistory } from '../lazy-components.js';
import { adminArtistsQuery, cacheArtist } from '../queries.js';
import { toastResult } from '../result-toast.js';
import { chosenArtists } from '../song-choice.js';
import css from './admin-songs.module.css';

/** The page on which artists are searched, added and edited (docs/product/admin.md#artists-and-songs). */
export const AdminArtistsPage = () => (
  <AdminsOnly title={pageTitles.adminArtists}>
    <Artists />
  </AdminsOnly>
);

const NONE: ReadonlyMap<number, ArtistEdit> = new Map();

function Artists() {
  const username = useUsername();
  const { data, error, isFetching, refetch } = useQuery(adminArtistsQuery);
  const [historyOf, setHistoryOf] = useState<AdminArtist | null>(null);
  const stored = useStore(artistEdits.store);
  const edits = stored.admin === username ? stored.byId : NONE;
  const isFailed = error && !data && !isFetching;
  const saved = () => {
    announce(messages.saved);
    toastResult(messages.saved);
  };
  return (
    <>
      <ListPage
        path={pages.adminArtists}
        title={messages.artistTitle}
        search={messages.artistSearch}
        count={messages.artistCount}
        empty={messages.artistEmpty}
        shows={{ all: common.all, retired: messages.retired }}
        rows={data}
        chosen={chosenArtists}
        failure={isFailed ? { text: messages.artistFail, detail: errorText(error), retry: () => void refetch() } : null}
        add={
          <Button onClick={() => artistEdits.begin(username, NEW_ARTIST)}>
            <Plus size={18} />
            {messages.artistAdd}
          </Button>
        }
        above={[...edits.values()].map((edit) => (
          <Suspense key={edit.base.id}>
            <ArtistForm edit={edit} username={username} onSaved={saved} />
          </Suspense>
        ))}
      >
        {(artist) => (
          <ArtistRow
            artist={artist}
            onEdit={() => artistEdits.begin(username, artist)}
            onHistory={() => setHistoryOf(artist)}
          />
        )}
      </ListPage>
      <Suspense>{historyOf && <ArtistHistory artist={historyOf} onClose={() => setHistoryOf(null)} />}</Suspense>
    </>
  );
}

type RowProps = { artist: AdminArtist; onEdit: () => void; onHistory: () => void };

function ArtistRow({ artist, onEdit, onHistory }: RowProps) {
  const client = useQueryClient();
  const { id, name, nameKo, gender, songCount, retired } = artist;
  const retire = async () => {
    try {
      cacheArtist(client, await retireArtist(id, !retired));
      toastResult(retired ? messages.restoreDone : messages.retireDone);
    } catch (thrown) {
      toastFailure(errorText(thrown));
    }
  };
  return (
    <>
      <div className={css['name']}>
        <b lang="ja">{name}</b>
        <span>
          {nameKo} · {genderNames[gender]} · {format(messages.artistSongs, { n: songCount })}
        </span>
      </div>
      {retired && <Tag variant="mut">{messages.retired}</Tag>}
      <Button
        variant="txt"
        aria-label={`${name} ${retired ? messages.restore : messages.retire}`}
        onClick={() => void retire()}
      >
        {retired ? messages.restore : messages.retire}
      </Button>
      <IconButton label={`${name} ${messages.history}`} onClick={onHistory}>
        <History size={18} />
      </IconButton>
      <Button variant="sec" aria-label={format(messages.edit, { name })} onClick={onEdit}>
        {common.edit}
      </Button>
    </>
  );
}
