import { dictionaryForms, lemmasOf } from '../language/korean/index.js';
import { endsInNoun, findInTable } from './ending-in-table.js';
import { bareMeaning, byCloseness, type Pattern, partsOfPhrase, patternMatches, patternsOf } from './ending-pattern.js';
import { goesOn, phraseWords } from './ending-query.js';
import { otherSayings, plainSayings } from './ending-sayings.js';
import { asSpelt } from './ending-spelling.js';

/** The adverb of a meaning that is an adverb with any verb or adjective: 너무 of 너무 ~다; null for others. */
const adverbOf = (meaning: string): string | null => /^([가-힣]+) ~(?:하)?다$/.exec(meaning)?.[1] ?? null;

/** Checks for 못 before a verb, which negates 할 수 있다: 못 해요, 못 먹었어요. With a particle it is a nail. */
const isUnable = (text: string): boolean => /^못[^을이은에도]/.test(text) && dictionaryForms(text.slice(1)).length > 0;
const isAble = ({ between, last }: Pattern): boolean => between === '수' && last === '있다';

/**
 * Checks for an obligation by double negation: 안 가면 안 돼요, 지금 안 가면 안 돼, 가지 않으면 안 됩니다. The first 안 is a word of its own
 * before the verb in 면, since much begins with 안: 안심하면 안 돼요 is a prohibition.
 */
const isUndeniable = (query: string): boolean =>
  /(?:(?:^|\s)안\s+[^\s안]\S*|지\s*(?:않으|말(?:으)?|못하))면\s*안\s*[돼되됩됐]/.test(query.replace(/[?!.~]/g, ''));
const isDuty = ({ matchers, last }: Pattern): boolean =>
  last === '하다' && matchers.some((matcher) => matcher('가야') !== null);

/** Finds the endings in a Korean phrase, with any verb and in any politeness. */
export type EndingPhrases<Entry> = (query: string) => readonly Entry[];

/**
 * "Endings are found as Koreans speak, too: with any verb in the place of 하다, in any politeness"
 * (docs/product/reference.md#endings). The longest matches count, of those the closest form first, then the order of
 * the list. `others` are only found by the table of endings: particles, most of which follow a noun.
 */
export function createEndingPhrases<Entry>(
  entries: readonly Entry[],
  meaningOf: (entry: Entry) => string,
  others: readonly Entry[] = [],
): EndingPhrases<Entry> {
  const known = entries.map((entry) => ({
    entry,
    patterns: patternsOf(meaningOf(entry)),
    adverb: adverbOf(meaningOf(entry)),
  }));
  const byMeaning = new Map<string, Entry[]>();
  for (const entry of [...entries, ...others]) {
    for (const each of meaningOf(entry).split(', ')) {
      byMeaning.set(bareMeaning(each), [...(byMeaning.get(bareMeaning(each)) ?? []), entry]);
    }
  }
  const entriesFor = (meanings: readonly string[]) =>
    meanings.flatMap((each) => byMeaning.get(bareMeaning(each)) ?? []);

  /** Entries for the end of a phrase, apart from politeness and tense; null where it has nothing else. */
  const findAtEnd = (words: readonly string[], isWhole: boolean): Entry[] | null => {
    const tableMatch = findInTable(words, (place) => (isWhole ? place !== 'plain' : place === 'link'));
    const matches = matchesOf(
      words,
      ({ isPlain, last, isOfNoun }) => !isPlain && (isWhole || last !== '' || isOfNoun || goesOn(words)),
    );
    const length = Math.max(0, ...matches.map((each) => each.length));
    const closest = matches
      .filter((each) => each.length === length)
      .sort(byCloseness)
      .map(({ entry }) => entry);
    if (!tableMatch) return closest.length > 0 ? closest : null;
    // 막힐 텐데 어떡하지: the closing words mean less than those before.
    const before = isWhole && tableMatch.place === 'end' && tableMatch.length >= length ? (beforeEnd(words) ?? []) : [];
    if (tableMatch.length > length) return [...entriesFor(tableMatch.meanings), ...before];
    if (tableMatch.length === length) return [...entriesFor(tableMatch.meanings), ...closest, ...before];
    // 가고 싶은데: the phrase, and its own ending.
    return tableMatch.place === 'link' ? [...closest, ...entriesFor(tableMatch.meanings)] : closest;
  };

  const matchesOf = (words: readonly string[], isWanted: (pattern: Pattern) => boolean) => {
    if (!/^[가-힣\d]{2,40}$/.test(words.join('')) || endsInNoun(words)) return [];
    const parts = partsOfPhrase(words);
    return known.flatMap(({ entry, patterns }) => {
      const best = patterns
        .filter(isWanted)
        .flatMap((pattern) => patternMatches(pattern, parts))
        .sort(byCloseness)[0];
      return best ? [{ entry, ...best }] : [];
    });
  };

  const find = (query: string): Entry[] | null => {
    const whole = findAtEnd(phraseWords(query), true);
    const duties = isUndeniable(query) ? known.filter(({ patterns }) => patterns.some(isDuty)) : [];
    return duties.length > 0 ? [...duties.map(({ entry }) => entry), ...(whole ?? [])] : whole;
  };

  /** Entries for the part of a phrase before its end, where the end has none: 자면서 들어요. */
  const beforeEnd = (words: readonly string[]): Entry[] | null => {
    for (let count = words.length - 1; count > 0; count--) {
      const before = words.slice(0, count);
      const noun = [...before.slice(0, -1), (before.at(-1) ?? '').replace(/(?<=.)[을를은는이]$/, '')];
      const found = findAtEnd(before, false) ?? (noun.length > 1 ? findAtEnd(noun, false) : null);
      if (found) return found;
    }
    return null;
  };

  const findOtherwise = (query: string): Entry[] => {
    const words = phraseWords(query);
    if (isUnable(words.join('')))
      return known.filter(({ patterns }) => patterns.some(isAble)).map(({ entry }) => entry);
    const led = known.filter(({ adverb }) => adverb && query.startsWith(`${adverb} `) && isVerbForm(query));
    if (led.length > 0) return led.map(({ entry }) => entry);
    const goingOn = beforeEnd(words);
    if (goingOn) return goingOn;
    const fromSayings = plainSayings(words).flatMap((each) => findAtEnd(phraseWords(each), true) ?? []);
    if (fromSayings.length > 0) return fromSayings;
    const plain = matchesOf(words, ({ isPlain }) => isPlain).sort(byCloseness);
    const longest = plain.filter(({ length }) => length === plain[0]?.length).map(({ entry }) => entry);
    return [...entriesFor(findInTable(words, (place) => place === 'plain')?.meanings ?? []), ...longest];
  };

  return (query) => {
    const text = asSpelt(query.replace(/[?!.~]/g, '').trim());
    if (!isPhrase(text)) return [];
    const fromSayings = otherSayings(text).flatMap((each) => find(each) ?? []);
    const found = find(text);
    return [...new Set(fromSayings.length > 0 || found ? [...fromSayings, ...(found ?? [])] : findOtherwise(text))];
  };
}

const isPhrase = (text: string): boolean => /^[가-힣\d\s]{2,60}$/.test(text);
/** Checks whether a text ends with a form of a verb or an adjective. */
const isVerbForm = (text: string): boolean =>
  lemmasOf(
    text
      .replace(/[?!.~]/g, '')
      .split(' ')
      .at(-1) ?? '',
  ).some(({ use }) => use === 'statement' || use === 'past');
