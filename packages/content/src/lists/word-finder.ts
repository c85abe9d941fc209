import { type SpeltWord, writingsOf } from '@utarang/domain/words';

type NamedWord = SpeltWord & { readonly reading: string };

/** The words by their writing and reading; a headword takes precedence over another word's form. */
export function wordsByName<W extends NamedWord>(words: readonly W[]): ReadonlyMap<string, W> {
  const byName = new Map<string, W>();
  const add = (word: W, writings: readonly string[]) => {
    for (const writing of writings) {
      const name = `${writing}\t${word.reading}`;
      if (!byName.has(name)) byName.set(name, word);
    }
  };
  for (const word of words) add(word, [word.japaneseWord]);
  for (const word of words) add(word, [...writingsOf(word).slice(1), word.reading]);
  return byName;
}

/** Finds words as lists refer to them: by their writing, in any of their forms, and their reading. */
export function wordFinder<W extends NamedWord>(words: readonly W[]) {
  const byName = wordsByName(words);
  return (name: { word: string; reading: string }): W | undefined => byName.get(`${name.word}\t${name.reading}`);
}
