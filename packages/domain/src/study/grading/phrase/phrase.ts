import { isAdjective } from '../../../language/korean/index.js';
import { answerKey, unbracketed } from '../answer-key.js';
import { withOtherFigures } from '../figures.js';
import type { GradedWord } from '../graded-word.js';
import { sensesOf } from '../senses.js';
import { isSaid, type Kind, kindOf } from './kind.js';
import { isVerbListed, type Saying, sayingsOf } from './predicate.js';
import { otherExpressions, synonymsOf } from './synonyms.js';
import { type Role, rolesFor, splitParticle, type VerbCases, written } from './word-ways.js';

/** A word before the predicate: its stem and its role. */
type Part = { readonly stem: string; readonly role: Role };

/** A phrase split into the words before the predicate, and the predicate without spaces. */
type SplitPhrase = {
  readonly parts: readonly Part[];
  readonly tail: string;
  /** The whole predicate, where it is 공부하고 있어요 and the tail is only 하고 있어요 or 있어요. */
  readonly verb?: string;
};

/** A phrase, prepared for comparison. */
type Phrase = {
  readonly said: readonly Saying[];
  /** For each possible order of its words, the spellings of each word, the longest first. */
  readonly orders: readonly (readonly (readonly string[])[])[];
};

/** The phrases of a word and their meanings, computed once. */
type Phrases = {
  readonly kind: Kind;
  readonly phrases: readonly Phrase[];
  readonly isSameBase: (one: string, listed: string) => boolean;
  /** True if one of them is in the past: 예약했습니다 and 예약하고 있습니다 of 予約しています. */
  readonly hasPast: boolean;
};

/** Synonyms that listed phrases reveal: stems, predicates, verbs. */
type PhraseSynonyms = ReadonlyMap<string, readonly string[]>;

/** The most words of a predicate: 가 봐도 될까요 has three, 안 해 주셔도 됩니다 four. */
const TAIL_WORDS = 4;
const PHRASES_MAX = 200;
const ORDERS_MAX = 4;

const made = new WeakMap<GradedWord, Phrases>();

/**
 * Checks whether an answer, as a key, means the same as one of these phrases: "content words, politeness, particles and
 * order" (docs/product/grading.md#phrases). Every word of the phrase is in the answer, as itself or as a synonym, and
 * nothing else is; each keeps its role; the predicate has the same meaning and verb.
 */
export function isSamePhrase(key: string, word: GradedWord): boolean {
  const { kind, phrases, isSameBase, hasPast } = phrasesOf(word);
  const asksWhat = /무엇|뭐|뭘|어디|언제|누구|누가|얼마|몇|며칠|무슨|어떤|어떻|어느|왜/.test(key);
  return keysWithoutSofteners(key, word).some((variant) =>
    phrases.some(({ said, orders }) => {
      const isTail = (rest: string) =>
        rest !== '' &&
        sayingsOf(rest).some((saying) =>
          said.some((other) => isSaid(saying, other, { kind, asksWhat, isSameBase, hasPast })),
        );
      return orders.some((words) => isRun(variant, words, isTail));
    }),
  );
}

function phrasesOf(word: GradedWord): Phrases {
  const remembered = made.get(word);
  if (remembered) return remembered;
  const kind = kindOf(word);
  const listed = [...sensesOf(word.meaningKo), ...word.accept].map((text) =>
    unbracketed(text)
      .replace(/[?!.~]/g, '')
      .trim(),
  );
  const firsts = listed.flatMap((text) => takenApart(text.split(/\s+/)).slice(0, 1));
  const cases = casesIn(firsts);
  const exchanged = exchangedIn(firsts, cases);
  const texts = [...new Set(listed.flatMap((text) => [text, ...withOtherFigures(text)]).flatMap(otherExpressions))];
  const apartIn = texts.flatMap((text) => {
    const words = text.split(/\s+/);
    const split = splitHada(words);
    const whole = takenApart(words);
    const halved = split.length > words.length ? takenApart(split) : [];
    const [first] = whole;
    const isOne = first && !hasParticle(words.slice(first.parts.length));
    return [...whole, ...halved].map((each) => (isOne ? { ...each, verb: first.tail } : each));
  });
  const phrases = apartIn.slice(0, PHRASES_MAX).map((phrase) => compiled(phrase, exchanged, cases));
  const isSameBase = (one: string, other: string) =>
    isVerbListed(one, other) || exchanged.get(`= ${other}`)?.includes(one) === true;
  const hasPast = phrases.some(({ said }) => said.some(({ past }) => past));
  const all = { kind, phrases, isSameBase, hasPast };
  made.set(word, all);
  return all;
}

