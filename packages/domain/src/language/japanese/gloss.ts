import { firstSense } from '../first-sense.js';
import { attached } from '../korean/conjugate.js';
import type { Joins } from '../korean/endings.js';
import { formAsMeant } from '../korean/homonyms.js';
import { isAdjective, kindsOf as koreanKindsOf } from '../korean/kinds.js';
import { verbOfNominal } from '../korean/nominalised.js';
import { finalOf, type Stem, stemOf } from '../korean/stem.js';
import { tableOf } from '../table.js';
import { arrangedAs } from './arranged.js';
import { type Direction, goingAs } from './going.js';
import { isLacked, leavesState, passiveOf } from './passives.js';
import type { Kind } from './rows.js';
import { stateOf } from './states.js';
import type { FormName } from './steps.js';

/**
 * The nature of a Korean predicate, which decides between 는 and 은, and whether it has a desiderative and an imperative.
 */
type Nature = 'verb' | 'adjective' | 'existence';
/** A predicate in its dictionary form: 먹고 싶다. `meaning` distinguishes verbs that are written alike. */
type Predicate = {
  readonly text: string;
  readonly nature: Nature;
  readonly meaning: string;
  readonly ends?: GlossEnding;
};
/** A Korean ending and the base to which it attaches. */
export type GlossEnding = readonly [joins: Joins, ending: string];

/** A word of the book with the fields from which its forms are translated. */
export type GlossedWord = { readonly japaneseWord: string; readonly meaningKo: string };
/** The context of a form: the noun whose state it describes, and the ending that replaces the plain one. */
type GlossContext = { readonly subject?: string | null; readonly ends?: GlossEnding };

const ANY: readonly Nature[] = ['verb', 'adjective', 'existence'];
const VERB: readonly Nature[] = ['verb'];
const ACT: readonly Nature[] = ['verb', 'existence'];
const STATE: readonly Nature[] = ['adjective'];
const NOT_VERB: readonly Nature[] = ['adjective', 'existence'];

/** Forms that make another predicate, which may have further forms. `=` keeps the nature. */
// biome-ignore format: a table, to be read down
const PREDICATES: readonly (readonly [name: FormName, of: readonly Nature[], joins: Joins, ending: string, nature: Nature | '='])[] = [
  ['causative',       ACT,   'stem',       '게 하다',    'verb'],
  ['potential',       ACT,   'open',       'ㄹ 수 있다', 'existence'],
  ['honorific',       ANY,   'open',       '시다',       'verb'],
  ['attempt',         VERB,  'infinitive', ' 보다',      'verb'],
  ['display',         VERB,  'infinitive', ' 보이다',    'verb'],
  ['completion',      VERB,  'infinitive', ' 버리다',    'verb'],
  ['preparation',     VERB,  'infinitive', ' 두다',      'verb'],
  ['resultative',     VERB,  'infinitive', ' 놓다',      'verb'],
  ['approach',        VERB,  'infinitive', ' 오다',      'verb'],
  ['departure',       VERB,  'infinitive', ' 가다',      'verb'],
  ['progressive',     VERB,  'stem',       '고 있다',    'existence'],
  ['favour',          ACT,   'infinitive', ' 주다',      'verb'],
  ['received favour', ACT,   'infinitive', ' 주다',      'verb'],
  ['given favour',    ACT,   'infinitive', ' 주다',      'verb'],
  ['desire',          ACT,   'stem',       '고 싶다',    'adjective'],
  ['ease',            ANY,   'stem',       '기 쉽다',    'adjective'],
  ['difficulty',      ANY,   'stem',       '기 어렵다',  'adjective'],
  ['appearance',      ANY,   'open',       'ㄹ 것 같다', 'adjective'],
  ['show',            STATE, 'infinitive', '하다',       'verb'],
  ['negative',        ANY,   'stem',       '지 않다',    '='],
  ['change',          STATE, 'infinitive', '지다',       'verb'],
  ['change',          ACT,   'stem',       '게 되다',    'verb'],
];

/** Korean verbs that already contain the meaning of a form. */
const HAS_MEANING: Partial<Readonly<Record<FormName, RegExp>>> = {
  preparation: /(?:^|[\s어아여])두다$/,
  favour: /주다$/,
  'received favour': /주다$/,
  'given favour': /주다$/,
};

