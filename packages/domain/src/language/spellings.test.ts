import { expect, test } from 'vitest';
import { toHangul } from './kana-to-hangul.js';
import { spellings } from './spellings.js';

// biome-ignore format: a table, one word a line
const CASES: readonly (readonly [string, string, string])[] = [
  ['食べる',       'たべる',       '다베루 타베르 taberu ㅌㅂㄹ'],
  ['学校',         'がっこう',     '갓코 가꼬 gakkou ㄱㅋㅇ'],
  ['先生',         'せんせい',     '센세 sensei ㅅㅅㅇ'],
  ['友達',         'ともだち',     '도모다치 도모다찌 tomodachi ㅌㅁㄷㅊ'],
  ['新聞',         'しんぶん',     '심분 shinbun ㅅㅂ'],
  ['勉強',         'べんきょう',   '벤쿄 벤꾜 벵쿄 benkyou ㅂㅋㅇ'],
  ['月',           'つき',         '쓰키 쯔끼 tsuki ㅊㅋ'],
  ['コーヒー',     'コーヒー',     '코히 고히 koohii ㅋㅎ'],
  ['大きい',       'おおきい',     '오키 오끼 ookii ㅇㅇㅋㅇ'],
  ['思う',         'おもう',       'omou ㅇㅁㅇ'],
  ['おはよう',     'おはよう',     '오하요 ohayou ㅇㅎㅇㅇ'],
  ['ちゃわん',     'ちゃわん',     '자완 쟈완 chawan ㅊㅇ'],
  ['目',           'め',           'me'],
];

test.each(CASES)('%s is also found as %s: %s', (japaneseWord, reading, expected) => {
  const koreanPronunciation = toHangul(reading);
  expect(spellings({ japaneseWord, reading, koreanPronunciation }).join(' ')).toBe(expected);
});

test('a reading that sounds otherwise is not offered in Latin letters', () => {
  const found = spellings({ japaneseWord: '今日は', reading: 'こんにちは', koreanPronunciation: '콘니치와' });
  expect(found).not.toContain('konnichiha');
  expect(found).toContain('ㅋㄴㅊㅇ');
});
