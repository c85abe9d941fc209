import type { Morpheme } from './morpheme.js';

/** The rest of a clause. */
export const clauseOf = (after: readonly Morpheme[]): readonly Morpheme[] => {
  const stop = after.findIndex(({ kind }) => kind === '句点');
  return stop < 0 ? after : after.slice(0, stop);
};

const TELLS =
  /^(?:言う|いう|聞く|きく|話す|思う|書く|知る|伝える|教える|答える|叫ぶ|信じる|読む|噂|聞こえる|報告|言える|認める|受け入れる|納得|気づく|覚える|謝る|自慢|喜ぶ|連絡|電話|メール)$/;
const saysAt = (clause: readonly Morpheme[]): number => clause.findIndex(({ lemma }) => TELLS.test(lemma));
const isDenied = (pieces: readonly Morpheme[]): boolean =>
  pieces.some(({ surface, part }) => part === '助動詞' && /^(?:ない|なかっ|なく|ん|ず|ぬ|ねえ)$/.test(surface));
/** Checks whether a clause says who told it: 聞いた and 言ってた, but not 聞いてくれない. */
export const reportsSpeech = (clause: readonly Morpheme[]): boolean => {
  const says = saysAt(clause);
  return says >= 0 && !isDenied(clause.slice(says + 1, says + 4));
};

/**
 * Checks whether what follows たって weighs or denies it: もう遅い, 始まらない, 誰も聞かない, また立ち上がる. All else tells that
 * it was said, whatever the verb and the noun: 見たって人がいる, 合格したって喜んでた.
 */
export function isConceded(after: readonly Morpheme[]): boolean {
  const clause = clauseOf(after);
  const [first, second] = clause;
  if (!first || /^(?:助詞|助動詞|記号)$/.test(first.part) || TOLD.test(first.surface)) return false;
  const isNobody = /^(?:誰|だれ|何|なに|どこ)$/.test(first.surface) && second?.surface === 'も';
  if (isNobody) return isDenied(clause);
  if (saysAt(clause) >= 0) return false;
  if (WEIGHS.test(first.lemma) || (first.surface === 'もう' && /^(?:遅い|おそい)$/.test(second?.lemma ?? '')))
    return true;
  if (first.surface === '何' && second?.surface === '度') return true;
  return clause.some(({ part }) => part === '動詞') && isDenied(clause.slice(-3));
}
const TOLD =
  /^(?:本当|ほんと|ほんとう|マジ|まじ|噂|うわさ|話|連絡|知らせ|ニュース|こと|の|ん|いう|言う|わけ|感じ|人|奴|やつ|友達|メール|電話|手紙|返事|証拠)$/;
const WEIGHS =
  /^(?:また|まだ|無駄|むだ|ムダ|仕方|しかた|仕方ない|しょうが|しょうがない|平気|いい|良い|同じ|構う|かまう|どうせ)$/;
