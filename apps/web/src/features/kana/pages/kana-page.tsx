import { pages, queryKeys } from '@utarang/contract';
import { type Kana, readingsOf } from '@utarang/domain/kana';
import { format, kana as messages } from '@utarang/messages';
import { useCallback } from 'react';
import type { Outline } from '../../../lib/outline.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import { searchBy, useEntries, useFound } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import { Panel } from '../../../ui/panel/panel.js';
import { type KanaSearch, kanaChoices, kanaFilters, kanaViews, useKanaSearch } from '../address.js';
import { KanaCards } from '../components/kana-cards.js';
import { KanaChart } from '../components/kana-chart.js';
import { KanaNotes } from '../components/kana-notes.js';
import css from '../components/kana-page.module.css';
import { KanaStrokes } from '../components/kana-strokes.js';
import { DrillLinks, DrillPage } from '../drill/drill-page.js';
import { drillSets } from '../drill/sets.js';

const KANA: Outline<Kana> = { hiragana: '', katakana: '', romaji: '', group: '' };

const tabs = kanaChoices.tab.map((value) => ({ value, content: messages[`tab.${value}`] }));
const filters = kanaFilters.map((value) => ({ value, content: messages[`f.${value}`] }));
const views = kanaViews.map((value) => ({ value, content: messages[`view.${value}`] }));

/** The signs outside the chart, which the notes explain (docs/product/reference.md#kana). */
const signs = [
  { note: messages['note.tsu'], names: ['っ', 'ッ', ...messages['sign.tsu'].split(', ')] },
  { note: messages['note.long'], names: ['ー', ...messages['sign.long'].split(', ')] },
];

const findKana = searchBy((kana: Kana) => ({ names: readingsOf(kana) }));

const findSign = searchBy(({ names }: (typeof signs)[number]) => ({ names }));

/** The kana as a chart or as cards (docs/product/reference.md#kana). */
export function KanaPage() {
  const search = useKanaSearch();
  const unknown = unknownChoice(search.address, kanaChoices);
  const tab = kanaChoices.tab.find((each) => each === search.address.tab) ?? 'hiragana';
  const drill = drillSets.find(({ id }) => id === search.address.drill);
  useDocumentTitle(
    drill
      ? format(messages.titleOf, { tab: messages['drill.title'] })
      : search.address.tab === 'hiragana' || unknown !== null
        ? messages.title
        : format(messages.titleOf, { tab: messages[`tab.${tab}`] }),
  );
  const { entries, error, retry } = useEntries<Kana>(queryKeys.kana(), '/api/kana', KANA);
  const { f } = search.address;
  // Sounds of loan words have no hiragana: the tab of hiragana shows them only on request.
  const withLoan = tab !== 'hiragana' || search.q !== '';
  const isChosen = useCallback(
    ({ group }: Kana) => (f === 'all' ? group !== 'loan' || withLoan : f === group),
    [f, withLoan],
  );
  const { shown, elsewhere } = useReferenceList({ entries, q: search.q, isChosen, makeSearch: findKana });
  const [sign] = useFound(search.q ? signs : undefined, search.q, findSign);

  if (drill && unknown === null) return <DrillPage search={search} set={drill} />;
  return (
    <ReferencePage
      title={messages.title}
      search={search}
      label={messages.search}
      before={
        <ChoiceRow
          search={search}
          name="tab"
          label={messages.tabs}
          variant="tabs"
          className={css['tabs']}
          options={tabs}
        />
      }
      filters={<Filters search={search} />}
      shown={shown}
      error={error}
      onRetry={retry}
      countText={(n) => format(messages.count, { n })}
      empty={sign?.note ?? messages.empty}
      elsewhere={{ n: elsewhere, to: search.hrefOf('f', 'all') }}
      missing={unknown === null ? undefined : <UnknownChoice value={unknown} page={messages.title} to={pages.kana} />}
      aside={
        <div className={css['aside']}>
          <Panel title={messages['drill.title']}>
            <p className={css['text']}>{messages['drill.intro']}</p>
            <DrillLinks search={search} />
          </Panel>
          <KanaStrokes key={tab} tab={tab} />
          <KanaNotes />
        </div>
      }
    >
      {(found) =>
        // The results of a search are ordered by how well they match, which a chart cannot show.
        search.q || search.address.view === 'cards' ? (
          <KanaCards kana={found} tab={tab} />
        ) : (
          <KanaChart kana={found} tab={tab} />
        )
      }
    </ReferencePage>
  );
}

const Filters = ({ search }: { search: KanaSearch }) => (
  <>
    <ChoiceRow search={search} name="f" label={messages.groups} variant="chips" options={filters} />
    {!search.q && <ChoiceRow search={search} name="view" label={messages.view} variant="tabs" options={views} />}
  </>
);
