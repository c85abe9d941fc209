import { analyse } from 'chardet';

/** The decoder of the Encoding standard, which browsers and Node have. */
declare class TextDecoder {
  constructor(label: string, options: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}

/**
 * The encodings of lyrics, subtitles and lists of words, by their names in the Encoding standard; euc-kr includes
 * CP949.
 */
export const ENCODINGS = ['utf-8', 'shift_jis', 'euc-jp', 'euc-kr', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Display names of the encodings. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'CP949 (EUC-KR)',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
};

/** The most weight of the library's guess, compared with the look of the decoded text. */
const GUESS = 0.1;
/** The least share of letters in a text; a file in another encoding, or a picture, has fewer. */
const PLAUSIBLE = 0.6;
/** The number of bytes from which the encoding is detected. */
const SAMPLE = 65_536;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffe\uffff]/;

/** Decodes a file; null where it is not in the encoding. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROL.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Detects the encoding of a file: by its byte order mark, as UTF-8, else the most likely one; null where it is no text.
 */
export function encodingOf(bytes: Uint8Array): Encoding | null {
  const marked = markOf(bytes);
  if (marked) return decoded(bytes, marked) === null ? null : marked;
  if (decoded(bytes, 'utf-8') !== null) return 'utf-8';
  const guesses = new Map(
    analyse(bytes.subarray(0, SAMPLE)).map(({ name, confidence }) => [name.toLowerCase(), confidence]),
  );
  const [best] = ENCODINGS.slice(1)
    .flatMap((encoding) => {
      const text = decoded(bytes, encoding);
      return text === null ? [] : [{ encoding, likely: plausibility(text), guess: guesses.get(encoding) ?? 0 }];
    })
    .sort((a, b) => b.likely + (b.guess / 100) * GUESS - (a.likely + (a.guess / 100) * GUESS));
  return best && best.likely >= PLAUSIBLE ? best.encoding : null;
}

function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * The likelihood that a text was decoded correctly, from 0 to 1, by its share of letters that lyrics use. Kana are the
 * best sign; in a wrong encoding bytes become rare kanji, half-width kana or single jamo.
 */
function plausibility(text: string): number {
  const sample = text.slice(0, SAMPLE);
  let sum = 0;
  for (const letter of sample) sum += weightOf(letter.codePointAt(0)!);
  return sample === '' ? 0 : sum / sample.length;
}

function weightOf(code: number): number {
  if (code === 0x09 || code === 0x0a || code === 0x0d || (code >= 0x20 && code < 0x7f)) return 0.9;
  if (code >= 0x3041 && code <= 0x30ff) return 1;
  if (code >= 0xac00 && code <= 0xd7a3) return 0.85;
  if (code >= 0x4e00 && code <= 0x9fff) return 0.7;
  if ((code >= 0x3000 && code <= 0x301f) || (code >= 0xff01 && code <= 0xff5e) || code === 0x266a) return 0.9;
  return 0;
}
