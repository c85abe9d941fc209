import { lazy } from 'react';

/** The code of forms and histories is loaded after the page, and not with it. */
export const SongForm = lazy(async () => ({ default: (await import('./components/song-form.js')).SongForm }));
export const ArtistForm = lazy(async () => ({ default: (await import('./components/artist-form.js')).ArtistForm }));
export const ArtistHistory = lazy(async () => ({
  default: (await import('./components/artist-history.js')).ArtistHistory,
}));
