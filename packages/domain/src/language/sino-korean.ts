import { initialSound, soundAfter } from './initial-sound.js';
import { hasKanji } from './script.js';

/** Returns the Korean readings of a kanji, the most likely first; none where it has none. */
export type KanjiReadings = (kanji: string) => readonly string[];

/** The Korean readings of the kanji of a word. */
export type SinoKorean = {
  /** Each kanji of the word with its reading there: 料 료, 理 리. */
  readonly parts: readonly { readonly kanji: string; readonly reading: string }[];
  /** The reading of the whole word, 요리; null where it has more than kanji (食べる), or is a single kanji. */
  readonly hangul: string | null;
};

const REPEAT = '々';
/** The most combinations of readings that are compared with the meaning of a word. */
const TRIED_MAX = 256;

/**
 * Words whose Sino-Korean reading does not follow from those of their characters: sounds that have changed (Hangul
 * orthography article 52), the six words with a ㅅ between (article 30), 六 and 十 before 月, 恋 after 失, and 糖, 당 in most
 * words, after 砂.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  困難: '곤란',
  論難: '논란',
  議論: '의논',
  許諾: '허락',
  承諾: '승낙',
  受諾: '수락',
  快諾: '쾌락',
  喜怒哀楽: '희로애락',
  六月: '유월',
  十月: '시월',
  失恋: '실연',
  数字: '숫자',
  回数: '횟수',
  砂糖: '사탕',
};

/**
 * Composes the Sino-Korean reading of a word (docs/product/pronunciation.md#sino-korean-readings): a reading for each
 * kanji, with the initial-sound rule, 렬 and 률 after a vowel or ㄴ, and the exceptions. Where a kanji has several
 * readings, those count that make one of the word's Korean `senses` (車 is 차 in 電車 전차 and 거 in 自転車 자전거); else the most
 * likely. Null where no kanji of the word has a reading.
 */
export function sinoKorean(word: string, readingsOf: KanjiReadings, senses: readonly string[] = []): SinoKorean | null {
  const kanji = [...word].map((letter, i, letters) => (letter === REPEAT ? (letters[i - 1] ?? letter) : letter));
  const read = kanji.filter((letter) => hasKanji(letter) && readingsOf(letter).length > 0);
  if (read.length === 0) return null;
  const whole = read.length === kanji.length && kanji.length > 1;
  const choices = read.map((letter) => readingsOf(letter));
  const known = new Set(senses.flatMap(stems));
  const chosen =
    (whole && allReadings(choices).find((each) => compositions(each, read).some((text) => known.has(text)))) || null;
  const readings = chosen ?? choices.map((choice, i) => usual(choice, read[i]!, choices[i + 1]));
  const texts = compositions(readings, read);
  return {
    parts: read.map((letter, i) => ({ kanji: letter, reading: readings[i]! })),
    hangul: whole ? (EXCEPTIONS[word] ?? texts.find((text) => known.has(text)) ?? texts[0]!) : null,
  };
}

/** The usual reading of a kanji: 不 is 부 before ㄷ and ㅈ (不当 부당), else 불. */
function usual(readings: readonly string[], kanji: string, next: readonly string[] | undefined): string {
  if (kanji === '不' && next && /[다-딯자-짛]/.test(next[0]!)) return '부';
  return readings[0]!;
}

/** All combinations of the characters' readings, the most likely first. */
function allReadings(choices: readonly (readonly string[])[]): string[][] {
  let all: string[][] = [[]];
  for (const readings of choices)
    all = all.flatMap((before) => readings.map((reading) => [...before, reading])).slice(0, TRIED_MAX);
  return all;
}

/** The joined readings; also with the initial-sound rule inside, as in words of two words (신여성). */
function compositions(readings: readonly string[], kanji: readonly string[]): string[] {
  const plain = compose(readings);
  const within = readings.slice(1).map((_, i) => {
    const cut = i + 1;
    return compose(readings.slice(0, cut)) + compose(readings.slice(cut));
  });
  return [...(EXCEPTIONS[kanji.join('')] ? [EXCEPTIONS[kanji.join('')]!] : []), plain, ...within];
}

const compose = (readings: readonly string[]): string =>
  readings.reduce((text, reading) => text + (text === '' ? initialSound(reading) : soundAfter(text, reading)), '');

/**
 * The texts with which a reading is compared: a sense without brackets and `~`, and without the ending of a verb or
 * adjective.
 */
function stems(sense: string): string[] {
  const bare = sense.replace(/\([^)]*\)|[~\s]/g, '');
  return [bare, bare.replace(/(?:하다|되다|스럽다|롭다|시키다)$/, '')];
}
