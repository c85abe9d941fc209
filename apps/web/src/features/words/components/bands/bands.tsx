import { type FoundAll, pages, withQuery } from '@utarang/contract';
import { bands, format } from '@utarang/messages';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Band } from '../../band-places.js';
import css from './bands.module.css';
import { EntryHits } from './entry-hits.js';
import { KanjiHits } from './kanji-hits.js';
import { MusicHits } from './music-hits.js';

/** The bands of what a search found besides words, each kind under its heading. */
export const Bands = ({ found, bands: shown }: { found: FoundAll; bands: readonly Band[] }) =>
  shown.map((band) => (
    <BandSection key={band} band={band} found={found}>
      {hits[band](found)}
    </BandSection>
  ));

/** The bands as a row of links. */
export function BandLinks({
  found,
  bands: shown,
  children,
}: {
  found: FoundAll;
  bands: readonly Band[];
  children?: ReactNode;
}) {
  if (shown.length === 0 && !children) return null;
  return (
    <nav className={css['links']} aria-label={bands.elsewhere}>
      {shown.map((band) => (
        <Link key={band} className={css['link']} to={allOf(band, found)}>
          {bands[band]} <b>{format('{n}', { n: totalOf(band, found) })}</b>
        </Link>
      ))}
      {children}
    </nav>
  );
}

function BandSection({ band, found, children }: { band: Band; found: FoundAll; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['band']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>{bands[band]}</h2>
        <span className={css['total']}>{format('{n}', { n: totalOf(band, found) })}</span>
        {band !== 'kanji' && (
          <Link className={css['all']} to={allOf(band, found)}>
            <span className="sr">{bands[band]} </span>
            {bands.all}
            <ChevronRight size={18} aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

const hits: Readonly<Record<Band, (found: FoundAll) => ReactNode>> = {
  music: (found) => <MusicHits found={found} />,
  entries: ({ entries }) => <EntryHits entries={entries.content} />,
  kanji: ({ kanji }) => <KanjiHits kanji={kanji.content} />,
};

const totalOf = (band: Band, { songs, artists, entries, kanji }: FoundAll): number =>
  ({ music: songs.total + artists.total, entries: entries.total, kanji: kanji.total })[band];

/** The list that has all results of a band. */
function allOf(band: Band, { q, songs, entries }: FoundAll): string {
  if (band === 'kanji') return withQuery(pages.words, { q });
  if (band === 'music') return withQuery(songs.total > 0 ? pages.songs : pages.artists, { q });
  const isParticle = entries.content.every(({ list }) => list === 'particles');
  return withQuery(isParticle ? pages.particles : pages.endings, { q });
}
