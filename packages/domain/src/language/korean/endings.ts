import type { Kind } from './kinds.js';

/** The use of a form: what it says, or what it is for. Forms of one use differ in politeness and length alone. */
export type Use =
  | 'statement'
  | 'past'
  | 'noun'
  /** Before a noun: 먹는, 예쁜. */
  | 'adnominal'
  | 'past adnominal'
  | 'prospective'
  | 'adverb'
  | 'link'
  | 'question'
  | 'request'
  | 'intention'
  /** The dictionary form of a verb that says more of the one before: 보고 싶다, 먹어 보다. */
  | 'auxiliary';

/**
 * The part of a word that an ending is attached to: the stem (먹고); the stem with 으 after a consonant (먹으면); the
 * infinitive (먹어서), or what 요 follows; the noun before 이다, if it ends in a vowel (친구예요).
 */
export type Joins = 'stem' | 'open' | 'infinitive' | 'polite' | 'noun';

/**
 * `text` follows a stem that ends in a vowel, `closed` one that ends in a consonant. A letter at the beginning of an
 * ending closes the syllable before: ㄴ in 간다.
 */
export type Ending = {
  readonly use: Use;
  readonly joins: Joins;
  readonly kinds: readonly Kind[];
  readonly text: string;
  readonly closed: string;
};

const V: readonly Kind[] = ['verb'];
const A: readonly Kind[] = ['adjective', 'copula'];
const VE: readonly Kind[] = ['verb', 'existence'];
const C: readonly Kind[] = ['copula'];
const ALL: readonly Kind[] = ['verb', 'adjective', 'existence', 'copula'];
const NO_C: readonly Kind[] = ['verb', 'adjective', 'existence'];

/** Two endings with `|` between them: the first follows a consonant. `_` is the empty ending. */
// biome-ignore format: a table, to be read down
const TABLE: readonly (readonly [use: Use, joins: Joins, kinds: readonly Kind[], endings: string])[] = [
  ['statement',      'stem',       ALL,  '다 습니다|ㅂ니다 네요 지요 죠'],
  ['statement',      'stem',       V,    '는다|ㄴ다 는군요'],
  ['statement',      'stem',       A,    '군요'],
  ['statement',      'stem',       C,    '에요 야'],
  ['statement',      'noun',       C,    '예요 야'],
  ['statement',      'infinitive', NO_C, '_'],
  ['statement',      'polite',     ALL,  '요'],
  ['past',           'infinitive', ALL,  'ㅆ다 ㅆ어 ㅆ어요 ㅆ습니다 ㅆ네요 ㅆ지요 ㅆ죠'],
  ['noun',           'stem',       ALL,  '기'],
  ['noun',           'open',       ALL,  'ㅁ'],
  ['adnominal',      'stem',       VE,   '는'],
  ['adnominal',      'open',       A,    'ㄴ'],
  ['past adnominal', 'open',       V,    'ㄴ'],
  ['past adnominal', 'stem',       ALL,  '던'],
  ['past adnominal', 'infinitive', ALL,  'ㅆ던'],
  ['prospective',    'open',       ALL,  'ㄹ'],
  ['adverb',         'stem',       ALL,  '게 도록'],
  ['link',           'stem',       ALL,  '고 지 지만 거나 든지'],
  ['link',           'stem',       VE,   '는데 는데요 는지'],
  ['link',           'stem',       C,    '라서 라고'],
  ['link',           'open',       ALL,  '면 니 니까 며 면서 므로'],
  ['link',           'open',       A,    'ㄴ데 ㄴ데요 ㄴ지'],
  ['link',           'open',       V,    '러 려고 려면'],
  ['link',           'infinitive', ALL,  '서 도 야'],
  ['link',           'infinitive', ALL,  'ㅆ고 ㅆ지만 ㅆ는데 ㅆ는데요 ㅆ으니까 ㅆ으면'],
  ['question',       'stem',       ALL,  '습니까|ㅂ니까 냐'],
  ['question',       'stem',       VE,   '나요'],
  ['question',       'open',       A,    'ㄴ가 ㄴ가요'],
  ['question',       'open',       ALL,  'ㄹ까 ㄹ까요'],
  ['question',       'infinitive', ALL,  'ㅆ습니까 ㅆ나요 ㅆ니 ㅆ냐'],
  ['request',        'open',       ALL,  '세요 십시오'],
  ['request',        'open',       V,    'ㅂ시다'],
  ['request',        'stem',       V,    '자 지마 지마세요'],
  ['request',        'infinitive', V,    '라'],
  ['intention',      'stem',       ALL,  '겠다 겠어 겠어요 겠습니다 겠네요'],
  ['intention',      'open',       VE,   'ㄹ게 ㄹ게요 ㄹ래 ㄹ래요'],
  ['intention',      'open',       ALL,  'ㄹ거야 ㄹ거예요 ㄹ거다 ㄹ것이다 ㄹ겁니다 ㄹ것입니다'],
  ['auxiliary',      'stem',       VE,   '고싶다 고있다'],
  ['auxiliary',      'stem',       ALL,  '지않다 지못하다'],
  ['auxiliary',      'infinitive', V,    '보다 주다 드리다 버리다 있다'],
  ['auxiliary',      'infinitive', ALL,  '지다 하다'],
  ['auxiliary',      'open',       ALL,  '시다 ㄹ수있다 ㄹ수없다'],
];

/** All usual endings, and those that make another dictionary form (`auxiliary`). */
export const ENDINGS: readonly Ending[] = TABLE.flatMap(([use, joins, kinds, endings]) =>
  endings.split(' ').map((pair): Ending => {
    const [closed = '', text = closed] = pair.replace('_', '').split('|');
    return { use, joins, kinds, text, closed };
  }),
);
