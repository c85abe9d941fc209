import type { KnownByMember, Level } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';

const PATH = '/api/users/me/known-words';
const knownByMember = requireOutline<KnownByMember>({ knownIds: [0], levels: [{ level: '', known: 0, total: 0 }] });

/** Words that are marked together: a level, or those of a text by their ids. */
export type MarkedWords = Level | readonly number[];

export const fetchKnown = (options?: CallOptions) => getJson(PATH, options).then(knownByMember);

/** Marks words as known, or removes their marks. Repeating the call changes nothing. */
export function sendKnown(words: MarkedWords, known: boolean): Promise<KnownByMember> {
  if (typeof words === 'string') {
    return sendJson(known ? 'POST' : 'DELETE', `${PATH}/levels/${words}`).then(knownByMember);
  }
  return sendJson('POST', known ? PATH : `${PATH}/delete`, { wordIds: words }).then(knownByMember);
}
