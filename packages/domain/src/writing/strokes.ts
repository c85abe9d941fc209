/** A point in the square of a character, from its left and its top, each from 0 to 100. */
export type StrokePoint = readonly [x: number, y: number];

/** The points of a stroke, in the order in which it is drawn. */
export type Stroke = readonly StrokePoint[];

/** Reads strokes in the format of the table: `50,10 50,90/10,50 90,50`. Null for any other text. */
export function readStrokes(text: string): readonly Stroke[] | null {
  const strokes = text.split('/').map((stroke) =>
    stroke.split(' ').map((point): StrokePoint | null => {
      const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(point) ?? [];
      return x !== undefined && Number(x) <= 100 && Number(y) <= 100 ? [Number(x), Number(y)] : null;
    }),
  );
  return strokes.every((stroke) => stroke.length > 1 && stroke.every((point) => point !== null))
    ? (strokes as StrokePoint[][])
    : null;
}
