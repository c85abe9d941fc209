import { type EntryHead, type ListedEntry, type Particle, queryKeys } from '@utarang/contract';
import { createEndingPhrases } from '@utarang/domain/search';
import { particles as messages } from '@utarang/messages';
import { useCallback } from 'react';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { searchBy, useLongList } from '../../../parts/reference/use-entries.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { particleChoices, useParticleSearch } from '../address.js';
import { EntriesPage } from '../components/entries-page.js';
import { ListOrDrill } from '../components/list-or-drill.js';
import { drillAddress } from '../drill/address.js';
import { textsOf } from '../entry.js';
import { ENTRY } from '../outlines.js';

const makeSearch = searchBy(textsOf, (entries: readonly ListedEntry<Particle>[]) =>
  createEndingPhrases([], ({ meaning }) => meaning, entries),
);

const categories = particleChoices.f.map((value) => ({ value, content: messages[`c.${value}`] }));

/** All particles, or their drill (docs/product/reference.md#particles, #grammar-drill). */
export const ParticlesPage = () => <ListOrDrill list="particles" List={ParticleList} />;

/** All particles, by category or by a search. */
function ParticleList() {
  const search = useParticleSearch();
  const loaded = useLongList<Particle, EntryHead<Particle>>(
    queryKeys.particles(),
    '/api/particles',
    ENTRY,
    queryKeys.firstEntries('particles'),
  );
  const { f } = search.address;
  const fits = useCallback(({ category }: ListedEntry<Particle>) => f === 'all' || f === category, [f]);
  return (
    <EntriesPage<Particle, keyof typeof particleChoices>
      list="particles"
      texts={messages}
      search={search}
      choices={particleChoices}
      loaded={loaded}
      fits={fits}
      makeSearch={makeSearch}
      intro={
        <ButtonLink variant="txt" to={drillAddress('particles', { f })}>
          {messages.toDrill}
        </ButtonLink>
      }
      filter={<ChoiceRow search={search} name="f" label={messages.categories} variant="column" options={categories} />}
    />
  );
}
