import { inBothKana } from '../language/kana-scripts.js';
import { toHangul } from '../language/kana-to-hangul.js';
import { toRomaji } from '../language/kana-to-romaji.js';

/** 청음, 탁음, 반탁음, 요음, 외래어 소리: the groups in which learners meet them. */
export const kanaGroups = ['basic', 'dakuon', 'handakuon', 'yoon', 'loan'] as const;
export type KanaGroup = (typeof kanaGroups)[number];

/** One sound of the chart, in both scripts. */
export type Kana = {
  /**
   * Its rōmaji, which never changes. Of two with one rōmaji the later has a name by its row (ぢ `di`, づ `du`, を `wo`), or
   * as it is typed (ディ `dhi`).
   */
  readonly id: string;
  readonly hiragana: string;
  readonly katakana: string;
  /** As toRomaji has it: ぢ ji, を o. */
  readonly romaji: string;
  /** As toHangul has it: ぢ 지, を 오, ん 응. */
  readonly korean: string;
  readonly group: KanaGroup;
  /** The first kana of its row: hiragana, or katakana in a row of loan words. */
  readonly row: string;
  /** Its place in the row: 0 to 4 by the vowels (シェ, ジェ and チェ by their order), 5 to 7 with small ゃ, ゅ and ょ. */
  readonly column: number;
};

/** The rows of the chart (五十音) from a to n, those with marks after them; a blank is a place without a kana. */
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

/** Rows of sounds that only words from other languages have, by place; katakana alone write them. */
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

/** い has no glides; those of ぢ are written with じ today, and no chart has them. */
const WITHOUT_GLIDES = 'いぢ';

/** Two sounds of one rōmaji: the later ones are called by their row, those of loan words as an input method takes them. */
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

/** The scripts that write a sound: katakana alone those of loan words. */
export const scriptsOf = ({ group }: Kana): readonly ('hiragana' | 'katakana')[] =>
  group === 'loan' ? ['katakana'] : ['hiragana', 'katakana'];
