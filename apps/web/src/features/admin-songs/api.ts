import type { AdminArtist, AdminSong, AdminSongRow, ArtistBody, ArtistChange, SongChange } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import type { SongContent } from './song-draft.js';

const SONGS = '/api/admin/songs';
const ARTISTS = '/api/admin/artists';

const ROW = { id: 0, title: '', titleKo: '', artists: [{ id: 0, name: '' }], version: 0 } as const;
const ARTIST: Outline<AdminArtist> = { id: 0, name: '', nameKo: '', genres: [''], version: 0 };
const oneSong = requireOutline<AdminSong>({ ...ROW, lines: [{ number: 0, stanza: 0, text: '' }] });
const oneArtist = requireOutline<AdminArtist>(ARTIST);

export const fetchSongs = (options: CallOptions): Promise<AdminSongRow[]> =>
  getJson(SONGS, options).then(requireOutline<AdminSongRow[]>([ROW]));
export const fetchSong = (id: number, options: CallOptions): Promise<AdminSong> =>
  getJson(`${SONGS}/${id}`, options).then(oneSong);
export const fetchArtists = (options: CallOptions): Promise<AdminArtist[]> =>
  getJson(ARTISTS, options).then(requireOutline<AdminArtist[]>([ARTIST]));

/**
 * Changes the version that was read: where it is no longer the newest, the server answers `edited_elsewhere`. A song
 * with the id 0 is a new one.
 */
export const saveSong = (id: number, version: number, song: SongContent): Promise<AdminSong> =>
  (id === 0 ? sendJson('POST', SONGS, song) : sendJson('PUT', `${SONGS}/${id}`, song, { ifMatch: version })).then(
    oneSong,
  );

export const saveArtist = (id: number, version: number, artist: ArtistBody): Promise<AdminArtist> =>
  (id === 0
    ? sendJson('POST', ARTISTS, artist)
    : sendJson('PUT', `${ARTISTS}/${id}`, artist, { ifMatch: version })
  ).then(oneArtist);

const verb = (retired: boolean) => (retired ? 'retire' : 'restore');

export const retireSong = (id: number, retired: boolean): Promise<AdminSong> =>
  sendJson('POST', `${SONGS}/${id}/${verb(retired)}`).then(oneSong);
export const retireArtist = (id: number, retired: boolean): Promise<AdminArtist> =>
  sendJson('POST', `${ARTISTS}/${id}/${verb(retired)}`).then(oneArtist);

export const fetchSongHistory = (id: number, options: CallOptions): Promise<SongChange[]> =>
  getJson(`${SONGS}/${id}/history`, options).then(requireOutline<SongChange[]>([{ id: 0, action: '' }]));
export const fetchArtistHistory = (id: number, options: CallOptions): Promise<ArtistChange[]> =>
  getJson(`${ARTISTS}/${id}/history`, options).then(requireOutline<ArtistChange[]>([{ id: 0, action: '' }]));

export const revertSong = (id: number, change: number): Promise<AdminSong> =>
  sendJson('POST', `${SONGS}/${id}/history/${change}/revert`).then(oneSong);
export const revertArtist = (id: number, change: number): Promise<AdminArtist> =>
  sendJson('POST', `${ARTISTS}/${id}/history/${change}/revert`).then(oneArtist);
