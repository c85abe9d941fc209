import { hasJapaneseLetter, JAPANESE } from '../language/index.js';
import { type ListedWord, readableOf } from './listed-word.js';
import { withoutFurigana } from './plain-cell.js';

/** Signs before the words of a list: numbers, dashes, dots. */
const BULLET = /^(?:\d{1,5}[.)]\s*|[-*•·‣▪]\s+)/u;
/** The first run of Japanese with a reading in brackets, and what follows. */
const WORD = new RegExp(
  `^([${JAPANESE}〆~～〜]{1,60})\\s*((?:[[(（【][${JAPANESE}・]{1,60}[\\])）】])?)\\s*(.*)$`,
  'u',
);
const BETWEEN = /^[\s:：=\-–—~,，、/|→]+|[\s,，、]+$/gu;

/** No more of a line is looked at: a word with its reading and meaning is shorter, and much of a line takes long. */
const LINE_MAX = 1000;

/** A word of a list with one a line: 食べる, 食べる(たべる) 먹다, 食べる - 먹다. Null for a line without Japanese. */
export function listLine(line: string): ListedWord | null {
  const tidy = readableOf(line.trimStart().slice(0, LINE_MAX)).trim().replace(BULLET, '');
  if (!hasJapaneseLetter(tidy)) return null;
  const [, word = '', bracket = '', rest = ''] = WORD.exec(tidy) ?? [];
  if (word === '') return { text: tidy, reading: '', meaning: '' };
  const meaning = rest.replace(BETWEEN, '');
  // What follows may go on in Japanese: a sentence, which is no word and is shown whole.
  if (hasJapaneseLetter(meaning)) return { text: tidy, reading: '', meaning: '' };
  return { ...withoutFurigana(word + bracket), meaning };
}
