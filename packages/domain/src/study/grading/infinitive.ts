import { lettersOf, syllableOf } from '../../language/jamo.js';
import { beforeVowel, bieup, type Change, dieut, hieut, reu, siot } from './irregular-stems.js';

/** A stem as what comes before its last syllable, and the letters of that. */
export type Stem = {
  readonly text: string;
  readonly head: string;
  readonly onset: string;
  readonly vowel: string;
  readonly final: string;
};

/** The stem of a verb or adjective in its dictionary form; null for what is none, or in another form (됐다, 안 된다). */
export function stemOf(key: string): Stem | null {
  const stem = parse(key.slice(0, -1));
  if (!/^[가-힣]+다$/.test(key) || key.endsWith('니다')) return null;
  const inflected =
    (stem.final === 'ㅆ' && !/[있밌]$/.test(stem.text)) || (stem.final === 'ㄴ' && !/[신안]$/.test(stem.text));
  return inflected ? null : stem;
}

function parse(text: string): Stem {
  const [onset = '', vowel = '', final = ''] = lettersOf(text.slice(-1));
  return { text, head: text.slice(0, -1), onset, vowel, final };
}

/** The stem with another final, or with another vowel and none. */
export const closed = ({ head, onset, vowel }: Stem, final: string): string => head + syllableOf(onset, vowel, final);
const opened = ({ head, onset }: Stem, vowel: string): string => head + syllableOf(onset, vowel);

/** Vowel harmony: 아 after ㅏ, ㅑ and ㅗ, else 어. */
const isBright = (vowel: string | undefined): boolean => vowel !== undefined && 'ㅏㅑㅗ'.includes(vowel);
const harmonic = (vowel: string): '아' | '어' => (isBright(vowel) ? '아' : '어');

/** What a vowel and 아 or 어 become together, 보아 봐. Longer forms are right as well, but for those of ㅏ, ㅓ and ㅕ. */
const CONTRACTED: Readonly<Record<string, string>> = { ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅚ: 'ㅙ', ㅐ: 'ㅐ', ㅔ: 'ㅔ' };

/** What becomes of the vowel of 빨갛다, 하얗다, 퍼렇다 and 허옇다. */
const AFTER_HIEUT: Readonly<Record<string, string>> = { ㅏ: 'ㅐ', ㅑ: 'ㅒ', ㅓ: 'ㅔ', ㅕ: 'ㅖ' };

const HONORIFIC = /(?:계|주무|드|잡수|돌아가)시$/;

/** 먹어, 살아, 도와, 불러: the form that 요 follows. Several where both are used. */
export function infinitives({ text: dictionaryStem }: Stem): string[] {
  const stem = parse(beforeVowel(dictionaryStem));
  const { text, vowel, final } = stem;
  if (text.endsWith('하')) return [opened(stem, 'ㅐ'), `${text}여`];
  if (text.endsWith('아니')) return [`${text}에`, `${text}어`];
  if (text === '푸') return ['퍼'];
  if (text.endsWith('르')) return ofReu(stem);
  if (final === '') return vowel === 'ㅡ' ? [withoutEu(stem)] : ofVowel(stem);

  const regular = text + harmonic(vowel);
  if (final === 'ㄷ') return both(dieut(text), regular, closed(stem, 'ㄹ') + harmonic(vowel));
  if (final === 'ㅂ') return both(bieup(text), regular, opened(stem, vowel) + (/[돕곱]$/.test(text) ? '와' : '워'));
  if (final === 'ㅅ') return both(siot(text), regular, opened(stem, vowel) + harmonic(vowel));
  if (final === 'ㅎ') return both(hieut(text), regular, ofHieut(stem));
  return [regular];
}

const both = (change: Change, regular: string, changed: string): string[] =>
  ({ regular: [regular], changes: [changed], either: [regular, changed] })[change];

function ofVowel(stem: Stem): string[] {
  const { text, vowel } = stem;
  if (['ㅏ', 'ㅓ', 'ㅕ'].includes(vowel)) return [text];
  const long = text + harmonic(vowel);
  const short = CONTRACTED[vowel];
  const polite = HONORIFIC.test(text) ? [opened(stem, 'ㅔ')] : [];
  return short ? [opened(stem, short), long, ...polite] : [long];
}

/** 쓰다 써, 바쁘다 바빠. A verb of one syllable has 어 in compounds too: 받아쓰다 받아써. */
function withoutEu(stem: Stem): string {
  const before = lettersOf(stem.head.slice(-1))[1];
  return opened(stem, isBright(before) && !/[쓰뜨끄트크]$/.test(stem.text) ? 'ㅏ' : 'ㅓ');
}

function ofReu(stem: Stem): string[] {
  const kind = reu(stem.text);
  if (kind === 'eu' || stem.head === '') return [withoutEu(stem)];
  const before = parse(stem.head);
  const doubled = closed(before, 'ㄹ') + (isBright(before.vowel) ? '라' : '러');
  const added = `${stem.text}러`;
  return kind === 'l' ? [doubled] : kind === 'reo' ? [added] : [doubled, added];
}

/** 이렇다, 그렇다, 저렇다, 어떻다 and 아무렇다 are 이래, 그래, 저래, 어때, 아무래; but 둥그렇다 is 둥그레. */
const ofHieut = (stem: Stem): string =>
  opened(stem, /(?:이렇|(?<![둥덩])그렇|저렇|어떻|아무렇)$/.test(stem.text) ? 'ㅐ' : AFTER_HIEUT[stem.vowel]!);
