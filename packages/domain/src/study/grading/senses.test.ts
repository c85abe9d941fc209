import { expect, test } from 'vitest';
import { answerKeys } from './answer-key.js';
import { sensesOf } from './senses.js';

// biome-ignore format: a table, to be read down
test.each([
  ['먹다',                      ['먹다']],
  ['나, 저',                    ['나', '저']],
  ['나,저;우리/너·그',          ['나', '저', '우리', '너', '그']],
  ['하나，둘；셋／넷、다섯・여섯ㆍ일곱', ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱']],
  ['나\n저\r\n우리',              ['나', '저', '우리']],
  ['타다 (차, 배), 오르다',     ['타다 (차, 배)', '오르다']],
  ['타다（차、배）、오르다',    ['타다（차、배）', '오르다']],
  ['타다 (차, 배',              ['타다 (차, 배']],
  ['먹다) 마시다, 자다',        ['먹다) 마시다', '자다']],
  [', 먹다,, ',                 ['먹다']],
  ['',                          []],
])('%j has the senses %j', (meaningKo, senses) => {
  expect(sensesOf(meaningKo)).toEqual(senses);
});

// biome-ignore format: a table, to be read down
test.each([
  ['먹다',              ['먹다']],
  ['알려 주다',         ['알려주다']],
  ['~장',               ['장']],
  ['눈 (신체)',         ['눈신체', '눈']],
  ['눈（신체）',        ['눈신체', '눈']],
  ['눈 [신체',          ['눈신체', '눈']],
  ['(신체) 눈 (둘)',    ['신체눈둘', '눈']],
  ['(눈)',              ['눈']],
  ['ＴＶ １',           ['tv1']],
  ['먹다\u3164',        ['먹다']],
  ['먹\u200b다 ❤️',      ['먹다']],
  ['?!',                []],
])('%j has the keys %j', (text, keys) => {
  expect(answerKeys(text)).toEqual(keys);
});
