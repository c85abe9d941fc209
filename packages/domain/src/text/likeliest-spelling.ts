import { isKana, toHiragana } from '../language/index.js';
import type { Morpheme, Tokenizer } from './morpheme.js';
import type { TextBook } from './text-book.js';

/**
 * The likeliest of several spellings of a stretch: the one whose pieces are the fewest and best known. Of equally likely
 * ones the first.
 */
export function likeliestSpelling(spellings: readonly string[], cut: Tokenizer, book: TextBook): string {
  let [best, least] = [spellings[0]!, Number.POSITIVE_INFINITY];
  for (const spelling of spellings) {
    const cost = costOf(cut(spelling), book);
    if (cost < least) [best, least] = [spelling, cost];
  }
  return best;
}

/** The cost of pieces that follow each other, the unlikelier the more. */
export const costOf = (morphemes: readonly Morpheme[], book: TextBook): number =>
  morphemes.reduce(
    (sum, morpheme, index) => sum + pieceCost(morpheme, morphemes[index - 1], morphemes[index + 1], book),
    0,
  );

const isGrammar = ({ part }: Morpheme): boolean => part === '助詞' || part === '助動詞';

/**
 * The cost of a piece, the unlikelier the more: of pieces that the analyser does not know, and of short ones in kana that
 * the book does not know.
 */
function pieceCost(piece: Morpheme, before: Morpheme | undefined, next: Morpheme | undefined, book: TextBook): number {
  const { surface, part, kind, form } = piece;
  if (part === '記号') return 0.2;
  if (part === 'UNK') return 5 + surface.length;
  if (isGrammar(piece)) {
    if (/^[ぁぃぅぇぉっ]/.test(surface)) return 4;
    return before ? 1 + (surface.endsWith('ー') ? 0.5 : 0) : 2;
  }
  if (part === 'フィラー' || part === 'その他') return 3;
  if (!isKana(surface)) return 1;
  const known = isKnown(piece, book);
  if (part === '形容詞') return known && surface !== 'ない' ? 0.6 : known ? 1 : 2;
  if (part === '動詞') return verbCost(piece, before, next) + (known ? 0 : 1.5);
  if (surface.length === 1) return part === '接頭詞' ? 2.5 : 4;
  return (
    (known ? 1 : 2.5) + (kind === '固有名詞' ? 1 : 0) + (surface.length === 2 ? 0.3 : 0) + (form === '*' ? 0 : 0.1)
  );
}

/** The stem of a verb goes on; one letter is seldom a verb. */
function verbCost({ surface, form }: Morpheme, before: Morpheme | undefined, next: Morpheme | undefined): number {
  const endsHere = !next || !isGrammar(next) || /^[だよねな]/.test(next.surface);
  const isStem = /^(?:連用形|未然形)/.test(form) && endsHere;
  const isShort = surface.length === 1 && surface !== 'し' && before?.kind !== '接続助詞';
  return 1 + (isStem ? 0.7 : 0) + (isShort ? 1 : 0);
}

const isKnown = ({ surface, lemma }: Morpheme, book: TextBook): boolean =>
  [surface, lemma].some((text) => book.written(text).length > 0 || book.read(toHiragana(text)).length > 0);
