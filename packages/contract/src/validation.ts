/**
 * Codes that the contract's schemas put in place of a sentence; messages/validation holds the Korean sentence of each.
 * A schema names one as its error: `z.maxLength(100, invalid('query_too_long'))`.
 */
export const validationCodes = [
  'query_too_long',
  'text_unreadable',
  'text_required',
  'text_too_long',
  'text_without_japanese',
  'mode_unknown',
  'page_invalid',
  'status_unknown',
  'answer_required',
  'answer_too_long',
  'report_too_long',
  'year_invalid',
  'size_invalid',
  'value_invalid',
  'username_required',
  'username_length',
  'username_characters',
  'username_invisible',
  'username_mixed',
  'username_taken',
  'password_required',
  'password_too_short',
  'password_too_long',
  'password_contains_username',
  'password_common',
  'password2_required',
  'password_differs',
  'current_password_required',
  'current_password_wrong',
  'new_password_required',
  'new_password_too_short',
  'new_password_same',
  'confirmation_required',
  'new_password_differs',
  'name_required',
  'name_too_long',
  'name_invisible',
  'birth_required',
  'birth_format',
  'birth_no_such_day',
  'birth_range',
  'birth_too_young',
  'job_too_long',
  'email_required',
  'email_format',
  'email_too_long',
  'email_taken',
] as const;

export type ValidationCode = (typeof validationCodes)[number];

/** The error of a check, typed so that no code without a sentence can be used. */
export const invalid = (code: ValidationCode): ValidationCode => code;
