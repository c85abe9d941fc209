import { genders, pages } from '@utarang/contract';
import { useReferenceSearch } from '../../parts/reference/use-reference-search.js';
import { artistSorts, songSorts } from './orders.js';

/** What the addresses of the two lists choose; the first value is the one unsaid. */
export const artistChoices = { f: ['all', ...genders], sort: artistSorts } as const;
export const songChoices = { f: ['all', 'video'], sort: songSorts } as const;

export const useArtistSearch = () => useReferenceSearch(pages.artists, artistChoices);
export const useSongSearch = () => useReferenceSearch(pages.songs, songChoices);
