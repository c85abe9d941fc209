import type { AnalysedText } from '@utarang/contract';
import { type CallOptions, sendJson } from '../../lib/http.js';

/** A Japanese text, word by word. Throws as every call does. */
export const analyseText = (text: string, options?: CallOptions): Promise<AnalysedText> =>
  sendJson<AnalysedText>('POST', '/api/text/analyse', { text }, options);
