import { lazyOr } from '../../lib/lazy-part.js';
import { LoadFailure } from '../../ui/toast/load-failure.js';
import { LoadFailureDialog } from '../../ui/toast/load-failure-dialog.js';

/** The code of forms and histories, loaded after the page. */
export const SongForm = lazyOr(async () => (await import('./components/song-form.js')).SongForm, LoadFailure);
export const ArtistForm = lazyOr(async () => (await import('./components/artist-form.js')).ArtistForm, LoadFailure);
export const ArtistHistory = lazyOr(
  async () => (await import('./components/artist-history.js')).ArtistHistory,
  LoadFailureDialog,
);
