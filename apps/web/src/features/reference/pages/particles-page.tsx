import { type EntryHead, type ListedEntry, type Particle, pages, queryKeys } from '@utarang/contract';
import { format, particles as messages } from '@utarang/messages';
import { useCallback } from 'react';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import { searchBy, useLongList } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { particleChoices, useParticleSearch } from '../address.js';
import { EntryCards, leastCard } from '../components/entry-card.js';
import { ListOrDrill } from '../components/list-or-drill.js';
import { drillAddress } from '../drill/address.js';
import { textsOf } from '../entry.js';
import { ENTRY } from '../outlines.js';

const makeSearch = searchBy<ListedEntry<Particle>>(textsOf);

const categories = particleChoices.f.map((value) => ({ value, content: messages[`c.${value}`] }));

/** All particles, or their drill (docs/product/reference.md#particles, #grammar-drill). */
export const ParticlesPage = () => <ListOrDrill list="particles" of={ParticleList} />;

/** All particles, by category or by a search. */
function ParticleList() {
  const search = useParticleSearch();
  const unknown = unknownChoice(search.address, particleChoices);
  useDocumentTitle(messages.title);
  const { entries, error, retry } = useLongList<Particle, EntryHead<Particle>>(
    queryKeys.particles(),
    '/api/particles',
    ENTRY,
    queryKeys.firstEntries('particles'),
  );
  const { f } = search.address;
  const isChosen = useCallback(({ category }: ListedEntry<Particle>) => f === 'all' || f === category, [f]);
  const { shown, elsewhere } = useReferenceList({ entries, q: search.q, isChosen, makeSearch });
  return (
    <ReferencePage
      title={messages.title}
      intro={
        <ButtonLink look="txt" to={drillAddress('particles', { f })}>
          {messages.toDrill}
        </ButtonLink>
      }
      search={search}
      label={messages.search}
      filters={<ChoiceRow search={search} name="f" label={messages.categories} look="column" options={categories} />}
      filtersBeside
      shown={shown}
      card={leastCard}
      error={error}
      onRetry={retry}
      countText={(n) => format(messages.count, { n })}
      empty={messages.empty}
      elsewhere={{ n: elsewhere, to: search.hrefOf('f', 'all') }}
      missing={
        unknown === null ? undefined : <UnknownChoice value={unknown} page={messages.title} to={pages.particles} />
      }
    >
      {(found) => <EntryCards entries={found} />}
    </ReferencePage>
  );
}
