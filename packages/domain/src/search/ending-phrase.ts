import { lettersOf } from '../language/jamo.js';
import { dictionaryForms, finalOf, lemmasOf } from '../language/korean/index.js';
import { withoutEnd, withSubjects } from './ending-query.js';
import { otherSayings } from './ending-sayings.js';

/**
 * A meaning of an ending as it is met: what its first word joins to, and the words behind, without blanks. `last` is
 * the one that takes other forms, as politeness and tense want.
 */
type Pattern = { readonly heads: readonly Head[]; readonly between: string; readonly last: string };

/** The adverb of a meaning that is an adverb with any verb or adjective: 너무 of 너무 ~다; null for others. */
const adverbOf = (meaning: string): string | null => /^([가-힣]+) ~(?:하)?다$/.exec(meaning)?.[1] ?? null;

/** Checks whether a Korean text ends with a verb and what is attached to it; how many letters that is, or null. */
type Head = (text: string) => number | null;

/** The vowels of an infinitive, to which 아 or 어 has been joined: 가, 서, 해, 와, 둬, 마셔, 돼. */
const INFINITIVE = 'ㅏㅓㅐㅔㅕㅖㅘㅝㅙㅞ';
const vowelOf = (syllable: string): string => lettersOf(syllable)[1] ?? '';
const isSyllable = (text: string): boolean => /^[가-힣]$/.test(text);

/** 아야/어야, 았다/었다: the infinitive of any verb, with a final letter where the ending begins with one. */
const behindInfinitive = (ending: string): Head => {
  const final = finalOf(ending);
  const rest = ending.slice(1);
  return (text) => {
    const base = text.slice(0, text.length - rest.length);
    const last = base.slice(-1);
    const fits =
      text.endsWith(rest) &&
      isSyllable(last) &&
      last !== '다' &&
      finalOf(last) === final &&
      INFINITIVE.includes(vowelOf(last));
    return fits ? rest.length : null;
  };
};

/** 면 of 가면 and 먹으면, ㄹ of 할 and 먹을. */
const behindOpen = (ending: string): Head => {
  const letter = /^[ㄱ-ㅎ]/.test(ending) ? ending.charAt(0) : '';
  const rest = ending.slice(letter.length);
  return (text) => {
    const base = text.slice(0, text.length - rest.length);
    const last = base.slice(-1);
    if (!text.endsWith(rest) || !isSyllable(last)) return null;
    const final = finalOf(last);
    const fits = letter ? final === letter : final === '' || final === 'ㄹ';
    return fits ? rest.length : null;
  };
};

/** 고, 지 and 기 behind any stem. */
const behindStem =
  (ending: string): Head =>
  (text) =>
    text.endsWith(ending) && isSyllable(text.charAt(text.length - ending.length - 1)) ? ending.length : null;

/** Reads what a meaning of the reference says of its first word: `아야/어야`, `(으)러`, `고`, `ㄴ`. */
function headsOf(first: string): Head[] {
  // 은/는커녕 is 은커녕 and 는커녕.
  const [, closed, open, tail] = /^(은|이|을|와)\/(는|가|를|과)(.+)$/.exec(first) ?? [];
  if (tail !== undefined) return [behindStem(`${closed}${tail}`), behindStem(`${open}${tail}`)];
  const [bright, dark] = first.split('/');
  if (dark !== undefined && /^[아았]/.test(first) && /^[어었]/.test(dark)) return [behindInfinitive(bright!)];
  return first.split('/').map((ending) => {
    if (ending.startsWith('(으)')) return behindOpen(ending.slice('(으)'.length));
    if (ending.startsWith('(이)라')) return behindStem(ending.slice('(이)'.length));
    return /^[ㄱ-ㅎ]/.test(ending) ? behindOpen(ending) : behindStem(ending);
  });
}