/** Softeners of a request or a question, such as 혹시, which add no meaning where the Japanese has no such word. */
const SOFT = /^(?:혹시|저기요|저기|죄송하지만|실례지만|네|예)/;
/** Apologies and thanks may be stronger than in the phrase. */
const TRULY = /(?:정말로?|진짜|대단히|너무)(?=죄송|미안|감사|고맙)/;
const SMALL = /少|ちょっと|もう一|もう少/;
/** "Once" and "one picture" soften a request like 좀 does, where the Japanese counts nothing. */
const ONCE = /한번|사진한장(?=찍)/g;
const COUNTED = /[一1１]|ひと|度|回|枚/;

function keysWithoutSofteners(key: string, word: GradedWord): string[] {
  const without = key.replace(SOFT, '').replace(TRULY, '');
  const keys = without === key || without === '' ? [key] : [key, without];
  if (SMALL.test(word.japaneseWord) || kindOf(word) === 'tell') return keys;
  if (!COUNTED.test(word.japaneseWord)) {
    keys.push(...keys.map((each) => each.replace(ONCE, (once) => (once === '한번' ? '' : '사진'))));
  }
  return [...new Set(keys)].flatMap((each) => {
    const ways = [each];
    for (let index = each.indexOf('좀'); index >= 0; index = each.indexOf('좀', index + 1))
      ways.push(each.slice(0, index) + each.slice(index + 1));
    return ways;
  });
}

/** The ways to split a phrase into words and predicate: where its units end, and before its last word. */
function takenApart(words: readonly string[]): SplitPhrase[] {
  const own = lengthOfTail(words, Math.min(TAIL_WORDS, words.length));
  return [...new Set([own, 1])].flatMap((length) => {
    const tail = answerKey(words.slice(-length).join(''));
    if (sayingsOf(tail).length === 0 || DEPENDENT.test(tail)) return [];
    const parts = words.slice(0, -length).map((word, i): Part => {
      const [stem, role] = BOUND.test(words[i + 1]!) ? [word, 'none' as const] : splitParticle(word);
      return { stem, role };
    });
    return [{ parts, tail }];
  });
}

/** Checks whether a noun is among the words of a predicate: 형제는 있어요 is of 있다, as 읽는 중이에요 is of 읽다. */
const hasParticle = (tail: readonly string[]): boolean =>
  tail.slice(0, -1).some((word, i) => /[은는이가을를]$/.test(word) && !/^(?:중|[것거게]|데|수|줄)/.test(tail[i + 1]!));

/** Beginnings that no predicate has: 거예요 of 드실 거예요. */
const DEPENDENT = /^(?:거|것|게|수|줄)(?:[예이입있없]|같)/;

/** Nouns that only follow a verb: 참을 수 has no noun 참. */
const BOUND = /^(?:수|줄|것|거|게|때|적|뿐|듯|만큼)(?:[은는이가을를에도]|$)/;

const NO_NOUN = /(?:좋아|싫어|못|잘|안|[아어해워려져])$/;

/** Splits a noun from its verb in 하다: 예약하지 is 예약 and 하지, so that 예약은 하지 equals it; 연락드리 likewise. */
const splitHada = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, noun, verb] = /^([가-힣]{2,})((?:하|해|했|할|합|한|드리|드려|드렸|드릴|드립)[가-힣]*)$/.exec(word) ?? [];
    return noun && verb && !NO_NOUN.test(noun) ? [noun, verb] : [word];
  });

const BEFORE_AUXILIARY =
  /(?:[고지면야도을ㄹ]|안|못|[아어여해와워려져춰켜꺼펴내봐줘놔둬써러라가서]|[는은]|[할될갈볼쓸알릴실을일올길줄먹올탈] ?)$/;
const AUXILIARY =
  /^(?:주|줄|줘|줬|드리|드려|드릴|드립|싶|있|계|않|못하|마|말|수|줄|것|거|게|듯|중|돼|되|됩|될|됐|하|해|합|할|괜찮|좋|보|봐|볼|봤|버|놓|놔|두|둬|둘|뒀|같|알|없)/;

function lengthOfTail(words: readonly string[], most: number): number {
  let length = 1;
  while (length < most) {
    const [before, first] = [words.at(-length - 1)!, words.at(-length)!];
    const isNegated = before === '안' || before === '못';
    if (!isNegated && !(BEFORE_AUXILIARY.test(before) && AUXILIARY.test(first) && before.length > 0)) break;
    length++;
  }
  return length;
}

