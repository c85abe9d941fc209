import { useQuery } from '@tanstack/react-query';
import { pages, pathOf, type SongDetail } from '@utarang/contract';
import { isTextOfSong } from '@utarang/domain/lyrics';
import { song as messages } from '@utarang/messages';
import { BookOpenText } from 'lucide-react';
import { useHydrated } from '../../../lib/hydration.js';
import { waitingText } from '../../../parts/guest/waiting-text.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { ownTextsQuery } from '../queries.js';
import css from './to-my-lyrics.module.css';

/** The address of the reader's own text of a song, for a guest on this device; undefined where there is none. */
export function useOwnText(song: SongDetail): string | undefined {
  const isMember = useIsMember();
  // The page has what everybody sees: the server has not looked for it.
  const hydrated = useHydrated();
  const { data } = useQuery({ ...ownTextsQuery, enabled: hydrated && isMember });
  if (!hydrated) return undefined;
  if (!isMember) {
    const waiting = waitingText();
    return waiting && isTextOfSong(waiting, song) ? pages.myLyrics : undefined;
  }
  const own = data?.find((text) => isTextOfSong(text, song));
  return own && pathOf('myLyric', { id: own.id });
}

/** A link from a song to the reader's own text of it, where there is one. */
export function ToMyLyrics({ song }: { song: SongDetail }) {
  const own = useOwnText(song);
  if (!own) return null;
  return (
    <div className={css['way']}>
      <p>{messages.ownText}</p>
      <ButtonLink to={own} variant="pri">
        <BookOpenText size={16} />
        {messages.ownTextGo}
      </ButtonLink>
    </div>
  );
}