/** The patterns of a meaning: `~(으)러 가다`, `~아도/어도 되다`. One that stands behind a noun alone has none. */
function patternsOf(meaning: string): Pattern[] {
  return meaning.split(', ').flatMap((each) => {
    // What stands in brackets only explains: ~(으)니까 (당연히).
    const text = each
      .replace(/^\([^)]*\) ?| \([^)]*\)$/g, '')
      .replace(/[?!.]/g, '')
      .replace('(로)', '로');
    // A noun or what says of it: 친구 덕분에, 먹는 대신. 시에 is told from a time of day by nothing.
    const [, behindNoun] = /^~ ([가-힣]+에)$/.exec(text) ?? [];
    if (behindNoun && behindNoun !== '시에') return [{ heads: [behindStem('')], between: '', last: behindNoun }];
    if (!/^~[^ ]/.test(text)) return [];
    // What is written behind 어 alone, ~아/어지다 or ~아지다/어지다, is a word of its own that takes other forms.
    const [first = '', ...words] = text
      .slice(1)
      .replace(/^아지다(?:\/어지다)?$/, '아/어지다')
      .replace(/^아\/어(?=[가-힣])/, '아/어 ')
      .split(' ');
    const last = words.pop() ?? '';
    return [{ heads: headsOf(first), between: words.join(''), last }];
  });
}

type Last = { readonly lemmas: ReadonlySet<string>; readonly uses: ReadonlySet<string> };

/** A last word of a query, by the dictionary forms that it may be of, and by what its form says. */
const lastOf = (text: string): Last => ({
  lemmas: new Set(dictionaryForms(text)),
  uses: new Set(lemmasOf(text).map(({ word, use }) => `${word} ${use}`)),
});

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
];
const withoutAt = (word: string): string => word.replace(/에$/, '');
const isSameTime = (one: string, other: string): boolean =>
  TIMES.some((times) => times.includes(withoutAt(one)) && times.includes(withoutAt(other)));

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

/** Less is better: the same word, another form of it, another form that says the same. Null where it is another. */
function unlike(last: string, own: Last, wanted: string, before: string): number | null {
  if (last === wanted) return 0;
  if (isSameTime(last, wanted)) return 1;
  if (own.lemmas.has(wanted) || own.lemmas.has(sameAs(wanted, before))) return 1;
  return lemmasOf(wanted).some(({ word, use }) => own.uses.has(`${word} ${use}`)) ? 2 : null;
}

/** A text without its last 요: 맛있대 of 맛있대요. */
const casual = (text: string): string => text.replace(/요$/, '');

/** A past without its politeness: 먹었어요 먹었다. */
const plainPast = (text: string): string =>
  text.replace(/(.)(?:어요|어|습니다|네요|지요|죠)$/, (all, before: string) =>
    finalOf(before) === 'ㅆ' ? `${before}다` : all,
  );

/** 못 before a verb denies 할 수 있다: 못 해요, 못 먹었어요. With a particle it is a nail. */
const isUnable = (text: string): boolean => /^못[^을이은에도]/.test(text) && dictionaryForms(text.slice(1)).length > 0;
const isAble = ({ between, last }: Pattern): boolean => between === '수' && last === '있다';

/**
 * A duty said by two denials: 안 가면 안 돼요, 지금 안 가면 안 돼, 가지 않으면 안 됩니다. The first 안 is a word of its own before the
 * verb in 면, since much begins with 안: 안심하면 안 돼요 forbids.
 */
const isUndeniable = (query: string): boolean =>
  /(?:(?:^|\s)안\s+[^\s안]\S*|지\s*(?:않으|말(?:으)?|못하))면\s*안\s*[돼되됩됐]/.test(query.replace(/[?!.~]/g, ''));
const isDuty = ({ heads, last }: Pattern): boolean => last === '하다' && heads.some((head) => head('가야') !== null);

/** Finds the endings that a Korean phrase says, with any verb in it and in any politeness. */
export type EndingPhrases<Entry> = (query: string) => readonly Entry[];

/**
 * "Endings are found as Koreans speak, too: with any verb in the place of 하다, in any politeness"
 * (docs/product/reference.md#endings). The longest phrases count, of those the nearest form first, then the order of the
 * list.
 */
