import { pages, queryKeys, type Song } from '@utarang/contract';
import { common, format, songs as messages } from '@utarang/messages';
import { useCallback, useMemo } from 'react';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { unknownChoice } from '../../../parts/reference/reference-address.js';
import { ReferencePage, UnknownChoice } from '../../../parts/reference/reference-page.js';
import { useEntries } from '../../../parts/reference/use-entries.js';
import { useReferenceList } from '../../../parts/reference/use-reference-list.js';
import { Select } from '../../../ui/select/select.js';
import { songChoices, useSongSearch } from '../address.js';
import { SongCards } from '../components/song-card.js';
import { songSorts, songsBy, sortNamed } from '../orders.js';

const filters = songChoices.f.map((value) => ({
  value,
  content: value === 'all' ? common.all : messages.videoOnly,
}));
const sorts = {
  title: messages['sort.title'],
  newest: messages['sort.newest'],
  oldest: messages['sort.oldest'],
} as const;

const textsOf = ({ title, titleKo, titleReading, artists, album, year }: Song) => ({
  names: [title, titleKo, titleReading, ...artists.flatMap(({ name, nameKo }) => [name, nameKo])],
  texts: [album ?? '', String(year)],
});

/** All songs (docs/product/songs.md#songs). */
export function SongsPage() {
  const search = useSongSearch();
  const unknown = unknownChoice(search.address, songChoices);
  useDocumentTitle(messages.title);
  const { entries, error, retry } = useEntries<Song>(queryKeys.songs(), '/api/songs');
  const { f } = search.address;
  const sort = sortNamed(songSorts, search.address.sort);
  const sorted = useMemo(() => entries && songsBy(sort, entries), [entries, sort]);
  const isChosen = useCallback(({ youtubeUrl }: Song) => f !== 'video' || youtubeUrl !== null, [f]);
  const { shown, elsewhere } = useReferenceList({ entries: sorted, q: search.q, isChosen, textsOf });

  return (
    <ReferencePage
      title={messages.title}
      search={search}
      label={messages.search}
      after={
        <Select label={common.sort} value={sort} options={sorts} onChoose={(value) => search.choose('sort', value)} />
      }
      filters={<ChoiceRow search={search} name="f" label={common.filter} look="chips" options={filters} />}
      shown={shown}
      error={error}
      onRetry={retry}
      countText={(n) => format(messages.count, { n })}
      empty={messages.empty}
      elsewhere={{ n: elsewhere, to: search.hrefOf('f', 'all') }}
      missing={unknown === null ? undefined : <UnknownChoice value={unknown} page={messages.title} to={pages.songs} />}
    >
      {(found) => <SongCards songs={found} />}
    </ReferencePage>
  );
}
