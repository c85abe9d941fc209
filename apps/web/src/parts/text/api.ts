import type { AnalysedText } from '@utarang/contract';
import type { PastedKind } from '@utarang/domain/pasted-kinds';
import { type CallOptions, sendJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';
import { WORD } from '../words/outlines.js';

/**
 * Asks for a Japanese text, word by word: unchanged (`asPasted`), or without what is recognised. Throws as every call
 * does.
 */
export const analyseText = (
  body: { text: string; asPasted?: boolean; leave?: readonly PastedKind[] },
  options?: CallOptions,
): Promise<AnalysedText> =>
  sendJson('POST', '/api/text/analyse', body, options).then(
    requireOutline<AnalysedText>({
      stanzas: [[{ text: '', tokens: [{ written: '', steps: [{ name: '' }], furigana: [[null]] }] }]],
      recognised: { furigana: 0, times: 0, pronunciations: 0, translations: 0, marks: 0 },
      words: [WORD],
      patterns: [{ id: '', form: '', meaning: '' }],
      known: { N5: 0, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 0 },
    }),
  );
