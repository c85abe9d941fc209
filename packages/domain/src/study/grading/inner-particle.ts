import { lettersOf } from '../../language/jamo.js';
import { finalOf, isAdjective, isCopula, lemmasOf } from '../../language/korean/index.js';
import { answerKey } from './answer-key.js';
import { isNounOf } from './nouns.js';
import { OTHER_NOUN } from './particle.js';

type Case = 'subject' | 'object';

/** Verb stems that take no object, beside the adjectives. */
const TAKE_A_SUBJECT = new Set(
  (
    '있 없 아니 나 나오 되 생기 그치 넘치 막히 끊기 잡히 쌓이 팔리 풀리 걸리 열리 닫히 잘되 찌 마르 ' +
    '든든하 편하 편해지 정연하 부족하 강하 약하 뜸하 흉하 크 불'
  ).split(' '),
);

/** Stems that take a subject or an object, by the noun: 비가 오다 and 이사를 오다, 정신이 들다 and 예를 들다. */
const TAKE_EITHER = new Set('오 가 나가 들 지 차 끼 타 맞 붙 새 빠지 멈추 움직이 다치 트 늘 바르 세'.split(' '));

const agreeing = (noun: string, afterConsonant: string, afterVowel: string): string =>
  noun + (finalOf(noun) === '' ? afterVowel : afterConsonant);

/** A noun with the particle of its case. */
export const PARTICLES: Readonly<Record<Case, (noun: string) => string>> = {
  subject: (noun) => agreeing(noun, '이', '가'),
  object: (noun) => agreeing(noun, '을', '를'),
};

/** Words that end with 이 or 가 without having a particle: adverbs, other nouns, forms of 가다. */
const OWN_END =
  /(?:많|깊|높|같|길|종|굳|없|끗|렷|긋|풋|곰|일|낱|줄|빽|욱|찍|양|랑|숭|은|린|젊|똑|번|점|맹|겹|땡|북|샅)이$|(?:[누나아어려라러와]|지나|다)가$/;

/** Nouns that only follow an adnominal form: 참을 수 없다 has no noun 참. */
const BOUND = /^(?:수|때|것|게|거|줄|뻔|만|만큼|정도|듯|곳|데)(?:[은는이가을를에도]|$)/;

/**
 * Checks whether a word may be a predicate of a noun: 먹다, 먹어요, 먹습니까, 먹음, 먹기; but not another noun, as in 방송 프로그램 and 운동
 * 경기.
 */
const isPredicate = (word: string): boolean =>
  /.[다요까기]$/.test(word)
    ? !NOUN_IN_GI.test(word)
    : lettersOf(word.slice(-1))[2]?.endsWith('ㅁ') === true && !NOUN_IN_M.test(word);
const NOUN_IN_GI = /(?:경|음|행|록|장|공|국|동|매|악|전|계|소|감|르)기$/;
const NOUN_IN_M = /(?:사람|잠|모임|그램|음|튀김|절임|님|름|감|금|담|점|용품|포함|룸|처남|관람|살림|목숨)$/;

/** The stems of going: before them 에 after a place may be left out, 집에 가다, 집 가다. 에 after a time may not. */
const GO = new Set('가 오 다니 돌아가 돌아오'.split(' '));
const PLACE = /(?<!시간|[때전후밤낮월일년]|마음)에$/;
/** Before 걸리다, 에 after an illness may be left out. */
const ILL = /(?:병|감기|독감)에$/;

/** The most words of a phrase whose particles vary; senses have fewer. Each further noun doubles the variants. */
const WORDS_MAX = 8;

/**
 * A phrase with every other choice of its particles. "을, 를, 이 and 가 between a noun and its verb may be left out, and
 * put in as the verb takes them" (docs/product/grading.md#inner-particles): 한숨 쉬다 is 한숨을 쉬다, and 이름 짓다 is not 이름이 짓다,
 * in which the name would be the subject. Particles are inserted only before the last word.
 */
export function withOtherParticles(text: string): string[] {
  const words = text.split(/\s+/);
  const last = words.length - 1;
  if (last < 1 || words.length > WORDS_MAX) return [];
  const spelt = words.reduce<string[][]>(
    (texts, word, i) => {
      const others = i === last ? [] : withoutParticle(word, words[i + 1]!);
      const more = i === last - 1 && others.length === 0 ? withParticle(word, words[last]!) : [];
      return texts.flatMap((before) => [word, ...others, ...more].map((other) => [...before, other]));
    },
    [[]],
  );
  return spelt.map((other) => other.join(' ')).filter((other) => other !== words.join(' ') && !isOtherWord(other));
}

/** Other words that a noun and a verb would form without a space: 해가 지다 is not 해지다, 산 타다 not 산타. */
export const isOtherWord = (text: string): boolean =>
  /^(?:해지|돌보|망치|감싸|물들|나가|나서|배우|새기|길들|값지|살피|지나|물리|살리|산타)다$/.test(answerKey(text));

function withoutParticle(word: string, next: string): string[] {
  const noun = word.slice(0, -1);
  if (noun === '' || BOUND.test(next)) return [];
  if (PARTICLES.object(noun) === word) return [noun];
  const stems = stemsOf(next);
  const isSubject = PARTICLES.subject(noun) === word && !OWN_END.test(word) && !OTHER_NOUN.test(word);
  const isGoal = PLACE.test(word) && stems.some((stem) => GO.has(stem));
  const isIllness = ILL.test(word) && stems.includes('걸리');
  return (isSubject && stems.length > 0) || isGoal || isIllness ? [noun] : [];
}

function withParticle(word: string, predicate: string): string[] {
  if (!isNounOf(word) || !isPredicate(predicate)) return [];
  return casesOf(stemsOf(predicate)).map((kind) => PARTICLES[kind](word));
}

function casesOf(stems: readonly string[]): readonly Case[] {
  if (stems.length === 0) return [];
  if (stems.some((stem) => TAKE_A_SUBJECT.has(stem) || isAdjective(stem))) return ['subject'];
  return stems.some((stem) => TAKE_EITHER.has(stem)) ? ['subject', 'object'] : ['object'];
}

/** Uses of a verb form that may be the predicate of an answer. */
const USES: ReadonlySet<string> = new Set(['statement', 'past', 'noun', 'intention', 'request', 'question']);

const NOUN_WITH_COPULA = /(?:입니[다까]|이에요|예요|인가요)$/;

/** The stem of a dictionary form; for another form all stems that it may have. Empty for a noun with 이다. */
function stemsOf(word: string): string[] {
  const key = answerKey(word);
  if (NOUN_WITH_COPULA.test(key)) return [];
  const found = lemmasOf(key).filter(({ use }) => (key.includes('겠') ? use === 'intention' : USES.has(use)));
  const own = found.filter((lemma) => lemma.word === key);
  const verbs = own.length > 0 ? own : found.filter(({ kinds }) => !kinds.includes('copula'));
  const stems = verbs.map((lemma) => lemma.word.slice(0, -1)).filter((stem) => !isCopula(stem));
  return [...new Set([...stems, ...stems.map((stem) => stem.replace(/으?시$/, ''))])];
}
