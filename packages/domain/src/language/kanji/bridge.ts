import { lettersOf } from '../jamo.js';

/**
 * The rules from the Sino-Korean reading of a kanji to its on reading: six by the end of the sound, four by its
 * beginning.
 */
export const bridgeRules = [
  'finalK',
  'finalN',
  'finalL',
  'finalM',
  'finalP',
  'finalNg',
  'open',
  'initialK',
  'initialS',
  'initialM',
] as const;
export type BridgeRule = (typeof bridgeRules)[number];

type End = Extract<BridgeRule, `final${string}` | 'open'>;

const ENDS: Readonly<Record<string, End>> = {
  ㄱ: 'finalK',
  ㄴ: 'finalN',
  ㄹ: 'finalL',
  ㅁ: 'finalM',
  ㅂ: 'finalP',
  ㅇ: 'finalNg',
};

/** The ends of on readings for each end of the Korean sound: 학 がく, 전 でん, 말 まつ, 남 なん, 법 ほう, 동 どう, 가 か. */
const ON_ENDS: Readonly<Record<Exclude<End, 'open'>, RegExp>> = {
  finalK: /[くき]$/,
  finalN: /ん$/,
  finalL: /[つち]$/,
  finalM: /ん$/,
  // Once ふ, now a long vowel; つ where it was doubled before another sound (立 りつ).
  finalP: /(?:[うつ]|[あかさたなはまやらわがざだばぱ]い)$/,
  finalNg: /[うい]$/,
};

const [A, K, S, T, N, H, M, Y, R, W] = [
  'あいうえお',
  'かきくけこがぎぐげご',
  'さしすせそざじずぜぞ',
  'たちつてとだぢづでど',
  'なにぬねの',
  'はひふへほばびぶべぼ',
  'まみむめも',
  'やゆよ',
  'らりるれろ',
  'わ',
] as const;

/** The rows of kana in which an on reading begins for each beginning of the Korean sound. */
const ON_STARTS: Readonly<Record<string, string>> = {
  ㄱ: K,
  ㄲ: K,
  ㄴ: `${N + T}じず`,
  ㄷ: T,
  ㄹ: R,
  ㅁ: `${M}ばびぶべぼ`,
  ㅂ: H,
  ㅅ: S,
  ㅆ: S,
  ㅇ: `${A + Y + W}がぎぐげごにじぜずざねな`,
  ㅈ: S + T,
  ㅊ: S + T,
  ㅋ: K,
  ㅌ: T,
  ㅍ: H,
  ㅎ: K + W + A,
};

const beginningOf = (syllable: string): string => lettersOf(syllable)[0] ?? '';

/** The rule of how a Korean syllable ends. */
export const endRule = (eum: string): End => ENDS[lettersOf(eum)[2] ?? ''] ?? 'open';

/** The rule of its beginning, null where none of the ten covers it. */
export function startRule(eum: string): BridgeRule | null {
  const beginning = beginningOf(eum);
  if (beginning === '') return null;
  if ('ㄱㅎ'.includes(beginning)) return 'initialK';
  if ('ㅅㅈㅊ'.includes(beginning)) return 'initialS';
  return 'ㅁㅂㅍ'.includes(beginning) ? 'initialM' : null;
}

/** Checks whether an on reading begins as its Korean sound suggests: 학 with か or が. */
export const startsAsExpected = (eum: string, on: string): boolean =>
  (ON_STARTS[beginningOf(eum)] ?? '').includes(on[0] ?? ' ');

/** Checks whether an on reading ends as its Korean sound suggests: 학 with く or き. */
export function endsAsExpected(eum: string, on: string): boolean {
  const end = endRule(eum);
  if (end !== 'open') return ON_ENDS[end].test(on);
  return [...on].length === 1 || !/[くきつちん]$/.test(on) || /^.[ゃゅょ]$/.test(on);
}

/** A Korean sound that leads to an on reading, by the rule of its end. */
export type BridgeStep = { readonly eum: string; readonly rule: End };

/**
 * The Korean sound of a kanji that leads to an on reading, with the rule of its end (docs/product/kanji.md#bridge);
 * null where none does.
 */
export function bridgeTo(on: string, eums: readonly string[]): BridgeStep | null {
  const eum = eums.find((each) => endsAsExpected(each, on) && startsAsExpected(each, on));
  return eum === undefined ? null : { eum, rule: endRule(eum) };
}