/** Forms that end a sentence or connect it to another. `names` is the rest of a chain, with `polite` last. */
// biome-ignore format: a table, to be read down
const ENDS: readonly (readonly [names: string, of: readonly Nature[], joins: Joins, ending: string])[] = [
  ['polite',              ANY,      'stem',       '습니다|ㅂ니다'],
  ['past',                ANY,      'infinitive', 'ㅆ다'],
  ['past polite',         ANY,      'infinitive', 'ㅆ습니다'],
  ['te',                  ANY,      'stem',       '고'],
  ['te polite',           ANY,      'stem',       '고'],
  ['without',             ACT,      'stem',       '지 않고'],
  ['alternatives',        ANY,      'stem',       '거나'],
  ['while',               ANY,      'open',       '면서'],
  ['provisional',         ANY,      'open',       '면'],
  ['conditional',         ANY,      'open',       '면'],
  ['conditional polite',  ANY,      'open',       '면'],
  ['concession',          ANY,      'infinitive', '도'],
  ['after',               VERB,     'stem',       '고 나서'],
  ['volitional',          ACT,      'stem',       '자'],
  ['volitional polite',   ACT,      'open',       'ㅂ시다'],
  ['imperative',          ACT,      'infinitive', '라'],
  ['instruction',         ACT,      'open',       '렴'],
  ['literary negative',   ACT,      'stem',       '지 않고'],
  ['rough negative',      ANY,      'stem',       '지 않아'],
  ['casual request',      ACT,      'infinitive', ' 줘'],
  ['negative casual request', ACT,  'stem',       '지 마'],
  ['request',             ACT,      'infinitive', ' 주세요'],
  ['negative request',    ACT,      'stem',       '지 마세요'],
  ['prohibition',         ACT,      'stem',       '지 마'],
  ['wish',                ANY,      'infinitive', 'ㅆ으면 좋겠다'],
  ['negative wish',       ANY,      'stem',       '지 않았으면 좋겠다'],
  ['ban',                 ANY,      'open',       '면 안 돼'],
  ['ban polite',          ANY,      'open',       '면 안 돼요'],
  ['permission',          ANY,      'infinitive', '도 돼'],
  ['obligation',          ANY,      'infinitive', '야 해'],
  ['explanation',         ACT,      'stem',       '는 거야'],
  ['explanation',         STATE,    'open',       'ㄴ 거야'],
  ['past explanation',    VERB,     'open',       'ㄴ 거야'],
  ['past explanation',    NOT_VERB, 'infinitive', 'ㅆ던 거야'],
  ['conjecture',          ANY,      'open',       'ㄹ 거야'],
  ['past conjecture',     ANY,      'infinitive', 'ㅆ을 거야'],
  ['negative resolve',    VERB,     'stem',       '지 않겠다'],
  ['resolve',             NOT_VERB, 'stem',       '겠지'],
  ['hearsay',             VERB,     'stem',       '는다고 해|ㄴ다고 해'],
  ['hearsay',             NOT_VERB, 'stem',       '다고 해'],
  ['past hearsay',        ANY,      'infinitive', 'ㅆ다고 해'],
  ['permission polite', ANY, 'infinitive', '도 돼요'],
  ['obligation polite', ANY, 'infinitive', '야 해요'],
  ['explanation polite', ACT, 'stem', '는 거예요'],
  ['explanation polite', STATE, 'open', 'ㄴ 거예요'],
  ['past explanation polite', VERB, 'open', 'ㄴ 거예요'],
  ['past explanation polite', NOT_VERB, 'infinitive', 'ㅆ던 거예요'],
  ['conjecture polite', ANY, 'open', 'ㄹ 거예요'],
  ['past conjecture polite', ANY, 'infinitive', 'ㅆ을 거예요'],
  ['hearsay polite', VERB, 'stem', '는다고 해요|ㄴ다고 해요'],
  ['hearsay polite', NOT_VERB, 'stem', '다고 해요'],
  ['past hearsay polite', ANY, 'infinitive', 'ㅆ다고 해요'],
  ['reason polite', ANY, 'open', '니까요'],
  ['plain',               ANY,      'stem',       '다'],
  ['assertion',           ANY,      'infinitive', ''],
  ['assertion polite',    ANY,      'infinitive', '요'],
  ['reason',              ANY,      'open',       '니까'],
  ['adnominal',           ACT,      'stem',       '는'],
  ['adnominal',           STATE,    'open',       'ㄴ'],
  ['adverb',              NOT_VERB, 'stem',       '게'],
  ['nominal',             ANY,      'open',       'ㅁ'],
];

