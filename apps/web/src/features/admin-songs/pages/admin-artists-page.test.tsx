import type { AdminArtist, ArtistBody } from '@utarang/contract';
import { errorMessages, format, adminSongs as messages } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { fakeAdminServer, leaveAdminPage, renderToAdmin } from '../../../parts/admin/admin.test-kit.js';
import { problem } from '../../../parts/study/fake-server.test-kit.js';
import { toasts } from '../../../ui/toast/toasts.js';
import { NEW_ARTIST } from '../artist-draft.js';
import { AdminArtistsPage } from './admin-artists-page.js';

afterEach(leaveAdminPage);

const artist: AdminArtist = { ...NEW_ARTIST, id: 3, version: 1, name: 'SORA', nameKo: '소라', nameRomaji: 'Sora' };
const open = () => renderToAdmin('/admin/artists', '/admin/artists', <AdminArtistsPage />);

test('what is typed while an artist is being saved stays in the form', async () => {
  const server = fakeAdminServer(({ method, body }) => {
    if (method === 'GET') return [artist];
    const { nameKo, nameRomaji } = body as ArtistBody;
    return { ...artist, nameKo, nameRomaji, version: 2 };
  });
  const screen = await open();
  await screen.getByRole('button', { name: format(messages.edit, { name: artist.name }) }).click();
  const inKorean = screen.getByRole('textbox', { name: messages.artistNameKo });
  const inLatin = screen.getByRole('textbox', { name: messages.artistRomaji });
  await inKorean.fill('소라 씨');
  const release = server.hold();
  await screen.getByRole('button', { name: messages.save }).click();
  await inLatin.fill('SORA');
  release();
  await expect.poll(() => toasts.get().map(({ text }) => text)).toEqual([messages.saved]);
  await expect.element(inKorean).toHaveValue('소라 씨');
  await expect.element(inLatin).toHaveValue('SORA');

  await screen.getByRole('button', { name: messages.save }).click();
  await expect.element(inLatin).not.toBeInTheDocument();
  expect(server.writes.at(-1)).toMatchObject({ body: { nameKo: '소라 씨', nameRomaji: 'SORA' } });
});

test('an artist who cannot be taken out is told as a failure', async () => {
  fakeAdminServer(({ method }) => (method === 'GET' ? [artist] : problem('artist_has_songs')));
  const screen = await open();
  await screen.getByRole('button', { name: `${artist.name} ${messages.retire}` }).click();
  await expect.poll(() => toasts.get()).toMatchObject([{ kind: 'problem', text: errorMessages.artist_has_songs }]);
});
