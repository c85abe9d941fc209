import type { Deinflect } from './memoized-deinflect.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import type { TextBook } from './text-book.js';

const KATAKANA = /^[ァ-ヺー]+/;
/** Ends that may follow the stem of such a verb. って and て alone are particles. */
const ENDS = /^(?:[らりるれろっ]|って)/;
/** Ends of an adjective that people make of katakana: エモい, キモかった. */
const ENDS_OF_ADJECTIVE = /^(?:い$|い[なよねと]|く[てなも]|かった)/;
const ENDS_OF_UNKNOWN = /^(?:すぎ|さ$|そう)/;
/** Ends of a verb like バレる, and the column of kana before them. */
const ENDS_OF_ICHIDAN = /^(?:る|て(?:る|た|な|ま|い|ん|ね|く|し|よ|$)|た|な[いかくき]|ま[すし]|ちゃ|られ|ろ|よう)/;
const STEM_OF_ICHIDAN = /[エケゲセゼテデネヘベペメレイキギシジチニビミリ]$/;
/** Such verbs of everyday talk that the book does not have. */
const ICHIDAN: ReadonlySet<string> = new Set(['イケる']);
const LONGEST = 6;

/**
 * Verbs that people make of katakana with る (ググる, バズった) and adjectives with い (エモい), in one piece with the ending that stands there: the analyser
 * knows few of them. って after what may be a noun is a particle (コーヒーって), unless た or る follows it.
 */
export function katakanaVerbs(morphemes: readonly Morpheme[], deinflect: Deinflect, book: TextBook): Morpheme[] {
  const found: Morpheme[] = [];
  for (let index = 0; index < morphemes.length; ) {
    const verb = verbAt(morphemes, index, deinflect, book);
    found.push(verb?.morpheme ?? morphemes[index]!);
    index += verb?.length ?? 1;
  }
  return found;
}

function verbAt(morphemes: readonly Morpheme[], index: number, deinflect: Deinflect, book: TextBook) {
  const stem = stemAt(morphemes, index);
  if (!stem) return null;
  const { kana, length: stemLength, isUnknown } = stem;
  const mayBeIchidan =
    STEM_OF_ICHIDAN.test(kana) &&
    (ICHIDAN.has(`${kana}る`) ||
      book.written(`${kana}る`).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru')));
  for (let length = Math.min(LONGEST, morphemes.length - index); length >= stemLength; length--) {
    const run = morphemes.slice(index, index + length);
    const surface = surfaceOf(run);
    const end = surface.slice(kana.length);
    if (!areTogether(run) || !/^[ぁ-ゖ]+$/.test(end)) continue;
    const isOf = (lemma: string, partOfSpeech: string) =>
      surface === lemma ||
      deinflect(surface).some(({ word, partsOfSpeech }) => word === lemma && partsOfSpeech.includes(partOfSpeech));
    const isVerb = ENDS.test(end) && (end !== 'って' || isUnknown) && isOf(`${kana}る`, 'verb-u');
    const isIchidan = mayBeIchidan && ENDS_OF_ICHIDAN.test(end) && isOf(`${kana}る`, 'verb-ru');
    const isAdjective =
      (ENDS_OF_ADJECTIVE.test(end) || (isUnknown && ENDS_OF_UNKNOWN.test(end))) && isOf(`${kana}い`, 'adj-i');
    if (!isVerb && !isIchidan && !isAdjective) continue;
    const tags =
      isVerb || isIchidan
        ? { lemma: `${kana}る`, part: '動詞', inflection: isIchidan ? '一段' : '五段・ラ行' }
        : { lemma: `${kana}い`, part: '形容詞', inflection: '形容詞・アウオ段' };
    const place = { surface, start: run[0]!.start, end: run.at(-1)!.end };
    return {
      length,
      morpheme: {
        ...place,
        ...tags,
        kind: '自立',
        detail: '*',
        form: '*',
        reading: null,
        sound: null,
      } satisfies Morpheme,
    };
  }
  return null;
}

/** Katakana of at least two letters, over as many pieces as it takes: パニク and っ of パニクった, ミ and スっ of ミスった. */
function stemAt(
  morphemes: readonly Morpheme[],
  index: number,
): { kana: string; length: number; isUnknown: boolean } | null {
  if (!/^[ァ-ヺー]+$/.test(morphemes[index]!.surface) || morphemes[index]!.part === '動詞') return null;
  const text = surfaceOf(morphemes.slice(index, index + LONGEST));
  const [kana] = KATAKANA.exec(text)!;
  let length = 1;
  while (surfaceOf(morphemes.slice(index, index + length)).length < kana.length) length++;
  const isUnknown = morphemes.slice(index, index + length).some(({ part }) => part === 'UNK');
  return kana.length < 2 ? null : { kana, length, isUnknown };
}
