import { pages } from '@utarang/contract';
import { guest, myLyrics as messages } from '@utarang/messages';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/hydration.js';
import { pageCode } from '../../../lib/lazy-page.js';
import { useStore } from '../../../lib/store.js';
import { GuestBar } from '../../../parts/guest/guest-bar.js';
import { guestData } from '../../../parts/guest/guest-store.js';
import { WhyJoin } from '../../../parts/guest/why-join.js';
import { SampleLine } from '../../../parts/today/sample-line.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { NEW_TEXT_ADDRESS } from '../addresses.js';
import css from '../pages/my-lyrics-page.module.css';
import type { GuestViewProps } from './guest-view.js';
import { LazyTool } from './lazy-tool.js';
import { NewText } from './lazy-tools.js';
import { PageHead } from './page-head.js';

/** The code of the view of the text: most guests have no text. */
const viewCode = pageCode<GuestViewProps>(async () => (await import('./guest-view.js')).GuestView);

const editCode = pageCode<GuestViewProps>(async () => (await import('./guest-edit.js')).GuestEdit);

/** The one text that a guest can put aside on this device, or the form for it (docs/product/songs.md#my-lyrics). */
export function GuestLyrics() {
  const [search] = useSearchParams();
  const write = search.get('write');
  const navigate = useNavigate();
  const { text } = useStore(guestData);
  const hydrated = useHydrated();
  // The player takes the whole page; the server renders the page without a text.
  const plays = hydrated && text !== null && (search.get('play') === 'true' || search.get('time') === 'true');
  return (
    <div className={`wrap ${css['page']}`}>
      {!plays && <PageHead canAdd={false} />}
      {write !== null ? (
        write === 'edit' && text ? (
          <LazyTool key={text.key} code={editCode} text={text} />
        ) : (
          <NewText
            title={search.get('title') ?? ''}
            artist={search.get('artist') ?? ''}
            onCancel={() => void navigate(pages.myLyrics)}
          />
        )
      ) : text ? (
        <>
          {!plays && <GuestBar text={guest.barText} />}
          <LazyTool code={viewCode} text={text} />
        </>
      ) : (
        <>
          <div className={css['empty']}>
            <EmptyState
              glyph="詞"
              title={messages.empty}
              action={<ButtonLink to={NEW_TEXT_ADDRESS}>{messages.add}</ButtonLink>}
            >
              {messages.emptyTip} {messages.emptyGuest}
            </EmptyState>
            <WhyJoin />
          </div>
          <SampleLine />
        </>
      )}
    </div>
  );
}
