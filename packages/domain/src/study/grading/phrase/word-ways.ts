import { finalOf } from '../../../language/korean/index.js';

/** The role that a particle gives its noun. Particles of one role may replace each other. */
export type Role =
  | 'none'
  | 'topic'
  | 'subject'
  | 'object'
  | 'at'
  | 'from'
  | 'by'
  | 'until'
  | 'since'
  | 'person'
  | 'with'
  | 'of'
  | 'quote'
  | 'other';

/**
 * The cases that the verb of a phrase takes. They decide the role of 은 and 는, and which left-out particles are added.
 */
export type VerbCases = {
  readonly subject: boolean;
  readonly object: boolean;
  readonly goal: boolean;
  /** True if the phrase names its object, so that a topic is the subject. */
  readonly hasObject: boolean;
};

const agreeing = (stem: string, closed: string, open: string): string => stem + (finalOf(stem) === '' ? open : closed);
const withRo = (stem: string): string => stem + (['', 'ㄹ'].includes(finalOf(stem)) ? '로' : '으로');

/** The longest first. The letters of a particle show whether it follows a consonant. */
const PARTICLES: readonly (readonly [text: string, role: Role, after: 'consonant' | 'vowel' | 'any'])[] = [
  ['에서부터', 'since', 'any'],
  ['에서는', 'from', 'any'],
  ['에게서', 'other', 'any'],
  ['에서', 'from', 'any'],
  ['에게', 'person', 'any'],
  ['한테', 'person', 'any'],
  ['까지는', 'until', 'any'],
  ['까지', 'until', 'any'],
  ['부터', 'since', 'any'],
  ['으로는', 'by', 'consonant'],
  ['로는', 'by', 'vowel'],
  ['이라고', 'quote', 'consonant'],
  ['라고', 'quote', 'vowel'],
  ['으로', 'by', 'consonant'],
  ['로', 'by', 'vowel'],
  ['이랑', 'with', 'consonant'],
  ['랑', 'with', 'vowel'],
  ['하고', 'with', 'any'],
  ['에는', 'at', 'any'],
  ['와', 'with', 'vowel'],
  ['과', 'with', 'consonant'],
  ['에', 'at', 'any'],
  ['의', 'of', 'any'],
  ['은', 'topic', 'consonant'],
  ['는', 'topic', 'vowel'],
  ['이', 'subject', 'consonant'],
  ['가', 'subject', 'vowel'],
  ['을', 'object', 'consonant'],
  ['를', 'object', 'vowel'],
];

/** Words that end as if with a particle. */
const WHOLE =
  /(?:많|깊|높|같)이$|^(?:길이|멀리|굳이|깨끗이|누가|제가|내가|언제까지나|바로|따로|따로따로|별로|서로|스스로|일부로|고추냉이|다시|나이|아이|이|저|지금|고의)$/;

/** Contractions of a pronoun and a particle. */
const CONTRACTIONS: Readonly<Record<string, readonly [stem: string, role: Role]>> = {
  이건: ['이것', 'topic'],
  이게: ['이것', 'subject'],
  이걸: ['이것', 'object'],
  이걸로: ['이것', 'by'],
  이거: ['이것', 'none'],
  이거로: ['이것', 'by'],
  그건: ['그것', 'topic'],
  그게: ['그것', 'subject'],
  그걸: ['그것', 'object'],
  그거: ['그것', 'none'],
  저건: ['저것', 'topic'],
  저게: ['저것', 'subject'],
  저걸: ['저것', 'object'],
  저거: ['저것', 'none'],
  건: ['것', 'topic'],
  게: ['것', 'subject'],
  걸: ['것', 'object'],
  거: ['것', 'none'],
  걸로: ['것', 'by'],
  뭐: ['무엇', 'none'],
  뭘: ['무엇', 'object'],
  뭐가: ['무엇', 'subject'],
  뭐라고: ['무엇', 'quote'],
  뭐로: ['무엇', 'by'],
  뭐를: ['무엇', 'object'],
  어디서: ['어디', 'from'],
  여기서: ['여기', 'from'],
  거기서: ['거기', 'from'],
  저기서: ['저기', 'from'],
  여긴: ['여기', 'topic'],
  거긴: ['거기', 'topic'],
  누가: ['누구', 'subject'],
  제가: ['저', 'subject'],
  내가: ['나', 'subject'],
  저는: ['저', 'topic'],
  나는: ['나', 'topic'],
  난: ['나', 'topic'],
  다신: ['다시', 'topic'],
};

