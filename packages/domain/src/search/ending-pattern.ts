import { dictionaryForms, finalOf, type Lemma, lemmasOf } from '../language/korean/index.js';
import { lazy } from '../language/lazy.js';
import { afterNoun, type EndingMatcher, endingMatcher } from './ending-matcher.js';

/**
 * A meaning of an ending in a phrase: the ending of its first word, and the words after it, without spaces. `last` is
 * the one that takes other forms, by politeness and tense.
 */
export type Pattern = {
  readonly matchers: readonly EndingMatcher[];
  readonly between: string;
  /** `between`, and its form without the particle of a subject: 수는, 수. */
  readonly middles: readonly string[];
  readonly last: string;
  readonly isPlain: boolean;
  /** True for an ending after a noun: ~처럼. */
  readonly isOfNoun: boolean;
  /** The dictionary forms of the last word, with their uses. */
  readonly uses: readonly Lemma[];
  /** The index of its group of synonyms; -1 where it has none. */
  readonly synonymGroup: number;
  /** The index of the meaning in its entry: the first one counts as closer. */
  readonly senseIndex: number;
};

/** Beginnings of meanings that attach to a stem; all others attach to a noun. */
const VERBAL =
  /^(?:\(으\)|[ㄱ-ㅎ]|[아았](?:\/|$|[^가-힣]|도|서|야|지|라|더|하|봐)|고|지|게|기|길|는|다|대|도록|든|자|거|더라도|잖아|곤|겠|나$|건|느라|\(이\)|음$)/;

/** Parses the first word of a meaning into matchers of its ending: `아야/어야`, `(으)러`, `고`, `ㄴ`. */
function matchersOf(first: string): EndingMatcher[] {
  // 은/는커녕 is 은커녕 and 는커녕.
  const [, closed, open, tail] = /^(은|이|을|와)\/(는|가|를|과)(.+)$/.exec(first) ?? [];
  if (tail !== undefined) return [afterNoun(`${closed}${tail}`), afterNoun(`${open}${tail}`)];
  if (/^[아았]/.test(first)) return [endingMatcher(first)];
  return first.split('/').map((each) => (VERBAL.test(each) ? endingMatcher(each) : afterNoun(each)));
}

/** A meaning without its explanations: ~(으)니까 (당연히). */
export const bareMeaning = (meaning: string): string =>
  meaning.replace(/^\([^)]*\) ?| \([^)]*\)$/g, '').replace(/[?!.]/g, '');

/** Meanings of politeness or tense alone, or of any verb before a noun: they count where nothing else is found. */
const PLAIN = new Set(['~아요/어요', '~이에요/예요', '~ㅂ니다', '~입니다', '~았다/었다', '~(으)세요', '~(이)다']);

/** The patterns of a meaning: `~(으)러 가다`, `~아도/어도 되다`. One that only attaches to a noun has none. */
export function patternsOf(meaning: string): Pattern[] {
  return meaning.split(', ').flatMap((each, senseIndex): Pattern[] => {
    const text = bareMeaning(each).replace('(로)', '로').replace('(에)', '에');
    // A noun or its modifier: 친구 덕분에, 먹는 대신. 시에 cannot be distinguished from a time of day.
    const [, after] = /^~ ([가-힣]+에)$/.exec(text) ?? [];
    if (after && after !== '시에')
      return [
        {
          matchers: [afterNoun('')],
          between: '',
          middles: [''],
          last: after,
          isPlain: false,
          isOfNoun: false,
          uses: usesOf(after),
          synonymGroup: synonymGroupOf(after),
          senseIndex,
        },
      ];
    if (!/^~[^ ]/.test(text) || SAYS_TOO_LITTLE.test(text)) return [];
    // A word written after 어, as in ~아/어지다 or ~아지다/어지다, is a word of its own that takes other forms.
    const [first = '', ...words] = text
      .slice(1)
      .replace(/^아지다(?:\/어지다)?$/, '아/어지다')
      .replace(/^아\/어(?=[가-힣])/, '아/어 ')
      .split(' ');
    const last = words.pop() ?? '';
    return [
      {
        matchers: matchersOf(first),
        between: words.join(''),
        middles: middlesOf(words.join('')),
        last,
        isPlain: PLAIN.has(text),
        isOfNoun: !VERBAL.test(first) && !/^[아았]/.test(first),
        uses: usesOf(last),
        synonymGroup: synonymGroupOf(last),
        senseIndex,
      },
    ];
  });
}

