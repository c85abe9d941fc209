/** docs/product/songs.md#one-artist */
export const BIO_SHOWN = 240;

/** A text split in two: what is shown at once, and the rest. */
export type CutText = { readonly shown: string; readonly rest: string };

/**
 * Cut "after a whole sentence or word, where there is one" (docs/product/songs.md#one-artist), else in the middle of
 * one. A character is a grapheme cluster.
 */
export function cutBio(bio: string): CutText {
  const characters = [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(bio)];
  const end = characters[BIO_SHOWN]?.index;
  if (end === undefined) return { shown: bio, rest: '' };
  const shortened = bio.slice(0, end + 1);
  const [sentences, words] = [/^.*[.!?。]\s/su, /^.*\s/su].map((whole) => whole.exec(shortened)?.[0].length ?? 0);
  const index = sentences || words || end;
  return { shown: bio.slice(0, index).trimEnd(), rest: bio.slice(index).trimStart() };
}
