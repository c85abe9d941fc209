import { readWordBook } from '@utarang/content/words';
import { analyseText, createTextBook, type TextBook, type TextToken } from '@utarang/domain/text';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createTokenizer } from './tokenizer.js';

/** Words that the analyser's dictionary lacks (docs/product/lookup.md#words), with those of the real book. */
const cut = createTokenizer();
let book: TextBook;
beforeAll(async () => {
  book = createTextBook(await readWordBook(paths.words));
});

const shown = ({ written, reading, word }: TextToken): string => `${written}/${reading}/${word?.japaneseWord ?? '-'}`;

// biome-ignore format: a table, to be read down
test.each([
  // words of the book that the dictionary cuts to pieces
  ['灌漑する',         '灌漑する/かんがいする/灌漑'],
  ['試着した',         '試着した/しちゃくした/試着'],
  ['神々の山',         '神々/かみがみ/神々'],
  ['別々に',           '別々/べつべつ/別々'],
  ['中々いい',         '中々/なかなか/なかなか'],
  ['我が儘な人',       '我が儘な/わがままな/わがまま'],
  ['其れは夢',         '其れ/それ/それ'],
  ['愕いた',           '愕いた/おどろいた/驚く'],
  ['憚らない',         '憚らない/はばからない/憚る'],
  ['騒めいていた',     '騒めいていた/ざわめいていた/ざわめく'],
  // verbs and adjectives in other kanji
  ['碧い海',           '碧い/あおい/青い'],
  ['碧く光る',         '碧く/あおく/青い'],
  ['識っている',       '識っている/しっている/知る'],
  ['聴こえない',       '聴こえない/きこえない/聞こえる'],
  ['煌く星',           '煌く/きらめく/きらめく'],
  ['煌いて',           '煌いて/きらめいて/きらめく'],
  ['嗤うな',           '嗤うな/わらうな/笑う'],
  ['赫い花',           '赫い/あかい/赤い'],
  // fewer kanji, other okurigana
  ['表わす',           '表わす/あらわす/表す'],
  // words that the analyser lacks or reads otherwise
  ['米軍の',           '米軍/べいぐん/米軍'],
  ['右上の窓',         '右上/みぎうえ/右上'],
  ['延々々',           '延々/えんえん/延々'],
] as const)('%s has %s', (text, first) => {
  const [token] = analyseText(text, cut, book).stanzas.flat()[0]!.tokens;
  expect(shown(token!)).toBe(first);
});

// biome-ignore format: a table, to be read down
test.each([
  ['まぼろしか',         ['まぼろし/幻', 'か/-']],
  ['森のそと',           ['森/森', 'の/-', 'そと/外']],
  ['木のねっこ',         ['木/木', 'の/-', 'ねっこ/根っこ']],
  ['しじみの味噌汁',     ['しじみ/シジミ', 'の/-', '味噌汁/味噌汁']],
  ['もみあげ',           ['もみあげ/もみあげ']],
  ['ひげを剃る',         ['ひげ/ひげ', 'を/-', '剃る/剃る']],
  ['めったに怒らない',   ['めったに/滅多に', '怒らない/怒る']],
  ['ストラップを買う',   ['ストラップ/ストラップ', 'を/-', '買う/買う']],
  // what the analyser cuts rightly stays
  ['誰もいない家',       ['誰/誰', 'も/-', 'いない/いる', '家/家']],
  ['走ってきた',         ['走ってきた/走る']],
  ['重さが違う',         ['重さ/重い', 'が/-', '違う/違う']],
] as const)('%s has the words %j', (text, expected) => {
  const tokens = analyseText(text, cut, book).stanzas.flat()[0]!.tokens;
  expect(tokens.map(({ written, word }) => `${written}/${word?.japaneseWord ?? '-'}`)).toEqual(expected);
});
