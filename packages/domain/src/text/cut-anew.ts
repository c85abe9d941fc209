import { areTogether, type Morpheme } from './morpheme.js';

/** いたん of 見ていたんだ: the analyser takes it for 傷む, 痛む or 悼む. */
const BEEN: readonly Partial<Morpheme>[] = [
  { surface: 'い', lemma: 'いる', part: '動詞', kind: '非自立', inflection: '一段', form: '連用形', reading: 'イ' },
  { surface: 'た', lemma: 'た', part: '助動詞', kind: '*', inflection: '特殊・タ', form: '基本形', reading: 'タ' },
  { surface: 'ん', lemma: 'ん', part: '名詞', kind: '非自立', inflection: '*', form: '*', reading: 'ン' },
];

/** What the analyser cuts wrongly whatever the text, cut as it is meant (docs/product/lookup.md#forms). */
export function cutAnew(morphemes: readonly Morpheme[]): Morpheme[] {
  return morphemes.flatMap((morpheme, at) => {
    const before = morphemes[at - 1];
    const isBeen = morpheme.surface === 'いたん' && before?.kind === '接続助詞' && areTogether([before, morpheme]);
    if (!isBeen) return [morpheme];
    return BEEN.map((part, i) => {
      const start = morpheme.start + i;
      return { ...morpheme, detail: '*', ...part, sound: part.reading ?? null, start, end: start + 1 };
    });
  });
}
