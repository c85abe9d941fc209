import { KANJI, toNfkc } from '../language/index.js';
import { kanjiOfToday } from './old-kanji.js';
import { type Change, type Respelling, respelt } from './respelling.js';

const HALF_WIDTH = /[\uff66-\uff9d][\uff9e\uff9f]?/u;
const FIGURE = /[0-9]/u;
/** Counters of one letter: a blank before one belongs to no one. */
const COUNTER = '年月日時分秒人円歳才回個本枚匹階度冊台杯番';
/** The comma of 1,000 and the blank of 30 分. */
const BETWEEN_FIGURES = String.raw`(?<=[0-9０-９])[,，](?=[0-9０-９]{3}(?![0-9０-９]))|(?<=[0-9０-９])[ \u3000](?=[${COUNTER}])`;
/** The colon of 10:30, and its end. */
const COLON = `(?<=(?<![0-9０-９:：])[0-9０-９]{1,2})(?:[:：](?=[1-5１-５][0-9０-９](?![0-9０-９:：]))|[:：][0０][0０](?![0-9０-９:：])|[:：][0０](?=[1-9１-９](?![0-9０-９:：])))`;
const END_OF_TIME = `(?<=(?<![0-9０-９:：])[0-9０-９]{1,2}[:：][0-5０-５][0-9０-９])(?<![:：][0０][0０])(?![0-9０-９:：])`;
/** Units that are written in letters, as they are said. */
const UNITS: Readonly<Record<string, string>> = {
  '%': 'パーセント',
  '％': 'パーセント',
  '℃': '度',
  km: 'キロ',
  cm: 'センチ',
  mm: 'ミリ',
  kg: 'キロ',
  '㎝': 'センチ',
  '㎞': 'キロ',
  '㎏': 'キロ',
};
const UNIT = `(?<=[0-9０-９])(?:${Object.keys(UNITS).join('|')})(?![a-z])`;
const POINT = String.raw`(?<=[0-9０-９])\.(?=[0-9０-９])`;
/** Characters that a Korean keyboard has, or a scanner takes, for ー: コㅡヒㅡ. Two of them are a dash. */
const LONG = `(?<=[ァ-ヺー][ㅡ―—–‐−-]?)(?<![ㅡ―—–‐−-])[ㅡ―—–‐−-](?![ㅡ―—–‐−-])|(?<=[ぁ-ゖ])ㅡ`;
/**
 * Signs before a noun, after which the analyser would take it for a suffix: 人 of (ねえ)人 and of Hey!人 is no じん. After
 * a number and after brackets with kanji it may be one.
 */
const SIGN = `(?<![0-9０-９一二三四五六七八九十百千万何数])[!?&/*+#~,.;:=|-](?=[${KANJI}])|(?<=[(（[［【《〈][ぁ-ヿA-Za-z!?！？'～〜…,. ]{1,20})[)）\\]］】》〉](?=[${KANJI}])|(?<=^\\s*)・(?=[${KANJI}])`;
const WIDE: Readonly<Record<string, string>> = { '!': '！', '?': '？' };
const LETTER = new RegExp(
  `(?<=[0-9０-９])[～〜~](?=[0-9０-９])|${BETWEEN_FIGURES}|${COLON}|${END_OF_TIME}|${UNIT}|${POINT}|${LONG}|${HALF_WIDTH.source}|${FIGURE.source}|[${KANJI}\\uf900-\\ufaff]|(?<sign>${SIGN})`,
  'gu',
);

/**
 * A line in the letters that the analyser knows (docs/product/lookup.md#text): ｶﾞ is ガ, 3 is ３, 學 is 学, コㅡヒㅡ コーヒー,
 * 1,000 is 1000, 10:30 is 10時30分, 5% 5パーセント. A letter that is two units in the line is one here.
 */
export function forAnalysis(line: string): Respelling {
  const changes: Change[] = [];
  for (const found of line.matchAll(LETTER)) {
    const [letter] = found;
    if (found.groups?.['sign'] !== undefined) {
      changes.push({ start: found.index, end: found.index + 1, to: WIDE[letter] ?? '、' });
      continue;
    }
    if (/[～〜~]/.test(letter)) {
      if (isOneMore(line, found.index)) changes.push({ start: found.index, end: found.index + 1, to: '、' });
      continue;
    }
    // デ一タ: a scanner takes ー for the kanji of one.
    const isDash =
      letter === '一' && /[ァ-ヺー]/.test(line[found.index - 1] ?? '') && /[ァ-ヺー]/.test(line[found.index + 1] ?? '');
    const to = isDash ? 'ー' : asKnown(letter);
    if (to !== letter) changes.push({ start: found.index, end: found.index + letter.length, to });
  }
  return respelt(line, changes);
}

/** Checks whether the figures around a place are two that follow each other: 2～3日 is read as 2、3日. */
function isOneMore(line: string, index: number): boolean {
  const before = /(?<![0-9０-９])[0-9０-９]{1,2}$/.exec(line.slice(0, index))?.[0];
  const after = /^[0-9０-９]{1,2}(?![0-9０-９])/.exec(line.slice(index + 1))?.[0];
  return before !== undefined && after !== undefined && Number(toNfkc(after)) === Number(toNfkc(before)) + 1;
}

function asKnown(letter: string): string {
  if (letter === ',' || letter === '，' || letter === ' ' || letter === '\u3000') return '';
  if (letter === '') return '分';
  if (/^[:：]/.test(letter)) return '時';
  const unit = UNITS[letter];
  if (unit !== undefined) return unit;
  if (letter === '.') return '．';
  if (/[ㅡ―—–‐−-]/u.test(letter)) return 'ー';
  if (FIGURE.test(letter)) return String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
  return HALF_WIDTH.test(letter) ? toNfkc(letter) : kanjiOfToday(letter);
}