export function createEndingPhrases<Entry>(
  entries: readonly Entry[],
  meaningOf: (entry: Entry) => string,
): EndingPhrases<Entry> {
  const known = entries.map((entry) => ({
    entry,
    patterns: patternsOf(meaningOf(entry)),
    adverb: adverbOf(meaningOf(entry)),
  }));
  const find = (query: string): Entry[] => {
    const text = withSubjects(query).replace(/[\s?!.~]/g, '');
    if (!/^[가-힣]{2,40}$/.test(text)) return [];
    const lasts = Array.from({ length: Math.min(text.length - 1, LONGEST_LAST) }, (_, i) => {
      const last = text.slice(text.length - i - 1);
      return { last, before: text.slice(0, text.length - last.length), own: lastOf(last) };
    });
    const found = known.flatMap(({ entry, patterns }) => {
      const best = patterns.flatMap((pattern) => metBy(pattern, text, lasts)).sort(nearest)[0];
      return best ? [{ entry, ...best }] : [];
    });
    if (found.every(({ isAlone }) => isAlone) && isUnable(text)) {
      return known.filter(({ patterns }) => patterns.some(isAble)).map(({ entry }) => entry);
    }
    if (found.every(({ isAlone }) => isAlone)) {
      const led = known.filter(({ adverb }) => adverb && query.startsWith(`${adverb} `) && isVerbForm(query));
      if (led.length > 0) return led.map(({ entry }) => entry);
    }
    const longest = Math.max(0, ...found.map(({ length }) => length));
    const nearestOnes = found.filter(({ length }) => length === longest).sort(nearest);
    const duties = isUndeniable(query) ? known.filter(({ patterns }) => patterns.some(isDuty)) : [];
    return [...new Set([...duties, ...nearestOnes].map(({ entry }) => entry))];
  };
  return (query) => {
    const found = [...otherSayings(query).flatMap(find), ...find(query)];
    return [...new Set(found.length > 0 ? found : withoutEnd(query).flatMap(find))];
  };
}

/** Checks whether a text ends with a form of a verb or an adjective. */
const isVerbForm = (text: string): boolean =>
  lemmasOf(
    text
      .replace(/[?!.~]/g, '')
      .split(' ')
      .at(-1) ?? '',
  ).some(({ use }) => use === 'statement' || use === 'past');

/** No last word of a phrase is longer: 않으셨습니다. */
const LONGEST_LAST = 8;

type Met = {
  readonly length: number;
  readonly unlike: number;
  /** True if nothing but an ending of the verb was met, as its politeness: 요, 습니다. */
  readonly isAlone: boolean;
};
const nearest = (one: Met, other: Met): number => other.length - one.length || one.unlike - other.unlike;

function metBy(
  { heads, between, last: wanted }: Pattern,
  text: string,
  lasts: readonly { last: string; before: string; own: Last }[],
): Met[] {
  const headAt = (rest: string) => Math.max(-1, ...heads.map((head) => head(rest) ?? -1));
  if (wanted === '') {
    return [text, plainPast(text), casual(text)].flatMap((each, i) => {
      const length = headAt(each);
      // The politeness that was taken away belongs to what is met: 대요 is longer than 요.
      const polite = i === 2 ? text.length - each.length : 0;
      return length < 0 ? [] : [{ length: length + polite, unlike: Math.min(i, 1), isAlone: true }];
    });
  }
  return lasts.flatMap(({ last, before, own }) => {
    const loose = between.replace(/[이가을를은는]$/, '');
    const middle = [between, loose].find((each) => before.endsWith(each));
    if (middle === undefined) return [];
    const rest = before.slice(0, before.length - middle.length);
    const length = headAt(rest);
    const different = length < 0 ? null : unlike(last, own, wanted, before);
    return different === null
      ? []
      : [
          {
            length: length + middle.length + last.length,
            unlike: different + Number(middle !== between),
            isAlone: false,
          },
        ];
  });
}
