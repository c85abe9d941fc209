import type { Morpheme } from './morpheme.js';

/** Joins おいで of 走っておいで into one word, where the analyser takes it for おい of 置く and で. */
export function comeOver(morphemes: readonly Morpheme[], index: number): Morpheme[] | null {
  const own = morphemes[index]!;
  const before = morphemes[index - 1];
  if (before && isOrderToCome(morphemes, index - 1)) return [];
  if (!isOrderToCome(morphemes, index)) return null;
  const noun = { part: '名詞', kind: '非自立', detail: '*', inflection: '*', form: '命令ｉ' };
  return [
    { ...own, ...noun, surface: 'おいで', lemma: 'おいで', end: own.end + 1, reading: 'オイデ', sound: 'オイデ' },
  ];
}

const isOrderToCome = (morphemes: readonly Morpheme[], index: number): boolean =>
  morphemes[index]!.surface === 'おい' &&
  morphemes[index]!.lemma === 'おく' &&
  morphemes[index + 1]?.surface === 'で' &&
  /^[てで]$/.test(morphemes[index - 1]?.surface ?? '');
