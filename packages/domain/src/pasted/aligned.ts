import { isKana, toHiragana, UNDER_READING } from '../language/index.js';

const RUN = new RegExp(`([${UNDER_READING}0-9０-９A-Za-zＡ-Ｚａ-ｚ]+)`, 'u');
const IS_RUN = new RegExp(`^[${UNDER_READING}0-9０-９A-Za-zＡ-Ｚａ-ｚ]`, 'u');
/** No kanji has more kana than 承る or 志. */
const KANA_PER_KANJI_MAX = 6;
/** More runs than these are no word and no line. */
const RUNS_MAX = 60;

/** The part of a reading that belongs to a run of kanji. */
export type AlignedPart = {
  readonly start: number;
  readonly end: number;
  readonly reading: string;
  /** The place in the whole reading at which it begins. */
  readonly place: number;
};

/** Signs that are in a line and not in its reading, or the other way round. */
const isSign = (text: string): boolean => /^[^\p{L}\p{N}ー]+$/u.test(text);

/**
 * The reading of a text divided among its runs of kanji, where the kana of both agree; null where they do not. `reading`
 * is in hiragana. Of several ways that one counts which `likes` likes best, else the first.
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
  /** From a piece and a place in the reading: the best way on, by how many runs are liked. */
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
    const most = Math.min(reading.length - place, [...piece].length * KANA_PER_KANJI_MAX);
    for (let length = 1; length <= most; length++) {
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

/** A reading as it is written, without blanks and dots; null where it is none. */
export function readingIn(text: string): string | null {
  const bare = text.replace(/[\s\u3000・･.．\-‐]/gu, '');
  return bare !== '' && isKana(bare) ? bare : null;
}
