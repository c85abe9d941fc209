import { lazy } from '../lazy.js';
import type { Base, Kind } from './rows.js';

/** The names of the forms that the steps make. The Korean names are in `packages/messages`. */
export const FORM_NAMES = [
  'humble',
  'honorific',
  'emphasis',
  'causative',
  'passive',
  'potential',
  'attempt',
  'display',
  'completion',
  'preparation',
  'approach',
  'departure',
  'progressive',
  'resultative',
  'favour',
  'received favour',
  'given favour',
  'desire',
  'wish',
  'excess',
  'ease',
  'difficulty',
  'appearance',
  'show',
  'negative',
  'rough negative',
  'literary negative',
  'change',
  'adverb',
  'polite',
  'past',
  'te',
  'without',
  'alternatives',
  'while',
  'provisional',
  'conditional',
  'concession',
  'after',
  'volitional',
  'imperative',
  'instruction',
  'request',
  'casual request',
  'prohibition',
  'ban',
  'permission',
  'obligation',
  'plain',
  'assertion',
  'explanation',
  'conjecture',
  'resolve',
  'hearsay',
  'reason',
  'adnominal',
  'nominal',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/**
 * "The steps of a chain have a fixed order, so that every chain ends" (docs/product/inflection.md#word-of-a-form): each
 * has a higher stage than the one before it. A form with two possible places, like てくる before and after なる, has two
 * stages.
 */
const ORDER = {
  causative: [1],
  voice: [2],
  motion: [3, 12],
  aspect: [4, 13],
  progressive: [5, 14],
  favour: [6, 15],
  desire: [7],
  appearance: [8, 16],
  negative: [9, 17],
  change: [10],
  polite: [18],
  tense: [19],
  end: [20],
} as const;

/** A step. All variants of its suffix make the same form; the first is the plain one. */
export type Step = {
  readonly names: readonly FormName[];
  readonly from: readonly Kind[];
  readonly base: Base;
  readonly suffixes: readonly string[];
  readonly to: Kind;
  readonly stages: readonly number[];
};

const V: readonly Kind[] = ['u', 'ru', 'suru', 'zuru', 'kuru'];
const I: readonly Kind[] = ['i', 'nai'];
const N: readonly Kind[] = ['na', 'noun'];
const NA: readonly Kind[] = ['na'];
const TA: readonly Kind[] = ['ta', 'katta'];
/** Kinds that can end a plain sentence. */
const PLAIN: readonly Kind[] = [...V, ...I, ...TA];

const OBLIGATION =
  'なきゃ なければならない なくちゃ ないと なければいけない なくてはいけない なくてはならない ないといけない なきゃいけない なくちゃいけない なくちゃならない なきゃならない';
const POLITE_OBLIGATION =
  'なければなりません なければいけません なくてはいけません なくてはなりません ないといけません なきゃいけません なくちゃいけません';

/** The table of steps; `_` means no suffix. */
// biome-ignore format: a table, to be read down
const TABLE: readonly (readonly [names: string, from: readonly Kind[], base: Base, suffixes: string, to: Kind, order: keyof typeof ORDER])[] = [
  ['causative',       V,        'causative',       '_',                      'ru',    'causative'],
  ['causative',       V,        'short causative', '_',                      'u',     'causative'],
  ['passive',         V,        'passive',         '_',                      'ru',    'voice'],
  ['potential',       V,        'potential',       '_',                      'ru',    'voice'],
  ['attempt',         V,        'te',              'みる',                   'ru',    'motion'],
  ['completion',      V,        'te',              'しまう',                 'u',     'aspect'],
  ['completion',      V,        'cha',             'う',                     'u',     'aspect'],
  ['preparation',     V,        'te',              'おく',                   'u',     'aspect'],
  ['preparation',     V,        'to',              'く',                     'u',     'aspect'],
  ['approach',        V,        'te',              'くる 来る',              'kuru',  'motion'],
  ['departure',       V,        'te',              'いく 行く ゆく',         'u',     'motion'],
  ['departure',       V,        'te',              'く',                     'u',     'motion'],
  ['approach potential', V,     'te',              'こられる 来られる',      'ru',    'motion'],
  ['departure potential', V,    'te',              'いける 行ける',          'ru',    'motion'],
  ['approach imperative', V,    'te',              'おいで',                 'end',   'end'],
  ['attempt imperative', V,     'te',              'ごらん ご覧 ごらんなさい', 'end',  'end'],
  ['display',         V,        'te',              'みせる 見せる',          'ru',    'motion'],
  ['progressive',     V,        'te',              'いる る',                'ru',    'progressive'],
  ['progressive potential', V,  'te',              'いられる',               'ru',    'progressive'],
  ['resultative',     V,        'te',              'ある',                   'u',     'progressive'],
  ['favour',          V,        'te',              'くれる',                 'ru',    'favour'],
  ['favour',          V,        'te',              'くださる 下さる',        'u',     'favour'],
  ['received favour', V,        'te',              'もらう いただく',        'u',     'favour'],
  ['received favour', V,        'te',              'もらえる いただける',    'ru',    'favour'],
  ['given favour',    V,        'te',              'あげる',                 'ru',    'favour'],
  ['given favour',    V,        'te',              'やる',                   'u',     'favour'],
  ['given favour potential', V, 'te',              'あげられる',             'ru',    'favour'],
  ['given favour potential', V, 'te',              'やれる',                 'ru',    'favour'],
  ['desire',          V,        'continuative',    'たい',                   'i',     'desire'],
  ['wish',            V,        'te',              'ほしい 欲しい',          'i',     'desire'],
  ['negative wish',   V,        'negative',        'ないでほしい ないで欲しい', 'i',  'desire'],
  ['excess',          V,        'continuative',    'すぎる 過ぎる',          'ru',    'desire'],
  ['excess',          I,        'stem',            'すぎる 過ぎる',          'ru',    'desire'],
  ['excess',          N,        'whole',           'すぎる',                 'ru',    'desire'],
  ['ease',            V,        'continuative',    'やすい',                 'i',     'desire'],
  ['difficulty',      V,        'continuative',    'にくい づらい がたい',    'i',     'desire'],
  ['appearance',      V,        'continuative',    'そう',                   'na',    'appearance'],
  ['appearance',      I,        'appearance',      'そう',                   'na',    'appearance'],
  ['show',            ['i'],    'stem',            'がる',                   'u',     'appearance'],
  ['negative',        V,        'negative',        'ない',                   'nai',   'negative'],
  ['negative',        V,        'spoken',          'ない',                   'nai',   'negative'],
  ['rough negative',  V,        'negative',        'ねえ ねぇ ねー',         'end',   'end'],
  ['literary negative', V,      'literary',        'ず ずに ぬ',             'end',   'end'],
  ['emphasis negative', V,      'continuative',    'はしない やしない もしない', 'nai', 'negative'],
  ['negative',        I,        'stem',            'くない',                 'nai',   'negative'],
  ['negative',        N,        'whole',           'じゃない ではない',      'nai',   'negative'],
  ['change',          I,        'stem',            'くなる',                 'u',     'change'],
  ['change',          N,        'whole',           'になる',                 'u',     'change'],
  ['adverb',          I,        'stem',            'く',                     'end',   'end'],
  ['adverb',          NA,       'whole',           'に',                     'end',   'end'],
  ['polite',          V,        'masu',            'ます',                   'masu',  'polite'],
  ['polite',          I,        'whole',           'です',                   'end',   'end'],
  ['polite',          ['katta'], 'whole',          'です',                   'end',   'end'],
  ['polite',          N,        'whole',           'です',                   'desu',  'polite'],
  ['polite negative', V,        'masu',            'ません',                 'masen', 'polite'],
  ['polite negative', I,        'stem',            'くありません',           'masen', 'polite'],
  ['polite negative', N,        'whole',           'じゃありません ではありません', 'masen', 'polite'],
  ['past',            V,        'ta',              '_',                      'ta',    'tense'],
  ['past',            I,        'stem',            'かった',                 'katta', 'tense'],
  ['past',            N,        'whole',           'だった',                 'ta',    'tense'],
  ['past',            ['masu'], 'stem',            'した',                   'ta',    'tense'],
  ['past',            ['masen'], 'whole',          'でした',                 'ta',    'tense'],
  ['past',            ['desu'], 'stem',            'した',                   'ta',    'tense'],
  ['te',              V,        'te',              '_',                      'end',   'end'],
  ['te',              I,        'stem',            'くて',                   'end',   'end'],
  ['te',              N,        'whole',           'で',                     'end',   'end'],
  ['te',              ['masu', 'desu'], 'stem',    'して',                   'end',   'end'],
  ['te',              ['masen'], 'whole',          'で',                     'end',   'end'],
  ['without',         V,        'negative',        'ないで',                 'end',   'end'],
  ['without',         V,        'spoken',          'ないで',                 'end',   'end'],
  ['alternatives',    V,        'ta',              'り',                     'end',   'end'],
  ['alternatives',    I,        'stem',            'かったり',               'end',   'end'],
  ['while',           V,        'continuative',    'ながら つつ',                'end',   'end'],
  ['provisional',     V,        'conditional',     'ば',                     'end',   'end'],
  ['provisional',     I,        'stem',            'ければ',                 'end',   'end'],
  ['provisional',     N,        'whole',           'なら ならば',            'end',   'end'],
  ['conditional',     V,        'ta',              'ら',                     'end',   'end'],
  ['conditional',     I,        'stem',            'かったら',               'end',   'end'],
  ['conditional',     N,        'whole',           'だったら',               'end',   'end'],
  ['conditional',     ['masu', 'desu'], 'stem',    'したら',                 'end',   'end'],
  ['concession',      V,        'te',              'も',                     'end',   'end'],
  ['concession',      I,        'stem',            'くても',                 'end',   'end'],
  ['concession',      N,        'whole',           'でも',                   'end',   'end'],
  ['after',           V,        'te',              'から',                   'end',   'end'],
  ['volitional',      V,        'volitional',      '_',                      'end',   'end'],
  ['volitional',      ['masu'], 'stem',            'しょう',                 'end',   'end'],
  ['imperative',      V,        'imperative',      '_',                      'end',   'end'],
  ['instruction',     V,        'continuative',    'なさい な',              'end',   'end'],
  ['request',         V,        'te',              'ください 下さい',        'end',   'end'],
  ['casual request',  V,        'te',              'くれ ちょうだい',        'end',   'end'],
  ['negative request', V,       'negative',        'ないでください ないで下さい', 'end', 'end'],
  ['negative casual request', V, 'negative',       'ないでくれ',             'end',   'end'],
  ['prohibition',     V,        'whole',           'な',                     'end',   'end'],
  ['ban',             V,        'cha',             'いけない ならない いかん だめ ダメ 駄目 だめだ ダメだ だめだよ ダメだよ 駄目だよ だめだぞ', 'end', 'end'],
  ['polite ban',      V,        'cha',             'いけません なりません だめです ダメです 駄目です だめですよ ダメですよ', 'end', 'end'],
  ['permission',      V,        'te',              'もいい',                 'end',   'end'],
  ['polite permission', V,      'te',              'もいいです',             'end',   'end'],
  ['obligation',      V,        'negative',        OBLIGATION,               'end',   'end'],
  ['obligation',      V,        'spoken',          OBLIGATION,               'end',   'end'],
  ['polite obligation', V,      'negative',        POLITE_OBLIGATION,        'end',   'end'],
  ['obligation',      I,        'stem',            OBLIGATION.replace(/(?<= |^)な/g, 'くな'), 'end', 'end'],
  ['obligation',      N,        'whole',           OBLIGATION.replace(/(?<= |^)な/g, 'じゃな'), 'end', 'end'],
  ['plain',           N,        'whole',           'だ',                     'end',   'end'],
  ['assertion',       N,        'whole',           'だよ だね だよね だな だぞ', 'end', 'end'],
  ['polite assertion', N,       'whole',           'ですよ ですね ですよね', 'end',   'end'],
  ['explanation',     PLAIN,    'whole',           'んだ のだ',              'end',   'end'],
  ['polite explanation', PLAIN, 'whole',           'んです のです',          'end',   'end'],
  ['explanation',     N,        'whole',           'なんだ なのだ',          'end',   'end'],
  ['polite explanation', N,     'whole',           'なんです なのです',      'end',   'end'],
  ['negative resolve', V,       'whole',           'まい',                   'end',   'end'],
  ['negative resolve', ['ru', 'suru', 'kuru'], 'negative', 'まい',           'end',   'end'],
  ['conjecture',      [...PLAIN, ...N], 'whole',   'だろう',                 'end',   'end'],
  ['polite conjecture', [...PLAIN, ...N], 'whole', 'でしょう',               'end',   'end'],
  ['hearsay',         PLAIN,    'whole',           'そうだ',                 'end',   'end'],
  ['polite hearsay',  PLAIN,    'whole',           'そうです',               'end',   'end'],
  ['hearsay',         N,        'whole',           'だそうだ',               'end',   'end'],
  ['polite hearsay',  N,        'whole',           'だそうです',             'end',   'end'],
  ['reason',          N,        'whole',           'だから',                 'end',   'end'],
  ['polite reason',   N,        'whole',           'ですから',               'end',   'end'],
  ['adnominal',       NA,       'whole',           'な',                     'end',   'end'],
  ['nominal',         ['i', 'na'], 'stem',         'さ',                     'end',   'end'],
];

/** The names in a cell, the longest possible ones: `polite negative` are two, `received favour` is one. */
function namesOf(cell: string): FormName[] {
  if (cell === '') return [];
  const first = FORM_NAMES.filter((name) => `${cell} `.startsWith(`${name} `)).sort((a, b) => b.length - a.length)[0];
  if (!first) throw new Error(`No form is called ${cell}.`);
  return [first, ...namesOf(cell.slice(first.length + 1))];
}

/** All steps; read from the table on first use, for which a search of a word does not wait. */
export const allSteps = lazy((): readonly Step[] =>
  TABLE.map(([names, from, base, suffixes, to, order]) => ({
    names: namesOf(names),
    from,
    base,
    suffixes: suffixes.split(' ').map((suffix) => suffix.replace('_', '')),
    to,
    stages: ORDER[order],
  })),
);

/** The steps by the first form that each makes. */
export const stepsByName = lazy(
  (): ReadonlyMap<FormName, readonly Step[]> =>
    new Map(FORM_NAMES.map((name) => [name, allSteps().filter(({ names }) => names[0] === name)])),
);