/** The endings of a noun: the ending after a consonant, then after a vowel. */
// biome-ignore format: a table, to be read down
const OF_NOUNS: Readonly<Record<string, string>> = {
  plain: '이다|다',           polite: '입니다',            past: '이었다|였다',         'past polite': '이었습니다|였습니다',
  te: '이고|고',              'te polite': '이고|고',      provisional: '이라면|라면',  conditional: '이라면|라면',
  concession: '이라도|라도',  conjecture: '일 거야',       explanation: '인 거야',      hearsay: '이라고 해|라고 해',
  'conjecture polite': '일 거예요', 'explanation polite': '인 거예요', 'hearsay polite': '이라고 해요|라고 해요', 'reason polite': '이니까요|니까요',
  reason: '이니까|니까',      assertion: '이야|야',        'assertion polite': '이에요|예요', adnominal: '인',
};
/** The forms that make a predicate of a noun. */
const NOUN_PREDICATES: readonly (readonly [name: FormName, ending: string, nature: Nature])[] = [
  ['negative', '이 아니다|가 아니다', 'adjective'],
  ['change', '이 되다|가 되다', 'verb'],
];

/** The word that negates another, as 모르다 does for 알다; null for most. But 먹고 있다 is negated as 먹고 있지 않다. */
const negationOf = (text: string): string | null => {
  if (text === '알다') return '모르다';
  return /(?:^|수 |재미|맛|멋)있다$/.test(text) ? text.replace(/있다$/, '없다') : null;
};

/** The main sense without its brackets; '' where it is only part of a phrase (~하다). */
function bareSense(meaningKo: string): string {
  const sense = firstSense(meaningKo)
    .replace(/\s*\([^)]*\)/g, '')
    .trim();
  return /[~?!.…]/.test(sense) ? '' : sense;
}

/**
 * "The Korean is the main sense of the word, without its brackets, in the Korean form that says the same"
 * (docs/product/inflection.md#korean-of-a-form): 食べたい 먹고 싶다 of 먹다, 忘れなかった 잊지 않았다. Null where
 * the sense is no predicate of the word's kind, or Korean says the form in other words, as the passive.
 */
export function glossOf(
  chain: readonly FormName[],
  kind: Kind,
  word: GlossedWord,
  { subject = null, ends }: GlossContext = {},
): string | null {
  const atWill = chain.some((name) => AT_WILL.has(name)) ? DONE_AT_WILL.get(word.japaneseWord) : undefined;
  const sense = atWill ?? bareSense(word.meaningKo);
  if (!/[가-힣]$/.test(sense)) return null;
  const names = [...chain.filter((name) => name !== 'polite'), ...chain.filter((name) => name === 'polite')];
  const predicate = predicateOf(sense, kind, word);
  if (predicate) return ofVerb(ends ? { ...predicate, ends } : predicate, names, kind, word, subject);
  return kind === 'na' || kind === 'noun' ? ofNoun(sense, names) : null;
}

/** Forms of voluntary actions. */
const AT_WILL: ReadonlySet<FormName> = new Set<FormName>([
  'causative',
  'potential',
  'attempt',
  'desire',
  'volitional',
  'imperative',
  'instruction',
  'request',
  'casual request',
  'prohibition',
]);
/** Words whose main sense is involuntary, with their voluntary sense: 思い出せない 떠올릴 수 없다. */
const DONE_AT_WILL = tableOf<string>({ 思い出す: '떠올리다', 落ち着く: '진정하다', 黙る: '입을 다물다' });

/** The forms that apply to the verb itself before all others: its state, its result, and going or coming with it. */
function ofVerb(
  predicate: Predicate,
  names: readonly FormName[],
  kind: Kind,
  { japaneseWord }: GlossedWord,
  subject: string | null,
): string | null {
  const [first, ...rest] = names;
  const isVerb = kind !== 'i' && kind !== 'na' && kind !== 'noun';
  if (!isVerb || first === undefined) return ofPredicate(predicate, names);
  if (first === 'passive') return ofPassive(predicate, rest, kind, japaneseWord);
  if (first === 'progressive') return ofState(predicate, rest, japaneseWord, subject);
  if (first === 'resultative') return ofArranged(predicate, rest, japaneseWord, kind);
  if (first === 'approach' || first === 'departure') return ofGoing(predicate, first, rest, japaneseWord);
  return ofPredicate(predicate, names);
}

