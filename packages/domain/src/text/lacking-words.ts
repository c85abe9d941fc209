import { type Morpheme, surfaceOf } from './morpheme.js';

/** Words that the analyser's dictionary lacks and cuts to pieces, or reads as another word, with how they are read. */
// biome-ignore format: a table, to be read down
const READINGS: ReadonlyMap<string, string> = new Map([
  ['押忍', 'オス'], ['滑舌', 'カツゼツ'], ['性根', 'ショウネ'], ['陽キャ', 'ヨウキャ'], ['陰キャ', 'インキャ'],
  ['コミュ障', 'コミュショウ'], ['陽性', 'ヨウセイ'], ['最寄り', 'モヨリ'], ['最寄', 'モヨリ'], ['特化', 'トッカ'],
  ['河原', 'カワラ'], ['夕焼小焼', 'ユウヤケコヤケ'], ['推し', 'オシ'], ['神曲', 'カミキョク'], ['神回', 'カミカイ'],
  ['既読', 'キドク'], ['未読', 'ミドク'], ['垢抜け', 'アカヌケ'], ['塩対応', 'シオタイオウ'], ['恋バナ', 'コイバナ'],
  ['壁ドン', 'カベドン'], ['美肌', 'ビハダ'], ['激辛', 'ゲキカラ'], ['爆笑', 'バクショウ'], ['語彙力', 'ゴイリョク'],
  ['厨二', 'チュウニ'], ['中二病', 'チュウニビョウ'], ['女子力', 'ジョシリョク'], ['婚活', 'コンカツ'], ['就活', 'シュウカツ'],
  ['終活', 'シュウカツ'], ['歩きスマホ', 'アルキスマホ'], ['神対応', 'カミタイオウ'], ['黒歴史', 'クロレキシ'], ['片想い', 'カタオモイ'],
  ['両想い', 'リョウオモイ'], ['君色', 'キミイロ'], ['夢現', 'ユメウツツ'], ['刹那', 'セツナ'], ['永久', 'エイキュウ'],
]);
const LONGEST = 5;

/** The morphemes with such words in one piece. */
export function withLackingWords(morphemes: readonly Morpheme[]): readonly Morpheme[] {
  const found: Morpheme[] = [];
  let changed = false;
  for (let index = 0; index < morphemes.length; ) {
    const length = lengthAt(morphemes, index);
    if (length === 0) found.push(morphemes[index++]!);
    else {
      const run = morphemes.slice(index, index + length);
      const surface = surfaceOf(run);
      const reading = READINGS.get(surface)!;
      const noun = { surface, lemma: surface, part: '名詞', kind: '一般', detail: '*', inflection: '*', form: '*' };
      found.push({ ...noun, start: run[0]!.start, end: run.at(-1)!.end, reading, sound: reading });
      changed = true;
      index += length;
    }
  }
  return changed ? found : morphemes;
}

/** Counts the morphemes that make such a word, together. */
function lengthAt(morphemes: readonly Morpheme[], index: number): number {
  let text = '';
  for (let length = 1; length <= LONGEST && index + length <= morphemes.length; length++) {
    const piece = morphemes[index + length - 1]!;
    if (length > 1 && morphemes[index + length - 2]!.end !== piece.start) return 0;
    text += piece.surface;
    const reading = READINGS.get(text);
    if (reading !== undefined && (length > 1 || piece.reading !== reading)) return length;
  }
  return 0;
}
