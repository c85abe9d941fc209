/**
 * Typical mistakes in the readings of numbers before counters, whose sound changes (促音, 連濁): the wrong spelling, and
 * the right reading. 十[じゅう]分 is no mistake where it means enough.
 */
const SLIPS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/一\[いち\] ?(?:週間|歳|才|回|個|匹|足|冊|階|着|席|軒|点|本\[ほん\])/, '一[いっ]'],
  [/八\[はち\] ?(?:歳|才|回|個|冊|階|軒)/, '八[はっ]'],
  [/十\[じゅう\] ?(?:週間|歳|才|回|個|冊|キロ|センチ|パーセント|ページ|軒|点|分\[ふん\])/, '十[じゅっ]'],
  [
    /三\[さん\] ?(?:階\[かい\]|千\[せん\]|百\[ひゃく\]|分\[ふん\]|本\[ほん\]|匹\[ひき\]|杯\[はい\])/,
    '三[さん] with が, ぜ, びゃ, ぷ, ぼ, び, ば',
  ],
  [
    /何\[なん\] ?(?:百\[ひゃく\]|千\[せん\]|分\[ふん\]|本\[ほん\]|匹\[ひき\]|杯\[はい\])/,
    '何[なん] with びゃ, ぜ, ぷ, ぼ, び, ば',
  ],
];

/** The slips in a sentence with its readings in brackets: the text, and its right reading. */
export const counterSlips = (text: string): readonly { readonly piece: string; readonly right: string }[] =>
  SLIPS.flatMap(([wrong, right]) => {
    const piece = wrong.exec(text)?.[0];
    return piece === undefined ? [] : [{ piece, right }];
  });
