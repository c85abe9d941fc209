import { KANJI } from '../language/index.js';
import type { PatternJoin, PatternSource } from './pattern-source.js';
import { inflectedTails } from './pattern-tails.js';

/** A text by which an entry is found: as it is written, and the expression for its forms. */
export type Text = {
  readonly written: string;
  readonly match: RegExp;
  /** The letters with which it may begin. */
  readonly beginnings: readonly string[];
  /** The ways to attach of which one has to fit. */
  readonly joins: readonly PatternJoin[];
  readonly hasGap: boolean;
  /** The part before the gap, where the word before the pattern comes again in it. */
  readonly repeats: string | null;
  /** The dictionary form that it has to be, where its stem says too little: がる. */
  readonly needsLemma: string | null;
  /** True of a text with which words may end that the dictionary has as one: 書き直す. */
  readonly isEnding: boolean;
  /** The text that stands before it in the line, where a class of words says too little. */
  readonly before: RegExp | null;
  /** True of a text that begins with っ, as no word does: the analyser may have put it into what stands before. */
  readonly isHidden: boolean;
};

/** A gap stays within a clause; that of an honorific is one stem. */
const GAP = '[^、。！？\\n]{1,20}?';
const STEM_GAP = '[^をがはにでともの、。！？]{0,6}?[いきぎしちにびみりえけせねべめれ]';
const NOUN_GAP = `[${KANJI}]{2,4}`;
/** Entries that end a clause: the same letters within one are something else, ものを, ことに. */
const CLAUSE_FINAL: ReadonlySet<string> = new Set(['mono-wo', 'mono-reason', 'koto-ni-emotion']);
/** Entries whose letters mostly say something else; a learner would be led astray: 静かにして, ドアを押して. */
const LEFT_OUT: ReadonlySet<string> = new Set(['ni-shite', 'wo-oshite']);
/** Entries that need more before them than a word of a class: 一人として, 何一つとして. */
const NEEDED_BEFORE: Readonly<Record<string, RegExp>> = {
  'to-shite-nai':
    /(?:(?:一|ひと|いち)(?:人|つ|り|匹|本|枚|度|日|回|言|件|冊|台|個|っぴき)|(?:だれ|誰)(?:一人|ひとり)?|何(?:一つ|ひとつ)?)$/u,
};
/** Forms in which the word before comes again. */
const REPEATING = /^(?:には〜が|ことは〜が|か〜ないかのうちに)$/u;

const VOICED: Readonly<Record<string, string>> = { て: 'で', た: 'だ', ち: 'じ', と: 'ど' };
const HAN = new RegExp(`^[${KANJI}]`, 'u');

export function patternTexts(source: PatternSource): Text[] {
  const { written, reading, also, joins } = source;
  if (LEFT_OUT.has(source.id) || joins.every(({ to, before, after }) => to === 'verb' && before + after === ''))
    return [];
  const texts = new Map<string, Text>();
  const add = (text: string, patternJoins: readonly PatternJoin[]): void => {
    const plain = bare(text);
    if (patternJoins.length > 0 && isTelling(plain, patternJoins) && !texts.has(plain))
      texts.set(plain, textOf(plain, patternJoins, source));
  };
  for (const text of [written, reading].flatMap((each) => each.split('・'))) add(text, afterForm(joins, text));
  for (const text of also) add(text, joins);
  // 言おうが: the volitional of every verb ends in う, the form of an entry is that of 食べよう.
  const volitional = joins.filter(({ form }) => form === 'volitional');
  if (written.startsWith('よう')) add(written.slice(1).replace('〜よう', '〜う'), volitional);
  for (const join of joins) if (join.before === '' && !written.includes('〜')) add(join.after, [join]);
  return [...texts.values()];
}

/** The form itself stands only where the way to attach adds nothing before it: 時, but の時 after nouns. */
function afterForm(joins: readonly PatternJoin[], text: string): PatternJoin[] {
  const same = joins.filter(({ after }) => after === text.replaceAll(' ', ''));
  const verbal = joins.filter(({ to, form }) => to === 'verb' || form === 'stem' || form === 'plain');
  if (text.includes('〜') || same.length + verbal.length === 0) return [...joins];
  return text.length < 3 && same.length > 0 ? same : [...new Set([...same, ...verbal])];
}

/** Without brackets and blanks. */
const bare = (text: string): string => text.replace(/\([^)]*\)|\s/gu, '').replace(/^〜|〜$/gu, '');

/** Texts of one kana say too little, unless they follow a stem: は, て and な are told by the words themselves. */
function isTelling(text: string, joins: readonly PatternJoin[]): boolean {
  const letters = text.replaceAll('〜', '');
  if (letters.length > 1) return true;
  if (letters === '') return false;
  return (
    HAN.test(letters) || joins.every(({ form }) => form === 'stem' || form === 'continuative' || form === 'literary')
  );
}

function textOf(written: string, joins: readonly PatternJoin[], source: PatternSource): Text {
  const isVoiced = /^(?:て|た|ちゃ|とく)/u.test(written) && source.joins.some(({ to }) => to === 'verb');
  const literal = (part: string, index: number): string => escaped(part, index === 0 && isVoiced);
  const honorific = written.startsWith('お〜');
  const parts = written.split('〜');
  const last = parts.pop()!;
  const tail = inflectedTails(last, (part) => literal(part, parts.length));
  const gap = honorific ? STEM_GAP : GAP;
  const end = CLAUSE_FINAL.has(source.id) ? '(?=[、。！？]|$)' : '';
  const expression = [...parts.map(literal), tail].join(gap) + end;
  const polite = honorific ? `|[ごお]${NOUN_GAP}${tail}` : '';
  const isVerb = /[うくすつぬぶむる]$/u.test(written);
  const afterStem = joins.every(
    ({ form, to }) => form === 'continuative' || form === 'stem' || to === 'noun' || to === 'na-adjective',
  );
  const isEnding =
    parts.length === 0 &&
    joins.every(
      ({ form, to }) =>
        form === 'continuative' || ((to === 'noun' || to === 'na-adjective') && form === 'whole') || form === 'stem',
    ) &&
    (isVerb || joins.every(({ form }) => form === 'continuative') ? written.length > 1 : written.length > 2);
  return {
    written,
    match: new RegExp(`${expression}${polite}`, 'uy'),
    beginnings: [written[0]!, ...(isVoiced ? [VOICED[written[0]!]!] : []), ...(honorific ? ['ご'] : [])],
    joins,
    hasGap: parts.length > 0,
    repeats: REPEATING.test(written) ? parts[0]! : null,
    needsLemma: isVerb && written.length === 2 && !HAN.test(written) && afterStem ? written : null,
    isEnding,
    before: NEEDED_BEFORE[source.id] ?? null,
    isHidden: /^っ.{3}/u.test(written),
  };
}

function escaped(text: string, mayBeVoiced: boolean): string {
  const plain = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return mayBeVoiced && plain !== '' ? `[${plain[0]}${VOICED[plain[0]!]}]${plain.slice(1)}` : plain;
}