/** Splits a word into its stem and the role of its particle; the whole word where it has none. */
export function splitParticle(word: string): readonly [stem: string, role: Role] {
  const known = CONTRACTIONS[word];
  if (known) return known;
  if (WHOLE.test(word)) return [word, 'none'];
  for (const [text, role, after] of PARTICLES) {
    const stem = word.slice(0, -text.length);
    if (stem === '' || !word.endsWith(text)) continue;
    const final = finalOf(stem);
    const open = final === '' || (final === 'ㄹ' && text.startsWith('로'));
    if (after !== 'any' && (after === 'vowel') !== open) continue;
    return [stem, role];
  }
  return [word, 'none'];
}

/** Writes a stem with the particles of a role; also contracted. */
export function written(stem: string, role: Role): string[] {
  const long = withParticle(stem, role);
  const isThing = /[것]$/.test(stem);
  if (isThing) {
    const short = stem.slice(0, -1);
    const contracted = {
      none: ['거'],
      topic: ['건', '거는'],
      subject: ['게', '거가'],
      object: ['걸', '거를', '거'],
      by: ['걸로', '거로'],
    };
    return [...long, ...((contracted as Record<string, string[]>)[role] ?? []).map((each) => short + each)];
  }
  if (stem === '무엇') {
    const contracted = {
      none: ['뭐', '뭘'],
      topic: ['뭐는'],
      subject: ['뭐가'],
      object: ['뭘', '뭐를', '뭐', '무얼'],
      quote: ['뭐라고', '뭐라', '무어라고', '무엇이라'],
      by: ['뭐로', '뭘로'],
    };
    return [...long, ...((contracted as Record<string, string[]>)[role] ?? [])];
  }
  if (role === 'topic' && finalOf(stem) === '') return [...long, ...contractedTopic(stem)];
  if (role === 'subject' && stem === '누구') return ['누가'];
  if (role === 'subject' && stem === '저') return ['제가'];
  if (role === 'subject' && stem === '나') return ['내가'];
  if (role === 'from' && finalOf(stem) === '') return [...long, `${stem}서`];
  return long;
}

const contractedTopic = (stem: string): string[] =>
  ({ 여기: ['여긴'], 거기: ['거긴'], 저기: ['저긴'], 저: ['전'], 나: ['난'] })[stem] ?? [];

function withParticle(stem: string, role: Role): string[] {
  switch (role) {
    case 'topic':
      return [agreeing(stem, '은', '는')];
    case 'subject':
      return [agreeing(stem, '이', '가')];
    case 'object':
      return [agreeing(stem, '을', '를')];
    case 'at':
      return [`${stem}에`, `${stem}에는`];
    case 'from':
      return [`${stem}에서`, `${stem}에서는`];
    case 'by':
      return [withRo(stem), `${withRo(stem)}는`];
    case 'until':
      return [`${stem}까지`, `${stem}까지는`];
    case 'since':
      return [`${stem}부터`, `${stem}부터는`, `${stem}에서부터`];
    case 'person':
      return [`${stem}에게`, `${stem}한테`, `${stem}께`];
    case 'with':
      return [agreeing(stem, '과', '와'), agreeing(stem, '이랑', '랑'), `${stem}하고`];
    case 'of':
      return [`${stem}의`];
    case 'quote':
      return [agreeing(stem, '이라고', '라고'), agreeing(stem, '이라', '라')];
    default:
      return [stem];
  }
}

const PLACE = /^(?:여기|거기|저기|어디|이곳|그곳|.*(?:앞|옆|뒤|위|근처|집|역|학교|회사|화장실|공항|동안|달|주말|날))$/;

/**
 * The roles that may replace a role without changing the meaning. "이 and 가 never stand for 을 and 를, which turns round
 * who does what" (docs/product/grading.md#phrases).
 */
export function rolesFor(stem: string, role: Role, takes: VerbCases, isLast: boolean): readonly Role[] {
  switch (role) {
    case 'topic':
      return [
        'topic',
        'none',
        ...(takes.subject || takes.hasObject ? (['subject'] as const) : []),
        ...(takes.object ? (['object'] as const) : []),
      ];
    case 'subject':
      return ['subject', 'topic', 'none'];
    case 'object':
      return ['object', 'topic', 'none'];
    case 'of':
      return ['of', 'none'];
    case 'at':
      return [
        'at',
        ...(PLACE.test(stem) || takes.goal ? (['none'] as const) : []),
        ...(takes.goal ? (['by'] as const) : []),
      ];
    case 'by':
      return ['by', ...(takes.goal ? (['at'] as const) : [])];
    case 'none':
      if (/[^가-힣A-Z]/.test(stem)) return ['none'];
      return [
        'none',
        'topic',
        ...(takes.subject && !takes.object ? (['subject'] as const) : []),
        ...(takes.object && isLast ? (['object'] as const) : []),
        ...(PLACE.test(stem) ? (['at'] as const) : []),
      ];
    default:
      return [role];
  }
}
