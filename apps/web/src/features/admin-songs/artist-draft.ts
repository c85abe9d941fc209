import type { AdminArtist, ArtistBody } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { createEdits, type Edit } from '../../parts/admin/edits.js';

const texts = ['name', 'nameKo', 'nameRomaji', 'country', 'website', 'youtube', 'instagram', 'x', 'bio'] as const;

/** The draft of an artist in its form. */
export type ArtistDraft = Readonly<Record<(typeof texts)[number], string>> & {
  readonly gender: AdminArtist['gender'];
  readonly debutYear: string;
  readonly genres: string;
};

/** The id of an artist that has not been added yet. */
export const NEW_ARTIST: AdminArtist = {
  ...{ id: 0, version: 0, retired: false, songCount: 0, name: '', nameKo: '', nameRomaji: '' },
  ...{ gender: 'female', debutYear: null, country: '일본', genres: [], bio: '' },
  ...{ website: null, youtube: null, instagram: null, x: null },
};

const draftOf = (artist: AdminArtist): ArtistDraft => ({
  ...(Object.fromEntries(texts.map((field) => [field, artist[field] ?? ''])) as Record<(typeof texts)[number], string>),
  gender: artist.gender,
  debutYear: String(artist.debutYear ?? ''),
  genres: artist.genres.join(', '),
});

const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((item) => asStored(item))
    .filter(Boolean);

export const bodyOf = ({ debutYear, genres, website, youtube, instagram, x, ...draft }: ArtistDraft): ArtistBody => ({
  ...draft,
  debutYear: asStored(debutYear) || null,
  genres: splitAtCommas(genres),
  website: website || null,
  youtube: youtube || null,
  instagram: instagram || null,
  x: x || null,
});

/** The artist as typed, to be compared with a newer version. */
export const artistOf = (draft: ArtistDraft, base: AdminArtist): AdminArtist => {
  const { debutYear, gender: _, ...body } = bodyOf(draft);
  return { ...base, ...body, gender: draft.gender, debutYear: debutYear === null ? null : Number(debutYear) };
};

/** The artists who are being edited. */
export const artistEdits = createEdits(draftOf);
export type ArtistEdit = Edit<AdminArtist, ArtistDraft>;
