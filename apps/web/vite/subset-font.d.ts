/** The part of it that we use; its published types are of an older version. */
declare module 'subset-font' {
  type Options =
    | { targetFormat: 'sfnt'; keepAllGlyphs: true }
    | { targetFormat: 'woff2'; keepFeatures: readonly string[] };
  /** Rejects with what is wrong with the font. */
  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
