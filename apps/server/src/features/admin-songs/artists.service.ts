import { type AdminArtist, type ArtistBody, type ArtistChange, fail } from '@utarang/contract';
import { adminSongErr } from '@utarang/messages';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Expected } from '../../lib/if-match.js';
import { refuseErrors } from '../../lib/refuse-errors.js';
import type { Log } from '../../log.js';
import { type ArtistDraft, artistErrors, changedFields, draftOf, storedOf } from './artist-draft.js';
import { adminArtists, findArtist, insertArtist, isNameTaken, retireArtist, saveArtist } from './artists.repo.js';
import { createEditor, type Kind } from './editor.js';

const kind: Kind<AdminArtist, ArtistDraft> = {
  subject: 'artist',
  notFound: 'artist_not_found',
  find: findArtist,
  insert: insertArtist,
  save: (tx, { thing, draft, now }) => saveArtist(tx, thing.id, draft, now),
  retire: retireArtist,
  storedOf,
  changedFields,
  async refuseFaults(tx, draft, id) {
    const errors = artistErrors(draft);
    if (await isNameTaken(tx, id, draft.name)) errors['name'] ??= adminSongErr.nameTwice;
    refuseErrors(errors);
  },
  refuseRetirement: ({ songCount }) => {
    if (songCount > 0) fail('artist_has_songs');
  },
};

type Deps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'refresh'>;
  readonly log: Log;
};

/** Artists for admins (docs/product/admin.md#artists-and-songs). */
export function createAdminArtists(deps: Deps) {
  const editor = createEditor(deps, kind);
  return {
    /** All artists, retired ones too, the highest id first. */
    list: () => adminArtists(deps.orm),

    /** Throws `artist_not_found`, as all below do. */
    one: editor.one,

    /** Throws `validation_failed`. */
    add: (adminId: number, body: ArtistBody): Promise<AdminArtist> => editor.add(adminId, draftOf(body)),

    /** Throws `validation_failed` and `edited_elsewhere`. An edit that changes nothing writes nothing. */
    edit: (adminId: number, id: number, body: ArtistBody, expected: Expected): Promise<AdminArtist> =>
      editor.edit(adminId, id, expected, () => draftOf(body)),

    /** Throws `artist_has_songs` where a song names the artist. */
    retire: editor.retire,

    async history(id: number): Promise<ArtistChange[]> {
      return (await editor.history(id)) as ArtistChange[];
    },

    /** Throws `change_not_found`, `already_reverted`, `changed_since` and `artist_has_songs`. */
    revert: editor.revert,
  };
}

export type AdminArtists = ReturnType<typeof createAdminArtists>;
