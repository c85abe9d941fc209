/** Measures the width of a text at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

/** The largest size, from `most` down to `least`, at which a text is no wider than `width`. */
export function fittingSize(
  text: string,
  width: number,
  { most, least }: { most: number; least: number },
  measure: Measure,
) {
  const atMost = measure(text, most);
  return atMost <= width ? most : Math.max(least, Math.floor((most * width) / atMost));
}

/**
 * A text in lines no wider than `width`, broken at spaces, or anywhere in a word that is too long for a line. Lines
 * beyond `lines` are left out, with an ellipsis.
 */
export function linesOf(text: string, width: number, lines: number, widthOf: (text: string) => number): string[] {
  const made: string[] = [];
  let line = '';
  const pieces = text.split(/(?<=\s)/).flatMap((word) => (widthOf(word) <= width ? [word] : [...word]));
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      made.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  made.push(line.trimEnd());
  if (made.length <= lines) return made;
  let last = made[lines - 1] ?? '';
  while (last !== '' && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('').trimEnd();
  return [...made.slice(0, lines - 1), `${last}…`];
}
