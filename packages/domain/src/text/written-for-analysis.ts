/** A line as the analyser knows its letters, and where each of its UTF-16 units stands in the line. */
export type ForAnalysis = {
  readonly text: string;
  /** For each unit of `text`, and for its end, the place in the line. */
  readonly places: readonly number[];
};

const HALF_WIDTH = /[\uff66-\uff9d][\uff9e\uff9f]?/u;
const FIGURE = /[0-9]/;
const WIDENED = new RegExp(`(${HALF_WIDTH.source}|${FIGURE.source})`, 'gu');

/**
 * "Half-width kana and figures are read like all others" (docs/product/lookup.md#text): ｶﾞ is ガ, 3 is ３ for the
 * analyser, which knows no others. A letter that is two units in the line is one here.
 */
export function forAnalysis(line: string): ForAnalysis {
  if (!/[0-9\uff66-\uff9f]/.test(line))
    return { text: line, places: Array.from({ length: line.length + 1 }, (_, at) => at) };
  let text = '';
  const places: number[] = [];
  let from = 0;
  const keep = (part: string, at: number) => {
    for (let i = 0; i < part.length; i++) places.push(at + i);
    text += part;
  };
  for (const found of line.matchAll(WIDENED)) {
    keep(line.slice(from, found.index), from);
    const [letter] = found;
    text += FIGURE.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter.normalize('NFKC');
    places.push(found.index);
    from = found.index + letter.length;
  }
  keep(line.slice(from), from);
  places.push(line.length);
  return { text, places };
}
