import type { Morpheme } from './morpheme.js';

const AFTER_MINUTES = /^(?:後|前|間|以内|以上|以下|未満|遅れ|おき|ごと|毎|ほど|くらい|ぐらい|経|たっ|たつ|待)/u;

/** Checks whether 十分 means ten minutes, and not enough: 十分後. */
export const isTenMinutes = ({ surface }: Morpheme, next: Morpheme | undefined): boolean =>
  surface === '十分' && next !== undefined && AFTER_MINUTES.test(next.surface);

/** The two words that 十分 is before what follows a time. */
export const tenMinutes = (morpheme: Morpheme): Morpheme[] => {
  const middle = morpheme.start + 1;
  const [ten, minutes] = [
    { surface: '十', reading: 'ジュウ' },
    { surface: '分', reading: 'フン' },
  ] as const;
  const as = (part: { surface: string; reading: string }, kind: string, detail: string) => ({
    ...morpheme,
    ...part,
    lemma: part.surface,
    sound: part.reading,
    part: '名詞',
    kind,
    detail,
  });
  return [
    { ...as(ten, '数', '*'), end: middle },
    { ...as(minutes, '接尾', '助数詞'), start: middle },
  ];
};
