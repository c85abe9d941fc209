import type { FormsBehind } from './forms-behind.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';

const KATAKANA = /^[ァ-ヺー]+/;
/** Ends that may stand behind the stem of such a verb. って and て alone are particles. */
const ENDS = /^(?:[らりるれろっ]|って)/;
const LONGEST = 6;

/**
 * Verbs that people make of katakana with る (ググる, バズった), in one piece with the ending that stands there: the analyser
 * knows few of them. って behind what may be a noun is a particle (コーヒーって), unless た or る follows it.
 */
export function katakanaVerbs(morphemes: readonly Morpheme[], formsBehind: FormsBehind): Morpheme[] {
  const found: Morpheme[] = [];
  for (let index = 0; index < morphemes.length; ) {
    const verb = verbAt(morphemes, index, formsBehind);
    found.push(verb?.morpheme ?? morphemes[index]!);
    index += verb?.length ?? 1;
  }
  return found;
}

function verbAt(morphemes: readonly Morpheme[], index: number, formsBehind: FormsBehind) {
  const stem = stemAt(morphemes, index);
  if (!stem) return null;
  const { kana, length: stemLength, isUnknown } = stem;
  for (let length = Math.min(LONGEST, morphemes.length - index); length >= stemLength; length--) {
    const run = morphemes.slice(index, index + length);
    const surface = surfaceOf(run);
    const end = surface.slice(kana.length);
    if (!areTogether(run) || !ENDS.test(end) || (end === 'って' && !isUnknown) || !/^[ぁ-ゖ]+$/.test(end)) continue;
    const lemma = `${kana}る`;
    const isForm =
      surface === lemma ||
      formsBehind(surface).some(({ word, partsOfSpeech }) => word === lemma && partsOfSpeech.includes('verb-u'));
    if (!isForm) continue;
    const { start } = run[0]!;
    const verb = { surface, lemma, part: '動詞', kind: '自立', detail: '*', inflection: '五段・ラ行', form: '*' };
    return {
      length,
      morpheme: { ...verb, start, end: run.at(-1)!.end, reading: null, sound: null } satisfies Morpheme,
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