function compiled({ parts, tail, verb = tail }: SplitPhrase, exchanged: PhraseSynonyms, cases: Cases): Phrase {
  const takes = takesOf(verb, parts);
  const ways = parts.map(({ stem, role }, i) => {
    const known = cases.of(stem, verb);
    const roles = rolesFor(stem, role, takes, parts.slice(i + 1).every(isAmount)).filter(
      (one) => one === role || known === null || !isCase(one) || one === known,
    );
    const stems = new Set([...synonymsOf(stem), ...(exchanged.get(stem) ?? [])].flatMap(synonymsOf));
    const all = (roles: readonly Role[]) =>
      unique([...stems].flatMap((each) => roles.flatMap((one) => written(each, one))));
    return { all: all(roles), kept: all(roles.filter((one) => one !== 'none' || ADVERB.test(stem))) };
  });
  return {
    said: [tail, ...(exchanged.get(`… ${tail}`) ?? [])].flatMap(sayingsOf),
    orders: [
      ways.map(({ all }) => all),
      ...ordersOf(parts).map((order) =>
        order.map((index) => (endsUnit(parts[index]!) ? ways[index]!.kept : ways[index]!.all)),
      ),
    ],
  };
}

/** Checks for an amount, such as 세 병, which stands between a noun and its verb and takes no particle. */
const isAmount = ({ stem, role }: Part): boolean => role === 'none' && AMOUNT.test(stem);
const AMOUNT = /^(?:\d+.*|[한두세네석넉]|다섯|여섯|일곱|여덟|아홉|열|개|병|장|잔|명|권|마리|대|좀)$/;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort((a, b) => b.length - a.length);

/** Checks whether a key is a spelling of each word, one after the other, followed by the predicate. */
function isRun(key: string, words: readonly (readonly string[])[], isTail: (rest: string) => boolean): boolean {
  const [ways, ...rest] = words;
  if (!ways) return isTail(key);
  return ways.some((way) => key.startsWith(way) && isRun(key.slice(way.length), rest, isTail));
}

const ADVERB =
  /^(?:오늘|내일|어제|지금|언제|언제쯤|일주일|다시|빨리|같이|함께|조금|좀|천천히|먼저|또|매일|항상|잘|얼마나)$/;
const endsUnit = ({ stem, role }: Part): boolean => (role !== 'none' && role !== 'of') || ADVERB.test(stem);

/** The other possible orders of the words before the predicate: words that belong together stay together. */
function ordersOf(parts: readonly Part[]): number[][] {
  const units: number[][] = [[]];
  parts.forEach((part, i) => {
    units.at(-1)!.push(i);
    if (endsUnit(part)) units.push([]);
  });
  if (units.at(-1)!.length === 0) units.pop();
  else return [];
  return units.length < 2 || units.length > ORDERS_MAX
    ? []
    : permutations(units)
        .slice(1)
        .map((order) => order.flat());
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) =>
        permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
      );

/** Question words in which 이 of 이다 is contracted: 어딘가요, 뭡니까. */
const ASKED = /^(?:어[디딘딥]|무엇|[뭐뭔뭡]|누[구군굽]|언[제젠젭]|얼[마만맙]|몇)/;

const OBJECTLESS =
  /^(?:있|없|되|아프|나|나오|걸리|괜찮|필요하|어떻|도착하|끝나|오|가|살|죽|그치|멈추|멎|떨어지|쓰러지|빠지|다치|울리|열리|닫히|맞|어울리|남|지나|늦|놀|쉬|자|앉|서)다$/;
const GOAL =
  /^(?:가|오|보내|부치|돌|들어가|들어오|나가|피하|대피하|도망치|도망가|연락하|이동하|떠나|출발하|모이|올라가|내려가|데려가|데려오)다$/;

function takesOf(tail: string, parts: readonly Part[]): VerbCases {
  const bases = likeliest(tail).map(({ base }) => base);
  const isCopula = ASKED.test(tail) || sayingsOf(tail).some(({ base }) => /(?<![거것중])=$/.test(base));
  // 살 수 있어요 is of 사다 and of 살다.
  const subject =
    isCopula ||
    (!bases.includes('사다') && bases.some((base) => OBJECTLESS.test(base) || isAdjective(base.slice(0, -1))));
  const hasObject = parts.some(({ role }) => role === 'object');
  return { subject, object: !subject && !hasObject, goal: bases.some((base) => GOAL.test(base)), hasObject };
}

const isCase = (role: Role): boolean => role === 'subject' || role === 'object';

/** Checks whether a noun is the subject of one verb and the object of the other: 회화가 가능합니다, 회화를 할 수 있습니다. */
const turnsRound = (one: Role | null, other: Role | null): boolean => one !== null && other !== null && one !== other;

/**
 * The roles of nouns with their verbs, as the listed phrases show them: 일본어 is the object of 공부하다 by 일본어를 공부해요, also
 * where another phrase leaves the particle out.
 */
