import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeHeard, type SungLine } from './heard-line.js';

/** 雨[あめ]が 降[ふ]る: a pronunciation beside the parts. */
const line = (koPron: string, text: string): SungLine => ({
  koPron,
  furigana: [...text.matchAll(/(\p{Script=Han}+)\[(.+?)\]|([^[\]\p{Script=Han}]+)/gu)].map(
    ([, kanji, reading, kana]) => [kanji ?? kana!, reading ?? null],
  ),
});

const blue = line('아오이 카사니와 아메노 오토', '青[あお]い傘[かさ]には雨[あめ]の音[おと]');
const school = line('갓코우에 잇테 코-히-오', '学校[がっこう]へいってコーヒーを');
const moon = line('츠키와 미에나이?', '月[つき]は見[み]えない？');
const lines = [blue, school, moon];

/** Wrong syllables in brackets, neighbours together. */
const said = (of: SungLine, typed: string): string => {
  const verdict = gradeHeard(of, typed);
  if (verdict.is !== 'wrong') return verdict.is;
  return verdict.syllables
    .map(({ text, right }) => (right ? text : text.replace(/^./u, '[$&]')))
    .join('')
    .replaceAll('][', '');
};

// biome-ignore format: a table, to be read down
test.each([
  // line    typed                              judged
  [blue,   '아오이 카사니와 아메노 오토',       'right'],
  [blue,   '아오이카사니와아메노오토',          'right'],
  [blue,   '아오이 가사니와 아메노 오또',       'right'],
  [blue,   '아오이 카사니하 아메노 오토',       'right'],   // the particle as it is written
  [blue,   'あおいかさにはあめのおと',          'right'],
  [blue,   'あおいかさにわあめのおと',          'right'],
  [blue,   'アオイカサニハアメノオト',          'right'],
  [blue,   '青い傘には雨の音',                  'right'],
  [blue,   'aoi kasa ni wa ame no oto',         'right'],
  [blue,   '아오이 카사니와, 아메노 오토.',     'right'],
  [blue,   '',                                  'blank'],
  [blue,   ' …! ',                              'blank'],
  [blue,   '아오이 카사가 아메노 오토',         '아오이 카사[니와] 아메노 오토'],
  [blue,   '아오이 하나니와 아메노 오토',       '아오이 [카사]니와 아메노 오토'],
  [blue,   '카사니와 아메노 오토',              '[아오이] 카사니와 아메노 오토'],
  [blue,   '아오이 카사니와 아메노',            '아오이 카사니와 아메노 오[토]'],
  [blue,   'あおいかさにはゆきのおと',          '아오이 카사니와 [아메]노 오토'],
  [school, '각코에 이떼 코히오',                'right'],
  [school, '갓코우헤 잇테 코-히-오',            'right'],
  [school, 'がっこうへいってコーヒーを',        'right'],
  [school, '갓코우에 키테 코-히-오',            '갓코우에 [잇]테 코-히-오'],
  [moon,   '쓰키와 미에나이',                   'right'],   // the official spelling of つ
  [moon,   '츠키와 미에루',                     '츠키와 미에[나이]?'],
  [moon,   '아',                                '[츠키와] [미에나이]?'],
] as const)('%# %o: %s is %s', (of, typed, judged) => {
  expect(said(of, typed)).toBe(judged);
});

const sung = fc.constantFrom(...lines);
const noise = fc.string({ unit: fc.constantFrom(...'아카니와토메타루 ?あかには雨傘aks-'), maxLength: 24 });

test('a line typed as it is pronounced, read or written is right', () => {
  for (const each of lines) {
    const read = each.furigana.map(([text, reading]) => reading ?? text).join('');
    const written = each.furigana.map(([text]) => text).join('');
    for (const typed of [each.koPron, read, written]) expect(gradeHeard(each, typed)).toEqual({ is: 'right' });
  }
});

test('whatever is typed, the syllables are the line, and one of them is wrong', () => {
  fc.assert(
    fc.property(sung, noise, (of, typed) => {
      const verdict = gradeHeard(of, typed);
      if (verdict.is !== 'wrong') return;
      expect(verdict.syllables.map(({ text }) => text).join('')).toBe(of.koPron);
      expect(verdict.syllables.some(({ right }) => !right)).toBe(true);
    }),
  );
});

test('a line that breaks off is right as far as it was heard', () => {
  fc.assert(
    fc.property(sung, fc.integer({ min: 1, max: 8 }), (of, heard) => {
      const typed = [...of.koPron.replace(/[^가-힣]/gu, '')].slice(0, heard).join('');
      const verdict = gradeHeard(of, typed);
      if (verdict.is !== 'wrong') return;
      // The last syllable may be half of one that goes on: 갓 of 갓코우.
      expect(verdict.syllables.slice(0, heard - 1).every(({ right }) => right)).toBe(true);
    }),
  );
});
