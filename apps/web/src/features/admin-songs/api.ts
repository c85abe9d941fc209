import type { AdminArtist, AdminSong, AdminSongRow, ArtistBody, ArtistChange, SongChange } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import type { SongContent } from './song-draft.js';

const SONGS = '/api/admin/songs';
const ARTISTS = '/api/admin/artists';

export const fetchSongs = (options: CallOptions): Promise<AdminSongRow[]> => getJson(SONGS, options);
export const fetchSong = (id: number, options: CallOptions): Promise<AdminSong> => getJson(`${SONGS}/${id}`, options);
export const fetchArtists = (options: CallOptions): Promise<AdminArtist[]> => getJson(ARTISTS, options);

/**
 * Changes the version that was read: where it is no longer the newest, the server answers `edited_elsewhere`. A song
 * with the id 0 is added.
 */
export const saveSong = (id: number, version: number, song: SongContent): Promise<AdminSong> =>
  id === 0 ? sendJson('POST', SONGS, song) : sendJson('PUT', `${SONGS}/${id}`, song, { ifMatch: version });

export const saveArtist = (id: number, version: number, artist: ArtistBody): Promise<AdminArtist> =>
  id === 0 ? sendJson('POST', ARTISTS, artist) : sendJson('PUT', `${ARTISTS}/${id}`, artist, { ifMatch: version });

const verb = (retired: boolean) => (retired ? 'retire' : 'restore');

export const retireSong = (id: number, retired: boolean): Promise<AdminSong> =>
  sendJson('POST', `${SONGS}/${id}/${verb(retired)}`);
export const retireArtist = (id: number, retired: boolean): Promise<AdminArtist> =>
  sendJson('POST', `${ARTISTS}/${id}/${verb(retired)}`);

export const fetchSongHistory = (id: number, options: CallOptions): Promise<SongChange[]> =>
  getJson(`${SONGS}/${id}/history`, options);
export const fetchArtistHistory = (id: number, options: CallOptions): Promise<ArtistChange[]> =>
  getJson(`${ARTISTS}/${id}/history`, options);

export const revertSong = (id: number, change: number): Promise<AdminSong> =>
  sendJson('POST', `${SONGS}/${id}/history/${change}/revert`);
export const revertArtist = (id: number, change: number): Promise<AdminArtist> =>
  sendJson('POST', `${ARTISTS}/${id}/history/${change}/revert`);
