import { inBothKana } from '../language/kana-scripts.js';
import { toHangul } from '../language/kana-to-hangul.js';
import { toRomaji } from '../language/kana-to-romaji.js';

/** The groups of kana in which learners meet them: 청음, 탁음, 반탁음, 요음, 외래어 소리. */
export const kanaGroups = ['basic', 'dakuon', 'handakuon', 'yoon', 'loan'] as const;
export type KanaGroup = (typeof kanaGroups)[number];

/** A sound of the chart, in both scripts. */
export type Kana = {
  /**
   * Its rōmaji, which never changes. Of two with the same rōmaji the later has its row's consonant (ぢ `di`, づ `du`, を
   * `wo`), or the input method's spelling (ディ `dhi`).
   */
  readonly id: string;
  readonly hiragana: string;
  readonly katakana: string;
  /** The result of toRomaji: ぢ ji, を o. */
  readonly romaji: string;
  /** The result of toHangul: ぢ 지, を 오, ん 응. */
  readonly korean: string;
  readonly group: KanaGroup;
  /** The first kana of its row: hiragana, or katakana in a row of loan words. */
  readonly row: string;
  /** Its column in the row: 0 to 4 by the vowels (シェ, ジェ and チェ by their order), 5 to 7 with small ゃ, ゅ and ょ. */
  readonly column: number;
};

/** The rows of the chart (五十音) from a to n, then those with voicing marks; a space is a place without a kana. */
const ROWS: readonly (readonly [Exclude<KanaGroup, 'yoon' | 'loan'>, string])[] = [
  ['basic', 'あいうえお'],
  ['basic', 'かきくけこ'],
  ['basic', 'さしすせそ'],
  ['basic', 'たちつてと'],
  ['basic', 'なにぬねの'],
  ['basic', 'はひふへほ'],
  ['basic', 'まみむめも'],
  ['basic', 'や ゆ よ'],
  ['basic', 'らりるれろ'],
  ['basic', 'わ   を'],
  ['basic', 'ん'],
  ['dakuon', 'がぎぐげご'],
  ['dakuon', 'ざじずぜぞ'],
  ['dakuon', 'だぢづでど'],
  ['dakuon', 'ばびぶべぼ'],
  ['handakuon', 'ぱぴぷぺぽ'],
];

/** Rows of sounds that only loan words have, by column, in katakana only. */
const LOAN_ROWS: readonly (readonly (string | null)[])[] = [
  ['ファ', 'フィ', null, 'フェ', 'フォ', null, 'フュ'],
  [null, 'ティ', 'トゥ'],
  [null, 'ディ', 'ドゥ', null, null, null, 'デュ'],
  [null, 'ウィ', null, 'ウェ', 'ウォ'],
  ['シェ', 'ジェ', 'チェ'],
  ['ツァ', null, null, 'ツェ', 'ツォ'],
  ['ヴァ', 'ヴィ', 'ヴ', 'ヴェ', 'ヴォ'],
];

const GLIDES = 'ゃゅょ';
const VOWELS = 5;

/** Rows without glides: い has none; those of ぢ are written with じ today, and no chart has them. */
const WITHOUT_GLIDES = 'いぢ';

/** Ids of sounds that share their rōmaji with an earlier one. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ ぢ: 'di', づ: 'du', を: 'wo' },
  ...{ てぃ: 'thi', とぅ: 'twu', でぃ: 'dhi', どぅ: 'dwu', うぉ: 'who' },
};

function kana(hiragana: string, group: KanaGroup, row: string, column: number): Kana {
  const romaji = toRomaji(hiragana) ?? '';
  const id = NAMES[hiragana] ?? romaji;
  return { id, hiragana, katakana: inBothKana(hiragana)[1], romaji, korean: toHangul(hiragana), group, row, column };
}

function rowOf([group, letters]: (typeof ROWS)[number]): Kana[] {
  const row = letters.charAt(0);
  const plain = Array.from(letters, (letter, index) =>
    letter === ' ' ? [] : [kana(letter, group, row, index)],
  ).flat();
  const second = letters.charAt(1);
  const glided = letters.length < VOWELS || second === ' ' || WITHOUT_GLIDES.includes(second) ? '' : GLIDES;
  return [...plain, ...Array.from(glided, (small, index) => kana(second + small, 'yoon', row, VOWELS + index))];
}

function loanRowOf(letters: (typeof LOAN_ROWS)[number]): Kana[] {
  const row = letters.find((letter) => letter !== null) ?? '';
  return letters.flatMap((letter, column) =>
    letter === null ? [] : [kana(inBothKana(letter)[0], 'loan', row, column)],
  );
}

/**
 * The whole chart in its order: row by row, each with its glides, then the sounds of loan words
 * (docs/product/reference.md#kana).
 */
export const kanaChart: readonly Kana[] = [...ROWS.flatMap(rowOf), ...LOAN_ROWS.flatMap(loanRowOf)];

/** The scripts of a sound: only katakana for those of loan words. */
export const scriptsOf = ({ group }: Kana): readonly ('hiragana' | 'katakana')[] =>
  group === 'loan' ? ['katakana'] : ['hiragana', 'katakana'];
