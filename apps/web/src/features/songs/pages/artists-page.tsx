import { type Artist, pages, queryKeys } from '@utarang/contract';
import { common, format, artists as messages } from '@utarang/messages';
import { useCallback, useMemo } from 'react';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import { useEntries } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import { Select } from '../../../ui/select/select.js';
import { artistChoices, useArtistSearch } from '../address.js';
import { ArtistCard } from '../components/artist-card.js';
import css from '../components/artist-card.module.css';
import { artistSorts, artistsBy, sortNamed } from '../orders.js';

const filters = artistChoices.f.map((value) => ({ value, content: messages[`g.${value}`] }));
const sorts = {
  name: messages['sort.name'],
  newest: messages['sort.newest'],
  oldest: messages['sort.oldest'],
} as const;

const textsOf = ({ name, nameKo, nameRomaji }: Artist) => ({ names: [name, nameKo, nameRomaji] });

/** All artists (docs/product/songs.md#artists). */
export function ArtistsPage() {
  const search = useArtistSearch();
  const unknown = unknownChoice(search.address, artistChoices);
  useDocumentTitle(messages.title);
  const { entries, error, retry } = useEntries<Artist>(queryKeys.artists(), '/api/artists');
  const { f } = search.address;
  const sort = sortNamed(artistSorts, search.address.sort);
  const sorted = useMemo(() => entries && artistsBy(sort, entries), [entries, sort]);
  const isChosen = useCallback(({ gender }: Artist) => f === 'all' || f === gender, [f]);
  const { shown, elsewhere } = useReferenceList({ entries: sorted, q: search.q, isChosen, textsOf });

  return (
    <ReferencePage
      title={messages.title}
      search={search}
      label={messages.search}
      after={
        <Select label={common.sort} value={sort} options={sorts} onChoose={(value) => search.choose('sort', value)} />
      }
      filters={<ChoiceRow search={search} name="f" label={messages.gender} look="chips" options={filters} />}
      shown={shown}
      error={error}
      onRetry={retry}
      countText={(n) => format(messages.count, { n })}
      empty={messages.empty}
      elsewhere={{ n: elsewhere, to: search.hrefOf('f', 'all') }}
      missing={
        unknown === null ? undefined : <UnknownChoice value={unknown} page={messages.title} to={pages.artists} />
      }
    >
      {(found) => (
        <ul className={css['list']}>
          {found.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </ul>
      )}
    </ReferencePage>
  );
}
