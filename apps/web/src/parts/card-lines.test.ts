import { expect, test } from 'vitest';
import { cardLines } from './card-lines.js';
import { copyText } from './words/list/copy-text.js';

const word = (japaneseWord: string, hiragana: string, koreanPronunciation: string, meaningKo: string) => ({
  japaneseWord,
  hiragana,
  koreanPronunciation,
  meaningKo,
});

test.each([
  // case                       word                                            heading     lang  hiragana   pronunciation
  ['kanji', word('食べる', 'たべる', '타베루', '먹다'), '食べる', 'ja', 'たべる', '타베루'],
  ['written in kana', word('ここ', 'ここ', '코코', '여기'), 'ここ', 'ja', null, '코코'],
  ['loan word', word('コーヒー', 'コーヒー', '코-히-', '커피'), 'コーヒー', 'ja', null, '코-히-'],
  ['no kanji', word('', 'たべる', '타베루', '먹다'), 'たべる', 'ja', null, '타베루'],
  ['no kanji, no kana', word('', '', '타베루', '먹다'), '타베루', 'ko', null, null],
  ['no reading', word('食べる', '', '타베루', '먹다'), '食べる', 'ja', null, '타베루'],
  ['no pronunciation', word('食べる', 'たべる', '', '먹다'), '食べる', 'ja', 'たべる', null],
])('%s: what the card shows', (_, shown, text, lang, reading, koreanPronunciation) => {
  const { meaningKo } = shown;
  expect(cardLines(shown)).toMatchObject({ heading: { text, lang }, reading, koreanPronunciation, meaningKo });
});

test.each([
  ['kanji', word('食べる', 'たべる', '타베루', '먹다'), '食べる (たべる) [타베루] 먹다'],
  [
    'several senses',
    word('話す', 'はなす', '하나스', '이야기하다, 말하다'),
    '話す (はなす) [하나스] 이야기하다, 말하다',
  ],
  ['written in kana', word('ここ', 'ここ', '코코', '여기'), 'ここ [코코] 여기'],
  ['no kanji', word('', 'たべる', '타베루', '먹다'), 'たべる [타베루] 먹다'],
  ['no kanji, no kana', word('', '', '타베루', '먹다'), '타베루 먹다'],
])('%s: what the copy button copies', (_, shown, text) => {
  expect(copyText(shown)).toBe(text);
});
