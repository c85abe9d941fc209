import type { Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';
import { isVerb, rootOf } from './verb-roots.js';

/**
 * "は, も and や before しない negate as ない does" (docs/product/lookup.md#forms): the stem of 思いはしない is no noun, and its
 * する is attached. Null where nothing is negated so.
 */
export function negatedWithEmphasis(
  morphemes: readonly Morpheme[],
  index: number,
  book: TextBook,
): Partial<Morpheme> | null {
  const { surface, lemma, part } = morphemes[index]!;
  const before = morphemes[index - 1];
  const next = morphemes[index + 1];
  if (surface === 'し' && lemma === 'する' && isEmphatic(before) && isNegated(next)) {
    const stem = morphemes[index - 2];
    if (stem && (stem.form === '連用形' || rootVerb(stem, book))) return { kind: '非自立' };
  }
  if (isEmphatic(next) && morphemes[index + 2]?.surface === 'し' && isNegated(morphemes[index + 3])) {
    const root = part === '名詞' ? rootVerb(morphemes[index]!, book) : null;
    const inflection = root === `${surface}る` ? '一段' : '五段';
    if (root) return { part: '動詞', kind: '自立', lemma: root, inflection, form: '連用形' };
  }
  return null;
}

/** Checks for the emphatic particle of a negation: は of 忘れはしない, も of 思いもしない. */
const isEmphatic = (morpheme: Morpheme | undefined): boolean =>
  morpheme?.part === '助詞' && /^[はも]$/.test(morpheme.surface);
const isNegated = (morpheme: Morpheme | undefined): boolean =>
  morpheme?.part === '助動詞' && /^(?:ない|なかっ|なく|なけれ|ん|ぬ)$/.test(morpheme.surface);
/** The verb of a noun that is its stem, as 思い is that of 思う; null where the book has none. */
const rootVerb = ({ surface }: Morpheme, book: TextBook): string | null => {
  const root = rootOf(surface);
  if (root !== null && isVerb(root, book)) return root;
  const ichidan = book.written(`${surface}る`).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru'));
  return ichidan ? `${surface}る` : null;
};
