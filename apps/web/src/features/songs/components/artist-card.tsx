import { type Artist, pathOf } from '@utarang/contract';
import { format, artists as messages } from '@utarang/messages';
import { type ComponentType, memo } from 'react';
import { StaticLink } from '../../../lib/static-link.js';
import { Cover } from '../../../parts/music/cover.js';
import css from './artist-card.module.css';
import { FavoriteHeart, type HeartProps } from './favorite-button.js';

type ArtistCardProps = {
  artist: Artist;
  /** Its index in the list. */
  index: number;
  Heart: ComponentType<HeartProps>;
};

/** An artist in the list: portrait, names, how many songs. */
const ArtistCard = memo(({ artist, index, Heart }: ArtistCardProps) => (
  <li className={css['card']} data-card={index}>
    <StaticLink to={pathOf('artist', { id: artist.id })} className={css['link']}>
      <Cover id={artist.id} name={artist.name} round className={css['cover']} />
      <h2 className={css['name']} lang="ja">
        {artist.name}
      </h2>
      <span className={css['korean']}>{artist.nameKo}</span>
    </StaticLink>
    <p className={css['facts']}>
      {messages[`g.${artist.gender}`]} · {format(messages.songCount, { n: artist.songCount })}
    </p>
    <Heart kind="artist" id={artist.id} name={artist.name} className={css['heart']} />
  </li>
));

type ArtistCardsProps = {
  artists: readonly Artist[];
  /** The heart in the corner of each card. */
  Heart?: ComponentType<HeartProps>;
};

/** Cards of artists, side by side. */
export const ArtistCards = ({ artists, Heart = FavoriteHeart }: ArtistCardsProps) => (
  <ul className={css['list']}>
    {artists.map((artist, index) => (
      <ArtistCard key={artist.id} artist={artist} index={index} Heart={Heart} />
    ))}
  </ul>
);
