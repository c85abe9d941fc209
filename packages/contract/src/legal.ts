import * as z from 'zod/mini';
import { described } from './described.js';

export const legalTexts = ['privacy', 'terms'] as const;
export type LegalText = (typeof legalTexts)[number];

/** Path parameter of GET /api/legal/{kind}; an unknown one is `not_found`. */
export const legalParams = z.object({ kind: z.string() });

/** The operator's text, or the product's own by default. */
export const legal = z.object({
  sections: described(
    z.array(z.object({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) })),
    'A section without a heading is what stands before the first one; line breaks in paragraphs are meant.',
  ),
});
export type Legal = z.infer<typeof legal>;