type Cases = { of(stem: string, tail: string): Role | null };

function casesIn(phrases: readonly SplitPhrase[]): Cases {
  const known = new Map<string, Set<Role>>();
  const keysOf = (stem: string, tail: string) => verbsOf(tail).map((base) => `${stem} ${base}`);
  for (const { parts, tail } of phrases) {
    for (const { stem, role } of parts.filter((part) => isCase(part.role))) {
      for (const key of keysOf(stem, tail)) known.set(key, (known.get(key) ?? new Set<Role>()).add(role));
    }
  }
  return {
    of(stem, tail) {
      const roles = new Set(keysOf(stem, tail).flatMap((key) => [...(known.get(key) ?? [])]));
      if (roles.size > 0) return roles.size === 1 ? [...roles][0]! : null;
      return verbsOf(tail).every((base) => /^(?:있|없|계시|가능하|필요하)다$/.test(base)) ? 'subject' : null;
    },
  };
}

/** The possible verbs of a predicate; 공부하고 is of 공부하다, as 공부를 하고 is of 하다. */
const verbsOf = (tail: string): string[] => likeliest(tail).map(({ base }) => base);

/** Collects synonyms from listed phrases that differ in nothing else: 뜻 and 의미, 머물러요 and 체류해요. */
function exchangedIn(phrases: readonly SplitPhrase[], cases: Cases): PhraseSynonyms {
  const groups = new Map<string, Set<string>>();
  const join = (one: string, other: string, kind: string) => {
    const all = new Set([...(groups.get(kind + one) ?? [one]), ...(groups.get(kind + other) ?? [other])]);
    for (const each of all) groups.set(kind + each, all);
  };
  phrases.forEach((one, i) => {
    for (const other of phrases.slice(i + 1)) {
      if (
        one.parts.length !== other.parts.length ||
        !one.parts.every((part, index) => isOneRole(part, other.parts[index]!))
      )
        continue;
      if (one.parts.some(({ stem }) => turnsRound(cases.of(stem, one.tail), cases.of(stem, other.tail)))) continue;
      const differing = one.parts.flatMap(({ stem }, index) => (stem === other.parts[index]!.stem ? [] : [index]));
      const [index] = differing;
      if (one.tail === other.tail && differing.length === 1)
        join(one.parts[index!]!.stem, other.parts[index!]!.stem, '');
      if (one.tail !== other.tail && differing.length === 0 && isPast(one.tail) === isPast(other.tail)) {
        join(one.tail, other.tail, '… ');
        for (const [base, otherBase] of basesOf(one.tail, other.tail)) join(base, otherBase, '= ');
      }
    }
  });
  return new Map([...groups].map(([key, all]) => [key, [...all]]));
}

/** Checks whether two parts have one role. Otherwise their verbs are no synonyms: 사고가 났어요, 사고를 당했어요. */
const isOneRole = (one: Part, other: Part): boolean =>
  one.role === other.role || [one, other].every(({ role }) => role === 'topic' || role === 'subject');

const isPast = (tail: string): boolean => likeliest(tail).some(({ past }) => past);

/** The verbs of two predicates that are equal in all but their verbs. */
const basesOf = (one: string, other: string): [string, string][] =>
  likeliest(one).flatMap((saying) =>
    likeliest(other).flatMap((against): [string, string][] =>
      saying.base !== against.base &&
      saying.mood === against.mood &&
      saying.past === against.past &&
      saying.tags.join() === against.tags.join() &&
      isWhole(saying) &&
      isWhole(against)
        ? [[saying.base, against.base]]
        : [],
    ),
  );

/** The readings that are split the furthest: 안내해 줘요 is of 안내하다, and not of a verb 안내해주다. */
function likeliest(tail: string): Saying[] {
  const whole = sayingsOf(tail).filter(isWhole);
  const own = whole.filter(({ base }) => base.charAt(0) === tail.charAt(0));
  const all = own.length > 0 ? own : whole;
  const shortest = Math.min(...all.map(({ base }) => base.length));
  return all.filter(({ base }) => base.length === shortest);
}

/** Checks whether nothing in a reading is left that an auxiliary may have added. */
const isWhole = ({ base }: Saying): boolean =>
  !/(?:[고지면야도][가-힣]+|[것거]같)다$/.test(base) && !/=\??$/.test(base);

const blocked = new WeakMap<GradedWord, GradedWord>();

/** A word for which a blocked answer, with another word, is the only right one. */
export function blockedOf(word: GradedWord): GradedWord {
  const known = blocked.get(word);
  if (known) return known;
  const other = { ...word, meaningKo: word.block.join(', '), accept: [], block: [] };
  blocked.set(word, other);
  return other;
}
