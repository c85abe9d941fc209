import type { Morpheme } from './morpheme.js';

type CutMorpheme = Pick<Morpheme, 'surface' | 'lemma' | 'part' | 'kind'>;

/**
 * The units of a phrase, each with its morphemes: "a word with all that leans on it"
 * (docs/product/pronunciation.md#units). Particles, endings, suffixes and する lean on the word before, a prefix on the
 * one after; a noun after a noun, or after the stem of a verb, is a compound with it.
 */
export function spacedUnits<M extends CutMorpheme>(morphemes: readonly M[]): M[][] {
  const units: M[][] = [];
  morphemes.forEach((morpheme, index) => {
    const unit = units.at(-1);
    if (unit && leans(morpheme, morphemes[index - 1]!, morphemes[index - 2])) unit.push(morpheme);
    else units.push([morpheme]);
  });
  return units;
}

/** Dependent nouns that are endings: のだ, ようだ. All others are units: 言う こと, 雨の 日. */
const ENDING_NOUN = /^(?:の|ん|よう|そう|みたい|ふう|風)$/;
/** Verbs after a noun that say who honours whom: お願い いたします, お待ち ください, ありがとう ございます. */
const HONORIFIC =
  /^(?:いたす|致す|くださる|下さる|申し上げる|もうしあげる|いただく|頂く|なさる|願う|ねがう|ござる|ございます)$/;
/** Endings that the analyser takes for a verb: 聞いて いる is one unit, and かも しれない. */
const ENDING_VERB = /^(?:いる|おる|てる|しれる)$/;
const SURU = /^(?:する|為る)$/;
const DEKIRU = /^(?:できる|出来る)$/;
/** Numbers that are nouns: the counted thing is a unit of its own. */
const COUNT = /^(?:[一二三四五六七八九]つ|[ひふみよいむなやここ]+つ)$/;

function leans(morpheme: CutMorpheme, before: CutMorpheme, beforeThat: CutMorpheme | undefined): boolean {
  const { surface, lemma, part, kind } = morpheme;
  if (before.part === '接頭詞') return true;
  if (HONORIFIC.test(lemma) && before.part !== '助動詞')
    return isPlainStem(before, beforeThat) && lemma !== 'ございます';
  if (part === '助詞' || part === '助動詞' || part === '記号') return true;
  const afterParticle = before.part === '助詞';
  if (kind === '接尾') return !afterParticle;
  if (part === '名詞') return kind === '非自立' ? ENDING_NOUN.test(surface) : isCompound(morpheme, before, beforeThat);
  if (part !== '動詞' && part !== '形容詞') return false;
  if (SURU.test(lemma)) return isActed(before) || (before.part === '動詞' && beforeThat?.part === '接頭詞');
  if (DEKIRU.test(lemma)) return isNominal(before);
  if (afterParticle) return ENDING_VERB.test(lemma) && /^(?:て|で|かも)$/.test(before.surface);
  return kind === '非自立' || (part === '動詞' && isStem(before));
}

const isNominal = ({ part, kind }: CutMorpheme): boolean =>
  part === '名詞' && kind !== '副詞可能' && kind !== '代名詞' && kind !== '非自立';

/** Checks whether する may lean on it: 確認します, びっくりする. */
const isActed = (before: CutMorpheme): boolean => isNominal(before) || before.part === '副詞';

/** The stem of a verb, which is no word by itself: 噛み潰す, 納め時. */
const isStem = ({ part, surface, lemma }: CutMorpheme): boolean => part === '動詞' && surface !== lemma;
/** Checks whether a cut is a stem without お before it: なさい of 寝なさい, but お待ち ください. */
const isPlainStem = (before: CutMorpheme, beforeThat: CutMorpheme | undefined): boolean =>
  isStem(before) && beforeThat?.part !== '接頭詞';

function isCompound({ surface, kind }: CutMorpheme, before: CutMorpheme, beforeThat: CutMorpheme | undefined): boolean {
  if (before.kind === '数') return true;
  if (isStem(before)) return true;
  if (surface === 'お願い') return false;
  if (kind === '代名詞' || kind === '副詞可能' || kind === '数' || !isNominal(before)) return false;
  return !COUNT.test(before.surface) && !(before.kind === '接尾' && beforeThat?.kind === '数');
}
