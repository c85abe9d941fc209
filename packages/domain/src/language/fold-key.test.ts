import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MUST_NOT_FIND, SPELLINGS } from '../search/spellings.cases.js';
import { choseong, isChoseong } from './choseong.js';
import { foldKey } from './fold-key.js';
import { foldQuery } from './fold-query.js';
import { lettersOf, syllableOf } from './jamo.js';
import { SYLLABLES } from './kana-hangul-table.js';
import { toHangul } from './kana-to-hangul.js';
import { otherLayout } from './keyboard.js';
import { asSearched, toNfc } from './normalise.js';

// biome-ignore format: a table, to be read down
test.each([
  // people write one for the other because         key         all of these
  ['a Korean ear hears voice as plain or aspirated', 'taperu',   'たべる 다베루 타베루 따베루 타페루 타베르 타배루 taberu'],
  ['tense, as か inside a word sounds',              'takaI',    'たかい 다까이 타카이 따가이 다카이 takai'],
  ['ち, じ and ぢ are ㅈ, ㅉ or ㅊ',                 'jikaU',    'ちがう 치가우 찌가우 지까우 chigau tigau'],
  ['つ, ず and づ are 츠, 쯔, 쭈, 추, 즈 or 주',     'tujuku',   'トゥずく 투즈쿠 투츠쿠 투쭈쿠 투추쿠'],
  ['つ again, as rōmaji has it',                     'jujuku',   'つづく 츠즈쿠 쯔주쿠 추쯔쿠 tsuzuku tuduku tsuduku'],
  ['し is 시, 씨 or 쉬',                             'OIsi',     'おいしい 오이시이 오이씨 오이쉬 oishii oisi'],
  ['しゃ is 샤 or 쌰, never 사',                     'syasin',   'しゃしん 샤신 쌰씬 shashin syasin'],
  ['ちゃ and じゃ are 차, 챠, 자, 쟈 or 짜',         'Oja',      'おちゃ 오차 오챠 오자 오쨔 오짜 ocha otya'],
  ['ゆ after ち and じ is 추 or 츄',                 'jukako',   'ちゅうがっこう 추각코 츄갓코우 쥬가꼬 chuugakkou'],
  ['ㅐ is ㅔ to the ear',                            'kekosiki', 'けっこしき 켓코시키 캐꼬시키'],
  ['う is ㅜ or ㅡ',                                 'suru',     'する 스루 수루 스르 suru'],
  ['a long o is dropped or 우, 오 or a dash',        'kako',     'がっこう 갓코 갓코우 갓코오 갓코- 갓코~ 갓코ㅡ gakkou gakkoo gakkō'],
  ['a long e is 에, 이 or nothing',                  'sense',    'せんせい 센세이 센세에 센세 센세- sensei sensee sense'],
  ['the other long vowels are doubled or not',       'kawaI',    'かわいい 카와이이 카와이 kawaii kawai'],
  ['at the start too',                               'Osaka',    'おおさか 오오사카 오사카 오-사까 oosaka osaka ōsaka'],
  ['ー is a dash, a vowel or nothing',               'kohi',     'コーヒー こーひー ｺｰﾋｰ 코-히- 코히 고오히이 ko-hi- koohii kohi'],
  ['ん is ㄴ',                                       'kantan',   'かんたん 칸탄 간딴 kantan'],
  ['ん is ㅁ before ㅂ and ㅍ',                      'sinpun',   'しんぶん 신분 심분 shimbun'],
  ['ん is ㅇ before ㄱ and at the end',              'Onkaku',   'おんがく 온가쿠 옹가쿠 ongaku'],
  ['ん has a syllable of its own',                   'senpaI',   'せんぱい 세은파이 세음빠이 세응파이'],
  ['ん slides over to a vowel',                      'kinen',    'きんえん 킨엔 키넨 kin\'en kinen'],
  ['ん before n is heard once',                      'konijiwa', 'こんにちわ 콘니치와 고니치와 konnichiwa konichiwa'],
  ['っ is ㅅ',                                       'Isyo',     'いっしょ 잇쇼 잇쑈 issho'],
  ['っ is what follows it',                          'kipu',     'きっぷ 킷푸 킵뿌 kippu'],
  ['っ is a tense consonant or nothing',             'masuku',   'まっすぐ 맛스구 마쑤꾸 마스구'],
  ['く before s is ㄱ',                              'kakuse',   'がくせい 가쿠세이 각세이 gakusei'],
  ['ル before a consonant is ㄹ',                    'ArupaIto', 'アルバイト 아루바이토 알바이토 arubaito'],
  ['loan words keep their Korean ㅡ',                'tesuto',   'テスト 테스토 테스트'],
  ['ファ is 파 or 화',                               'paIto',    'ファイト 파이토 화이토 faito'],
  ['ふ is 후 or 흐',                                 'hune',     'ふね 후네 흐네 fune hune'],
  ['ウイ is 위',                                     'UIsuki',   'ウイスキー ウィスキー 위스키 우이스키 uisukii'],
  ['シェ is 셰 or 세',                               'seA',      'シェア 셰아 세아 shea'],
  ['を is 오 or 워',                                 'hono',     'ほんを 혼오 혼워 honwo hon\'o'],
  ['いえ runs together',                             'IE',       'いいえ 이이에 이에 이예 iie'],
  ['kana in any form',                               'taperu',   'タベル ﾀﾍﾞﾙ たへ\u3099る'],
  ['letters of any width and case',                  'taperu',   'Taberu ＴＡＢＥＲＵ'],
  ['spaces and marks are nothing',                   'hanami',   '하나·미 はな・み ha-na-mi'],
  ['kanji and digits are themselves',                '2食peru',  '２食べる 2食베루'],
])('%s: %s', (_, key, spellings) => {
  for (const text of spellings.split(' ')) expect(foldKey(text), text).toBe(key);
});

