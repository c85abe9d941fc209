/** Every error a caller can meet: its stable code and its HTTP status. The Korean sentence is in messages/errors. */
export const errorStatus = {
  bad_request: 400,
  validation_failed: 400,
  word_id_invalid: 400,
  answer_required: 400,
  option_invalid: 400,
  synonym_unfit: 400,
  synonym_of_another: 400,
  login_required: 401,
  session_ended: 401,
  login_failed: 401,
  csrf: 403,
  forbidden: 403,
  account_suspended: 403,
  not_found: 404,
  word_not_found: 404,
  level_not_found: 404,
  field_not_found: 404,
  quiz_not_found: 404,
  sentence_not_found: 404,
  entry_not_found: 404,
  kanji_not_found: 404,
  artist_not_found: 404,
  song_not_found: 404,
  lyric_not_found: 404,
  correction_not_found: 404,
  no_matching_user: 404,
  session_not_found: 404,
  member_not_found: 404,
  word_not_saved: 404,
  synonym_not_found: 404,
  report_not_found: 404,
  import_not_found: 404,
  wish_not_found: 404,
  change_not_found: 404,
  request_timeout: 408,
  username_taken: 409,
  email_taken: 409,
  own_account: 409,
  artist_has_songs: 409,
  last_admin: 409,
  must_change_password: 409,
  word_already_saved: 409,
  word_already_completed: 409,
  word_in_cooldown: 409,
  saved_limit: 409,
  favorite_limit: 409,
  pattern_not_saved: 404,
  lyric_limit: 409,
  lyrics_too_large: 409,
  correction_limit: 409,
  own_word_limit: 409,
  own_word_exists: 409,
  nothing_to_undo: 409,
  reminders_off: 409,
  edited_elsewhere: 409,
  synonym_limit: 409,
  synonyms_limit: 409,
  report_limit: 409,
  pronunciation_already_registered: 409,
  changed_since: 409,
  already_reverted: 409,
  already_decided: 409,
  already_done: 409,
  import_unfit: 409,
  import_outdated: 409,
  body_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  headers_too_large: 431,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  overloaded: 503,
  analyser_busy: 503,
  files_busy: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** An error answer of the server, thrown by rules, services and the browser's http client alike. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** Field name → Korean sentence, for `validation_failed`. */
    readonly errors: Readonly<Record<string, string>> = {},
    /** Members of the problem beside the standard ones, e.g. `wordStatus`. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

/** Throws the error of this code; as an expression: `const word = find(id) ?? fail('word_not_found')`. */
export function fail(code: ErrorCode, extra?: Readonly<Record<string, unknown>>): never {
  throw new ApiError(code, {}, extra);
}
