import { useQuery } from '@tanstack/react-query';
import { type AdminWord, type Level, levels, pages } from '@utarang/contract';
import { admin, common, format, pageTitles } from '@utarang/messages';
import { Check, Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { useStore } from '../../../lib/store.js';
import frame from '../../../parts/admin/admin-page.module.css';
import { ListHead } from '../../../parts/admin/list-head.js';
import { Pager } from '../../../parts/admin/pager.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Select } from '../../../ui/select/select.js';
import {
  chosen,
  type LevelChoice,
  PAGE_SIZE,
  readWordChoice,
  type WordChoice,
  type WordSort,
  writeWordChoice,
} from '../choice.js';
import { WordTable } from '../components/word-table.js';
import { type WordEdit, wordEdits } from '../drafts.js';
import { preloadLazyComponents, WordHistory } from '../lazy-components.js';
import { adminWordsQuery } from '../queries.js';
import css from './admin-words-page.module.css';

const sortNames: Record<WordSort, string> = {
  id: admin['list.sort.id'],
  pron: admin['list.sort.pron'],
  reports: admin['list.sort.reports'],
};
const levelNames = {
  all: admin['list.allLevels'],
  ...(Object.fromEntries(levels.map((level) => [level, level])) as Record<Level, string>),
  none: admin['list.noLevel'],
} satisfies Record<LevelChoice, string>;

/** The page on which words are searched, sorted and edited in place (docs/product/admin.md#manage-words). */
export const AdminWordsPage = () => (
  <AdminsOnly title={pageTitles.adminWords}>
    <Words />
  </AdminsOnly>
);

const NONE: ReadonlyMap<number, WordEdit> = new Map();

function Words() {
  const username = useUsername();
  const { data, error, isFetching, refetch } = useQuery(adminWordsQuery);
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = readWordChoice(search);
  const { q, sort, level, reported } = choice;
  const [historyOf, setHistoryOf] = useState<AdminWord | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const stored = useStore(wordEdits.store);
  const edited = stored.admin === username ? stored.byId : NONE;

  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) preloadLazyComponents();
  }, [isThere]);

  const found = useMemo(
    () => (data ? chosen(data, { q, sort, level, reported }) : undefined),
    [data, q, sort, level, reported],
  );
  const pageCount = Math.max(1, Math.ceil((found?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(choice.page, pageCount);
  const shown = found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [];
  // Words that are being edited stay in view, whatever is searched for meanwhile.
  const ids = new Set(shown.map(({ id }) => id));
  const notListed = [...edited.values()].map(({ base }) => base).filter(({ id }) => !ids.has(id));

  const go = (over: Partial<WordChoice>, replace = false) =>
    // From the current address: of two choices in quick succession the first may not be rendered yet.
    void navigate(pages.adminWords + writeWordChoice({ ...readWordChoice(location.search), page: 1, ...over }), {
      replace,
    });

  return (
    <>
      <ListHead
        title={admin['list.title']}
        heading={heading}
        path={pages.adminWords}
        label={admin['list.search']}
        q={q}
        onSearch={(q) => go({ q }, true)}
        count={found && format(admin['list.count'], { n: found.length })}
      >
        <ButtonLink to={pages.addWord}>
          <Plus size={18} />
          {admin['add.title']}
        </ButtonLink>
      </ListHead>
      <div className={`wrap ${frame['page']}`}>
        <Filters choice={choice} onChoose={go} />
        {error && !data && !isFetching && (
          <ErrorPanel text={admin['list.fail']} detail={errorText(error)} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <p role="status" className={frame['loading']}>
            {common.loading}
          </p>
        )}
        {shown.length + notListed.length > 0 && (
          <WordTable words={[...notListed, ...shown]} edits={edited} username={username} onHistory={setHistoryOf} />
        )}
        {found?.length === 0 && (
          <EmptyState glyph="空" title={data?.length === 0 ? admin['list.empty'] : admin['list.noMatch']}>
            {data?.length === 0 ? undefined : admin['list.noMatchBody']}
          </EmptyState>
        )}
        <Pager
          label={admin['list.pages']}
          page={page}
          pageCount={pageCount}
          onTurn={(page) => go({ page })}
          heading={heading}
        />
      </div>
      <Suspense>{historyOf && <WordHistory word={historyOf} onClose={() => setHistoryOf(null)} />}</Suspense>
    </>
  );
}

type FiltersProps = { choice: WordChoice; onChoose: (over: Partial<WordChoice>) => void };

const Filters = ({ choice: { level, sort, reported }, onChoose }: FiltersProps) => (
  <div className={css['filters']}>
    <Select
      label={admin['list.level']}
      value={level}
      options={levelNames}
      onChoose={(one) => onChoose({ level: one })}
    />
    <Select label={common.sort} value={sort} options={sortNames} onChoose={(one) => onChoose({ sort: one })} />
    <Button
      variant={reported ? 'soft' : 'sec'}
      aria-pressed={reported}
      onClick={() => onChoose({ reported: !reported })}
    >
      {reported && <Check size={16} />}
      {admin['list.reported']}
    </Button>
    <ButtonLink variant="txt" to={pages.importWords}>
      {admin['list.import']}
    </ButtonLink>
  </div>
);
