import { useQuery } from '@tanstack/react-query';
import { pages, pathOf, type SongDetail } from '@utarang/contract';
import { isTextOfSong } from '@utarang/domain/lyrics';
import { song as messages } from '@utarang/messages';
import { BookOpenText, PenLine } from 'lucide-react';
import { useHydrated } from '../../../lib/hydration.js';
import { waitingText } from '../../../parts/guest/waiting-text.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { ownTextsQuery } from '../queries.js';
import css from './to-my-lyrics.module.css';

/** The address of the text that somebody keeps for a song, a guest on this device; undefined where there is none. */
export function useOwnText(song: SongDetail): string | undefined {
  const isMember = useIsMember();
  // The page brings what everybody sees: the server has not looked for it.
  const alive = useHydrated();
  const { data } = useQuery({ ...ownTextsQuery, enabled: alive && isMember });
  if (!alive) return undefined;
  if (!isMember) {
    const waiting = waitingText();
    return waiting && isTextOfSong(waiting, song) ? pages.myLyrics : undefined;
  }
  const own = data?.find((text) => isTextOfSong(text, song));
  return own && pathOf('myLyric', { id: own.id });
}

/**
 * Leads from a song to the text that its reader keeps for it, or to a new one with the song's name: whoever has the
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
        {!isMember && !own && `. ${messages.myLyricsGuest}.`}
      </p>
      {own ? (
        <ButtonLink to={own} look="pri">
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