const middlesOf = (between: string): string[] => [...new Set([between, between.replace(/[이가을를은는]$/, '')])];

/** Meanings with which any text may end: ~이, ~ㄴ, ~용, ~하다. */
const SAYS_TOO_LITTLE = /^~(?:[ㄴㄹ가-힣]|하다|\(으\)로)$/;

type LastWord = { readonly lemmas: ReadonlySet<string>; readonly uses: readonly Lemma[] };

/** The possible dictionary forms of the last word of a query, and the uses of its form. */
const lastOf = (text: string): LastWord => ({ lemmas: new Set(dictionaryForms(text)), uses: usesOf(text) });

/** The uses of forms without politeness: 주시겠어요 and 주시겠습니까 are both 겠. */
const usesOf = (text: string): Lemma[] =>
  lemmasOf(text).map((lemma) => ({ ...lemma, ending: lemma.ending.replace(/^(겠|ㅆ|ㄹ거).*|(?<=.)요$/, '$1') }));

/** The ending of an obligation, after which 하다 and 되다 mean the same: 해야 해요, 해야 돼요. */
const MUST = '야';

/** Groups of words with the same meaning; those of time may lack 에: 한 뒤에, 한 후, 한 다음에; 하는 동안; 하기 위해. */
const SYNONYMS = [
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
const withoutParticle = (word: string): string => word.replace(/에$/, '');
const synonymGroupOf = (word: string): number => SYNONYMS.findIndex((group) => group.includes(withoutParticle(word)));

/** The ending of a permission, after which 되다 and 괜찮다 mean the same: 해도 돼요, 해도 괜찮아요. */
const ALTHOUGH = '도';

/** A word with the same meaning as the last one, after the words before it; else that word itself. */
function equivalentOf(wanted: string, before: string): string {
  if (wanted === '하다' && before.endsWith(MUST)) return '되다';
  if (wanted === '되다' && before.endsWith(ALTHOUGH)) return '괜찮다';
  if (wanted === '있다') return '없다';
  if (wanted === '말하다') return '하다';
  // A noun is used with 이다: 하는 중이에요, 갈 생각입니다.
  return wanted.endsWith('다') ? wanted : `${wanted}이다`;
}

/**
 * The distance of two last words, lower is better: the same word, the same form of it, another form, the same meaning.
 * Null for different words.
 */
function distance(
  last: string,
  own: LastWord,
  { last: wanted, uses, synonymGroup }: Pattern,
  before: string,
): number | null {
  if (last === wanted) return 0;
  if (synonymGroup >= 0 && synonymGroup === synonymGroupOf(last)) return 1;
  if (uses.some(({ word, ending }) => own.uses.some((each) => each.word === word && each.ending === ending))) return 1;
  if (own.lemmas.has(wanted) || own.lemmas.has(equivalentOf(wanted, before))) return 2;
  return uses.some(({ word, use }) => own.uses.some((each) => each.word === word && each.use === use)) ? 3 : null;
}

/** The last word of a meaning with the noun 데, which must stand alone: 공부하는 데 is no 공부하는데. */
const PLACE = '데에';

/**
 * Verbs that are often written together with what precedes them: 나가다, 들어오다. They need a space where others may have
 * one.
 */
const NEEDS_BLANK = new Set(['가다', '오다', '나다', '들다']);

/** A text without its last 요: 맛있대 of 맛있대요. */
const withoutYo = (text: string): string => text.replace(/요$/, '');

/** A past without its politeness: 먹었어요 먹었다. */
const plainPast = (text: string): string =>
  text.replace(/(.)(?:어요|어|습니다|네요|지요|죠)$/, (all, before: string) =>
    finalOf(before) === 'ㅆ' ? `${before}다` : all,
  );

/** Verbs that end as ~아/어지다 does, which say nothing of a change: 떨어져, 헤어졌어. */
const BECOMES = '지다';
const OWN_BECOMING = /(?:떨어|헤어|흩어|넘어|벌어|쓰러|사라|무너|부러|미끄러|빠|터)$/;

/** The longest last word of a phrase: 않으셨습니다. */
const LONGEST_LAST = 8;

/**
 * A match of a pattern at the end of a phrase: its number of letters, and its distance from the pattern's own words.
 */
type PatternMatch = { readonly length: number; readonly distance: number };
/** Sorts matches: the longest first, of equal length the closest. */
export const byCloseness = (one: PatternMatch, other: PatternMatch): number =>
  other.length - one.length || one.distance - other.distance;

/** A phrase, split in all ways in which a pattern may match its end. */
type PhraseParts = {
  readonly wordCount: number;
  /** The last word, or part of one, of a beginning of the text: a stem is in one word. */
  readonly wordAtEnd: (text: string) => string;
  /** As typed, without politeness in the past, without 요. */
  readonly texts: readonly string[];
  /** The phrase, split before each possible last word. */
  readonly splits: readonly {
    readonly last: string;
    readonly before: string;
    readonly own: () => LastWord;
    readonly isWord: boolean;
  }[];
};

export function partsOfPhrase(words: readonly string[]): PhraseParts {
  const text = words.join('');
  const splits = Array.from({ length: Math.min(text.length - 1, LONGEST_LAST) }, (_, i) => {
    const last = text.slice(text.length - i - 1);
    const isWord = words.at(-1) === last || words.slice(-2).join('') === last;
    return { last, before: text.slice(0, text.length - last.length), own: lazy(() => lastOf(last)), isWord };
  });
  const starts = words.map((_, index) => words.slice(0, index).join('').length);
  const wordAtEnd = (part: string) => part.slice(starts.findLast((start) => start < part.length) ?? 0);
  return { wordCount: words.length, wordAtEnd, texts: [text, plainPast(text), withoutYo(text)], splits };
}

/** The distance that a later meaning of an entry adds: it decides only between equal matches. */
const LATER_SENSE = 0.1;

/** All matches of a pattern at the end of a phrase. */
export function patternMatches(pattern: Pattern, { texts, splits, wordCount, wordAtEnd }: PhraseParts): PatternMatch[] {
  const { matchers, between, middles, last: wanted } = pattern;
  const later = pattern.isPlain ? 0 : LATER_SENSE * pattern.senseIndex;
  const endingLength = (rest: string) => {
    const word = wordAtEnd(rest);
    return Math.max(-1, ...matchers.map((matcher) => matcher(word) ?? -1));
  };
  const matches: PatternMatch[] = [];
  if (wanted === '') {
    for (const [i, each] of texts.entries()) {
      const length = endingLength(each);
      // The removed politeness belongs to the match: 대요 is longer than 요.
      const polite = i === 2 ? texts[0]!.length - each.length : 0;
      if (length >= 0) matches.push({ length: length + polite, distance: Math.min(i, 1) + later });
    }
    return matches;
  }
  for (const { last, before, own, isWord } of splits) {
    if (!isWord && (wanted === PLACE || (wordCount > 1 && NEEDS_BLANK.has(wanted)))) continue;
    if (wanted === BECOMES && OWN_BECOMING.test(before)) continue;
    const middle = middles.find((each) => before.endsWith(each));
    if (middle === undefined) continue;
    const length = endingLength(before.slice(0, before.length - middle.length));
    const different = length < 0 ? null : distance(last, own(), pattern, before);
    if (different === null) continue;
    matches.push({
      length: length + middle.length + last.length,
      distance: different + 3 * Number(middle !== between) + later,
    });
  }
  return matches;
}
