import { useQueryClient } from '@tanstack/react-query';
import { type CheckedWord, pages } from '@utarang/contract';
import { returnsAfterDays } from '@utarang/domain/study';
import { done, format } from '@utarang/messages';
import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { NoPermission } from '../../../parts/session/no-permission/no-permission.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { Strip } from '../../../ui/notice/strip.js';
import { deleteCompleted, deleteManyCompleted, toastNoneChosen } from '../delete-words.js';
import { useSavedList } from '../use-saved-list.js';
import { BulkDock } from './bulk-dock.js';
import { CompletedWordCard } from './completed-word-card.js';
import css from './completed-words.module.css';
import { ConfirmDelete } from './confirm-delete.js';
import { DeleteChosen } from './list-toolbar.js';
import { SavedPage } from './saved-page.js';
import { TakeAlong } from './take-along.js';

/** The list of a member's completed words, until they return (docs/product/study.md#completed). */
export function CompletedWords() {
  const client = useQueryClient();
  const list = useSavedList('completed', pages.completedWords, 'COMPLETED');
  const { selection } = list;
  const { ids } = list.choice;

  /** The words to be deleted after the confirmation: the one with this id, or the chosen ones. */
  const [asking, setAsking] = useState<number | 'chosen' | null>(null);
  const askOrSay = () => (ids.length > 0 ? setAsking('chosen') : toastNoneChosen(done.noneSelected));
  const card = useMemo(() => {
    const onDelete = (word: CheckedWord) => setAsking(word.id);
    return (word: CheckedWord) => <CompletedWordCard word={word} selection={selection} onDelete={onDelete} />;
  }, [selection]);

  if (list.words.refused) return <NoPermission page={done.title} />;
  return (
    <SavedPage
      list={list}
      path={pages.completedWords}
      title={done.title}
      takeAlong={<TakeAlong status="COMPLETED" />}
      intro={
        <Strip variant="brand" icon={RotateCcw} className={css['banner']}>
          {format(done.banner, { n: returnsAfterDays })}
        </Strip>
      }
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
      label={done.search}
      // "The button is disabled while none is chosen" (docs/product/my-words.md#completed-words)
      chosenActions={<DeleteChosen disabled={ids.length === 0} onPress={askOrSay} />}
      card={card}
      end={done.end}
    >
      <BulkDock chosen={ids.length}>
        <DeleteChosen variant="sec" onPress={() => setAsking('chosen')} />
      </BulkDock>
      {asking !== null && (
        <ConfirmDelete
          title={asking === 'chosen' ? format(done['confirmBulk.title'], { n: ids.length }) : done['confirmOne.title']}
          onConfirm={() =>
            void (asking === 'chosen' ? deleteManyCompleted(client, ids) : deleteCompleted(client, asking))
          }
          onClose={() => setAsking(null)}
        >
          {done['confirmOne.body']}
        </ConfirmDelete>
      )}
    </SavedPage>
  );
}
