import { useQuery } from '@tanstack/react-query';
import {
  KANJI_OF_LEVEL,
  KANJI_SIZE_MAX,
  type KanjiOrder,
  kanjiOrders,
  type Level,
  levels,
  pages,
  withQuery,
} from '@utarang/contract';
import { common, format, kanjiAsked, kanji as messages } from '@utarang/messages';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { levelHue } from '../../../parts/level/level-hue.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { useReferenceSearch } from '../../../parts/reference/use-reference-search.js';
import { ListSearch } from '../../../parts/search/list-search.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { useStuck } from '../../../ui/sticky-bar/use-stuck.js';
import { Switch } from '../../../ui/switch/switch.js';
import { KanjiCards } from '../components/kanji-cards.js';
import { KanjiFilters, STROKES_MAX } from '../components/kanji-filters.js';
import { kanjiListQuery, knownKanjiQuery } from '../queries.js';
import css from './kanji-list-page.module.css';

const choices = {
  level: ['all', ...levels],
  radical: ['all'],
  strokes: ['all', ...Array.from({ length: STROKES_MAX }, (_, i) => String(i + 1))],
  sort: kanjiOrders,
  study: ['off', 'on'],
} as const;
const options = choices.level.map((value) =>
  value === 'all' ? { value, content: messages.all } : { value, content: value, className: levelHue(value) },
);
const NOTHING: ReadonlySet<string> = new Set();

/** The kanji by level, or those that a search finds (docs/product/kanji.md#list). */
export function KanjiListPage() {
  const search = useReferenceSearch(pages.kanjiList, choices);
  const above = useRef<HTMLDivElement>(null);
  const { bar, stuck } = useStuck(above);
  const isStudy = search.address.study === 'on';
  const member = useIsMember();
  const { data } = useQuery({ ...knownKanjiQuery, enabled: member });
  const known = data ? new Set(data.kanji) : NOTHING;
  const level = levels.find((each) => each === search.address.level) ?? null;
  const sort = kanjiOrders.find((each) => each === search.address.sort) ?? 'level';
  const q = kanjiAsked(search.address.q, search.address.radical, search.address.strokes);
  useDocumentTitle(level ? format(messages.levelTitle, { level }) : messages.title);
  const shown = { known, isStudy };
  return (
    <>
      <div ref={above} className={cx('wrap', css['head'])}>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <p>{messages.lead}</p>
        <Link to={pages.kanjiBridge} className={css['link']}>
          {messages.bridgeLead}
        </Link>
      </div>
      <ListSearch
        bar={bar}
        stuck={stuck}
        search={search}
        label={messages.searchLabel}
        className={undefined}
        boxClassName={css['box']}
        before={null}
        after={
          <Switch on={isStudy} onFlip={() => search.choose('study', isStudy ? 'off' : 'on')}>
            {messages.study}
          </Switch>
        }
      />
      <div className={cx('wrap', css['body'])}>
        <div className={css['filters']}>
          <ChoiceRow search={search} name="level" label={messages.levels} variant="chips" options={options} />
          <KanjiFilters search={search} />
        </div>
        {q === '' && level === null && sort === 'level' ? (
          levels.map((each) => <Group key={each} level={each} q="" sort={sort} size={KANJI_OF_LEVEL} {...shown} />)
        ) : (
          <Group key={`${level} ${q} ${sort}`} level={level} q={q} sort={sort} size={KANJI_SIZE_MAX} {...shown} />
        )}
        {member && (
          <p className={css['legend']}>
            <i aria-hidden="true" />
            {messages.knownLegend}
          </p>
        )}
        <p className={css['note']}>{messages.levelNote}</p>
      </div>
    </>
  );
}

type GroupProps = {
  level: Level | null;
  q: string;
  sort: KanjiOrder;
  size: number;
  known: ReadonlySet<string>;
  isStudy: boolean;
};

/** The kanji of a level with its heading, or what a search finds. */
function Group({ level, q, sort, size, ...shown }: GroupProps) {
  const { data, error, isFetching, refetch } = useQuery(kanjiListQuery(level, q, sort, size));
  if (error && !data && !isFetching)
    return <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">{common.loading}</p>;
  const { content, totalElements: n } = data;
  if (n === 0) {
    return (
      <EmptyState
        glyph="無"
        title={messages.empty}
        action={<ButtonLink to={pages.kanjiList}>{messages.showAll}</ButtonLink>}
      >
        {messages.emptyHint}
      </EmptyState>
    );
  }
  const heading: ReactNode = q ? (
    format(messages.found, { n })
  ) : (
    <>
      {level && <LevelTag level={level} />} {format(messages.count, { n })}
    </>
  );
  const isKnown = content.filter(({ kanji }) => shown.known.has(kanji)).length;
  return (
    <section className={css['group']}>
      <h2>
        {heading}
        {isKnown > 0 && <span className={css['count']}>{format(messages.known, { n: isKnown })}</span>}
      </h2>
      <KanjiCards kanji={content} {...shown} />
      {content.length < n && level && (
        <Link to={withQuery(pages.kanjiList, { level })} className={css['more']}>
          {format(messages.showLevel, { level, n })}
        </Link>
      )}
    </section>
  );
}
