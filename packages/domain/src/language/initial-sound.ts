const FIRST = 0xac00;
const VOWELS = 21;
const FINALS = 28;

const N = 2;
const R = 5;
const SILENT = 11;
/** ㅑ ㅒ ㅕ ㅖ ㅛ ㅠ ㅣ: vowels before which ㄴ and ㄹ fall silent. */
const PALATAL = new Set([2, 3, 6, 7, 12, 17, 20]);

const parts = (syllable: string) => {
  const code = syllable.charCodeAt(0) - FIRST;
  return {
    onset: Math.floor(code / (VOWELS * FINALS)),
    vowel: Math.floor(code / FINALS) % VOWELS,
    final: code % FINALS,
  };
};

const syllable = (onset: number, vowel: number, final: number): string =>
  String.fromCharCode(FIRST + (onset * VOWELS + vowel) * FINALS + final);

/**
 * The initial-sound rule (두음법칙, Hangul orthography articles 10 to 12): at the beginning of a word 녀 is 여, 료 is 요
 * and 락 is 낙.
 */
export function initialSound(reading: string): string {
  const { onset, vowel, final } = parts(reading);
  const rest = reading.slice(1);
  if (onset === R) return syllable(PALATAL.has(vowel) ? SILENT : N, vowel, final) + rest;
  if (onset === N && PALATAL.has(vowel)) return syllable(SILENT, vowel, final) + rest;
  return reading;
}

const NO_FINAL = 0;
const FINAL_N = 4;

/** A reading behind others: 렬 and 률 are 열 and 율 after a vowel or ㄴ (article 11: 비율, 선율; but 확률). */
export function soundAfter(before: string, reading: string): string {
  if (reading !== '렬' && reading !== '률') return reading;
  const { final } = parts(before.at(-1)!);
  return final === NO_FINAL || final === FINAL_N ? initialSound(reading) : reading;
}
