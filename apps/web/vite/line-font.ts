/** In thousandths of an em: those of Pretendard, in whose middle both Hangul and kanji stand. */
export const LINE = { ascent: 952, descent: 241, space: 251 };

/** The fonts of lines, with the width of a letter of each script: of Hangul in Pretendard, of kana and kanji in Noto. */
export const lineFonts = { 'Utarang Line': 864, 'Utarang Line Ja': 1000 } as const;

const EM = 1000;
const SPACE = 0x20;

/**
 * A font that has nothing but the space. Browsers take the height of a line, and where its letters stand in it, from
 * the first font that has a space. With this one before all families no other has a say: neither a slice that arrives
 * late, nor the device's own, nor the family of another script in the same line. So the space has one width, too, and
 * the slices of Latin and signs load where there are such, not wherever there is a line.
 *
 * A device that has no font for a letter draws the glyph for missing ones of this first font until ours has come. That
 * glyph is empty and as wide as the letter will be, so that a row wraps, or does not, in the same way before and after.
 *
 * TrueType as it is: nearly all of it is zero, which packs to little with the style sheet that holds it.
 */
export function lineFont(name: keyof typeof lineFonts): Buffer {
  return sfnt({
    'OS/2': table(96, {
      u16: { 0: 4, 4: 400, 6: 5, 62: 0xc0, 64: SPACE, 66: SPACE, 74: LINE.ascent, 76: LINE.descent, 92: SPACE },
      i16: { 2: LINE.space, 68: LINE.ascent, 70: -LINE.descent },
    }),
    // Format 4: the space is glyph 1, and the last segment, which the format asks for, holds nothing.
    cmap: words([
      0,
      1,
      3,
      1,
      0,
      12,
      4,
      32,
      0,
      4,
      4,
      1,
      0,
      SPACE,
      0xffff,
      0,
      SPACE,
      0xffff,
      0x10000 + 1 - SPACE,
      1,
      0,
      0,
    ]),
    glyf: Buffer.alloc(4),
    head: table(54, { u16: { 0: 1, 4: 1, 12: 0x5f0f, 14: 0x3cf5, 18: EM, 46: 8, 48: 2 } }),
    hhea: table(36, { u16: { 0: 1, 10: lineFonts[name], 34: 2 }, i16: { 4: LINE.ascent, 6: -LINE.descent } }),
    hmtx: words([lineFonts[name], 0, LINE.space, 0]),
    loca: words([0, 0, 0]),
    maxp: table(32, { u16: { 0: 1, 4: 2, 14: 2 } }),
    // Its family in English, in UTF-16, as tools that tell which font drew a text show it.
    name: words([0, 1, 18, 3, 1, 0x409, 1, name.length * 2, 0, ...Array.from(name, (letter) => letter.charCodeAt(0))]),
    post: table(32, { u16: { 0: 3 } }),
  });
}

type At = Readonly<Record<number, number>>;

function table(length: number, { u16 = {}, i16 = {} }: { u16?: At; i16?: At }): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [at, value] of Object.entries(u16)) bytes.writeUInt16BE(value, Number(at));
  for (const [at, value] of Object.entries(i16)) bytes.writeInt16BE(value, Number(at));
  return bytes;
}

const words = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value, index * 2);
  });
  return bytes;
};

/** The file of some tables, which stand in it in the order of their names. */
function sfnt(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const header = Buffer.alloc(12 + 16 * names.length);
  header.writeUInt32BE(0x10000, 0);
  [names.length, power * 16, Math.log2(power), (names.length - power) * 16].forEach((value, index) => {
    header.writeUInt16BE(value, 4 + 2 * index);
  });
  const parts = [header];
  let offset = header.length;
  names.forEach((name, index) => {
    const bytes = tables[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    header.write(name, 12 + 16 * index, 'latin1');
    [checkSum(padded), offset, bytes.length].forEach((value, field) => {
      header.writeUInt32BE(value, 16 + 16 * index + 4 * field);
    });
    parts.push(padded);
    offset += padded.length;
  });
  const file = Buffer.concat(parts);
  const head = header.readUInt32BE(12 + 16 * names.indexOf('head') + 8);
  file.writeUInt32BE((0xb1b0afba - checkSum(file)) >>> 0, head + 8);
  return file;
}

function checkSum(bytes: Buffer): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) sum = (sum + bytes.readUInt32BE(index)) >>> 0;
  return sum;
}