// biome-ignore format: a table, to be read down
test.each([
  // case                                  one          the other
  ['し and ち',                            'あし',      'あち'],
  ['す and つ',                            'すき',      'つき'],
  ['さ and しゃ',                          'さ',        'しゃ'],
  ['ゆ and よ',                            'きゅう',    'きょう'],
  ['びょ and びよ',                        'びょういん', 'びよういん'],
  ['は and わ',                            '하',        '와'],
  ['ひ and し',                            'ひろい',    'しろい'],
  ['ティ and チ',                          'ティ',      'チ'],
  ['a vowel that begins a syllable',       'かい',      'き'],
  ['one vowel and the next',               'あお',      'おう'],
])('%s stay apart', (_, one, other) => {
  expect(foldKey(one)).not.toBe(foldKey(other));
});

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const hangul = fc.string({ unit: syllable, maxLength: 5 });
const kana = fc
  .array(fc.constantFrom(...Object.keys(SYLLABLES).filter((k) => !/^[ぁぃぅぇぉゃゅょゎ]/.test(k)), 'ん', 'っ', 'ー'))
  .map((parts) => parts.join(''));
const romaji = fc.string({ unit: fc.constantFrom(...'aiueokstnhmyrwgzdbpjfc') });

test('the key does not depend on the form, the width or the case of what was typed', () => {
  fc.assert(
    fc.property(fc.oneof(hangul, kana, romaji), (text) => {
      const key = foldKey(text);
      expect(foldKey(text.normalize('NFD'))).toBe(key);
      expect(foldKey(text.normalize('NFKD'))).toBe(key);
      expect(foldKey(text.toUpperCase())).toBe(key);
      expect(foldKey(` ${Array.from(text).join('-')} `)).toBe(foldKey(Array.from(text).join(' ')));
    }),
  );
});

test('kana and the Hangul they are written in have one key', () => {
  fc.assert(fc.property(kana, (text) => foldKey(toHangul(text)) === foldKey(text)));
});

test('the key of a text begins with the key of its beginning', () => {
  const starts = (one: string, more: string) => {
    expect(foldKey(one + more).slice(0, foldKey(one).length)).toBe(foldKey(one));
  };
  fc.assert(fc.property(hangul, hangul, starts));
  fc.assert(fc.property(kana, kana, starts));
});

test('a key holds small consonants, then vowels, and a capital only where no consonant is', () => {
  fc.assert(
    fc.property(fc.oneof(hangul, kana), (text) => {
      expect(foldKey(text)).toMatch(/^(?:[AIUEO]|(?:[kstpjnhmr][wy]?|[wyY])[aiueo]|[nr])*$/);
    }),
  );
});

test('a key of Hangul or kana is its own key, but for ti, which rōmaji reads as ち', () => {
  fc.assert(
    fc.property(fc.oneof(hangul, kana), (text) => {
      const key = foldKey(text);
      fc.pre(!/t[iuy]/.test(key));
      expect(foldKey(key)).toBe(key);
    }),
  );
});

