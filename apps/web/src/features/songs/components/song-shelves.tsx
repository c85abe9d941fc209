import { pages, pathOf, type Song, withQuery } from '@utarang/contract';
import { format, songs as messages } from '@utarang/messages';
import { useId } from 'react';
import { Link } from 'react-router';
import { StaticLink } from '../../../lib/static-link.js';
import { Cover } from '../../../parts/music/cover.js';
import { Tag } from '../../../ui/tag/tag.js';
import { useOwnSongs } from '../own-songs.js';
import css from './song-shelves.module.css';

/** The most songs on a shelf. */
const SHELF = 12;
/** The most of them that are of one's own level: our other songs are on the shelf below. */
const OF_LEVEL = 6;

type ShelfOf = { name: keyof typeof messages & `shelf.${string}`; songs: readonly Song[]; filter?: string };

const newestFirst = (a: Song, b: Song): number => b.year - a.year || a.id - b.id;

/** The songs of the book on shelves (docs/product/songs.md#shelves). */
export function SongShelves({ songs }: { songs: readonly Song[] }) {
  const own = useOwnSongs();
  const begun = own.begun(songs).slice(0, SHELF);
  const isBegun = new Set(begun.map(({ id }) => id));
  const withLyrics = songs.filter(({ hasLyrics }) => hasLyrics);
  // Songs of which no word is known are in the list's order: the easiest of ours first.
  const ranked = own.isThere ? own.ofOwnLevel(withLyrics) : withLyrics;
  const level = ranked.filter(({ id }) => !isBegun.has(id)).slice(0, OF_LEVEL);
  const shown = new Set([...begun, ...level].map(({ id }) => id));
  const shelves: readonly ShelfOf[] = [
    { name: 'shelf.begun', songs: begun },
    { name: 'shelf.level', songs: level, filter: 'lyrics' },
    { name: 'shelf.ours', songs: songs.filter((song) => song.level !== null && !shown.has(song.id)), filter: 'ours' },
    {
      name: 'shelf.published',
      songs: songs.filter((song) => song.level === null && song.youtubeUrl !== null).sort(newestFirst),
      filter: 'video',
    },
  ];
  return (
    <div className={css['shelves']}>
      {shelves
        .filter((shelf) => shelf.songs.length > 0)
        .map((shelf, place) => (
          // By its index: a shelf that appears once the device's data is read moves none that are rendered.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Shelf key={place} {...shelf} percentOf={own.percentOf} />
        ))}
      <h2 className={css['all']}>{messages['shelf.all']}</h2>
    </div>
  );
}

function Shelf({ name, songs, filter, percentOf }: ShelfOf & { percentOf: (id: number) => number | null }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>{messages[name]}</h2>
        {filter && (
          <Link to={withQuery(pages.songs, { f: filter })} className={css['more']} aria-describedby={id}>
            {messages.shelfMore}
          </Link>
        )}
      </div>
      <ul className={css['row']}>
        {songs.slice(0, SHELF).map((song) => (
          <Tile key={song.id} song={song} known={percentOf(song.id)} />
        ))}
      </ul>
    </section>
  );
}

const Tile = ({ song, known }: { song: Song; known: number | null }) => (
  <li className={css['tile']}>
    <Cover id={song.id} name={song.title} className={css['cover']} />
    <h3>
      <StaticLink to={pathOf('song', song)} lang="ja">
        {song.title}
      </StaticLink>
    </h3>
    <p className={css['about']}>{song.titleKo}</p>
    {known !== null ? (
      <p className={css['known']}>{format(messages.known, { share: known })}</p>
    ) : song.level ? (
      <Tag variant="brand">{song.level}</Tag>
    ) : (
      <p className={css['about']} lang="ja">
        {song.artists[0]?.name}
      </p>
    )}
  </li>
);
