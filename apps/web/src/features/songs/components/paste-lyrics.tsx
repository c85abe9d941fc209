import { pages, type SongDetail, withQuery } from '@utarang/contract';
import { common, song as messages } from '@utarang/messages';
import { Suspense, useState } from 'react';
import { useHydrated } from '../../../lib/hydration.js';
import { newTextCode } from '../../../parts/own-text/new-text-code.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './paste-lyrics.module.css';

/**
 * The place of lyrics of a published song, which are protected (docs/product/songs.md#rights): whoever has them pastes
 * them here, in one step.
 */
export function PasteLyrics({ song: { title, artists } }: { song: SongDetail }) {
  const [Form] = useState(newTextCode.component);
  const hydrated = useHydrated();
  const artist = artists.map(({ name }) => name).join(', ');
  return (
    <Panel title={messages.noLyrics}>
      <p className={css['tip']}>{messages.noLyricsTip}</p>
      <div className={css['form']}>
        {hydrated ? (
          <Suspense fallback={<p aria-busy="true">{common.loading}</p>}>
            <Form inPlace title={title} artist={artist} heading={messages.paste} />
          </Suspense>
        ) : (
          <p aria-busy="true">{common.loading}</p>
        )}
      </div>
      <p className={css['ours']}>
        {messages.oursTip}{' '}
        <ButtonLink to={withQuery(pages.songs, { f: 'ours' })} look="txt">
          {messages.oursGo}
        </ButtonLink>
      </p>
    </Panel>
  );
}
