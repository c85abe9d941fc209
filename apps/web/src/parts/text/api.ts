import type { AnalysedText } from '@utarang/contract';
import { type CallOptions, sendJson } from '../../lib/http.js';
import { like } from '../../lib/outline.js';
import { WORD } from '../words/outlines.js';

/** A Japanese text, word by word. Throws as every call does. */
export const analyseText = (text: string, options?: CallOptions): Promise<AnalysedText> =>
  sendJson('POST', '/api/text/analyse', { text }, options).then(
    like<AnalysedText>({
      stanzas: [[{ text: '', tokens: [{ written: '', steps: [{ name: '' }], furigana: [[null]] }] }]],
      words: [WORD],
      patterns: [{ id: '', form: '', meaning: '' }],
      known: { N5: 0, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 0 },
    }),
  );
