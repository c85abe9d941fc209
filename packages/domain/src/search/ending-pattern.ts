import { dictionaryForms, finalOf, type Lemma, lemmasOf } from '../language/korean/index.js';
import { behindNoun, type Head, headOf } from './ending-head.js';
import { lazy } from './lazy.js';

/**
 * A meaning of an ending as it is met: what its first word joins to, and the words behind, without blanks. `last` is
 * the one that takes other forms, as politeness and tense want.
 */
export type Pattern = {
  readonly heads: readonly Head[];
  readonly between: string;
  /** `between`, and its form without the particle of a subject: 수는, 수. */
  readonly middles: readonly string[];
  readonly last: string;
  readonly isPlain: boolean;
  /** True for what stands behind a noun: ~처럼. */
  readonly isOfNoun: boolean;
  /** The dictionary forms of the last word, with what it says of them. */
  readonly uses: readonly Lemma[];
  readonly times: number;
};

/** Beginnings of meanings that stand behind a stem; the rest of what a meaning begins with stands behind a noun. */
const VERBAL =
  /^(?:\(으\)|[ㄱ-ㅎ]|[아았](?:\/|$|[^가-힣]|도|서|야|지|라|더|하|봐)|고|지|게|기|길|는|다|대|도록|든|자|거|더라도|잖아|곤|겠|나$|건|느라|\(이\)|음$)/;

/** Reads what a meaning of the reference says of its first word: `아야/어야`, `(으)러`, `고`, `ㄴ`. */
function headsOf(first: string): Head[] {
  // 은/는커녕 is 은커녕 and 는커녕.
  const [, closed, open, tail] = /^(은|이|을|와)\/(는|가|를|과)(.+)$/.exec(first) ?? [];
  if (tail !== undefined) return [behindNoun(`${closed}${tail}`), behindNoun(`${open}${tail}`)];
  if (/^[아았]/.test(first)) return [headOf(first)];
  return first.split('/').map((each) => (VERBAL.test(each) ? headOf(each) : behindNoun(each)));
}

/** A meaning without what only explains it: ~(으)니까 (당연히). */
export const bareMeaning = (meaning: string): string =>
  meaning.replace(/^\([^)]*\) ?| \([^)]*\)$/g, '').replace(/[?!.]/g, '');

/** Meanings of politeness or tense alone, or behind any verb before a noun: they are found where nothing else is. */
const PLAIN = new Set(['~아요/어요', '~이에요/예요', '~ㅂ니다', '~입니다', '~았다/었다', '~(으)세요', '~(이)다']);

/** The patterns of a meaning: `~(으)러 가다`, `~아도/어도 되다`. One that stands behind a noun alone has none. */
export function patternsOf(meaning: string): Pattern[] {
  return meaning.split(', ').flatMap((each): Pattern[] => {
    const text = bareMeaning(each).replace('(로)', '로').replace('(에)', '에');
    // A noun or what says of it: 친구 덕분에, 먹는 대신. 시에 is told from a time of day by nothing.
    const [, behind] = /^~ ([가-힣]+에)$/.exec(text) ?? [];
    if (behind && behind !== '시에')
      return [
        {
          heads: [behindNoun('')],
          between: '',
          middles: [''],
          last: behind,
          isPlain: false,
          isOfNoun: false,
          uses: usesOf(behind),
          times: timesOf(behind),
        },
      ];
    if (!/^~[^ ]/.test(text) || SAYS_TOO_LITTLE.test(text)) return [];
    // What is written behind 어 alone, ~아/어지다 or ~아지다/어지다, is a word of its own that takes other forms.
    const [first = '', ...words] = text
      .slice(1)
      .replace(/^아지다(?:\/어지다)?$/, '아/어지다')
      .replace(/^아\/어(?=[가-힣])/, '아/어 ')
      .split(' ');
    const last = words.pop() ?? '';
    return [
      {
        heads: headsOf(first),
        between: words.join(''),
        middles: middlesOf(words.join('')),
        last,
        isPlain: PLAIN.has(text),
        isOfNoun: !VERBAL.test(first) && !/^[아았]/.test(first),
        uses: usesOf(last),
        times: timesOf(last),
      },
    ];
  });
}

const middlesOf = (between: string): string[] => [...new Set([between, between.replace(/[이가을를은는]$/, '')])];

/** Meanings that any text may end with: ~이, ~ㄴ, ~용, ~하다. */
const SAYS_TOO_LITTLE = /^~(?:[ㄴㄹ가-힣]|하다|\(으\)로)$/;

type Last = { readonly lemmas: ReadonlySet<string>; readonly uses: readonly Lemma[] };

/** A last word of a query, by the dictionary forms that it may be of, and by what its form says. */
const lastOf = (text: string): Last => ({ lemmas: new Set(dictionaryForms(text)), uses: usesOf(text) });

/** Forms without their politeness: 주시겠어요 and 주시겠습니까 are of 겠. */
const usesOf = (text: string): Lemma[] =>
  lemmasOf(text).map((lemma) => ({ ...lemma, ending: lemma.ending.replace(/^(겠|ㅆ|ㄹ거).*|(?<=.)요$/, '$1') }));

/** 해야 해요 and 해야 돼요 say the same; 할 수 없다 denies 할 수 있다. */
const MUST = '야';

