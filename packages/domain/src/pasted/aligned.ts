import { isKana, RUBY_BASE, toHiragana } from '../language/index.js';

const RUN = new RegExp(`([${RUBY_BASE}0-9０-９A-Za-zＡ-Ｚａ-ｚ]+)`, 'u');
const IS_RUN = new RegExp(`^[${RUBY_BASE}0-9０-９A-Za-zＡ-Ｚａ-ｚ]`, 'u');
/** The most kana of one kanji, as in 承る or 志. */
const KANA_PER_KANJI_MAX = 6;
/** The most runs of kanji in a line. */
const RUNS_MAX = 60;

/** The part of a reading that belongs to a run of kanji. */
export type AlignedPart = {
  readonly start: number;
  readonly end: number;
  readonly reading: string;
  /** Its offset in the whole reading. */
  readonly place: number;
};

/** Signs that a line has and its reading does not, or the other way round. */
const isSign = (text: string): boolean => /^[^\p{L}\p{N}ー]+$/u.test(text);

/**
 * Divides the reading of a text among its runs of kanji, where the kana of both agree; null where they do not.
 * `reading` is in hiragana. Of several ways the one counts that `likes` prefers, else the first.
 */
export function aligned(
  written: string,
  reading: string,
  likes: (run: string, reading: string) => boolean = () => false,
): AlignedPart[] | null {
  const pieces = written.split(RUN).filter((piece) => piece !== '');
  const runs = pieces.filter((piece) => IS_RUN.test(piece)).length;
  if (runs === 0 || runs > RUNS_MAX) return null;
  const starts = pieces.map((_, index) => pieces.slice(0, index).join('').length);
  /** The best continuation from a piece and an offset in the reading, by the number of preferred runs. */
  const known = new Map<number, { score: number; parts: AlignedPart[] } | null>();
  const from = (index: number, place: number): { score: number; parts: AlignedPart[] } | null => {
    if (index === pieces.length) return place === reading.length ? { score: 0, parts: [] } : null;
    const key = index * (reading.length + 1) + place;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, null);
    const piece = pieces[index]!;
    const best = IS_RUN.test(piece) ? run(index, place, piece) : kana(index, place, piece);
    known.set(key, best);
    return best;
  };
  const kana = (index: number, place: number, piece: string) => {
    const sounds = isSign(piece) ? '' : toHiragana(piece.replace(/[^\p{L}\p{N}ー]/gu, ''));
    return reading.startsWith(sounds, place) ? from(index + 1, place + sounds.length) : null;
  };
  const run = (index: number, place: number, piece: string) => {
    let best: { score: number; parts: AlignedPart[] } | null = null;
    const maxLength = Math.min(reading.length - place, [...piece].length * KANA_PER_KANJI_MAX);
    for (let length = 1; length <= maxLength; length++) {
      const own = reading.slice(place, place + length);
      const rest = from(index + 1, place + length);
      if (!rest) continue;
      const score = rest.score + (likes(piece, own) ? 1 : 0);
      if (best && best.score >= score) continue;
      const start = starts[index]!;
      best = { score, parts: [{ start, end: start + piece.length, reading: own, place }, ...rest.parts] };
    }
    return best;
  };
  return from(0, 0)?.parts ?? null;
}

/** A reading in its written form, without spaces and dots; null where it is none. */
export function readingIn(text: string): string | null {
  const bare = text.replace(/[\s\u3000・･.．\-‐]/gu, '');
  return bare !== '' && isKana(bare) ? bare : null;
}
