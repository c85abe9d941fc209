/** The font, as Debian's package `fonts-kanjistrokeorders` (4.003) installs it. */
export const fontPath =
  process.env['STROKE_FONT'] ?? '/usr/share/fonts/truetype/kanjistrokeorders/KanjiStrokeOrders_v4.003.ttf';

/** The check: starts and ends of strokes in Debian's package `python3-kanjidraw` (0.2.3), none of which is written. */
export const checkPath = process.env['KANJIDRAW'] ?? '/usr/lib/python3/dist-packages/kanjidraw/data.json';