/** The Korean of the passive: 사랑받다, 만들어져 있다. */
function ofPassive(predicate: Predicate, rest: readonly FormName[], kind: Kind, word: string): string | null {
  const text = passiveOf(kind === 'suru' && !word.endsWith('する') ? `${word}する` : word, predicate.text);
  // 行かれない: a verb without a passive has れない as its potential.
  if (text === null) return rest.includes('negative') ? ofPredicate(predicate, ['potential', ...rest]) : null;
  const passive: Predicate = { ...predicate, text, nature: 'verb' };
  const lacked = isLacked(text) ? LACKED[rest[0] ?? ''] : undefined;
  if (lacked) {
    const lacking = text.replace(/다$/, '지 못하다');
    return ofPredicate({ ...passive, text: lacking }, [...lacked, ...rest.slice(1)]);
  }
  if (rest[0] !== 'progressive' || !leavesState(word, text)) return ofPredicate(passive, rest);
  const result = withEnding(passive, 'infinitive', ' 있다');
  return result && ofPredicate({ ...passive, text: result, nature: 'existence' }, rest.slice(1));
}

/** Negatives of something that is not received, as the forms of 받지 못하다. */
const LACKED: Readonly<Record<string, readonly FormName[]>> = {
  negative: [],
  without: ['te'],
  'literary negative': ['te'],
  'rough negative': ['assertion'],
};

/** The Korean of a resulting state, by the table of states: 앉아 있다, 닮았다, 다르다. */
function ofState(predicate: Predicate, rest: readonly FormName[], word: string, subject: string | null): string | null {
  const state = stateOf(word, subject);
  if (!state) return ofPredicate(predicate, ['progressive', ...rest]);
  const text = state.sense?.replace('~', predicate.text.replace(/[하되]다$/, '')) ?? predicate.text;
  const nature = natureOf(text, 'u');
  if (state.manner === 'goes on') return ofPredicate({ ...predicate, text, nature }, ['progressive', ...rest]);
  if (state.manner === 'is') return ofPredicate({ ...predicate, text, nature }, rest);
  if (state.manner === 'past') return ofPredicate({ ...predicate, text, nature }, PAST_OF[rest.join(' ')] ?? rest);
  const result = withEnding({ ...predicate, text, nature }, 'infinitive', ' 있다');
  return result && ofPredicate({ ...predicate, text: result, nature: 'existence' }, rest);
}

/** Verbs whose state is expressed by the past: 似ている is 닮았다. */
const PAST_OF: Readonly<Record<string, readonly FormName[]>> = {
  '': ['past'],
  polite: ['past', 'polite'],
  negative: ['negative', 'past'],
  'negative polite': ['negative', 'past', 'polite'],
};

/** The Korean passive of a state: 예약되다 for 予約してある. Null where one can only suffer or do it: 무시당하다, 전화하다. */
function becomingOf({ text }: Predicate, word: string): string | null {
  const passive = passiveOf(word.endsWith('する') ? word : `${word}する`, text);
  return passive?.endsWith('되다') ? passive : null;
}

/** The Korean of a prepared state: 써 놓았다, 열려 있다. */
function ofArranged(predicate: Predicate, rest: readonly FormName[], word: string, kind: Kind): string | null {
  const arranged = arrangedAs(word) ?? (kind === 'suru' ? becomingOf(predicate, word) : null);
  if (arranged === null) return ofPredicate(predicate, ['resultative', ...(PAST_OF[rest.join(' ')] ?? rest)]);
  const result = withEnding({ ...predicate, text: arranged, nature: 'verb' }, 'infinitive', ' 있다');
  return result && ofPredicate({ ...predicate, text: result, nature: 'existence' }, rest);
}

function ofGoing(predicate: Predicate, going: Direction, rest: readonly FormName[], word: string): string | null {
  const as = goingAs(going, word, predicate.text);
  if ('text' in as) return ofPredicate({ ...predicate, text: as.text, nature: 'verb' }, rest);
  if (as.before !== '') return ofPredicate({ ...predicate, text: as.before + predicate.text }, rest);
  const text = withEnding(predicate, as.joins, as.ending);
  return text && ofPredicate({ ...predicate, text, nature: 'verb' }, rest);
}

