/** The letters of onsets. Small letters are letters of the fold key; `RULES` replaces capitals by their neighbours. */
const ONSET_LETTERS = 'k k n t t r m p p s s O j j j k t p h'.split(' ');
const VOWEL_LETTERS = 'a e ya ye o e yo ye o wa we we yo u wo we wi yu U i i'.split(' ');
const FINAL_LETTERS = 'K K K N N N S R R R R R R R R N S S S S N S S K S S S'.split(' ');

/** Keys by conjoining letter of NFD: onsets from U+1100, vowels from U+1161, finals from U+11A8. */
const LETTERS = new Map([
  ...ONSET_LETTERS.map((letter, i) => [String.fromCharCode(0x1100 + i), letter] as const),
  ...VOWEL_LETTERS.map((letter, i) => [String.fromCharCode(0x1161 + i), letter] as const),
  ...FINAL_LETTERS.map((letter, i) => [String.fromCharCode(0x11a8 + i), letter] as const),
]);

// biome-ignore format: a table, to be read down
const RULES: readonly (readonly [RegExp, string])[] = [
  [/OU(?=[NS])/g,          ''],   // 응, 음, 읏: ん and っ with a syllable to themselves (세응세이)
  [/(?<![kntrmpsjhO])U/g,  ''],   // ㅡ alone, typed for a dash: 코ㅡ히ㅡ
  [/tU/g,                  'to'], // 트, 드: the ト and ド of loan words; つ is never written so
  [/U/g,                   'u'],  // 스 수, 츠 추, 르 루
  [/R(?=[kstpjnhm])/g,     'ru'], // 알바이토, 빌딩: ル before a consonant, where Korean closes the syllable
  [/K(?=[stpjnhmr])/g,     'ku'], // 각세이, 닥상: く whose vowel is not heard; before k it is っ (각코)
  [/R/g,                   'r'],  // 타벨, the beginning of 타베루
  [/N/g,                   'n'],  // ㄴ ㅁ ㅇ: ん, 온가쿠 옹가쿠, 센파이 셈파이
  [/[OSK]/g,               ''],   // the silent ㅇ; ㅅ ㄷ ㅂ ㄱ and others for っ, which the doubled consonant already says
];

/** Converts Hangul in NFD to the letters of the fold key. */
export const foldHangul = (text: string): string =>
  RULES.reduce(
    (letters, [sound, letter]) => letters.replace(sound, letter),
    text.replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (letter) => LETTERS.get(letter)!),
  );
