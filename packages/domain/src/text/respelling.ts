/** A text that stands for a line, and where each of its UTF-16 units stands in the line. */
export type Respelling = {
  readonly text: string;
  /** For each unit of `text`, and for its end, the place in the line. */
  readonly places: readonly number[];
};

/** A stretch of a text and what stands for it. */
export type Change = { readonly start: number; readonly end: number; readonly to: string };

/** A text as it is. */
export const asWritten = (text: string): Respelling => ({
  text,
  places: Array.from({ length: text.length + 1 }, (_, index) => index),
});

/** A text with stretches of it spelt otherwise. The changes come in order and do not overlap. */
export function respelt(line: string, changes: readonly Change[]): Respelling {
  if (changes.length === 0) return asWritten(line);
  let text = '';
  const places: number[] = [];
  let from = 0;
  const keep = (to: number) => {
    for (; from < to; from++) {
      places.push(from);
      text += line[from];
    }
  };
  for (const { start, end, to } of changes) {
    keep(start);
    for (let i = 0; i < to.length; i++) places.push(Math.min(start + i, Math.max(start, end - 1)));
    text += to;
    from = end;
  }
  keep(line.length);
  places.push(line.length);
  return { text, places };
}

/** The respelling of a line after a second one. */
export const respeltAgain = (first: Respelling, second: Respelling): Respelling => ({
  text: second.text,
  places: second.places.map((place) => first.places[place]!),
});
