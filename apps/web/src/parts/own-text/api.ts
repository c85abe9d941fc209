import type { LyricBody, OwnLyric } from '@utarang/contract';
import { sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';

/** A text of one's own in an answer. */
export const LYRIC: Outline<OwnLyric> = {
  id: '',
  title: '',
  text: '',
  corrections: [{ line: 0, start: 0, end: 0 }],
  translation: [null],
  times: [null],
  version: 0,
};

/** Adds a text. The call repeated with the same key adds only one. */
export const addLyric = (body: LyricBody, idempotencyKey: string) =>
  sendJson('POST', '/api/my-lyrics', body, { idempotencyKey }).then(requireOutline<OwnLyric>(LYRIC));
