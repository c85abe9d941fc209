import * as z from 'zod/mini';
import { described } from './described.js';

/** What explains a particle or an ending, and where it is found (docs/product/reference.md#addresses-of-entries). */
export const entryAddress = z.object({
  list: z.enum(['particles', 'endings']),
  id: described(z.nullable(z.string()), 'Null where several entries of the list are written so.'),
});
export type EntryAddress = z.infer<typeof entryAddress>;
