import { useQueryClient } from '@tanstack/react-query';
import { type CheckedWord, pages } from '@utarang/contract';
import { format, my, takeAlong } from '@utarang/messages';
import { useMemo, useState } from 'react';
import { keepFocusInList } from '../../../lib/keep-focus.js';
import { UnclaimedGuestData } from '../../../parts/guest/unclaimed-guest-data.js';
import { NoPermission } from '../../../parts/session/no-permission/no-permission.js';
import { openTest } from '../../../parts/study/test-session.js';
import { TodayStrip } from '../../../parts/study/today-strip/today-strip.js';
import { testPreload } from '../../../parts/study/word-test/word-test-code.js';
import { SampleWord } from '../../../parts/today/sample-word.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { deleteMany, deleteOne, toastNoneChosen } from '../delete-words.js';
import { useSavedList } from '../use-saved-list.js';
import { BulkDock } from './bulk-dock.js';
import { ConfirmDelete } from './confirm-delete.js';
import { DeleteChosen } from './list-toolbar.js';
import { ProgressWordCard } from './progress-word-card.js';
import { SavedPage } from './saved-page.js';
import { TakeAlong } from './take-along.js';
import { useDayGroups } from './use-day-groups.js';

/** The list of the words that a member is learning: to read, choose, test and remove. */
export function MyWords() {
  const client = useQueryClient();
  const list = useSavedList('mywords', pages.myWords, 'IN_PROGRESS_OR_COOLDOWN');
  const { selection } = list;
  const { shown } = list.words;
  const { sort } = list.search.address;
  const { chosen, ids, excluded } = list.choice;

  const [isConfirming, setConfirming] = useState(false);
  const confirmDelete = () => (ids.length > 0 ? setConfirming(true) : toastNoneChosen(my.noneSelected));
  const test = () => (ids.length > 0 ? openTest(chosen) : toastNoneChosen(my.noneSelected));

  const card = useMemo(() => {
    const onDelete = (word: CheckedWord) => {
      const keepFocus = keepFocusInList();
      void deleteOne(client, word);
      keepFocus();
    };
    return (word: CheckedWord) => <ProgressWordCard word={word} selection={selection} onDelete={onDelete} />;
  }, [client, selection]);
  const days = useDayGroups(sort === 'registered' ? shown : undefined, selection);

  if (list.words.refused) return <NoPermission page={my.title} />;
  const testChosen = (
    <Button aria-disabled={ids.length === 0} onClick={test} {...testPreload}>
      {ids.length > 0 ? format(my.selectedTestN, { n: ids.length }) : my.selectedTest}
    </Button>
  );
  return (
    <SavedPage
      list={list}
      path={pages.myWords}
      title={my.title}
      takeAlong={<TakeAlong status="IN_PROGRESS_OR_COOLDOWN" />}
      intro={
        <>
          <UnclaimedGuestData />
          <TodayStrip find={null} />
        </>
      }
      loadFail={my.loadFail}
      empty={<NoWords />}
      sample={<SampleWord />}
      label={my.search}
      action={testChosen}
      chosenActions={<DeleteChosen disabled={ids.length === 0} onPress={confirmDelete} />}
      card={card}
      days={days}
    >
      <BulkDock chosen={ids.length}>
        <DeleteChosen variant="sec" onPress={confirmDelete} />
        {testChosen}
      </BulkDock>
      {isConfirming && (
        <ConfirmDelete
          title={format(my['confirmBulk.title'], { n: ids.length })}
          onConfirm={() => void deleteMany(client, ids)}
          onClose={() => setConfirming(false)}
        >
          {excluded > 0 ? format(my.bulkExcluded, { n: excluded }) : my['confirmBulk.body']}
        </ConfirmDelete>
      )}
    </SavedPage>
  );
}

/** The text of an empty list, with links to what fills it. */
const NoWords = () => (
  <EmptyState
    glyph="空"
    title={my.empty}
    action={
      <>
        <ButtonLink to={pages.home}>{my.emptyGo}</ButtonLink>{' '}
        <ButtonLink variant="sec" to={pages.takeAlong}>
          {takeAlong.bring}
        </ButtonLink>
      </>
    }
  >
    {my.emptyTip}
  </EmptyState>
);
