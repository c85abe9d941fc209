import { expect, test } from 'vitest';
import { compoundAccent } from './compound.js';

const end = (written: string, reading: string, ...accent: number[]) => ({ written, reading, accent });

// biome-ignore format: a table, to be read down
test.each([
  // suffixes that make it flat, and suffixes before which it falls
  ['せっきょくてき',         end('的', 'てき'),             0],
  ['フランスご',             end('語', 'ご'),               0],
  ['けんきゅうしゃ',         end('者', 'しゃ'),             3],
  ['としょかん',             end('館', 'かん'),             2],
  ['かいしゃいん',           end('員', 'いん'),             3],
  ['うんてんしゅ',           end('手', 'しゅ'),             3],
  ['ちょすいち',             end('池', 'ち'),               2],
  ['れいぞうこ',             end('庫', 'こ'),               3],
  // a short word that is no such suffix: not known
  ['ほんだな',               end('棚', 'だな', 0),          null],
  // a word of three or four morae: behind its first mora, or where it falls by itself
  ['しゅうがくりょこう',     end('旅行', 'りょこう', 0),    5],
  ['でんわばんごう',         end('番号', 'ばんごう', 3, 0), 4],
  ['まんいんでんしゃ',       end('電車', 'でんしゃ', 0, 1), 5],
  ['テニスコート',           end('コート', 'コート', 1),    4],
  ['フィギュアスケート',     end('スケート', 'スケート', 0, 2), 5],
  // a longer one stays as it is
  ['みなみカリフォルニア',   end('カリフォルニア', 'カリフォルニア', 3, 0), 6],
  // nothing before it: no compound
  ['てき',                   end('的', 'てき'),             null],
])('%s, ending in %o, falls behind %s', (reading, last, accent) => {
  expect(compoundAccent(reading, last)).toBe(accent);
});
