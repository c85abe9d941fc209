const FIRST = 0xac00;
// biome-ignore format: the letters of a syllable, in the order in which Unicode counts them
const LETTERS = [
  ['ㄱ', 'ㄲ', 'ㄴ', 'ㄷ', 'ㄸ', 'ㄹ', 'ㅁ', 'ㅂ', 'ㅃ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅉ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'],
  ['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅘ', 'ㅙ', 'ㅚ', 'ㅛ', 'ㅜ', 'ㅝ', 'ㅞ', 'ㅟ', 'ㅠ', 'ㅡ', 'ㅢ', 'ㅣ'],
  ['', 'ㄱ', 'ㄲ', 'ㄳ', 'ㄴ', 'ㄵ', 'ㄶ', 'ㄷ', 'ㄹ', 'ㄺ', 'ㄻ', 'ㄼ', 'ㄽ', 'ㄾ', 'ㄿ', 'ㅀ', 'ㅁ', 'ㅂ', 'ㅄ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'],
] as const;
const [ONSETS, VOWELS, FINALS] = LETTERS as readonly [readonly string[], readonly string[], readonly string[]];

/** Vowels that take two strokes, and the vowel that the first one shows. */
const FIRST_STROKE: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗ',
  ㅙ: 'ㅗ',
  ㅚ: 'ㅗ',
  ㅝ: 'ㅜ',
  ㅞ: 'ㅜ',
  ㅟ: 'ㅜ',
  ㅢ: 'ㅡ',
};

const compose = (onset: string, vowel: string, final = ''): string =>
  String.fromCharCode(
    FIRST + (ONSETS.indexOf(onset) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length + FINALS.indexOf(final),
  );

/** Onset, vowel and final of a syllable; null for anything else. */
function lettersOf(character: string): [onset: string, vowel: string, final: string] | null {
  const index = character.charCodeAt(0) - FIRST;
  if (index < 0 || index >= ONSETS.length * VOWELS.length * FINALS.length) return null;
  const final = index % FINALS.length;
  const vowel = Math.floor(index / FINALS.length) % VOWELS.length;
  return [ONSETS[Math.floor(index / FINALS.length / VOWELS.length)]!, VOWELS[vowel]!, FINALS[final]!];
}

/** An onset still without a vowel: an input method puts it into the open syllable before it where it can. */
function withOnset(before: string, onset: string): string {
  const [lead, vowel, final] = lettersOf(before.slice(-1)) ?? [];
  const joins = lead !== undefined && final === '' && FINALS.includes(onset);
  return joins ? before.slice(0, -1) + compose(lead, vowel!, onset) : before + onset;
}

/** The texts in the box after each stroke of a text in Hangul: 타베루 is ㅌ, 타, 탑, 타베, 타벨, 타베루. */
export function keystrokes(text: string): string[] {
  const states: string[] = [];
  let before = '';
  for (const character of text) {
    const letters = lettersOf(character);
    if (letters) {
      const [onset, vowel, final] = letters;
      states.push(withOnset(before, onset));
      const half = FIRST_STROKE[vowel];
      if (half) states.push(before + compose(onset, half));
      states.push(before + compose(onset, vowel));
      if (final) states.push(before + character);
    } else {
      states.push(before + character);
    }
    before += character;
  }
  return states;
}
