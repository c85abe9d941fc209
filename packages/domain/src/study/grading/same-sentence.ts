import { finalOf, lemmasOf, type Use } from '../../language/korean/index.js';
import type { GradedWord } from './graded-word.js';
import { listed } from './listed.js';
import { sensesOf } from './senses.js';

/** The uses of forms that distinguish two sentences, unlike politeness: 잘 먹겠습니다 is not 잘 먹었습니다. */
const SENTENCE_USES: ReadonlySet<Use> = new Set<Use>(['statement', 'past', 'intention', 'request']);
const SENTENCE = /[가-힣]{2}[요다까]$/;

/**
 * Endings that ask by themselves. Other endings ask where the sense has its question mark: 피가 나요 is a statement, 피가 나요?
 * a question.
 */
const ASKS = /까요?$/;
/** Endings that cannot ask: 어디입니다 does not equal 어디예요? */
const TELLS = /(?:다|네요|군요)$/;

/**
 * Checks for the same sentence: 감사합니다 is 감사해요, and 어디입니까 is 어디예요? Only senses are compared: an accepted 알겠어요 may be one
 * of 알겠습니까, and is not 알겠습니다.
 */
export function isSameSentence(key: string, { meaningKo }: Pick<GradedWord, 'meaningKo'>): boolean {
  return sensesOf(meaningKo).some((sense) => {
    const { text, key: whole } = listed(sense);
    if (!SENTENCE.test(whole)) return false;
    const isQuestion = /\?$/.test(text) || ASKS.test(whole);
    if (isQuestion && TELLS.test(key)) return false;
    const says = isQuestion ? questionKeys : sentenceKeys;
    const sayings = says(whole);
    return says(key).some((saying) => sayings.includes(saying));
  });
}

/** The keys of a sentence, equal for equal sentences: verb, use and kind of request. */
const sentenceKeys = (key: string): string[] =>
  lemmasOf(key).flatMap(({ word, use, ending }) =>
    SENTENCE_USES.has(use) ? [`${word} ${use} ${requestOf(ending)}`] : [],
  );

/** The kind of a request: 하지 마세요 and 합시다 are requests like 하세요, with another meaning. */
const requestOf = (ending: string): string =>
  /^지마/.test(ending) ? 'not' : /시다$|^자$/.test(ending) ? 'together' : '';

/** The keys of a question as a statement: 갔습니까 and 갔나요 have those of 갔어요. 갈까요 is a proposal, and equals only itself. */
function questionKeys(key: string): string[] {
  if (key.endsWith('니까')) return sentenceKeys(`${key.slice(0, -1)}다`);
  const words = lemmasOf(key).flatMap(({ word, use }) => (use === 'question' ? [word] : []));
  if (/까요?$/.test(key)) return words.map((word) => `${word} proposal`);
  if (key.endsWith('나요') && isPast(key.slice(0, -2))) return sentenceKeys(`${key.slice(0, -2)}어요`);
  return [...sentenceKeys(key), ...words.map((word) => `${word} statement `)];
}

/** Checks for a past stem: 갔 of 갔나요 and 있었 of 있었나요, but not 있. */
const isPast = (stem: string): boolean => finalOf(stem) === 'ㅆ' && !stem.endsWith('있');
