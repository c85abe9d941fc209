import { pages, type SongDetail, withQuery } from '@utarang/contract';
import { song as messages } from '@utarang/messages';
import { useHydrated } from '../../../lib/hydration.js';
import { newTextCode } from '../../../parts/own-text/new-text-code.js';
import { Lazy, LOADING } from '../../../parts/page/lazy.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './paste-lyrics.module.css';

/**
 * The box in place of the lyrics of a published song, which are protected (docs/product/songs.md#rights). A reader who
 * has them pastes them here, in one step.
 */
export function PasteLyrics({ song: { title, artists } }: { song: SongDetail }) {
  const hydrated = useHydrated();
  const artist = artists.map(({ name }) => name).join(', ');
  return (
    <Panel title={messages.noLyrics}>
      <p className={css['tip']}>{messages.noLyricsTip}</p>
      <div className={css['form']}>
        {hydrated ? (
          <Lazy code={newTextCode} inPlace title={title} artist={artist} heading={messages.paste} />
        ) : (
          LOADING
        )}
      </div>
      <p className={css['ours']}>
        {messages.oursTip}{' '}
        <ButtonLink to={withQuery(pages.songs, { f: 'ours' })} variant="txt">
          {messages.oursGo}
        </ButtonLink>
      </p>
    </Panel>
  );
}
