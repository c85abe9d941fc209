import { useQuery } from '@tanstack/react-query';
import { type AdminWord, type Level, levels, pages } from '@utarang/contract';
import { admin, common, format, pageTitles } from '@utarang/messages';
import { Check, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { useStore } from '../../../lib/store.js';
import { AdminsOnly } from '../../../parts/session/no-permission/admins-only.js';
import { useUsername } from '../../../parts/session/use-username.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { SearchBox } from '../../../ui/search-box/search-box.js';
import { Select } from '../../../ui/select/select.js';
import { StickySearch } from '../../../ui/sticky-bar/sticky-search.js';
import { useStuck } from '../../../ui/sticky-bar/use-stuck.js';
import { type Choice, chosen, type LevelChoice, readChoice, SHOWN, type Sort, writeChoice } from '../choice.js';
import { WordTable } from '../components/word-table.js';
import { type WordEdit, wordEdits } from '../drafts.js';
import { preloadLaterCode, WordHistory } from '../later-code.js';
import { adminWordsQuery } from '../queries.js';
import css from './admin-words-page.module.css';

const sortNames: Record<Sort, string> = {
  id: admin['list.sort.id'],
  pron: admin['list.sort.pron'],
  reports: admin['list.sort.reports'],
};
const levelNames = {
  all: admin['list.allLevels'],
  ...(Object.fromEntries(levels.map((level) => [level, level])) as Record<Level, string>),
  none: admin['list.noLevel'],
} satisfies Record<LevelChoice, string>;

/** All words, searched, ordered and changed in place (docs/product/admin.md#manage-words). */
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
  const choice = readChoice(search);
  const { q, sort, level, reported } = choice;
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState<AdminWord | null>(null);
  const above = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { bar, stuck } = useStuck(above);
  const stored = useStore(wordEdits.store);
  const edited = stored.admin === username ? stored.byId : NONE;

  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) preloadLaterCode();
  }, [isThere]);

  const found = useMemo(
    () => (data ? chosen(data, { q, sort, level, reported }) : undefined),
    [data, q, sort, level, reported],
  );
  const pageCount = Math.max(1, Math.ceil((found?.length ?? 0) / SHOWN));
  const page = Math.min(choice.page, pageCount);
  const shown = found?.slice((page - 1) * SHOWN, page * SHOWN) ?? [];
  // What is being edited stays in sight, whatever is searched for meanwhile.
  const ids = new Set(shown.map(({ id }) => id));
  const apart = [...edited.values()].map(({ base }) => base).filter(({ id }) => !ids.has(id));

  const go = (over: Partial<Choice>, replace = false) =>
    void navigate(pages.adminWords + writeChoice({ ...choice, page: 1, ...over }), { replace });
  const type = (typed: string) => {
    setText(typed);
    go({ q: typed.trim() }, true);
  };
  const turn = (to: number) => {
    go({ page: to });
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  };

  return (
    <>
      <div ref={above} className={`wrap ${css['head']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {admin['list.title']}
        </h1>
      </div>
      <StickySearch bar={bar} stuck={stuck} box={box} unsearched={pages.adminWords} onSubmit={() => type(text)}>
        <div className={css['search']}>
          <SearchBox
            box={box}
            label={admin['list.search']}
            placeholder={admin['list.search']}
            text={text}
            onType={type}
            onClear={() => type('')}
          />
        </div>
        <p role="status" className={css['count']}>
          {found && format(admin['list.count'], { n: found.length })}
        </p>
        <ButtonLink to={pages.addWord}>
          <Plus size={18} />
          {admin['add.title']}
        </ButtonLink>
      </StickySearch>
      <div className={`wrap ${css['page']}`}>
        <div className={css['filters']}>
          <Select
            label={admin['list.level']}
            value={level}
            options={levelNames}
            onChoose={(one) => go({ level: one })}
          />
          <Select label={common.sort} value={sort} options={sortNames} onChoose={(one) => go({ sort: one })} />
          <Button look={reported ? 'soft' : 'sec'} aria-pressed={reported} onClick={() => go({ reported: !reported })}>
            {reported && <Check size={16} />}
            {admin['list.reported']}
          </Button>
          <ButtonLink look="txt" to={pages.importWords}>
            {admin['list.import']}
          </ButtonLink>
        </div>
        {error && !data && !isFetching && (
          <ErrorPanel text={admin['list.fail']} detail={errorText(error)} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <p role="status" className={css['loading']}>
            {common.loading}
          </p>
        )}
        {shown.length + apart.length > 0 && (
          <WordTable words={[...apart, ...shown]} edits={edited} username={username} onHistory={setSeen} />
        )}
        {found?.length === 0 && (
          <EmptyState glyph="空" title={data?.length === 0 ? admin['list.empty'] : admin['list.noMatch']}>
            {data?.length === 0 ? undefined : admin['list.noMatchBody']}
          </EmptyState>
        )}
        {pageCount > 1 && (
          <nav className={css['pages']} aria-label={admin['list.pages']}>
            <Button look="sec" disabled={page === 1} onClick={() => turn(page - 1)}>
              <ChevronLeft size={18} />
              {admin['list.prev']}
            </Button>
            <span>{format(admin['list.page'], { n: page, of: pageCount })}</span>
            <Button look="sec" disabled={page === pageCount} onClick={() => turn(page + 1)}>
              {admin['list.next']}
              <ChevronRight size={18} />
            </Button>
          </nav>
        )}
      </div>
      <Suspense>{seen && <WordHistory word={seen} onClose={() => setSeen(null)} />}</Suspense>
    </>
  );
}
