import { TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic';
import { type AuthoredText, writtenOf } from './authored.js';
import { type ReadStretches, readStretches } from './stretches.js';

type Token = { readonly surface: string; readonly byteStart: number; readonly reading?: string };

/** The reading of a line by the morphological analyser alone, without the words and rules of the product. */
export function bareAnalyser(): (line: string) => string {
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  const tokenizer = builder.build();
  return (line) =>
    (tokenizer.tokenize(line) as Token[])
      .map(({ surface, reading }) => (reading === undefined || reading === '*' ? surface : reading))
      .join('');
}

/** Stretches of kanji in texts, and how many of them we and the analyser alone read as they were written. */
export type BesideBare = {
  readonly name: string;
  readonly stretches: number;
  readonly ours: number;
  readonly bare: number;
};

/** Compares two ways to read the same texts. */
export function besideBare(
  name: string,
  texts: readonly AuthoredText[],
  ours: readonly string[],
  bare: (line: string) => string,
): BesideBare {
  const sum = (lines: readonly ReadStretches[]) => lines.reduce((total, { right }) => total + right, 0);
  const own = texts.map((text, index) => readStretches(text, ours[index]!));
  const alone = texts.map((text) => readStretches(text, bare(writtenOf(text).replaceAll(' ', ''))));
  const stretches = own.reduce((total, each) => total + each.stretches, 0);
  return { name, stretches, ours: sum(own), bare: sum(alone) };
}
