const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Where a person sees one character end and the next begin, in UTF-16 units; with the text's start and end. */
export const graphemeBounds = (text: string): number[] => [
  ...Array.from(graphemes.segment(text), ({ index }) => index),
  text.length,
];
