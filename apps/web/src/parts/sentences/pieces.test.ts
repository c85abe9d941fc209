import { expect, test } from 'vitest';
import { unitsOf } from './pieces.js';

type Furigana = [string, string | null][];

/** 毎朝[まいあさ]パンを食[た]べる。 */
const furiganaOf = (text: string): Furigana =>
  [...text.matchAll(/(\p{Script=Han}+)\[(.+?)\]|([^[\]\p{Script=Han}]+)/gu)].map(([, kanji, reading, kana]) => [
    kanji ?? kana!,
    reading ?? null,
  ]);

const PARTICLE = { list: 'particles', id: 'wa' } as const;

/**
 * Units between bars, words in angle brackets, particles in round ones, the target in square ones, readings behind `:`.
 */
function rendered(text: string, words: readonly string[], target: string | null, particle?: string): string {
  const furigana = furiganaOf(text);
  const japanese = furigana.map(([part]) => part).join('');
  const placed = words.map((word, id) => ({
    id,
    start: japanese.indexOf(word),
    end: japanese.indexOf(word) + word.length,
  }));
  const entries = particle
    ? [{ entry: PARTICLE, start: japanese.indexOf(particle), end: japanese.indexOf(particle) + particle.length }]
    : [];
  const index = target === null ? null : japanese.indexOf(target);
  const units = unitsOf(
    { japanese, furigana, words: placed, entries },
    index === null ? null : [index, index + target!.length],
  );
  expect(units.flatMap((unit) => unit.flatMap(({ parts }) => parts.map(([part]) => part))).join('')).toBe(japanese);
  return units
    .map((unit) =>
      unit
        .map(({ wordId, entry, marked, parts }) => {
          const said = parts.map(([part, reading]) => (reading ? `${part}:${reading}` : part)).join(' ');
          if (entry) return `(${said})`;
          return marked ? `[${said}]` : wordId === null ? said : `<${said}>`;
        })
        .join(''),
    )
    .join('|');
}

// biome-ignore format: a table, to be read down
test.each([
  // sentence                                        words                      target        rendered
  ['私[わたし]は毎朝[まいあさ]パンを食[た]べる。',   ['私', '毎朝', 'パン', '食べる'], '食べる', '<私:わたし>は|<毎朝:まいあさ><パン>を|[食:た べる]。'],
  ['私[わたし]は毎朝[まいあさ]パンを食[た]べる。',   ['毎朝'],                  null,         '私:わたし は|<毎朝:まいあさ>パンを|食:た べる。'],
  ['あの男[おとこ]の子[こ]は速[はや]い。',           ['男の子', '速い'],        '速い',       'あの|<男:おとこ の 子:こ>は|[速:はや い]。'],
  ['電話番号[でんわばんごう]です。',                 ['電話', '番号'],          '番号',       '[電話番号:でんわばんごう]です。'],
  ['電話番号[でんわばんごう]です。',                 ['電話', '番号'],          null,         '<電話番号:でんわばんごう>です。'],
  ['はい、そうです。',                               ['はい'],                  'はい',       '[はい]、|そうです。'],
  ['私[わたし]は毎朝[まいあさ]パンを食[た]べる。',   ['私', '毎朝', 'パン', '食べる'], '私は',    '[私:わたし は]|<毎朝:まいあさ><パン>を|<食:た べる>。'],
  ['この店[みせ]は七時[しちじ]に開[あ]く。',         ['店', '開く'],            '時に',       'この|<店:みせ>は|[七時:しちじ に]|<開:あ く>。'],
  ['ない。',                                         [],                        null,         'ない。'],
])('%s of %s, %s marked', (text, words, target, said) => {
  expect(rendered(text, words, target)).toBe(said);
});

test('a particle is a piece of its own, unless what is marked has it', () => {
  const text = '私[わたし]は行[い]く。';
  expect(rendered(text, ['私', '行く'], null, 'は')).toBe('<私:わたし>(は)|<行:い く>。');
  expect(rendered(text, ['私', '行く'], '私は', 'は')).toBe('[私:わたし は]|<行:い く>。');
});
