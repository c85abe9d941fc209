import { lettersOf, syllableOf } from '../language/jamo.js';
import type { Kana } from './chart.js';

/** Other spellings of an onset or a vowel by learners, by the letter in the product's own spelling: 카 까, 데 대. */
const OTHER_ONSETS: Readonly<Record<string, string>> = { ㅋ: 'ㄲ', ㅌ: 'ㄸ', ㅊ: 'ㅉ', ㅍ: 'ㅃ' };
const OTHER_VOWELS: Readonly<Record<string, string>> = { ㅔ: 'ㅐ' };
/** Vowels without their y, which Koreans do not hear after some onsets: 샤 is distinct from 사, but 챠 is 차. */
const WITHOUT_Y: Readonly<Record<string, string>> = { ㅑ: 'ㅏ', ㅠ: 'ㅜ', ㅛ: 'ㅗ' };
const Y_UNHEARD = 'ㅈㅊㅉ';

/** Spellings that do not follow from single letters. */
const MORE_HANGUL: Readonly<Record<string, readonly string[]>> = {
  shi: ['쉬'],
  su: ['수'],
  tsu: ['쓰', '쯔'], // 쓰 is the official spelling
  wo: ['워'],
  n: ['ㄴ', 'ㅇ', '은', '엔'],
  fa: ['화'], // as ファ was long written in Korean
  fi: ['휘'],
};

/** Rōmaji beside Hepburn: Kunrei, Nihon-shiki and what input methods take. */
// biome-ignore format: a table, to be read down
const OTHER_ROMAJI: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^shi$/,       ['si']],
  [/^chi$/,       ['ti']],
  [/^tsu$/,       ['tu']],
  [/^fu$/,        ['hu']],
  [/^ji$/,        ['zi', 'di']],
  [/^zu$/,        ['du', 'dzu']],
  [/^o$/,         ['wo']],
  [/^n$/,         ['nn', 'n\'', 'm']],
  [/^sh(?=[aueo])/, ['sy']],
  [/^ch(?=[aueo])/, ['ty', 'cy']],
  [/^j(?=[aueo])/,  ['zy', 'jy']],
  [/^ti$/,        ['thi']],
  [/^tu$/,        ['twu']],
  [/^di$/,        ['dhi']],
  [/^du$/,        ['dwu']],
  [/^dyu$/,       ['dhu']],
  [/^wo$/,        ['who']],
  [/^r/,          ['l']],
];

/**
 * Rōmaji that is right for one kana only: `zi` for じ, `di` for ぢ and `du` for づ, since they distinguish these; `wo` for
 * を, not for お.
 */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = { zi: ['ji'], di: ['di'], du: ['du'], wo: ['wo'] };

const products = (onsets: readonly string[], vowels: readonly string[]): string[] =>
  onsets.flatMap((onset) => vowels.map((vowel) => syllableOf(onset, vowel)));

/** Sounds that nobody hears as tense: ファ is 파, but not 빠. */
const NEVER_TENSE = /^f/;

function inHangul({ id, korean, romaji }: Kana): string[] {
  const [onset = '', vowel = ''] = lettersOf(korean);
  const onsets = [onset, ...((!NEVER_TENSE.test(romaji) && OTHER_ONSETS[onset]) || '')];
  const vowels = [vowel, ...(OTHER_VOWELS[vowel] ?? ''), ...((Y_UNHEARD.includes(onset) && WITHOUT_Y[vowel]) || '')];
  const more = MORE_HANGUL[id] ?? [];
  return id === 'n' ? [korean, ...more] : [...products(onsets, vowels), ...more];
}

function inRomaji({ id, romaji }: Kana): string[] {
  const others = OTHER_ROMAJI.flatMap(([sound, spellings]) =>
    sound.test(romaji) ? spellings.map((spelling) => romaji.replace(sound, spelling)) : [],
  );
  return [romaji, ...others.filter((other) => ONLY_FOR[other]?.includes(id) ?? true)];
}

/**
 * All right readings of a kana (docs/product/reference.md#readings-of-a-kana): first those of the chart, in Hangul and
 * in rōmaji, then other spellings; and the kana itself in both scripts, for a Japanese keyboard.
 */
export const readingsOf = (kana: Kana): readonly string[] => [
  ...new Set([kana.korean, kana.romaji, ...inHangul(kana), ...inRomaji(kana), kana.hiragana, kana.katakana]),
];