function predicateOf(sense: string, kind: Kind, { japaneseWord, meaningKo }: GlossedWord): Predicate | null {
  if (kind === 'noun') return null;
  const meaning = `${japaneseWord} ${meaningKo}`;
  const isPredicate = stemOf(lastWord(sense)) !== null;
  if (!isPredicate && kind === 'suru') {
    // 교통 체증 of 渋滞 makes no verb: 막히다, which describes its state, does.
    const ofState = stateOf(japaneseWord, null)?.sense ?? null;
    const text = verbOfNominal(sense) ?? (/\s|다$/.test(sense) ? ofState : `${sense}하다`);
    return text === null ? null : { text, nature: natureOf(text, kind), meaning };
  }
  return isPredicate ? { text: sense, nature: natureOf(sense, kind), meaning } : null;
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/**
 * The nature of the Korean word; where it may be either, that of the Japanese one. 좋아하다 is a verb, though 好き is none.
 */
function natureOf(sense: string, kind: Kind): Nature {
  const stem = lastWord(sense).slice(0, -1);
  const kinds = koreanKindsOf(stem);
  if (kinds.includes('existence')) return 'existence';
  const isVerb = kind !== 'i' && kind !== 'na' && kind !== 'noun';
  if (isAdjective(stem) || (kinds.includes('copula') && !(isVerb && kinds.includes('verb')))) return 'adjective';
  if (!kinds.includes('adjective') || /[아어워파뻐퍼]하$/.test(stem)) return 'verb';
  return kind === 'i' || kind === 'na' ? 'adjective' : 'verb';
}

/** The Korean of not being able to: 말할 수 없이 for 言えずに and 言えないで; 모르고 for 知らずに. */
function withoutBeingAble(text: string, name: FormName): string | null {
  if (name !== 'literary negative' && name !== 'without') return null;
  if (text === '알다') return '모르고';
  return /수 있다$/.test(text) ? text.replace(/있다$/, '없이') : null;
}

function ofPredicate(predicate: Predicate, [name, ...rest]: readonly FormName[]): string | null {
  if (name === undefined) return predicate.ends ? withEnding(predicate, ...predicate.ends) : predicate.text;
  if (name === 'humble' || name === 'emphasis') return ofPredicate(predicate, rest);
  // 置いておく is 두다, あげてくれる 주다: a verb that already contains the meaning is not repeated.
  if (HAS_MEANING[name]?.test(predicate.text)) return ofPredicate(predicate, rest);
  if (name === 'excess') return ofPredicate({ ...predicate, text: `너무 ${predicate.text}` }, rest);
  const unable = rest.length === 0 ? withoutBeingAble(predicate.text, name) : null;
  if (unable) return unable;
  const remaining = [name, ...rest].join(' ');
  const negated = name === 'rough negative' ? negationOf(predicate.text) : null;
  if (negated) return withEnding({ ...predicate, text: negated }, 'infinitive', '');
  const end = ENDS.find(([names, of]) => names === remaining && of.includes(predicate.nature));
  if (end) return withEnding(predicate, end[2], end[3]);
  const negation = name === 'negative' ? negationOf(predicate.text) : null;
  if (negation) return ofPredicate({ ...predicate, text: negation }, rest);
  const step = PREDICATES.find(([of, natures]) => of === name && natures.includes(predicate.nature));
  if (!step) return null;
  const text = withEnding(predicate, step[2], step[3]);
  const nature = step[4] === '=' ? predicate.nature : step[4];
  return text && ofPredicate({ ...predicate, text, nature }, rest);
}

function ofNoun(noun: string, names: readonly FormName[]): string | null {
  const end = OF_NOUNS[names.join(' ')];
  if (end !== undefined) return afterNoun(noun, end);
  const step = NOUN_PREDICATES.find(([name]) => name === names[0]);
  return step ? ofPredicate({ text: afterNoun(noun, step[1]), nature: step[2], meaning: noun }, names.slice(1)) : null;
}

function afterNoun(noun: string, ending: string): string {
  const [closed = '', open = closed] = ending.split('|');
  return noun + (finalOf(noun) === '' ? open : closed);
}

/** The phrase with an ending on its last word, in its most common form. */
function withEnding({ text: phrase, meaning }: Predicate, joins: Joins, ending: string): string | null {
  const last = lastWord(phrase);
  const stem = stemOf(last);
  if (!stem) return null;
  const [closed = '', text = closed] = ending.split('|');
  const forms = attached(stem, { use: 'statement', joins, kinds: [], text, closed });
  const isLong = joins === 'infinitive' && isLongBefore(stem, ending);
  const form = isLong ? forms.at(-1) : formAsMeant(forms, last, meaning);
  return form === undefined ? null : phrase.slice(0, phrase.length - last.length) + form;
}

/** Stems whose infinitive is not contracted: 비어 and 피어, not 벼 and 펴; 깨어 있다, not 깨 있다. */
const isLongBefore = ({ head, onset, vowel, final }: Stem, ending: string): boolean =>
  final === '' &&
  ((head === '' && vowel === 'ㅣ' && !'ㅈㅉㅊ'.includes(onset)) ||
    (head === '' && 'ㅐㅔ'.includes(vowel) && / (?:있다|가다|오다)/.test(ending)));