/** Words that say the same; those of time are said without 에 as well: 한 뒤에, 한 후, 한 다음에; 하는 동안; 하기 위해. */
const TIMES = [
  ['뒤', '후', '다음'],
  ['동안'],
  ['사이'],
  ['전'],
  ['때'],
  ['위해', '위해서', '위하여'],
  ['채', '채로'],
  ['대신'],
  ['덕분'],
  ['때문'],
  ['탓'],
  ['데'],
];
const withoutAt = (word: string): string => word.replace(/에$/, '');
const timesOf = (word: string): number => TIMES.findIndex((times) => times.includes(withoutAt(word)));

/** 해도 괜찮아요 and 해도 돼요 allow. */
const ALTHOUGH = '도';

/** A word that says the same as the last one of a meaning, behind what stands before it; else that one itself. */
function sameAs(wanted: string, before: string): string {
  if (wanted === '하다' && before.endsWith(MUST)) return '되다';
  if (wanted === '되다' && before.endsWith(ALTHOUGH)) return '괜찮다';
  if (wanted === '있다') return '없다';
  if (wanted === '말하다') return '하다';
  // A noun stands with 이다: 하는 중이에요, 갈 생각입니다.
  return wanted.endsWith('다') ? wanted : `${wanted}이다`;
}

/** Less is better: the same word, the same form of it, another one, what says the same. Null where it is another. */
function unlike(last: string, own: Last, { last: wanted, uses, times }: Pattern, before: string): number | null {
  if (last === wanted) return 0;
  if (times >= 0 && times === timesOf(last)) return 1;
  if (uses.some(({ word, ending }) => own.uses.some((each) => each.word === word && each.ending === ending))) return 1;
  if (own.lemmas.has(wanted) || own.lemmas.has(sameAs(wanted, before))) return 2;
  return uses.some(({ word, use }) => own.uses.some((each) => each.word === word && each.use === use)) ? 3 : null;
}

/** 공부하는 데 is no 공부하는데. */
const PLACE = '데에';

/** Verbs of which much is one word with what goes before: 나가다, 들어오다. They need a blank where others have one. */
const NEEDS_BLANK = new Set(['가다', '오다', '나다', '들다']);

/** A text without its last 요: 맛있대 of 맛있대요. */
const casual = (text: string): string => text.replace(/요$/, '');

/** A past without its politeness: 먹었어요 먹었다. */
const plainPast = (text: string): string =>
  text.replace(/(.)(?:어요|어|습니다|네요|지요|죠)$/, (all, before: string) =>
    finalOf(before) === 'ㅆ' ? `${before}다` : all,
  );

/** No last word of a phrase is longer: 않으셨습니다. */
const LONGEST_LAST = 8;

/** The share of a phrase that a pattern is, and its distance from its own words. */
type Met = { readonly length: number; readonly unlike: number };
export const nearest = (one: Met, other: Met): number => other.length - one.length || one.unlike - other.unlike;

/** The words of a phrase as patterns are looked for in them. */
type Cuts = {
  readonly wordCount: number;
  /** The last word, or part of one, of a beginning of the text: a stem is in one word. */
  readonly wordAtEnd: (text: string) => string;
  /** As typed, without politeness in the past, without 요. */
  readonly texts: readonly string[];
  readonly lasts: readonly {
    readonly last: string;
    readonly before: string;
    readonly own: () => Last;
    readonly isWord: boolean;
  }[];
};

export function cutsOf(words: readonly string[]): Cuts {
  const text = words.join('');
  const lasts = Array.from({ length: Math.min(text.length - 1, LONGEST_LAST) }, (_, i) => {
    const last = text.slice(text.length - i - 1);
    const isWord = words.at(-1) === last || words.slice(-2).join('') === last;
    return { last, before: text.slice(0, text.length - last.length), own: lazy(() => lastOf(last)), isWord };
  });
  const starts = words.map((_, index) => words.slice(0, index).join('').length);
  const wordAtEnd = (part: string) => part.slice(starts.findLast((start) => start < part.length) ?? 0);
  return { wordCount: words.length, wordAtEnd, texts: [text, plainPast(text), casual(text)], lasts };
}

/** All ways in which a pattern is met at the end of a phrase. */
export function meetings(pattern: Pattern, { texts, lasts, wordCount, wordAtEnd }: Cuts): Met[] {
  const { heads, between, middles, last: wanted } = pattern;
  const headAt = (rest: string) => {
    const word = wordAtEnd(rest);
    return Math.max(-1, ...heads.map((head) => head(word) ?? -1));
  };
  const met: Met[] = [];
  if (wanted === '') {
    for (const [i, each] of texts.entries()) {
      const length = headAt(each);
      // The politeness that was taken away belongs to what is met: 대요 is longer than 요.
      const polite = i === 2 ? texts[0]!.length - each.length : 0;
      if (length >= 0) met.push({ length: length + polite, unlike: Math.min(i, 1) });
    }
    return met;
  }
  for (const { last, before, own, isWord } of lasts) {
    if (!isWord && (wanted === PLACE || (wordCount > 1 && NEEDS_BLANK.has(wanted)))) continue;
    const middle = middles.find((each) => before.endsWith(each));
    if (middle === undefined) continue;
    const length = headAt(before.slice(0, before.length - middle.length));
    const different = length < 0 ? null : unlike(last, own(), pattern, before);
    if (different === null) continue;
    met.push({ length: length + middle.length + last.length, unlike: different + 3 * Number(middle !== between) });
  }
  return met;
}
