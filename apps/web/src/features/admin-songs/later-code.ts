import { lazy } from 'react';

/** The forms come once the page is there, and not with it. */
export const SongForm = lazy(async () => ({ default: (await import('./components/song-form.js')).SongForm }));
export const ArtistForm = lazy(async () => ({ default: (await import('./components/artist-form.js')).ArtistForm }));
export const ArtistHistory = lazy(async () => ({
  default: (await import('./components/artist-history.js')).ArtistHistory,
}));
