import { useQuery } from '@tanstack/react-query';
import { type AdminSentence, pages } from '@utarang/contract';
import { admin, common, format, pageTitles, adminSentences as texts } from '@utarang/messages';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { useStore } from '../../../lib/store.js';
import frame from '../../../parts/admin/admin-page.module.css';
import { ListHead } from '../../../parts/admin/list-head.js';
import { Pager } from '../../../parts/admin/pager.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { SentenceCard } from '../components/sentence-card.js';
import { SentenceFilters } from '../components/sentence-filters.js';
import { emptySentence, NEW, type SentenceEdit, sentenceEdits } from '../drafts.js';
import { preloadLazyComponents, SentenceForm, SentenceHistoryDialog } from '../lazy-components.js';
import { adminSentencesQuery } from '../queries.js';
import { callOf, readSentenceChoice, type SentenceChoice, writeSentenceChoice } from '../sentence-choice.js';
import css from './admin-sentences-page.module.css';

const NONE: ReadonlyMap<number, SentenceEdit> = new Map();

/** The bank of sentences, searched and edited in place (docs/product/admin.md#manage-sentences). */
export const AdminSentencesPage = () => (
  <AdminsOnly title={pageTitles.adminSentences}>
    <Sentences />
  </AdminsOnly>
);

function Sentences() {
  const username = useUsername();
  const { search } = useLocation();
  const choice = readSentenceChoice(search);
  const go = useGoToChoice();
  const { data, error, isFetching, refetch } = useQuery(adminSentencesQuery(callOf(choice)));
  const heading = useRef<HTMLHeadingElement>(null);
  const edits = useEdits(username);
  const newEdit = edits.get(NEW);
  usePreloadedComponents(data !== undefined);

  return (
    <>
      <ListHead
        title={texts.title}
        heading={heading}
        path={pages.adminSentences}
        label={texts.search}
        q={choice.q}
        onSearch={(q) => go({ q }, true)}
        count={data && format(texts.count, { n: data.totalElements })}
      >
        <Button onClick={() => !newEdit && sentenceEdits.begin(username, emptySentence)}>
          <Plus size={18} />
          {texts.add}
        </Button>
      </ListHead>
      <div className={`wrap ${frame['page']}`}>
        <SentenceFilters choice={choice} onChoose={go} />
        {error && !data && !isFetching && (
          <ErrorPanel text={texts.fail} detail={errorText(error)} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <p role="status" className={frame['loading']}>
            {common.loading}
          </p>
        )}
        {newEdit && <NewSentence edit={newEdit} username={username} />}
        <SentenceList sentences={data?.content ?? []} edits={edits} username={username} />
        {data?.totalElements === 0 && (
          <EmptyState glyph="空" title={texts.noMatch}>
            {texts.noMatchBody}
          </EmptyState>
        )}
        {data && (
          <Pager
            label={admin['list.pages']}
            page={choice.page}
            pageCount={data.totalPages}
            onTurn={(page) => go({ page })}
            heading={heading}
          />
        )}
      </div>
    </>
  );
}

/** This admin's unsaved edits, by the id of their sentence. */
function useEdits(username: string) {
  const stored = useStore(sentenceEdits.store);
  return stored.admin === username ? stored.byId : NONE;
}

type SentenceListProps = {
  sentences: readonly AdminSentence[];
  edits: ReturnType<typeof useEdits>;
  username: string;
};

/**
 * The cards of sentences, and the dialog with the history of one. A sentence that is being edited is always in the
 * list.
 */
function SentenceList({ sentences, edits, username }: SentenceListProps) {
  const [historyOf, setHistoryOf] = useState<AdminSentence | null>(null);
  const ids = new Set(sentences.map(({ id }) => id));
  const further = [...edits.values()].map(({ base }) => base).filter(({ id }) => id !== NEW && !ids.has(id));
  return (
    <>
      <ul className={css['list']}>
        {[...further, ...sentences].map((sentence) => (
          <SentenceCard
            key={sentence.id}
            sentence={sentence}
            edit={edits.get(sentence.id)}
            username={username}
            onHistory={setHistoryOf}
          />
        ))}
      </ul>
      <Suspense>
        {historyOf && <SentenceHistoryDialog sentence={historyOf} onClose={() => setHistoryOf(null)} />}
      </Suspense>
    </>
  );
}

/** Changes the choice of sentences in the address. */
function useGoToChoice() {
  const navigate = useNavigate();
  return (over: Partial<SentenceChoice>, replace = false): void => {
    // From the current address: of two choices in quick succession the first may not be rendered yet.
    const choice = { ...readSentenceChoice(location.search), page: 1, ...over };
    void navigate(pages.adminSentences + writeSentenceChoice(choice), { replace });
  };
}

/** Preloads form and history once the sentences are loaded. */
function usePreloadedComponents(isThere: boolean): void {
  useEffect(() => {
    if (isThere) preloadLazyComponents();
  }, [isThere]);
}

const NewSentence = ({ edit, username }: { edit: SentenceEdit; username: string }) => (
  <div className={css['new']}>
    <Suspense>
      <SentenceForm edit={edit} username={username} onSaved={() => announce(texts.added)} />
    </Suspense>
  </div>
);
