import { useQuery } from '@tanstack/react-query';
import { pages, pathOf, type SongDetail } from '@utarang/contract';
import { isTextOfSong } from '@utarang/domain/lyrics';
import { song as messages } from '@utarang/messages';
import { BookOpenText, PenLine } from 'lucide-react';
import { useHydrated } from '../../../lib/hydration.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { ownTextsQuery } from '../queries.js';
import css from './to-my-lyrics.module.css';

/** The text that the member keeps for a song; undefined for guests, and where there is none. */
export function useOwnText(song: SongDetail) {
  const isMember = useIsMember();
  // The page brings what everybody sees: the server has not looked for it.
  const enabled = useHydrated() && isMember;
  const { data } = useQuery({ ...ownTextsQuery, enabled });
  return enabled ? data?.find((text) => isTextOfSong(text, song)) : undefined;
}

/**
 * Leads from a song to the text that its member keeps for it, or to a new one with the song's name: whoever has the
 * lyrics can read them there.
 */
export function ToMyLyrics({ song }: { song: SongDetail }) {
  const { title, artists } = song;
  const own = useOwnText(song);
  const isMember = useIsMember();
  const about = new URLSearchParams({ write: 'true', title, artist: artists.map(({ name }) => name).join(', ') });
  return (
    <div className={css['way']}>
      <p>
        {own ? messages.ownText : messages.myLyrics}
        {!isMember && `. ${messages.myLyricsGuest}.`}
      </p>
      {own ? (
        <ButtonLink to={pathOf('myLyric', { id: own.id })} look="pri">
          <BookOpenText size={16} />
          {messages.ownTextGo}
        </ButtonLink>
      ) : (
        <ButtonLink to={`${pages.myLyrics}?${about}`} look="sec">
          <PenLine size={16} />
          {messages.myLyricsGo}
        </ButtonLink>
      )}
    </div>
  );
}
