import { all, before, ENDS_CLAUSE, follows, own, type Place, type Rule } from './respelling-rule.js';

/** 泣いとる, 知っとった and 飲んどる: ている, in the west. */
export const goesOn: Rule = (place) => {
  const piece = own(place);
  if (!/^[とど]る$/.test(piece.lemma) || piece.kind !== '非自立' || before(place)?.form !== '連用タ接続') return null;
  const te = piece.lemma === 'どる' ? 'で' : 'て';
  const rest = { る: 'いる', っ: 'い', ら: 'い', り: 'い', れ: 'いれ' }[piece.surface.slice(1)];
  return rest === undefined ? null : all(piece, te + rest);
};

/** 起きや and 行きや tell somebody to; 終わりや is a noun with や, which says that it is so. */
export const gentleOrder: Rule = (place) => {
  const [piece, last] = [own(place), before(place)];
  if (piece.surface !== 'や' || last?.part !== '動詞' || last.form !== '連用形') return null;
  if (!ENDS_CLAUSE.test(place.text.slice(piece.end))) return null;
  const isNoun = place.book.written(last.surface).some(({ partsOfSpeech }) => partsOfSpeech.includes('noun'));
  return isNoun ? null : all(piece, 'なさい');
};

/** Words of Kansai, as they are elsewhere. */
export const kansai: Rule = (place) => {
  const piece = own(place);
  if (piece.surface === 'ほんま') return all(piece, '本当');
  if (piece.surface === 'あかん') return all(piece, 'いけない');
  if (piece.surface === 'ええ' && piece.part !== '感動詞') return all(piece, 'いい');
  if (piece.surface === 'おもろい') return all(piece, 'おもしろい');
  // 好きやった: behind what is so, やった is だった.
  if (
    piece.surface === 'やっ' &&
    piece.lemma === 'やる' &&
    before(place)?.kind === '形容動詞語幹' &&
    follows(place)?.surface === 'た'
  )
    return all(piece, 'だっ');
  if (piece.surface === 'アホ') return all(piece, '馬鹿');
  return different(place);
};

/** ちゃう by itself is 違う and no てしまう; behind what is no place or time it says that it is not so: 好きちゃうわ. */
function different(place: Place) {
  const piece = own(place);
  const last = before(place);
  if (
    piece.lemma !== 'ちゃう' ||
    !piece.surface.startsWith('ちゃ') ||
    (piece.surface === 'ちゃわ' && follows(place)?.surface === 'ん') ||
    /^(?:動詞|形容詞)$/.test(last?.part ?? '')
  )
    return null;
  const isNot = last?.part === '名詞' && last.kind !== '副詞可能' && piece.surface === 'ちゃう';
  return isNot ? all(piece, 'じゃない') : { start: piece.start, end: piece.start + 2, to: 'ちが' };
}
