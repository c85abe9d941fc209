/**
 * Kana in brackets that are a remark beside a word and not its reading: particles, endings, additions of speech. Each
 * may be a reading of some kanji, too (野の, 手て): then the dictionary decides.
 */
const WORDS =
  'も|の|が|を|に|へ|と|で|は|や|か|ね|よ|な|さ|ぞ|わ|から|まで|より|など|だけ|のみ|しか|くらい|ぐらい|ほど|とか|って|には|では|とは|でも|にも|たち|ら|さん|くん|ちゃん|さま|' +
  'だ|だよ|だね|だな|だぞ|です|ですか|ですね|ますね|ます|かな|かも|かしら|らしい|みたい|よね|だった|でした|じゃない|ない|なし|あり|すぎる|すぎ|' +
  'たぶん|おそらく|ほんと|ほんとに|やっぱり|もちろん|つまり|とくに|ちなみに|たとえば|または|もしくは|など|ほか|いか|いじょう|みまん|' +
  'さび|らっぷ|せりふ|こーらす|はもり|りぴーと|くりかえし|なう|わら|なぞ|うそ|え|あ|お|おい|はい|いや|うん';
const REMARK = new RegExp(`^(?:${WORDS})$`, 'u');

/** Checks whether kana, in hiragana, are a remark rather than a reading. */
export const isRemark = (kana: string): boolean => REMARK.test(kana);
