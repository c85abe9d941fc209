import * as z from 'zod/mini';
import { described } from './described.js';
import { invalid } from './validation.js';

/**
 * The time at which a line begins, in milliseconds from the beginning of the recording
 * (docs/product/songs.md#times-of-lines).
 */
export const lineTime = z.object({
  startMs: z.int(invalid('line_time_invalid')),
  endMs: described(
    z.prefault(z.nullable(z.int(invalid('line_time_invalid'))), null),
    'Null: until the next line begins.',
  ),
});
