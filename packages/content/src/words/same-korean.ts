import { conjugate, initialSound, lemmasOf } from '@utarang/domain/language';
import { answerKey, answerKeys, sensesOf } from '@utarang/domain/study';
import { hanjaReadings } from '../../data/hanja.js';
import { verbsOf, withoutParticles, wordFamily } from './word-family.js';

type Answers = { readonly japaneseWord: string; readonly meaningKo: string; readonly accept: readonly string[] };

/**
 * Checks whether a text is the same Korean word as an answer of a word. It derives the forms of the answers, where
 * grading analyses the text. The text may be a form of an answer, also with or without 하다, 을 하다 or 되다, or with what is
 * in the answer's brackets. It may say a sense in another politeness. It may be another word of the family, but not 녹다
 * of 녹음, which is the Sino-Korean reading of 録音. It may have or lack particles inside, but not have one in place of
 * another.
 */
export function isSameKorean(text: string, { japaneseWord, meaningKo, accept }: Answers): boolean {
  const key = answerKey(text).replace(/[을를]하다$/, '하다');
  const senses = sensesOf(meaningKo);
  if ([...senses, ...accept].some((answer) => isKin(key, answer))) return true;
  if (senses.some((sense) => saySame(key, sense))) return true;
  const bare = answerKey(withoutParticles(text));
  return [...senses, ...accept].some((answer) => {
    const family = [...wordFamily(answer), ...(isReadingOf(answer, japaneseWord) ? [] : verbsOf(answer))];
    if (family.some((kin) => isFormOf(key, kin))) return true;
    if (swapsParticles(text, answer)) return false;
    return (
      isKin(bare, withoutParticles(answer)) || verbsOf(withoutParticles(answer)).some((kin) => isFormOf(bare, kin))
    );
  });
}

/** Checks whether an answer is the Sino-Korean reading of the word: 録音 녹음. */
function isReadingOf(answer: string, japaneseWord: string): boolean {
  const kanji = [...japaneseWord];
  const syllables = [...answerKey(answer)];
  return kanji.length === syllables.length && kanji.every((one, i) => readsAs(one, syllables[i]!));
}

/** The reading by the initial-sound rule: 록 at the beginning of a word is 녹. */
const readsAs = (kanji: string, syllable: string): boolean =>
  hanjaReadings(kanji).some((reading) => reading === syllable || initialSound(reading) === syllable);

/** Checks whether a noun has different particles in the two, which changes the meaning: 차를 세우다 and 차가 세우다. */
function swapsParticles(one: string, other: string): boolean {
  const cases = (text: string) =>
    new Map(
      text
        .split(/\s+/)
        .map((word) => [word.replace(/[을를이가]$/, ''), /[을를]$/.test(word) ? 'o' : /[이가]$/.test(word) ? 's' : '']),
    );
  const others = cases(other);
  return [...cases(one)].some(([noun, kind]) => kind !== '' && !['', kind, undefined].includes(others.get(noun)));
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

/** Checks whether two differ only in politeness: 감사합니다 and 감사해요. */
function saySame(key: string, sense: string): boolean {
  const lemmas = new Set(lemmasOf(answerKey(sense)).map(({ word, use }) => `${word} ${use}`));
  return lemmasOf(key).some(({ word, use }) => lemmas.has(`${word} ${use}`));
}
