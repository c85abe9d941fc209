import { lettersOf } from '../jamo.js';
import { beforeVowel, bieup, dieut, hieut, regularOrChanged, reu, siot } from './irregular-stems.js';
import { isCopula, isHonorific } from './kinds.js';
import { finalOf, parsed, type Stem, withFinal, withVowel } from './stem.js';

/** Checks for vowel harmony: 아 after ㅏ, ㅑ and ㅗ, else 어. */
const isBright = (vowel: string | undefined): boolean => vowel !== undefined && 'ㅏㅑㅗ'.includes(vowel);
const harmonic = (vowel: string): '아' | '어' => (isBright(vowel) ? '아' : '어');

/** The contraction of a vowel with 아 or 어, 보아 봐 (한글 맞춤법 제34–38항). The long form is right as well. */
const CONTRACTED: Readonly<Record<string, string>> = { ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅚ: 'ㅙ', ㅐ: 'ㅐ', ㅔ: 'ㅔ' };

/** The vowels into which those of 빨갛다, 하얗다, 퍼렇다 and 허옇다 change. */
const AFTER_HIEUT: Readonly<Record<string, string>> = { ㅏ: 'ㅐ', ㅑ: 'ㅒ', ㅓ: 'ㅔ', ㅕ: 'ㅖ' };

/** The infinitives of a stem: 먹어, 살아, 도와, 불러, the form before 서, 도 and the past. Several where both are used. */
export function infinitives({ text: dictionaryStem }: Stem): string[] {
  const stem = parsed(beforeVowel(dictionaryStem));
  const { text, vowel, final } = stem;
  if (text.endsWith('하')) return [withVowel(stem, 'ㅐ'), `${text}여`];
  if (text.endsWith('아니') || isCopula(text)) return [`${text}어`];
  if (text === '푸') return ['퍼'];
  if (text.endsWith('르')) return ofReu(stem);
  if (final === '') return vowel === 'ㅡ' ? [withoutEu(stem)] : ofVowel(stem);

  const regular = text + harmonic(vowel);
  if (final === 'ㄷ') return regularOrChanged(dieut(text), regular, withFinal(stem, 'ㄹ') + harmonic(vowel));
  if (final === 'ㅂ')
    return regularOrChanged(bieup(text), regular, withFinal(stem, '') + (/[돕곱]$/.test(text) ? '와' : '워'));
  if (final === 'ㅅ') return regularOrChanged(siot(text), regular, withFinal(stem, '') + harmonic(vowel));
  if (text.endsWith('놓')) return [regular, `${stem.head}놔`];
  if (final === 'ㅎ') return regularOrChanged(hieut(text), regular, ofHieut(stem));
  return [regular];
}

/** The texts before 요: an infinitive, or the 세 of an honorific (주무세요 beside 주무셔요). */
export const polite = (stem: Stem): string[] =>
  isHonorific(stem.text) ? [...infinitives(stem), withVowel(stem, 'ㅔ')] : infinitives(stem);

function ofVowel(stem: Stem): string[] {
  const { text, vowel } = stem;
  if ('ㅏㅓㅕ'.includes(vowel)) return [text];
  if (text.endsWith('오')) return [withVowel(stem, 'ㅘ')];
  const long = text + harmonic(vowel);
  const short = CONTRACTED[vowel];
  return short ? [withVowel(stem, short), long] : [long];
}

/** The infinitive of a stem in ㅡ: 쓰다 써, 바쁘다 바빠. A verb of one syllable has 어 in compounds too: 받아쓰다 받아써. */
function withoutEu(stem: Stem): string {
  const before = lettersOf(stem.head.slice(-1))[1];
  return withVowel(stem, isBright(before) && !/[쓰뜨끄트크]$/.test(stem.text) ? 'ㅏ' : 'ㅓ');
}

function ofReu(stem: Stem): string[] {
  const kind = reu(stem.text);
  if (kind === 'eu' || stem.head === '' || finalOf(stem.head) !== '') return [withoutEu(stem)];
  const before = parsed(stem.head);
  const doubled = withFinal(before, 'ㄹ') + (isBright(before.vowel) ? '라' : '러');
  const added = `${stem.text}러`;
  return kind === 'l' ? [doubled] : kind === 'reo' ? [added] : [doubled, added];
}

/** The infinitive of an irregular stem in ㅎ: 이래, 그래, 저래, 어때 and 아무래 of 이렇다 and the like; but 둥그레 of 둥그렇다. */
const ofHieut = (stem: Stem): string =>
  withVowel(stem, /(?:이렇|(?<![둥덩])그렇|저렇|어떻|아무렇)$/.test(stem.text) ? 'ㅐ' : AFTER_HIEUT[stem.vowel]!);
