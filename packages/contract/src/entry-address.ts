import type { EntryAddress } from '@utarang/domain/search';
import * as z from 'zod/mini';
import { described } from './described.js';

export type { EntryAddress };

/** The address that explains a particle or an ending (docs/product/reference.md#addresses-of-entries). */
export const entryAddress: z.ZodMiniType<EntryAddress> = z.object({
  list: z.enum(['particles', 'endings']),
  id: described(z.nullable(z.string()), 'Null where several entries of the list are written so.'),
});

/** The place of an entry in a text: a half-open range in UTF-16 units of its Japanese. */
export const placedEntries = described(
  z.array(z.object({ entry: entryAddress, start: z.number(), end: z.number() })),
  'The particles and endings behind its words, in its order; in the same units.',
);
