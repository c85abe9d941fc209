import { pages, pathOf, type SongDetail } from '@utarang/contract';
import { format, song as messages, pageTitles, songs } from '@utarang/messages';
import { Link } from 'react-router';
import { Breadcrumb } from '../../../parts/breadcrumb/breadcrumb.js';
import { KnownRing } from '../../../parts/known/known-ring.js';
import { Cover } from '../../../parts/music/cover.js';
import { ShareButton } from '../../../parts/share/share-button.js';
import { Message } from '../../../ui/message/message.js';
import { Tag } from '../../../ui/tag/tag.js';
import { FavoriteSong } from './favorite-button.js';
import css from './song-hero.module.css';

const lists = [{ name: pageTitles.songs, to: pages.songs }];

/** The titles and artists of a song, and the actions on the whole song. */
export function SongHero({ song }: { song: SongDetail }) {
  const { title, titleKo, artists, level, album, year } = song;
  const names = artists.map(({ name }) => name).join(', ');
  return (
    <header>
      <div className={css['row']}>
        <Breadcrumb steps={lists} here={title} />
        <div className={css['actions']}>
          <FavoriteSong song={song} />
          <ShareButton icon title={format(messages.titleOf, { title, artist: names })} />
        </div>
      </div>
      <div className={css['hero']}>
        <Cover id={song.id} name={title} className={css['cover']} />
        <div className={css['names']}>
          <h1 tabIndex={-1} className={css['title']} lang="ja">
            {title}
          </h1>
          <p className={css['korean']}>{titleKo}</p>
          <p className={css['about']}>
            {artists.map(({ id, name }) => (
              <Link key={id} to={pathOf('artist', { id })} className={css['artist']} lang="ja">
                {name}
              </Link>
            ))}
            {level && (
              <Tag variant="brand">
                {songs.ours} {level}
              </Tag>
            )}
            {album && (
              <Tag variant="mut">
                <span className={css['album']}>
                  <Message>{format(songs.album, { album })}</Message>
                </span>
              </Tag>
            )}
            <Tag variant="mut">{format(songs.year, { year: String(year) })}</Tag>
          </p>
        </div>
        {song.words.length > 0 && <KnownRing words={song.words} />}
      </div>
    </header>
  );
}
