import { hasKanji, toHiragana } from '../language/index.js';
import type { Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';

const PARTICLES: ReadonlySet<string> = new Set(['に', 'で']);

/**
 * Cuts an adverb of the analyser that the book has as two words only: もう少し, 本当に, 後で. Null where the book has the
 * adverb, or where its two words do not have the reading of the analyser.
 */
export function dividedAdverb(morpheme: Morpheme, book: TextBook): Morpheme[] | null {
  const { surface, part, start, end } = morpheme;
  const heard = toHiragana(morpheme.reading ?? '');
  if (part !== '副詞' || book.written(surface).length > 0 || book.read(heard).length > 0) return null;
  for (let index = surface.length - 1; index > 0; index--) {
    const [head, tail] = [surface.slice(0, index), surface.slice(index)];
    const tails = PARTICLES.has(tail) ? [tail] : book.written(tail).map(({ reading }) => reading);
    const reading = book
      .written(head)
      .map(({ reading }) => reading)
      .find((first) => tails.some((second) => first + second === heard));
    if (reading === undefined || !hasKanji(surface)) continue;
    const isParticle = PARTICLES.has(tail);
    const kana = (from: number, to?: number) => morpheme.reading!.slice(from, to);
    const first = { surface: head, lemma: head, start, end: start + index, reading: kana(0, reading.length) };
    const second = { surface: tail, lemma: tail, start: start + index, end, reading: kana(reading.length) };
    return [
      { ...morpheme, ...first, sound: first.reading, ...(isParticle ? { part: '名詞', kind: '副詞可能' } : {}) },
      { ...morpheme, ...second, sound: second.reading, ...(isParticle ? { part: '助詞', kind: '副詞化' } : {}) },
    ];
  }
  return null;
}
