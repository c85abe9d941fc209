import type { AdminArtist, ArtistBody, StoredArtist } from '@utarang/contract';
import { artistFaults } from '@utarang/domain/songs';
import { artistFaultMessage } from '@utarang/messages';
import { createFieldDiff, identity } from '../../audit/compare.js';

/** The fields of an artist that admins write. */
export type ArtistDraft = Omit<StoredArtist, 'id' | 'version'>;

/** An artist in the form in which the audit trail stores it. */
export const storedOf = ({ id: _, version: __, retired: ___, songCount: ____, ...draft }: AdminArtist): ArtistDraft =>
  draft;

/** The draft of an artist from the body of a call. */
export const draftOf = ({ debutYear, gender, ...body }: ArtistBody): ArtistDraft => ({
  ...body,
  gender: gender as ArtistDraft['gender'],
  debutYear: debutYear === null || debutYear === '' ? null : Number(debutYear),
});

/** The Korean sentence for each invalid field. */
export function artistErrors(draft: ArtistDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  const { debutYear, website, youtube, instagram, x } = draft;
  const typed = { website: website ?? '', youtube: youtube ?? '', instagram: instagram ?? '', x: x ?? '' };
  for (const fault of artistFaults({ ...draft, ...typed, debutYear: `${debutYear ?? ''}` })) {
    errors[fault.field] ??= artistFaultMessage(fault);
  }
  return errors;
}

/** The fields in which two artists differ. */
export const changedFields = createFieldDiff<ArtistDraft>({
  name: identity,
  nameKo: identity,
  nameRomaji: identity,
  gender: identity,
  debutYear: identity,
  country: identity,
  genres: identity,
  website: identity,
  youtube: identity,
  instagram: identity,
  x: identity,
  bio: identity,
});
