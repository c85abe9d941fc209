import { useQuery } from '@tanstack/react-query';
import { type AdminSongRow, pages, pathOf } from '@utarang/contract';
import { common, format, adminSongs as messages, pageTitles } from '@utarang/messages';
import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/http.js';
import { useStore } from '../../../lib/store.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { Tag } from '../../../ui/tag/tag.js';
import { ListPage } from '../components/list-page.js';
import { adminSongsQuery } from '../queries.js';
import { chosenSongs } from '../song-choice.js';
import { songEdits } from '../song-draft.js';
import css from './admin-songs.module.css';

const editor = (id: number | 'new') => pathOf('adminSong', { id });

/** The page on which songs are searched, added and opened (docs/product/admin.md#artists-and-songs). */
export const AdminSongsPage = () => (
  <AdminsOnly title={pageTitles.adminSongs}>
    <Songs />
  </AdminsOnly>
);

function Songs() {
  const { data, error, isFetching, refetch } = useQuery(adminSongsQuery);
  const isFailed = error && !data && !isFetching;
  return (
    <ListPage
      path={pages.adminSongs}
      title={messages.title}
      search={messages.search}
      count={messages.count}
      empty={messages.empty}
      shows={{ all: messages.showAll, lines: messages.showLines, retired: messages.showRetired }}
      rows={data}
      chosen={chosenSongs}
      failure={isFailed ? { text: messages.fail, detail: errorText(error), retry: () => void refetch() } : null}
      add={
        <ButtonLink to={editor('new')}>
          <Plus size={18} />
          {messages.add}
        </ButtonLink>
      }
    >
      {(song) => <SongRow song={song} />}
    </ListPage>
  );
}

function SongRow({ song }: { song: AdminSongRow }) {
  const username = useUsername();
  const stored = useStore(songEdits.store);
  const edit = stored.admin === username ? stored.byId.get(song.id) : undefined;
  const { title, titleKo, artists, year, level, lineCount } = song;
  return (
    <>
      <div className={css['name']}>
        <b lang="ja">{title}</b>
        <span>
          {titleKo} · <span lang="ja">{artists.map(({ name }) => name).join(', ')}</span> · {year}
        </span>
      </div>
      <span className={css['facts']}>
        {level && `${level} · `}
        {lineCount > 0 ? format(messages.lineCount, { n: lineCount }) : messages.noLines}
      </span>
      {song.retired && <Tag variant="mut">{messages.retired}</Tag>}
      {edit && songEdits.isChanged(edit) && <Tag variant="cool">{messages.unsaved}</Tag>}
      <ButtonLink variant="sec" to={editor(song.id)} aria-label={format(messages.edit, { name: title })}>
        {common.edit}
      </ButtonLink>
    </>
  );
}
