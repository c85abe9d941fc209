import { isAdjective, isCopula, type Kind } from '../../language/korean/index.js';
import { answerKey } from './answer-key.js';
import { isWithBracket } from './bracket.js';
import { type GradedWord, inflects, mayBeAdjective, mayBeVerb } from './graded-word.js';
import { withHada, withoutHada } from './hada.js';
import { type ListedAnswer, listsOf } from './listed.js';
import { type Readings, readAnswer } from './readings.js';
import { isSameSentence } from './same-sentence.js';

/**
 * Checks whether an answer is the same Korean word as a listed one. Such an answer "always passes, whatever other word
 * has it as a sense": a form of it, 하다 or 되다 dropped or added, and what stands in a bracket put to use.
 */
export function isSameWord(key: string, word: GradedWord): boolean {
  const pos = word.partsOfSpeech ?? [];
  const { answers, alike, meaning } = listsOf(word);
  const typed = readAnswer(key, meaning);
  const isKin = (listed: ListedAnswer) =>
    isForm(typed, listed, pos) || isHadaKin(typed, listed, word) || isWithBracket(typed, listed, 'particle');
  if (alike.some((other) => other.key === key || isKin(other))) return true;
  return answers.some(isKin) || (pos.includes('expression') && isSameSentence(key, word));
}

function isForm({ lemmas }: Readings, listed: ListedAnswer, pos: readonly string[]): boolean {
  const { text, key } = listed;
  if (!(listed.kinds || inflects(pos) || isCopula(key.slice(0, -1)))) return false;
  if (!key.endsWith('다') || NOUN_IN_DA.test(key)) return false;
  const kinds = listed.kinds ?? kindsOfListed(text, key, pos);
  return lemmas.some((lemma) => lemma.word === key && lemma.kinds.some((kind) => kinds.includes(kind)));
}

/** Nouns and particles that words with inflections may mean too: おしゃべり 수다, 過剰 과다, 毎 ~마다. */
const NOUN_IN_DA = /^(?:수다|과다|허다)$|(?:바다|판다|마다)$/;

/** Verbs that な-adjectives mean: 好き 좋아하다, 上手 잘하다. */
const VERB = /(?:[가-힣][아어워]|(?:^|\s)[잘원])하다$/;

/** Endings of adjectives and of verbs: 세련되다 and 멋지다, but also 걱정되다. */
const EITHER = /(?:못하|되|지)다$/;

/** A Japanese verb means a Korean verb, except for Korean adjectives that are never verbs: 違う 다르다, 似る 비슷하다. */
function kindsOfListed(text: string, key: string, pos: readonly string[]): readonly Kind[] {
  if (VERB.test(text)) return ['verb'];
  const adjective = isAdjective(answerKey(text.split(/\s+/).at(-1)!).slice(0, -1));
  const kinds: Kind[] = ['existence'];
  if ((mayBeVerb(pos) && !adjective) || EITHER.test(text)) kinds.push('verb');
  if (mayBeAdjective(pos) || adjective) kinds.push('adjective');
  if (mayBeAdjective(pos) || isCopula(key.slice(0, -1))) kinds.push('copula');
  return kinds;
}

function isHadaKin({ key, lemmas }: Readings, listed: ListedAnswer, word: GradedWord): boolean {
  if (listed.kinds) return false;
  if (/(?:하다|되다)$/.test(listed.key)) return withoutHada(listed.text, listed.key) === key;
  const verbs = withHada(listed.key, word.partsOfSpeech ?? []);
  if (verbs.length === 0) return false;
  const { block } = listsOf(word);
  return lemmas.some((lemma) => verbs.includes(lemma.word) && !block.includes(lemma.word));
}
