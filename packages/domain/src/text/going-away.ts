import { endOfPast } from './former-endings.js';
import { morphemeAt, morphemeBefore, type Rule, replacingEnd } from './respelling-rule.js';

/** Verbs after whose stem 行く and 来る express continuation; after others they follow a purpose: 飲み行く. */
const GOES =
  /^(?:過ぎる|去る|消える|流れる|移る|変わる|散る|暮れる|落ちる|沈む|遠ざかる|離れる|薄れる|死ぬ|枯れる|溶ける|更ける|崩れる|老いる)$/;
const COMES = /^(?:迫る|押し寄せる|襲う|訪れる|流れる|寄せる|巡る|満ちる|湧く)$/;

/** Respells ゆく and 来る that follow a stem, as in songs: 散りゆく is 散ってゆく, 迫り来る is 迫ってくる. Words of the book stay. */
export const goesAway: Rule = (place) => {
  const [piece, last] = [morphemeAt(place), morphemeBefore(place)];
  // 過ぎ行く in one piece, and 暮れ as a noun.
  if (/^過ぎ[行ゆ]く$/.test(piece.lemma) && /^過ぎ[行ゆ]/.test(piece.surface))
    return { start: piece.start + 1, end: piece.start + 2, to: 'ぎて' };
  if (last?.surface === '暮れ' && last.part === '名詞' && /^(?:ゆく|行く)$/.test(piece.lemma))
    return replacingEnd(last, 1, 'れて');
  if (last?.part !== '動詞' || last.form !== '連用形' || piece.part !== '動詞') return null;
  const isSo =
    piece.lemma === 'ゆく' ||
    (piece.lemma === '行く' && GOES.test(last.lemma)) ||
    (piece.lemma === '来る' && COMES.test(last.lemma));
  if (!isSo || place.book.written(last.surface + piece.lemma).length > 0) return null;
  const kana = last.surface.at(-1)!;
  if (last.inflection.startsWith('一段')) return replacingEnd(last, 1, `${kana}て`);
  const past = last.inflection.startsWith('五段') ? endOfPast(kana) : null;
  return past === null ? null : replacingEnd(last, 1, past.replace('た', 'て').replace('だ', 'で'));
};
