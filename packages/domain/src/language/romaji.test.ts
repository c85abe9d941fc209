import { expect, test } from 'vitest';
import { foldRomaji, romajiReadings } from './romaji.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                                  rōmaji       letters
  ['voiced as unvoiced',                   'gadabaza',  'katapaja'],
  ['l as r, v as b',                       'livu',      'ripu'],
  ['si and shi',                           'sishi',     'sisi'],
  ['sya and sha',                          'syasha',    'syasya'],
  ['she',                                  'she',       'se'],
  ['sh without its vowel yet',             'gakush',    'kakus'],
  ['ti and chi',                           'tichi',     'jiji'],
  ['tu and tsu',                           'tutsu',     'juju'],
  ['tya, cya and cha',                     'tyacyacha', 'jyajyaja'],
  ['zi, di and ji',                        'zidiji',    'jijiji'],
  ['zu, du, dzu',                          'zududzu',   'jujuju'],
  ['ja, jya and zya',                      'jajyazya',  'jajyajya'],
  ['hu and fu',                            'hufu',      'huhu'],
  ['fa, fi, fe, fo are loan words',        'fafifefo',  'papipepo'],
  ['thi and dhi too',                      'thidhi',    'titi'],
  ['cch and tch',                          'kocchimatcha', 'kojimaja'],
  ['tts and ttu',                          'ittsuittu', 'ijuiju'],
  ['c before its h is typed',              'ic',        'ij'],
  ['m before a consonant is n',            'shimbun',   'sinpun'],
  ['m before a vowel or y is m',           'momyo',     'momyo'],
  ['h that draws a vowel out',             'ohtaitoh',  'otaito'],
  ['h before a vowel is h',                'ohayo',     'ohayo'],
  ['q and hard c are k',                   'qca',       'kka'],
  ['what is not Latin stays',              '타베 食2',  '타베 食2'],
  ['nothing is nothing',                   '',          ''],
])('%s', (_, romaji, letters) => {
  expect(foldRomaji(romaji)).toBe(letters);
});

// biome-ignore format: a table, to be read down
test.each([
  // case                          rōmaji    read as
  ['one reading is the rule',      'taberu', ['taberu']],
  ['t at the end may be tsu',      'mat',    ['mat', 'mats']],
  ['m at the end may be n',        'tem',    ['tem', 'ten']],
  ['ti may be ティ',               'paatii', ['paatii', 'paathii']],
  ['du may be ドゥ',               'Dua',    ['Dua', 'Dhua']],
  ['Hangul has no other',          '타베',   ['타베']],
])('%s', (_, romaji, readings) => {
  expect([...new Set(romajiReadings(romaji))]).toEqual(readings);
});
