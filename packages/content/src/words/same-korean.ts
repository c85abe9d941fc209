import { conjugate, lemmasOf } from '@utarang/domain/language';
import { answerKey, answerKeys, sensesOf } from '@utarang/domain/study';

type Answers = { readonly meaningKo: string; readonly accept: readonly string[] };

/**
 * Whether a text is the same Korean word as an answer of a word, told by making the forms of the answers, where grading
 * takes the text apart: a form of one, or of one with 하다, 을 하다 or 되다 more or less, or with what its bracket holds
 * before it;
 * or what a sense says in another politeness.
 */
export function isSameKorean(text: string, { meaningKo, accept }: Answers): boolean {
  const key = answerKey(text).replace(/[을를]하다$/, '하다');
  const senses = sensesOf(meaningKo);
  return [...senses, ...accept].some((answer) => isKin(key, answer)) || senses.some((sense) => saySame(key, sense));
}

const isFormOf = (key: string, word: string): boolean =>
  key === word || conjugate(word).some((form) => form.text === key);

function isKin(key: string, answer: string): boolean {
  const [whole = '', bare = whole] = answerKeys(answer);
  if (isFormOf(key, bare)) return true;
  const verbs = ['하다', '되다'];
  if (verbs.some((verb) => bare === key + verb || (!bare.endsWith('다') && isFormOf(key, bare + verb)))) return true;
  const [inside = ''] = /[(（].*/.exec(answer) ?? [];
  const before = key.slice(0, key.lastIndexOf(bare.charAt(0)));
  return before !== '' && inside.includes(before.charAt(0)) && isFormOf(key.slice(before.length), bare);
}

/** 감사합니다 and 감사해요. */
function saySame(key: string, sense: string): boolean {
  const lemmas = new Set(lemmasOf(answerKey(sense)).map(({ word, use }) => `${word} ${use}`));
  return lemmasOf(key).some(({ word, use }) => lemmas.has(`${word} ${use}`));
}
