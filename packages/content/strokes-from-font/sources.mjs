/** The font, as Debian's package `fonts-kanjistrokeorders` (4.003) installs it. */
export const fontPath =
  process.env['STROKE_FONT'] ?? '/usr/share/fonts/truetype/kanjistrokeorders/KanjiStrokeOrders_v4.003.ttf';

/** Where strokes begin and end by Debian's package `python3-kanjidraw` (0.2.3): a check, none of which is written. */
export const checkPath = process.env['KANJIDRAW'] ?? '/usr/lib/python3/dist-packages/kanjidraw/data.json';
