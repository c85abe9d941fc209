import { pages } from '@utarang/contract';
import { guest, myLyrics as messages } from '@utarang/messages';
import { useNavigate, useSearchParams } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { useStore } from '../../../lib/store.js';
import { GuestBar } from '../../../parts/guest/guest-bar.js';
import { guestData } from '../../../parts/guest/guest-store.js';
import { usePutText } from '../../../parts/guest/use-put-text.js';
import { WhyJoin } from '../../../parts/guest/why-join.js';
import { SampleLine } from '../../../parts/today/sample-line.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { WRITE } from '../addresses.js';
import { NOTHING_TYPED } from '../drafts.js';
import css from '../pages/my-lyrics-page.module.css';
import { GuestText } from './guest-text.js';
import { LyricForm } from './late-tools.js';
import { PageHead } from './page-head.js';

/** The one text that a guest can put aside on this device, or the form for it (docs/product/songs.md#my-lyrics). */
export function GuestLyrics() {
  const [search] = useSearchParams();
  const write = search.get('write');
  const { text } = useStore(guestData);
  return (
    <div className={`wrap ${css['page']}`}>
      <PageHead canAdd={false} />
      {write !== null ? (
        <GuestForm edits={write === 'edit'} title={search.get('title') ?? ''} artist={search.get('artist') ?? ''} />
      ) : text ? (
        <>
          <GuestBar text={guest.barText} />
          <GuestText text={text} />
        </>
      ) : (
        <>
          <div className={css['empty']}>
            <EmptyState glyph="詞" title={messages.empty} action={<ButtonLink to={WRITE}>{messages.add}</ButtonLink>}>
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

type GuestFormProps = {
  /** True if the text that waits is edited. */
  edits: boolean;
  title: string;
  artist: string;
};

/** The form for the text; another one in the place of the one that waits is asked about first. */
function GuestForm({ edits, title, artist }: GuestFormProps) {
  const navigate = useNavigate();
  const { text: kept } = useStore(guestData);
  const { put, question } = usePutText();
  const edited = edits ? kept : null;
  return (
    <>
      <LyricForm
        key={edited?.key}
        draft={edited ? edited.key : title === '' ? 'new' : `new ${title} ${artist}`}
        heading={edited ? messages.editTitle : messages.addTitle}
        initial={edited ?? { ...NOTHING_TYPED, title, artist }}
        note={guest.textNote}
        submit={guest.textSave}
        onCancel={() => void navigate(pages.myLyrics)}
        recognises={false}
        onSave={async (typed) => {
          if (!(await put({ title: typed.title, artist: typed.artist, text: typed.text }, edited))) return false;
          announce(messages.saved);
          await navigate(pages.myLyrics, { replace: true });
          return true;
        }}
      />
      {question}
    </>
  );
}
