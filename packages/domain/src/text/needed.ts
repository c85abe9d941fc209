import type { Morpheme } from './morpheme.js';
import { morphemeAfter, morphemeAt, morphemeBefore, type Rule } from './respelling-rule.js';

/** The forms of はいる that may be は and one of 要る, and what follows them. */
const NEEDED = /^はい(?:ら|り|る|ん)$/;
const AFTER_STEM = /^(?:ま[すせ]|な[いかく]|ん|ぬ|ず|ね[えぇー]|へん)/;
const AFTER_END = /^(?:か|の|ん|よ|ね|な|だろ|でしょ|けど|から|と|$)/;

/** Places that one enters, and things that come in, without a particle: お風呂はいる, 気合いはいる. */
const ENTERED =
  /(?:風呂|ふろ|湯|布団|ふとん|ベッド|部屋|中|なか|店|家|プール|海|川|温泉|トイレ|部|部活|サークル|クラブ|チーム|会社|大学|学校|高校|教室|列|穴|森|休み|期間|時代|段階|モード|ゾーン|梅雨|車|サウナ|こたつ|コタツ|押し入れ|病院|保険|ファンクラブ)$/u;
const COMES_IN =
  /(?:電話|連絡|メール|予定|仕事|ひび|ヒビ|罅|気合|気合い|力|スイッチ|電源|邪魔|やる気|情報|注文|予約|点|給料|シフト|割引|練習|授業|会議)$/u;

/**
 * Respells はいり after a noun as は and いり of 要る: 袋はいりません. It stays はいる where one can go in or something comes in: お風呂はいる,
 * 電話はいった.
 */
export const needed: Rule = (place) => {
  const [piece, noun] = [morphemeAt(place), morphemeBefore(place)];
  if (piece.part !== '動詞' || piece.lemma !== 'はいる' || !NEEDED.test(piece.surface)) return null;
  if (noun?.part !== '名詞' || ENTERED.test(noun.surface)) return null;
  const next = morphemeAfter(place)?.surface ?? '';
  const isStem = piece.surface !== 'はいる';
  if (isStem ? !AFTER_STEM.test(next) : !AFTER_END.test(next) || COMES_IN.test(noun.surface)) return null;
  if (/^ね[えぇー]$/.test(next)) return { start: piece.start, end: morphemeAfter(place)!.end, to: 'は要らない' };
  return { start: piece.start, end: piece.start + 2, to: 'は要' };
};

/** Places that one enters for their own sake: お風呂はいる, 電話はいった. */
const ENTERED_BARE = /(?:風呂|ふろ|布団|ふとん|ベッド|こたつ|コタツ|湯船|プール|サウナ|温泉|部屋)$/u;

/** Respells は and いる as 入る where the analyser has cut はいる: お風呂はいる. */
export const entered: Rule = (place) => {
  const [piece, noun] = [morphemeAt(place), morphemeBefore(place)];
  const verb = morphemeAfter(place);
  if (piece.surface !== 'は' || piece.part !== '助詞' || noun?.part !== '名詞' || verb?.part !== '動詞') return null;
  const isIn = ENTERED_BARE.test(noun.surface) && /^(?:いる|いっ|いり|いろ)$/.test(verb.surface);
  const hasComeIn = COMES_IN.test(noun.surface) && verb.surface === 'いっ';
  const isGoing = /^(?:いっ)$/.test(verb.surface) && !/^[たて]/.test(morphemeAfter(place, 2)?.surface ?? '');
  return (isIn || hasComeIn) && !isGoing ? { start: piece.start, end: verb.start + 1, to: '入' } : null;
};

/** Things that one asks for, of which いる is 要る. */
const THINGS =
  /^(?:傘|お?金|お金|袋|鍵|チケット|切符|パスポート|許可|予約|時間|理由|説明|言葉|勇気|覚悟|努力|準備|証拠|電池|水|お水|塩|砂糖|箸|お箸|スプーン|フォーク|服|靴|薬|助け|手伝い|レシート|領収書|印鑑|ハンコ|地図|充電器|メガネ|眼鏡|タオル|毛布|氷|ストロー|ミルク|シートベルト|ビザ|保険|資格|免許|経験|工夫|注意|根気|体力|お返し|お礼|プレゼント|写真|ペン|紙|手袋|マスク|帽子|コート|上着|着替え|お弁当|弁当|飲み物|何か)$/u;

/** Checks whether いる after a thing and its particle is 要る: 傘はいる. */
export function isNeeded(morphemes: readonly Morpheme[], index: number): boolean {
  const [noun, particle, verb, next] = [-2, -1, 0, 1].map((offset) => morphemes[index + offset]);
  return (
    verb?.surface === 'いる' &&
    verb.kind === '自立' &&
    particle?.part === '助詞' &&
    /^[はがも]$/.test(particle.surface) &&
    noun !== undefined &&
    THINGS.test(noun.surface) &&
    next?.part !== '名詞'
  );
}
