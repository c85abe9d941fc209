import { lazy } from '../language/lazy.js';

/** Characters whose texts are in normal form and have one grapheme in each UTF-16 unit. */
const PLAIN = /^[!-@[-~가-힣ぁ-ゖァ-ヺー一-鿿]+(?: [!-@[-~가-힣ぁ-ゖァ-ヺー一-鿿]+)*$/;
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Made on first use, which takes longer than a search: few texts need it. */
const graphemes = lazy(() => new Intl.Segmenter('ko', { granularity: 'grapheme' }));

/** The boundaries of graphemes, in UTF-16 units, with the text's start and end. */
export const graphemeBounds = (text: string): number[] =>
  isPlain(text)
    ? Array.from({ length: text.length + 1 }, (_, index) => index)
    : [...Array.from(graphemes().segment(text), ({ index }) => index), text.length];
