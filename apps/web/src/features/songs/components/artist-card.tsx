import { type Artist, pages } from '@utarang/contract';
import { format, artists as messages } from '@utarang/messages';
import { memo } from 'react';
import { Link } from 'react-router';
import css from './artist-card.module.css';
import { Cover } from './cover.js';

/** An artist in the list: portrait, names, how many songs. */
export const ArtistCard = memo(({ artist }: { artist: Artist }) => (
  <li className={css['card']}>
    <Link to={pages.artist.replace(':id', String(artist.id))} className={css['link']}>
      <Cover id={artist.id} name={artist.name} round className={css['cover']} />
      <h2 className={css['name']} lang="ja">
        {artist.name}
      </h2>
      <span className={css['korean']}>{artist.nameKo}</span>
    </Link>
    <p className={css['facts']}>
      {messages[`g.${artist.gender}`]} · {format(messages.songCount, { n: artist.songCount })}
    </p>
  </li>
));
