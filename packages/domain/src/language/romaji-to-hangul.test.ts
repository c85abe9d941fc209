import { expect, test } from 'vitest';
import { SPELLINGS } from '../search/spellings.cases.js';
import { foldQuery } from './fold-query.js';
import { SYLLABLES } from './kana-hangul-table.js';
import { toHangul } from './kana-to-hangul.js';
import { toRomaji } from './kana-to-romaji.js';
import { toNfc } from './normalise.js';
import { romajiToHangul } from './romaji-to-hangul.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                              rōmaji        Hangul
  ['open syllables',                   'taberu',     ['타베루']],
  ['voice is heard',                   'kagi',       ['카기']],
  ['a doubled consonant is っ',        'gakkou',     ['갓코우']],
  ['so is t before ch and ts',         'matcha',     ['맛챠']],
  ['cch too',                          'kocchi',     ['콧치']],
  ['n before a consonant is ん',       'onna',       ['온나']],
  ['n at the end',                     'hon',        ['혼']],
  ["n' before a vowel",                "kin'en",     ['킨엔']],
  ['m before b, m and p',              'shimbun',    ['신분']],
  ['shi and si, tsu and tu',           'shisitsutu', ['시시츠츠', '시시츠투']],
  ['sha and sya, cha and tya, ja, zya', 'shasyachatyajazya', ['샤샤챠챠쟈쟈']],
  ['ti is ち, or ティ',                'paatii',     ['파아치이', '파아티이']],
  ['thi is ティ',                      'paathii',    ['파아티이']],
  ['zu, du, dzu',                      'zududzu',    ['즈즈즈', '즈두즈']],
  ['fu and hu, fa',                    'fuhufa',     ['후후파']],
  ['l is r, v is b',                   'livu',       ['리부']],
  ['kya, kwa, wo',                     'kyakwawo',   ['캬콰오']],
  ['a long vowel with its mark',       'ōkii',       ['오키이']],
  ['or a dash',                        'ko-hi-',     ['코-히-']],
  ['words apart',                      'hon o yomu', ['혼 오 요무']],
  ['capitals and wide letters',        'ＴaBERU',    ['타베루']],
  ['a consonant still alone',          'taber',      ['타베ㄹ']],
  ['sh, ch, ts and ky alone',          'kash',       ['카ㅅ']],
  ['k of two, the second alone',       'gakk',       ['갓ㅋ']],
  ['t at the end may be tsu',          'mat',        ['마ㅌ', '마ㅊ']],
  ['but no letter by itself',          't',          []],
  ['English is no rōmaji',             'school',     []],
  ['nor are keys of the other layout', 'xkqpfn',     []],
  ['nor Hangul',                       '타베루',     []],
  ['nor both mixed',                   'ta베루',     []],
  ['nor kana',                         'たべる',     []],
  ['nor digits',                       'n5',         []],
  ['nothing is nothing',               '',           []],
])('%s: %s', (_, romaji, hangul) => {
  expect(romajiToHangul(romaji)).toEqual(hangul);
});

test('what a reading is in rōmaji is pronounced as the reading', () => {
  for (const { reading } of SPELLINGS) {
    if (reading.includes('ー') || /[ディティ]ィ/.test(reading)) continue;
    expect(romajiToHangul(toRomaji(reading)!), reading).toContain(toHangul(reading));
  }
});

/** Kana that rōmaji cannot tell from others: wo is を, tyu ちゅ, vu is written as bu. */
const UNTOLD = /^(?:.[ゃゅょ]|[ぁぃぅぇぉゃゅょゎ]|うぉ|ゔ)$/;

test('every syllable, after っ and before ん too, is pronounced as its kana: chekku is 쳇쿠', () => {
  for (const kana of Object.keys(SYLLABLES).filter(
    (kana) => !UNTOLD.test(kana) || /^[きしちにひみりぎじびぴ]/.test(kana),
  )) {
    for (const reading of [kana, `${kana}っか`, `か${kana}ん`]) {
      const romaji = toRomaji(reading);
      if (romaji !== null) expect(romajiToHangul(romaji), romaji).toContain(toHangul(reading));
    }
  }
});

test('where rōmaji has a key, its pronunciation has that key too', () => {
  const romaji = SPELLINGS.flatMap(({ spellings }) => spellings.filter((text) => romajiToHangul(text).length > 0));
  expect(romaji.length).toBeGreaterThan(250);
  for (const text of romaji) {
    const keys = foldQuery(toNfc(text));
    expect(
      romajiToHangul(text)
        .flatMap((hangul) => foldQuery(toNfc(hangul)))
        .some((key) => keys.includes(key)),
      text,
    ).toBe(true);
  }
});

const LONGEST = 100; // the contract: QUERY_MAX

test('a query of the greatest length is read, and one that makes no sense only at its end is given up', () => {
  expect(romajiToHangul('ka'.repeat(LONGEST))).toEqual(['카'.repeat(LONGEST)]);
  for (const part of ['k', 'ky', 'n', '-', 'a']) expect(romajiToHangul(`${part.repeat(LONGEST)}1`)).toEqual([]);
});
