import { hasJapaneseLetter, JAPANESE } from '../language/index.js';
import { type ListedWord, readableOf } from './listed-word.js';
import { withoutFurigana } from './plain-cell.js';

/** Bullets before the words of a list: numbers, dashes, dots. */
const BULLET = /^(?:\d{1,5}[.)]\s*|[-*•·‣▪]\s+)/u;
/** The first run of Japanese with a reading in brackets, and what follows. */
const WORD = new RegExp(
  `^([${JAPANESE}〆~～〜]{1,60})\\s*((?:[[(（【][${JAPANESE}・]{1,60}[\\])）】])?)\\s*(.*)$`,
  'u',
);
const BETWEEN = /^[\s:：=\-–—~,，、/|→]+|[\s,，、]+$/gu;

/**
 * The most characters of a line that are parsed: a word with its reading and meaning is shorter, and parsing a long
 * line is slow.
 */
const LINE_MAX = 1000;

/** A word of a list with one word in each line: 食べる, 食べる(たべる) 먹다, 食べる - 먹다. Null for a line without Japanese. */
export function listLine(line: string): ListedWord | null {
  const tidy = readableOf(line.trimStart().slice(0, LINE_MAX)).trim().replace(BULLET, '');
  if (!hasJapaneseLetter(tidy)) return null;
  const [, word = '', bracket = '', rest = ''] = WORD.exec(tidy) ?? [];
  if (word === '') return { text: tidy, reading: '', meaning: '' };
  const meaning = rest.replace(BETWEEN, '');
  // If the rest is also Japanese, the line is a sentence, which is no word and is shown whole.
  if (hasJapaneseLetter(meaning)) return { text: tidy, reading: '', meaning: '' };
  return { ...withoutFurigana(word + bracket), meaning };
}
