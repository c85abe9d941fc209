import { type CheckedWord, PAGE_SIZE, pages } from '@utarang/contract';
import { format, guest, my } from '@utarang/messages';
import { Play } from 'lucide-react';
import { useCallback } from 'react';
import { cx } from '../../../lib/cx.js';
import { keepFocusInList } from '../../../lib/keep-focus.js';
import { GuestBar } from '../../../parts/guest/guest-bar.js';
import { guestData, restoreWord, takeWordOut } from '../../../parts/guest/guest-store.js';
import { WhyJoin } from '../../../parts/guest/why-join.js';
import { openTest } from '../../../parts/study/test-session.js';
import { testPreload } from '../../../parts/study/word-test/word-test-code.js';
import { SampleWord } from '../../../parts/today/sample-word.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { toastWithUndo } from '../../../ui/toast/undo-toast.js';
import { useGuestList } from '../use-saved-list.js';
import { GuestWordCard } from './guest-word-card.js';
import css from './guest-words.module.css';
import { SortSelect } from './list-toolbar.js';
import { SavedPage } from './saved-page.js';

function takeOut({ id }: CheckedWord): void {
  const taken = guestData.get().words.find(({ word }) => word.id === id);
  if (!taken) return;
  const keepFocus = keepFocusInList();
  takeWordOut(id);
  keepFocus();
  toastWithUndo(guest.removed, async () => restoreWord(taken) === 'kept');
}

/**
 * The list of the words that a guest put aside on this device: to read, to practise and to remove
 * (docs/product/my-words.md#words-of-a-guest).
 */
export function GuestWords() {
  const list = useGuestList('guestwords', pages.myWords);
  const { shown = [], total } = list.words;
  const card = useCallback((word: CheckedWord) => <GuestWordCard word={word} onRemove={takeOut} />, []);
  return (
    <SavedPage
      list={list}
      path={pages.myWords}
      title={my.title}
      intro={total > 0 && <GuestBar text={format(guest.barWords, { n: total })} />}
      loadFail={my.loadFail}
      empty={<Empty />}
      sample={<SampleWord />}
      label={my.search}
      tools={
        <div className={cx(css['tools'], shown.length > PAGE_SIZE && css['paged'])}>
          {shown.length > 0 && (
            <Button
              variant="soft"
              onClick={() =>
                openTest(
                  shown.map(({ word }) => word),
                  'practice',
                )
              }
              {...testPreload}
            >
              <Play size={18} />
              {format(guest.practise, { n: shown.length })}
            </Button>
          )}
          <SortSelect sort={list.search.address.sort} onSort={list.search.sortBy} />
        </div>
      }
      card={card}
    >
      {null}
    </SavedPage>
  );
}

const Empty = () => (
  <>
    <EmptyState
      glyph="星"
      title={guest.emptyTitle}
      action={
        <span className={css['ways']}>
          <ButtonLink to={pages.songs}>{guest.toSongs}</ButtonLink>
          <ButtonLink to={pages.home} variant="sec">
            {guest.toWords}
          </ButtonLink>
        </span>
      }
    >
      {guest.emptyTip}
    </EmptyState>
    <WhyJoin />
  </>
);
