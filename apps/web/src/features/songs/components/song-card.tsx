import { pathOf, type Song } from '@utarang/contract';
import { format, songs as messages } from '@utarang/messages';
import { Play } from 'lucide-react';
import { type ComponentType, memo } from 'react';
import { StaticLink } from '../../../lib/static-link.js';
import { Cover } from '../../../parts/music/cover.js';
import { Message } from '../../../ui/message/message.js';
import { Tag } from '../../../ui/tag/tag.js';
import { useOwnSongs } from '../own-songs.js';
import { FavoriteHeart, type HeartProps } from './favorite-button.js';
import css from './song-card.module.css';

/** Artists beyond these are only counted (docs/product/songs.md#songs). */
const ARTISTS_NAMED = 2;

type SongCardProps = {
  song: Song;
  /** Its index in the list. */
  index: number;
  heading: 'h2' | 'h3';
  Heart: ComponentType<HeartProps>;
  /** Percentage of its words that is known; null where it is not shown. */
  known: number | null;
};

/** A song in a list: cover, titles, up to two artists, badges. */
const SongCard = memo(({ song, index, heading: Heading, Heart, known }: SongCardProps) => {
  const more = song.artists.length - ARTISTS_NAMED;
  return (
    <li className={css['card']} data-card={index}>
      <span className={css['art']} aria-hidden="true">
        <Cover id={song.id} name={song.title} className={css['cover']} />
        {song.youtubeUrl && (
          <span className={css['video']}>
            <Play size={12} fill="currentColor" />
          </span>
        )}
      </span>
      <div className={css['body']}>
        <Heading className={css['title']}>
          <StaticLink to={pathOf('song', song)} lang="ja">
            {song.title}
          </StaticLink>
        </Heading>
        <p className={css['korean']}>{song.titleKo}</p>
        <p className={css['artists']}>
          {song.artists.slice(0, ARTISTS_NAMED).map(({ id, name }) => (
            <StaticLink key={id} to={pathOf('artist', { id })} lang="ja">
              {name}
            </StaticLink>
          ))}
          {more > 0 && <span>{format(messages.moreArtists, { n: more })}</span>}
          {known !== null && <span className={css['known']}>{format(messages.known, { share: known })}</span>}
        </p>
        <p className={css['badges']}>
          {song.level && (
            <Tag variant="brand">
              {messages.ours} {song.level}
            </Tag>
          )}
          {song.youtubeUrl && <Tag variant="warm">{messages.videoBadge}</Tag>}
          {song.album && (
            <Tag variant="mut">
              <span className={css['album']}>
                <Message>{format(messages.album, { album: song.album })}</Message>
              </span>
            </Tag>
          )}
          <Tag variant="mut">{format(messages.year, { year: String(song.year) })}</Tag>
        </p>
      </div>
      <Heart kind="song" id={song.id} name={song.title} className={css['heart']} />
    </li>
  );
});

type SongCardsProps = {
  songs: readonly Song[];
  /** The heading of a card on its page. */
  heading?: 'h2' | 'h3';
  /** The heart in the corner of each card. */
  Heart?: ComponentType<HeartProps>;
};

/** Cards of songs, side by side where there is room. */
export function SongCards({ songs, heading = 'h2', Heart = FavoriteHeart }: SongCardsProps) {
  const own = useOwnSongs(songs.some(({ hasLyrics }) => hasLyrics));
  return (
    <ul className={css['list']}>
      {songs.map((song, index) => (
        <SongCard
          key={song.id}
          song={song}
          index={index}
          heading={heading}
          Heart={Heart}
          known={own.percentOf(song.id)}
        />
      ))}
    </ul>
  );
}
