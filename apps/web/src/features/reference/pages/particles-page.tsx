import { type EntryHead, type ListedEntry, type Particle, pages, queryKeys } from '@utarang/contract';
import { format, particles as messages } from '@utarang/messages';
import { useCallback } from 'react';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { referenceAddress, unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import { searchBy, useLongList } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { particleChoices, useParticleSearch } from '../address.js';
import { EntryCards, leastCard } from '../components/entry-card.js';
import { ListOrDrill } from '../components/list-or-drill.js';
import { SavedChoice, useSavedChoice } from '../components/saved-choice.js';
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
  const saved = useSavedChoice(search.address.saved);
  const { isSaved } = saved;
  const isChosen = useCallback(
    ({ id, category }: ListedEntry<Particle>) => (f === 'all' || f === category) && isSaved(id),
    [f, isSaved],
  );
  const { shown, elsewhere } = useReferenceList({ entries, q: search.q, isChosen, makeSearch });
  const whole = referenceAddress<'f' | 'saved' | 'drill'>(
    pages.particles,
    { ...search.address, f: 'all', saved: 'off' },
    particleChoices,
  );
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
      filters={
        <>
          <SavedChoice search={search} />
          <ChoiceRow search={search} name="f" label={messages.categories} look="column" options={categories} />
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
        unknown !== null ? <UnknownChoice value={unknown} page={messages.title} to={pages.particles} /> : saved.instead
      }
    >
      {(found) => <EntryCards entries={found} />}
    </ReferencePage>
  );
}
