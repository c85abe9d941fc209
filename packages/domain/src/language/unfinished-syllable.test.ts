import { expect, test } from 'vitest';
import { toNfc } from './normalise.js';
import { unfinishedReadings } from './unfinished-syllable.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                                            text     readings
  ['a final begins the next syllable',               '타벨',   ['타베ㄹ', '타벨']],
  ['a tense one too',                                '갂',     ['가ㄲ', '갂']],
  ['ㅇ, before a vowel',                             '셍',     ['세ㅇ', '셍']],
  ['of a cluster the second half',                   '칹',     ['칸ㅈ', '칹']],
  ['ㄳ on the way to 각세',                          '갃',     ['각ㅅ', '갃']],
  ['only the last syllable is unfinished',           '센팡',   ['센파ㅇ', '센팡']],
  ['오 on the way to 와',                            '카오',   ['카오', '카w']],
  ['an open syllable is whole',                      '타베',   ['타베']],
  ['a consonant on its own says all it can',         '타베ㄹ', ['타베ㄹ']],
  ['in NFD alike',                                   '타벨'.normalize('NFD'), ['타베ㄹ', '타벨']],
  ['what follows a syllable finishes it',            '타벨 ',  ['타벨 ']],
  ['no Hangul, one reading',                         'taber',  ['taber']],
  ['half a surrogate pair does no harm',             '\ud83d', ['\ud83d']],
  ['nothing is nothing',                             '',       ['']],
])('%s', (_, text, readings) => {
  expect(unfinishedReadings(toNfc(text))).toEqual(readings);
});
