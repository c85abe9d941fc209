import { useQuery } from '@tanstack/react-query';
import { pathOf } from '@utarang/contract';
import { format, course as messages } from '@utarang/messages';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Cover } from '../../../parts/music/cover.js';
import { useOwnSongs } from '../own-songs.js';
import { songsQuery } from '../queries.js';
import css from './next-song.module.css';

/** The song to learn after this one: the one whose words are known best. */
export function NextSong({ after }: { after: number }) {
  const { data: songs } = useQuery(songsQuery);
  const own = useOwnSongs();
  const next = songs && own.ofOwnLevel(songs).find(({ id }) => id !== after);
  if (!next) return null;
  const share = own.percentOf(next.id);
  return (
    <Link to={pathOf('song', next)} className={css['next']}>
      <Cover id={next.id} name={next.title} className={css['cover']} />
      <span>
        <span className={css['about']}>{share === null ? messages.next : format(messages.nextKnown, { share })}</span>
        <b lang="ja">{next.title}</b>
      </span>
      <ChevronRight size={20} />
    </Link>
  );
}
