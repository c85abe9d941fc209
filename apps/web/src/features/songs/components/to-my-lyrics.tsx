import { pages, type SongDetail } from '@utarang/contract';
import { song as messages } from '@utarang/messages';
import { PenLine } from 'lucide-react';
import { ButtonLink } from '../../../ui/button/button.js';
import css from './to-my-lyrics.module.css';

/** Leads from a song to a new text of one's own with the song's name: whoever has the lyrics can read them there. */
export function ToMyLyrics({ song: { title, artists } }: { song: SongDetail }) {
  const about = new URLSearchParams({ write: 'true', title, artist: artists.map(({ name }) => name).join(', ') });
  return (
    <div className={css['way']}>
      <p>{messages.myLyrics}</p>
      <ButtonLink to={`${pages.myLyrics}?${about}`} look="sec">
        <PenLine size={16} />
        {messages.myLyricsGo}
      </ButtonLink>
    </div>
  );
}
