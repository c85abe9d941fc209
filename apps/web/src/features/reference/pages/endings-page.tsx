import { type Ending, type EntryHead, type ListedEntry, pages, queryKeys } from '@utarang/contract';
import { createEndingPhrases } from '@utarang/domain/search';
import { format, endings as messages } from '@utarang/messages';
import { useCallback } from 'react';
import { levelHue } from '../../../parts/level/level-hue.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { referenceAddress, unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import { searchBy, useLongList } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { endingChoices, useEndingSearch } from '../address.js';
import { EntryCards, leastCard } from '../components/entry-card.js';
import { ListOrDrill } from '../components/list-or-drill.js';
import { SavedChoice, useSavedChoice } from '../components/saved-choice.js';
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
export const EndingsPage = () => <ListOrDrill list="endings" of={EndingList} />;

/** All endings and expressions, by group, by level or by a search. */
function EndingList() {
  const search = useEndingSearch();
  const unknown = unknownChoice(search.address, endingChoices);
  useDocumentTitle(messages.title);
  const { entries, error, retry } = useLongList<Ending, EntryHead<Ending>>(
    queryKeys.endings(),
    '/api/endings',
    ENTRY,
    queryKeys.firstEntries('endings'),
  );
  const { f, level } = search.address;
  const saved = useSavedChoice(search.address.saved);
  const { isSaved } = saved;
  const isChosen = useCallback(
    (ending: ListedEntry<Ending>) =>
      (f === 'all' || f === ending.group) && (level === 'all' || level === ending.level) && isSaved(ending.id),
    [f, level, isSaved],
  );
  const { shown, elsewhere } = useReferenceList({ entries, q: search.q, isChosen, makeSearch });
  const whole = referenceAddress<'f' | 'level' | 'saved' | 'drill'>(
    pages.endings,
    { ...search.address, f: 'all', level: 'all', saved: 'off' },
    endingChoices,
  );
  return (
    <ReferencePage
      title={messages.title}
      intro={
        <>
          <ButtonLink look="txt" to={drillAddress('endings', { f, level })}>
            {messages.toDrill}
          </ButtonLink>
          <ButtonLink look="txt" to={pages.conjugation}>
            {messages.toConjugation}
          </ButtonLink>
        </>
      }
      search={search}
      label={messages.search}
      after={<ChoiceRow search={search} name="level" label={messages.level} look="chips" options={levels} />}
      filters={
        <>
          <SavedChoice search={search} />
          <ChoiceRow search={search} name="f" label={messages.group} look="column" options={groups} />
        </>
      }
      filtersBeside
      shown={shown}
      card={leastCard}
      error={error}
      onRetry={retry}
      countText={(n) => format(messages.count, { n })}
      empty={saved.empty ?? messages.empty}
      elsewhere={{ n: elsewhere, to: whole }}
      missing={
        unknown !== null ? <UnknownChoice value={unknown} page={messages.title} to={pages.endings} /> : saved.instead
      }
    >
      {(found) => <EntryCards entries={found} />}
    </ReferencePage>
  );
}
