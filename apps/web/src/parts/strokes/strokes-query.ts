import { queryOptions } from '@tanstack/react-query';
import { readStrokes, type Stroke } from '@utarang/domain/writing';
import { getJson } from '../../lib/http.js';
import { blockOf } from './block-of.js';

/** The folder of the files; the build writes its name here (`vite/strokes.ts`). */
const FOLDER: string = import.meta.env['STROKES'] ?? '/assets/strokes';

/** The strokes of a character in their order; null where there are none. */
export const strokesQuery = (character: string) =>
  queryOptions({
    queryKey: ['strokes', blockOf(character)],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => getJson(`${FOLDER}/${blockOf(character)}.json`, { signal }),
    select: (block: unknown): readonly Stroke[] | null => {
      const text = (block as Record<string, unknown> | null)?.[character];
      return typeof text === 'string' ? readStrokes(text) : null;
    },
  });
