import { inBothKana, isKana } from '@utarang/domain/language';
import { ipadic } from '../../tokenizer.js';
import type { Row } from '../parse.js';

type Token = {
  readonly surface: string;
  readonly reading?: string;
  readonly baseForm: string;
  /** The part of speech in Japanese: 動詞, 形容詞, 助動詞 … */
  readonly partOfSpeech: string;
};

/** Returns the reading of Japanese text in katakana; unknown words stay as they are. */
export type Analyser = (text: string) => string;

/** Splits Japanese text into words, each with its dictionary form. */
export type Tokens = (text: string) => readonly Token[];

/** The morphological analyser with the IPADIC dictionary. */
export function japaneseTokens(): Tokens {
  const tokenizer = ipadic();
  return (text) => tokenizer.tokenize(text) as Token[];
}

/** The readings of its tokens, joined. */
export const readingOf = (tokens: readonly Token[]): string =>
  tokens.map(({ surface, reading }) => (reading && reading !== '*' ? reading : katakana(surface))).join('');

export function japaneseAnalyser(): Analyser {
  const tokens = japaneseTokens();
  return (text) => readingOf(tokens(text));
}

/** `word, reading, analyser's reading` of a word for which the two differ; null where they agree. */
export function otherReading(row: Row, read: Analyser): string | null {
  if (isKana(row.word)) return null;
  const other = read(row.word);
  return other === katakana(row.reading) ? null : [row.word, row.reading, other].join('\t');
}

const katakana = (text: string): string => inBothKana(text)[1];
