import { type Ending, type EntryHead, type ListedEntry, pages, queryKeys } from '@utarang/contract';
import { createEndingPhrases } from '@utarang/domain/search';
import { endings as messages } from '@utarang/messages';
import { useCallback } from 'react';
import { levelHue } from '../../../parts/level/level-hue.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { searchBy, useLongList } from '../../../parts/reference/use-entries.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { endingChoices, useEndingSearch } from '../address.js';
import { EntriesPage } from '../components/entries-page.js';
import { ListOrDrill } from '../components/list-or-drill.js';
import { drillAddress } from '../drill/address.js';
import { textsOf } from '../entry.js';
import { ENTRY } from '../outlines.js';

const groups = endingChoices.f.map((value) => ({ value, content: messages[`g.${value}`] }));
const levels = endingChoices.level.map((value) =>
  value === 'all' ? { value, content: messages['l.all'] } : { value, content: value, className: levelHue(value) },
);

const makeSearch = searchBy(textsOf, (entries: readonly ListedEntry<Ending>[]) =>
  createEndingPhrases(entries, ({ meaning }) => meaning),
);

/** All endings and expressions, or their drill (docs/product/reference.md#endings, #grammar-drill). */
export const EndingsPage = () => <ListOrDrill list="endings" List={EndingList} />;

/** All endings and expressions, by group, by level or by a search. */
function EndingList() {
  const search = useEndingSearch();
  const loaded = useLongList<Ending, EntryHead<Ending>>(
    queryKeys.endings(),
    '/api/endings',
    ENTRY,
    queryKeys.firstEntries('endings'),
  );
  const { f, level } = search.address;
  const fits = useCallback(
    (ending: ListedEntry<Ending>) => (f === 'all' || f === ending.group) && (level === 'all' || level === ending.level),
    [f, level],
  );
  return (
    <EntriesPage<Ending, keyof typeof endingChoices>
      list="endings"
      texts={messages}
      search={search}
      choices={endingChoices}
      loaded={loaded}
      fits={fits}
      makeSearch={makeSearch}
      intro={
        <>
          <ButtonLink variant="txt" to={drillAddress('endings', { f, level })}>
            {messages.toDrill}
          </ButtonLink>
          <ButtonLink variant="txt" to={pages.conjugation}>
            {messages.toConjugation}
          </ButtonLink>
        </>
      }
      after={<ChoiceRow search={search} name="level" label={messages.level} variant="chips" options={levels} />}
      filter={<ChoiceRow search={search} name="f" label={messages.group} variant="column" options={groups} />}
    />
  );
}
