import { inBothKana, isKana } from '@utarang/domain/language';
import { TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic';
import type { Row } from '../parse.js';

type Token = { readonly surface: string; readonly reading?: string };

/** Gives the reading of Japanese text in katakana; what it does not know stays as it is. */
export type Analyser = (text: string) => string;

/** The morphological analyser with the IPADIC dictionary. */
export function japaneseAnalyser(): Analyser {
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  const tokenizer = builder.build();
  return (text) =>
    (tokenizer.tokenize(text) as Token[])
      .map(({ surface, reading }) => (reading && reading !== '*' ? reading : katakana(surface)))
      .join('');
}

/** `word, reading, analyser's reading` of a word that the analyser reads otherwise; null where they agree. */
export function otherReading(row: Row, read: Analyser): string | null {
  if (isKana(row.word)) return null;
  const other = read(row.word);
  return other === katakana(row.reading) ? null : [row.word, row.reading, other].join('\t');
}

const katakana = (text: string): string => inBothKana(text)[1];
