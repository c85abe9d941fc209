import { lazyOr } from '../../lib/lazy-part.js';
import { Unloaded } from '../../ui/toast/unloaded.js';
import { UnloadedDialog } from '../../ui/toast/unloaded-dialog.js';

/** The code of forms and histories, loaded after the page. */
export const SongForm = lazyOr(async () => (await import('./components/song-form.js')).SongForm, Unloaded);
export const ArtistForm = lazyOr(async () => (await import('./components/artist-form.js')).ArtistForm, Unloaded);
export const ArtistHistory = lazyOr(
  async () => (await import('./components/artist-history.js')).ArtistHistory,
  UnloadedDialog,
);
