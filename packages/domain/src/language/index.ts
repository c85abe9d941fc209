export { choseong, isChoseong } from './choseong.js';
export { foldKey } from './fold-key.js';
export { foldQuery } from './fold-query.js';
export { toHangul } from './kana-to-hangul.js';
export { otherLayout } from './keyboard.js';
export { normalise } from './normalise.js';
export { hasHangul, hasKanaOrKanji, isKana, type Run, runs } from './script.js';
export { type SpokenWord, spellings } from './spellings.js';
