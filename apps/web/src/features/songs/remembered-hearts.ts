import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inTab } from '../../lib/storage.js';
import { useIsMember } from '../../parts/session/use-viewer.js';
import { type Favorable, saveFavorite } from './favorites.js';

const STORED = 'remembered-hearts';
const KEPT_MS = 60 * 60_000; // docs/product/songs.md#favourites
/** As many as a guest presses in an hour, at most. */
const MOST = 50;

type Remembered = { readonly hearts: readonly Favorable[]; readonly at: number };

function read(): readonly Favorable[] {
  const { hearts, at } = inTab.readJson<Remembered>(STORED, { hearts: [], at: 0 });
  return Array.isArray(hearts) && Date.now() - at < KEPT_MS ? hearts : [];
}

const write = (hearts: readonly Favorable[]): void =>
  inTab.writeJson(STORED, { hearts: hearts.slice(-MOST), at: Date.now() } satisfies Remembered);

/** Remembers, in this tab, that somebody who is not logged in wished to keep an artist or a song. */
export function rememberHeart({ kind, id }: Favorable): void {
  write([...read().filter((each) => each.kind !== kind || each.id !== id), { kind, id }]);
}

/** Saves the remembered hearts once somebody is logged in: log-in leads back to the page where one was pressed. */
export function useRememberedHearts(): void {
  const client = useQueryClient();
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember) return;
    const hearts = read();
    if (hearts.length === 0) return;
    write([]);
    for (const heart of hearts) void saveFavorite(client, heart);
  }, [client, isMember]);
}
