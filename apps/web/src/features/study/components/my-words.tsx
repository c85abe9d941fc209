import { useQueryClient } from '@tanstack/react-query';
import { type CheckedWord, pages } from '@utarang/contract';
import { format, my } from '@utarang/messages';
import { useMemo, useRef, useState } from 'react';
import { openTest } from '../../../lib/study/test-session.js';
import { useListSearch } from '../../../lib/use-list-search.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { useLearningMode } from '../../../ui/learning/use-learning-mode.js';
import { NoPermission } from '../../../ui/no-permission/no-permission.js';
import { TodayStrip } from '../../../ui/today-strip/today-strip.js';
import { testPreload } from '../../../ui/word-test/word-test-code.js';
import { deleteMany, deleteOne, sayNoneChosen } from '../delete-words.js';
import { keepFocusInList } from '../keep-focus.js';
import { daysOf, sorts } from '../saved-index.js';
import { useSelection } from '../selection.js';
import { useChoice } from '../use-choice.js';
import { useListStart } from '../use-list-start.js';
import { useSavedWords } from '../use-saved-words.js';
import { BulkDock } from './bulk-dock.js';
import { ConfirmDelete } from './confirm-delete.js';
import { DayHeading } from './day-heading.js';
import { DeleteChosen, ListToolbar } from './list-toolbar.js';
import { ProgressWordCard } from './progress-word-card.js';
import { QuickBar } from './quick-bar.js';
import { SavedPage } from './saved-page.js';
import { SavedWordsList } from './saved-words-list.js';
import { WordCount } from './word-count.js';

const PAGE = 'mywords';

/** What a member is learning: to read, to choose from, to test and to take out again. */
export function MyWords() {
  const client = useQueryClient();
  const search = useListSearch(pages.myWords, sorts);
  const { sort, page } = search.address;
  const [mode, cycleMode] = useLearningMode(PAGE);
  const words = useSavedWords('IN_PROGRESS_OR_COOLDOWN', search.q, sort);
  const { shown } = words;
  const selection = useSelection();
  const { chosen, ids, choosable, excluded, chooseAll } = useChoice(selection, shown);

  const [asking, setAsking] = useState(false);
  const askOrSay = () => (ids.length > 0 ? setAsking(true) : sayNoneChosen(my.noneSelected));
  const test = () => (ids.length > 0 ? openTest(chosen) : sayNoneChosen(my.noneSelected));

  const above = useRef<HTMLDivElement>(null);
  const { bar, stuck, start } = useListStart(above, page, `${search.q} ${sort}`);
  const card = useMemo(() => {
    const onDelete = (word: CheckedWord) => {
      const keepFocus = keepFocusInList();
      void deleteOne(client, word);
      keepFocus();
    };
    return (word: CheckedWord) => <ProgressWordCard word={word} selection={selection} onDelete={onDelete} />;
  }, [client, selection]);
  const days = useMemo(() => {
    if (!shown || sort !== 'registered') return undefined;
    const days = daysOf(shown);
    const heading = (at: number) => (
      <DayHeading
        day={days[at]?.day ?? null}
        words={shown.slice(days[at]?.first, days[at + 1]?.first)}
        selection={selection}
      />
    );
    return { days, heading };
  }, [shown, sort, selection]);

  if (words.refused) return <NoPermission page={my.title} />;
  const testChosen = (
    <Button aria-disabled={ids.length === 0} onClick={test} {...testPreload}>
      {ids.length > 0 ? format(my.selectedTestN, { n: ids.length }) : my.selectedTest}
    </Button>
  );
  return (
    <SavedPage
      title={my.title}
      above={above}
      intro={<TodayStrip />}
      learning={{ page: PAGE, mode }}
      words={words}
      loadFail={my.loadFail}
      empty={
        <EmptyState glyph="空" title={my.empty} action={<ButtonLink to={pages.home}>{my.emptyGo}</ButtonLink>}>
          {my.emptyTip}
        </EmptyState>
      }
      bar={
        <QuickBar
          bar={bar}
          stuck={stuck}
          mode={mode}
          onMode={cycleMode}
          search={search}
          label={my.search}
          count={<WordCount n={shown?.length ?? null} q={search.q} />}
          action={testChosen}
        />
      }
    >
      {shown && (
        <>
          <ListToolbar
            chosen={ids.length}
            choosable={choosable}
            onChooseAll={chooseAll}
            actions={<DeleteChosen disabled={ids.length === 0} onPress={askOrSay} />}
            sort={sort}
            onSort={search.sortBy}
          />
          <SavedWordsList name={PAGE} words={shown} search={search} card={card} days={days} start={start} />
        </>
      )}
      <BulkDock chosen={ids.length}>
        <DeleteChosen look="sec" onPress={askOrSay} />
        {testChosen}
      </BulkDock>
      {asking && (
        <ConfirmDelete
          title={format(my['confirmBulk.title'], { n: ids.length })}
          onConfirm={() => void deleteMany(client, ids)}
          onClose={() => setAsking(false)}
        >
          {excluded > 0 ? format(my.bulkExcluded, { n: excluded }) : my['confirmBulk.body']}
        </ConfirmDelete>
      )}
    </SavedPage>
  );
}
