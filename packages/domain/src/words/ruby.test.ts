import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rubyOf } from './ruby.js';

// biome-ignore format: a table, to be read down
test.each([
  ['食べる',       'たべる',           '食:た べる'],
  ['懐かしい',     'なつかしい',       '懐:なつ かしい'],
  ['学校',         'がっこう',         '学校:がっこう'],
  ['食べ物',       'たべもの',         '食べ物:たべもの'],
  ['お茶',         'おちゃ',           'お 茶:ちゃ'],
  ['お金持ち',     'おかねもち',       'お 金持:かねも ち'],
  ['ビニール袋',   'ビニールぶくろ',   'ビニール 袋:ぶくろ'],
  ['消しゴム',     'けしゴム',         '消:け しゴム'],
  ['人々',         'ひとびと',         '人々:ひとびと'],
  ['これ',         'これ',             'これ'],
  ['コーヒー',     'コーヒー',         'コーヒー'],
  ['お前',         'おまえ',           'お 前:まえ'],
  ['〆切',         'しめきり',         '〆切:しめきり'],
  ['花',           '',                 '花'],
])('%s %s', (written, reading, ruby) => {
  const said = rubyOf(written, reading).map(({ text, reading }) => (reading ? `${text}:${reading}` : text));
  expect(said.join(' ')).toBe(ruby);
});

test('nothing is lost, and nothing is added', () => {
  const text = fc.array(fc.constantFrom('食', '物', 'べ', 'る', 'た', 'の', 'ー', 'タ'), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [written, reading] = [one.join(''), other.join('').replace(/[食物]/g, 'も')];
      const parts = rubyOf(written, reading);
      expect(parts.map(({ text }) => text).join('')).toBe(written);
      for (const { reading } of parts) expect(reading).not.toBe('');
    }),
  );
});