describe('what Koreans write for one another, wherever it stands', () => {
  /** Letters of which each may stand for each: onsets, vowels, finals. */
  const EQUAL = [
    ['ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅈㅉㅊ', 'ㅅㅆ'],
    ['ㅐㅔ', 'ㅡㅜ'],
    ['ㄴㅁㅇ', 'ㅅㅆㄷㅂㅌ'],
  ] as const;
  /** After ㄷ a ㅡ is the o of a loan word (트), and 은 is ん where 운 is うん. */
  const keepsVowel = ([onset, vowel, final]: string) =>
    'ㅡㅜ'.includes(vowel!) && ('ㄷㄸㅌ'.includes(onset!) || (onset === 'ㅇ' && final));
  const swap = (letters: string, place: 0 | 1 | 2, step: number) => {
    const letter = letters[place];
    const group = letter && EQUAL[place].find((equal) => equal.includes(letter));
    if (!group || (place === 1 && keepsVowel(letters))) return letters;
    return letters.slice(0, place) + group[(group.indexOf(letter) + step) % group.length] + letters.slice(place + 1);
  };

  test.each([
    ['onset', 0],
    ['vowel', 1],
    ['final', 2],
  ] as const)('%s', (_, place) => {
    fc.assert(
      fc.property(hangul, fc.integer({ min: 1, max: 4 }), (text, step) => {
        const other = Array.from(text, (character) => {
          const [onset, vowel, final] = swap(lettersOf(character), place, step);
          return syllableOf(onset!, vowel!, final);
        }).join('');
        expect(foldKey(other), `${other} for ${text}`).toBe(foldKey(text));
      }),
    );
  });

  test.each([
    ['a dash after a vowel', '아이우에오', '-'],
    ['a wave', '아이우에오', '~'],
    ['우 after ㅗ', '오', '우'],
    ['이 after ㅔ', '에', '이'],
  ])('%s', (_, vowels, length) => {
    fc.assert(
      fc.property(
        hangul,
        fc.constantFrom(...vowels),
        fc.constantFrom(...'ㄱㄴㄷㄹㅁㅂㅅㅈㅎ'),
        hangul,
        (before, v, onset, after) => {
          const open = before + syllableOf(onset, lettersOf(v)[1]!);
          expect(foldKey(open + length + after)).toBe(foldKey(open + after));
        },
      ),
    );
  });
});

describe('the spellings', () => {
  const keysOf = (reading: string, pronunciation = toHangul(reading)) => [foldKey(reading), foldKey(pronunciation)];
  const finds = (query: string, keys: string[]) =>
    foldQuery(toNfc(query)).some((part) => part.length >= 3 && keys.some((key) => key.includes(part)));

  test('are many', () => {
    expect(SPELLINGS.length).toBeGreaterThanOrEqual(120);
    expect(SPELLINGS.flatMap((word) => word.spellings).length).toBeGreaterThanOrEqual(300);
    expect(MUST_NOT_FIND.length).toBeGreaterThanOrEqual(60);
  });

  test.each(SPELLINGS)('of $word $reading', ({ word, reading, pronunciation, spellings }) => {
    const keys = keysOf(reading, pronunciation);
    const initials = choseong(toNfc(pronunciation ?? toHangul(reading)));
    expect(new Set(spellings).size).toBe(spellings.length);
    for (const text of spellings) {
      expect([word, reading]).not.toContain(text);
      if (isChoseong(text)) expect(initials, text).toContain(choseong(toNfc(text)));
      else if (!finds(text, keys)) expect(finds(otherLayout(asSearched(text)) ?? '', keys), text).toBe(true);
    }
  });

  test('are read in the other layout only where they were typed in it', () => {
    const rescued = SPELLINGS.flatMap(({ reading, pronunciation, spellings }) =>
      spellings.filter((text) => !isChoseong(text) && !finds(text, keysOf(reading, pronunciation))),
    );
    expect(rescued.length).toBeGreaterThanOrEqual(20);
    for (const text of rescued) expect(text).toMatch(/^[a-zRQTEWOP]+$|^[가-힣ㄱ-ㅣ]+$/);
    expect(rescued.filter((text) => /[가-힣]/.test(text))).toEqual(['ㅅ뮫겨', 'ㄴ둔댜', 'ㅎ무ㅠㅁ겨', 'ㅈㅁㅅㅁ노ㅑ']);
  });

  test.each(MUST_NOT_FIND)('$query is not $mustNotFind', ({ query, mustNotFind }) => {
    const [word, reading] = mustNotFind.split('/') as [string, string];
    const keys = keysOf(reading, SPELLINGS.find((known) => known.word === word)?.pronunciation);
    expect(finds(query, keys)).toBe(false);
    expect(finds(otherLayout(asSearched(query)) ?? '', keys)).toBe(false);
    if (isChoseong(query)) expect(choseong(toNfc(toHangul(reading)))).not.toContain(choseong(toNfc(query)));
  });
});
