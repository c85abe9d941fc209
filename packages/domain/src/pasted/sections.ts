/**
 * The likelihood that a row is not part of the text: a `likely` one may also be a word with its translation below (共有,
 * 공유).
 */
export type Doubt = 'sure' | 'likely';

/**
 * Names of parts of a song, which pages put above its lines. They are terms of the field, not words of lyrics, and
 * count only where they fill a row.
 */
const PARTS =
  'intro|verse|pre[- ]?chorus|post[- ]?chorus|chorus|hook|bridge|interlude|outro|refrain|rap|instrumental|break|ending|solo|drop|spoken|inst|' +
  '인트로|벌스|[1-4]절|프리코러스|코러스|후렴구?|브릿지|브리지|간주|아웃트로|랩|전주|후주|' +
  'イントロ|[A-DＡ-Ｄ]メロ|(?:大|落ち|ラス)?サビ|間奏|アウトロ|前奏|後奏|[1-4１-４一二三四]番|ラップ|セリフ|台詞';
const NUMBER = String.raw`(?:\s*[#.]?\s*\d{1,2})?(?:\s*[-–:：]\s*[^\]】)]{1,30})?`;
const BRACKETED = new RegExp(`^[\\[［【(（<〈]\\s*(?:${PARTS})${NUMBER}\\s*[\\]］】)）>〉]\\s*[:：]?$`, 'i');
/** Without brackets 一番 and サビ are ordinary words. */
const LATIN = /^(?:intro|verse|pre[- ]?chorus|chorus|bridge|interlude|outro|refrain)(?:\s*\d{1,2})?\s*[:：]?$/i;
const COLON = new RegExp(`^(?:${PARTS})\\s*\\d{0,2}\\s*[:：]$`, 'i');
/** Headings of the original, of the pronunciation and of the translation. */
const HEADS =
  '가사|원문|원곡 ?가사|일본어|일본어 ?가사|독음|발음|한글 ?발음|한글 ?독음|번역|해석|한국어|한국어 ?번역|한글 ?번역|가사 ?번역|가사 ?해석|뜻|' +
  'lyrics|romaji|romanized|romanization|translation|korean|japanese|original|hangul';
const JAPANESE_HEADS = '歌詞|原文|和訳|訳|翻訳|日本語|韓国語|韓国語訳|読み|読み方|発音|ルビ';
const HEAD = new RegExp(`^(?:${HEADS})$`, 'i');
const DRESSED = new RegExp(
  `^(?:[\\[［【(（<〈]\\s*(?:${HEADS}|${JAPANESE_HEADS})\\s*[\\]］】)）>〉]\\s*[:：]?|(?:[■▶●◆*#-]\\s*)?(?:${HEADS}|${JAPANESE_HEADS})\\s*[:：]|[■▶●◆*#]\\s*(?:${HEADS}|${JAPANESE_HEADS}))$`,
  'i',
);
const LONGEST = 60;

/** Checks whether a row is the name of a part of a song. */
export const isPartOfSong = (row: string): boolean =>
  row.length <= LONGEST && (BRACKETED.test(row) || LATIN.test(row) || COLON.test(row));

/** Checks whether a row is a heading of a post; null where it is none. */
export function headingDoubt(row: string): Doubt | null {
  if (row.length > LONGEST) return null;
  if (DRESSED.test(row)) return 'sure';
  return HEAD.test(row) ? 'likely' : null;
}
