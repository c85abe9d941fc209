export { toHangul } from './kana-to-hangul.js';
export { normalise } from './normalise.js';
export { hasHangul, hasKanaOrKanji, isKana, type Run, runs } from './script.js';
