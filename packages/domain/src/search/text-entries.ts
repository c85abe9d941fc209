import { Lexicon } from './heard/lexicon.js';

/** Texts by which words are looked up; `kinds` tells for each which text of its word it is. */
export type TextEntries = { readonly texts: string[]; readonly rows: number[]; readonly kinds: number[] };

/** The entries as a lexicon, which calls back with their numbers. */
export type EntryLexicon = {
  readonly lexicon: Lexicon;
  readonly rows: Uint16Array | Uint32Array;
  readonly kinds: Uint8Array;
};

export const noEntries = (): TextEntries => ({ texts: [], rows: [], kinds: [] });

export function addEntry({ texts, rows, kinds }: TextEntries, text: string, row: number, kind: number): void {
  texts.push(text);
  rows.push(row);
  kinds.push(kind);
}

export const lexiconOf = ({ texts, rows, kinds }: TextEntries): EntryLexicon => ({
  lexicon: new Lexicon(texts),
  rows: Uint32Array.from(rows),
  kinds: Uint8Array.from(kinds),
});
