import { useQueryClient } from '@tanstack/react-query';
import { type CheckedWord, pages } from '@utarang/contract';
import { done, format, noPerm } from '@utarang/messages';
import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useListSearch } from '../../../lib/use-list-search.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { useLearningMode } from '../../../ui/learning/use-learning-mode.js';
import { NoPermission } from '../../../ui/no-permission/no-permission.js';
import { deleteCompleted, deleteManyCompleted } from '../delete-words.js';
import { sorts } from '../saved-index.js';
import { useSelection } from '../selection.js';
import { useChoice } from '../use-choice.js';
import { useListStart } from '../use-list-start.js';
import { useSavedWords } from '../use-saved-words.js';
import { BulkDock } from './bulk-dock.js';
import { CompletedWordCard } from './completed-word-card.js';
import css from './completed-words.module.css';
import { ConfirmDelete } from './confirm-delete.js';
import { DeleteChosen, ListToolbar } from './list-toolbar.js';
import { QuickBar } from './quick-bar.js';
import { SavedPage } from './saved-page.js';
import { SavedWordsList } from './saved-words-list.js';
import { WordCount } from './word-count.js';

const PAGE = 'completed';

/** What a member has passed, until it comes back after two weeks. */
export function CompletedWords() {
  const client = useQueryClient();
  const search = useListSearch(pages.completedWords, sorts);
  const { sort, page } = search.address;
  const [mode, cycleMode] = useLearningMode(PAGE);
  const words = useSavedWords('COMPLETED', search.q, sort);
  const { shown } = words;
  const selection = useSelection();
  const { ids, choosable, chooseAll } = useChoice(selection, shown);

  // Spec section 4, Lists: in the completed list, changing search or sort resets the selection.
  const listed = `${search.q} ${sort}`;
  useEffect(() => {
    if (listed) selection.set(new Set());
  }, [listed, selection]);

  /** What is to be deleted once it is confirmed: one word, or the chosen ones. */
  const [asking, setAsking] = useState<readonly number[] | 'chosen' | null>(null);
  const above = useRef<HTMLDivElement>(null);
  const { bar, stuck, start } = useListStart(above, page, listed);
  const card = useMemo(() => {
    const onDelete = (word: CheckedWord) => setAsking([word.id]);
    return (word: CheckedWord) => <CompletedWordCard word={word} selection={selection} onDelete={onDelete} />;
  }, [selection]);

  if (words.refused) return <NoPermission page={done.title}>{noPerm.loginRequired}</NoPermission>;
  return (
    <SavedPage
      title={done.title}
      above={above}
      intro={
        <p className={css['banner']}>
          <RotateCcw size={20} />
          {done.banner}
        </p>
      }
      learning={{ page: PAGE, mode }}
      words={words}
      loadFail={done.loadFail}
      empty={
        <EmptyState
          glyph="空"
          title={done.emptyTitle}
          action={<ButtonLink to={pages.myWords}>{done.emptyGo}</ButtonLink>}
        >
          {done.emptyTip}
        </EmptyState>
      }
      bar={
        <QuickBar
          bar={bar}
          stuck={stuck}
          mode={mode}
          onMode={cycleMode}
          search={search}
          label={done.search}
          count={<WordCount n={shown?.length ?? null} q={search.q} />}
        />
      }
    >
      {shown && (
        <>
          <ListToolbar
            chosen={ids.length}
            choosable={choosable}
            onChooseAll={chooseAll}
            // Spec section 2.8: disabled when none is selected.
            actions={<DeleteChosen hard disabled={ids.length === 0} onPress={() => setAsking('chosen')} />}
            sort={sort}
            onSort={search.sortBy}
          />
          <SavedWordsList name={PAGE} words={shown} search={search} card={card} start={start} end={done.end} />
        </>
      )}
      <BulkDock chosen={ids.length}>
        <DeleteChosen look="sec" onPress={() => setAsking('chosen')} />
      </BulkDock>
      {asking && (
        <ConfirmDelete
          title={asking === 'chosen' ? format(done['confirmBulk.title'], { n: ids.length }) : done['confirmOne.title']}
          onConfirm={() =>
            void (asking === 'chosen' ? deleteManyCompleted(client, ids) : deleteCompleted(client, asking[0]!))
          }
          onClose={() => setAsking(null)}
        >
          {done['confirmOne.body']}
        </ConfirmDelete>
      )}
    </SavedPage>
  );
}
