import { answerKey } from '../answer-key.js';
import { sayingsOf } from './predicate.js';
import { splitParticle } from './word-ways.js';

/**
 * Checks whether an answer that differs from a listed phrase by one letter has another meaning, and is no slip: another
 * noun (물은 for 술은), the same noun with a particle of another role (음식을 for 음식이), or the same verb in another tense,
 * mood or negation (어디였어요 for 어디예요).
 */
export function saysSomethingElse(key: string, listed: string, isWord: (key: string) => boolean): boolean {
  const words = listed.split(/\s+/).map(answerKey);
  if (words.length < 2) return false;
  const whole = words.join('');
  let index = 0;
  while (index < key.length && key[index] === whole[index]) index++;
  let start = 0;
  let i = 0;
  while (i < words.length - 1 && start + words[i]!.length <= index) start += words[i++]!.length;
  const typed = key.slice(start, start + words[i]!.length + key.length - whole.length);
  if (i === words.length - 1) return isFormOfSameVerb(typed, words[i]!);
  const [stem, role] = splitParticle(typed);
  const [own, ownRole] = splitParticle(words[i]!);
  return stem === own ? role !== 'none' && role !== ownRole : isWord(stem);
}

/** Checks whether a key is a listed phrase whose verb is in another tense, mood or negation. */
export function endsOtherwise(key: string, listed: string): boolean {
  const words = listed.split(/\s+/).map(answerKey);
  const before = words.slice(0, -1).join('');
  const last = words.at(-1)!;
  return (
    before !== '' && key !== before + last && key.startsWith(before) && isFormOfSameVerb(key.slice(before.length), last)
  );
}

/** Checks whether two predicates, which the caller knows to differ, are forms of one verb. */
function isFormOfSameVerb(typed: string, listed: string): boolean {
  const listedSayings = sayingsOf(listed);
  const sayingsWith = (verb: string) =>
    listedSayings.filter(({ base }) => base.replace('?', '') === verb.replace('?', ''));
  const shared = sayingsOf(typed).filter(({ base }) => sayingsWith(base).length > 0);
  return shared.length > 0;
}
