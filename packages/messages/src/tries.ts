import type { HomeMode } from '@utarang/contract';
import { start } from './ko/start.js';

type Try = { readonly q: string; readonly mode: HomeMode; readonly kind: string };

/** Example queries on the home page: each finds something (docs/product/search.md#start-of-the-home-page). */
export const tries: readonly Try[] = [
  { q: '타벨', mode: 'pronunciation', kind: start['try.sound'] },
  { q: 'ㅌㅂㄹ', mode: 'pronunciation', kind: start['try.initials'] },
  { q: 'taberu', mode: 'pronunciation', kind: start['try.romaji'] },
  { q: 'xkqpfn', mode: 'pronunciation', kind: start['try.keyboard'] },
  { q: '사랑', mode: 'meaning', kind: start['try.meaning'] },
];
