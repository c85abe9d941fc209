import { type FormName, glossOf, type Inflection } from '../language/index.js';
import { canBeAsked } from './asked.js';
import { subjectBefore } from './clause.js';
import type { Morpheme } from './morpheme.js';
import type { TextWord } from './text-book.js';
import type { Context } from './token-match.js';

type Form = {
  readonly start: number;
  readonly end: number;
  readonly names: readonly FormName[];
  readonly kind: Inflection;
  readonly word: Pick<TextWord, 'japaneseWord' | 'meaningKo'>;
};

/** An ending of Korean, and the form that it is attached to. */
type Ending = readonly [joins: 'open' | 'stem' | 'infinitive', ending: string];

/**
 * The Korean of a form where it stands (docs/product/lookup.md#orders-and-wishes): ないで at the end of a clause asks one
 * not to do it, て at the end of a line to do it, よう before とする or と思う says what one is about to do.
 */
export function saidInPlace(context: Context, { start, end, names, kind, word }: Form): string | null {
  const { morphemes } = context;
  const gloss = (chain: readonly FormName[], ends?: Ending) =>
    glossOf(chain, kind, word, { subject: subjectBefore(morphemes, start), ...(ends ? { ends } : {}) });
  const last = names.at(-1);
  const before = names.slice(0, -1);
  // 思ったより refers to a thought: 생각했던 것보다.
  if (last === 'past' && morphemes[end]?.surface === 'より') return gloss(before, ['infinitive', 'ㅆ던 것']);
  if (last === 'volitional') {
    const about = aboutTo(morphemes, end, before.at(-1) === 'polite');
    if (about)
      return gloss(
        before.filter((name) => name !== 'polite'),
        about,
      );
  }
  if (
    kind === 'i' ||
    kind === 'na' ||
    kind === 'noun' ||
    !before.every((name) => ASKED.has(name) || (last === 'without' && /^(?:negative|change)$/.test(name)))
  )
    return gloss(names);
  if (last === 'without' && endsClause(morphemes[end]) && !NEVER_ASKED.test(word.japaneseWord))
    return gloss([...before, 'negative', 'casual request']);
  if (last !== 'te' || !endsLine(morphemes, end) || !canBeAsked(morphemes, start, word.japaneseWord))
    return gloss(names);
  const asked = gloss([...before, 'casual request']);
  // Within a stanza て leads on to the next line as often.
  const leadsOn = !context.isLast && !morphemes[end] ? gloss(names) : null;
  return leadsOn && asked ? `${leadsOn}, ${asked}` : asked;
}

/** Forms of a verb whose て may still be asked for: 帰ってきて, 見てみて, 待ってて, 聞かせて. */
const ASKED: ReadonlySet<FormName> = new Set<FormName>([
  'approach',
  'departure',
  'attempt',
  'causative',
  'progressive',
  'preparation',
]);

/** Verbs that nobody is asked not to do: 知らないで. */
const NEVER_ASKED = /^(?:知る|分かる|ある|できる)$/;

const isFinal = ({ part, surface }: Morpheme): boolean =>
  part === '助詞' && /^(?:ね|よ|よね|さ|な|ねえ|ねぇ)$/.test(surface);
const isMark = ({ part, kind }: Morpheme): boolean => part === '記号' && kind !== '読点' && kind !== '空白';

const endsClause = (next: Morpheme | undefined): boolean =>
  !next || next.part === '記号' || isFinal(next) || isQuote(next);
const isQuote = ({ part, surface }: Morpheme): boolean => part === '助詞' && /^(?:と|って)$/.test(surface);

/** Checks whether a line or a sentence ends here, but for ね or よ. */
function endsLine(morphemes: readonly Morpheme[], end: number): boolean {
  const next = morphemes[end];
  if (!next || isMark(next)) return true;
  const after = morphemes[end + 1];
  return isFinal(next) && (!after || after.part === '記号');
}

const SAYS = /^(?:言う|いう|誘う|呼ぶ|叫ぶ|歌う|約束|呼びかける|声)$/;

/**
 * The Korean ending of a volitional form with a particle: 가려고 for 行こうとする, 行こうと思う and 行こうと at the end, 가자고 for 行こうと言う,
 * 갈까 for 行こうか.
 */
function aboutTo(morphemes: readonly Morpheme[], end: number, isPolite: boolean): Ending | null {
  const [particle, verb] = [morphemes[end], morphemes[end + 1]];
  if (particle?.part !== '助詞') return null;
  if (/^か(?:な|しら)?$/.test(particle.surface)) return ['open', isPolite ? 'ㄹ까요' : 'ㄹ까'];
  if (isPolite || !/^(?:と|って|とは|とも)$/.test(particle.surface)) return null;
  if (verb && SAYS.test(verb.lemma)) return ['stem', '자고'];
  return particle.surface === 'とも' ? ['stem', '더라도'] : ['open', '려고'];
}
