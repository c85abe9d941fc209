/**
 * Codes that the contract's schemas put in place of a sentence; messages/validation holds the Korean sentence of each.
 * A schema names one as its error: `z.maxLength(100, invalid('query_too_long'))`.
 */
export const validationCodes = [
  'query_too_long',
  'text_unreadable',
  'mode_unknown',
  'page_invalid',
  'size_invalid',
  'value_invalid',
] as const;

export type ValidationCode = (typeof validationCodes)[number];

/** The error of a check, typed so that no code without a sentence can be used. */
export const invalid = (code: ValidationCode): ValidationCode => code;
