/** A piece of a line as a morphological analyser cuts it, with the tags of IPADIC. */
export type Morpheme = {
  readonly surface: string;
  /** Its place in the line, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Its dictionary form; the surface where the analyser knows none. */
  readonly lemma: string;
  /**
   * Its part of speech (名詞, 動詞, 助詞 …) and the kinds below it, `*` where there is none. `UNK` for what the dictionary
   * lacks.
   */
  readonly part: string;
  readonly kind: string;
  readonly detail: string;
  /** Its inflection: 五段・ラ行, サ変・スル; `*` where it has none. */
  readonly inflection: string;
  /** The form in which it stands: 連用形, 命令ｅ; `*` where it does not inflect. */
  readonly form: string;
  /** In katakana, as it is written and as it sounds; null where the analyser has none. */
  readonly reading: string | null;
  readonly sound: string | null;
  /** True if its neighbours told the reading: then no other counts. */
  readonly isTold?: boolean;
};

/** Cuts one line. What is between two morphemes, or around them, is blank. */
export type Tokenizer = (line: string) => readonly Morpheme[];

/** A run of morphemes as it is written. */
export const surfaceOf = (run: readonly Morpheme[]): string => run.map(({ surface }) => surface).join('');

/** Checks whether no blank stands between the morphemes. */
export const areTogether = (run: readonly Morpheme[]): boolean =>
  run.every((morpheme, index) => index === 0 || run[index - 1]!.end === morpheme.start);
