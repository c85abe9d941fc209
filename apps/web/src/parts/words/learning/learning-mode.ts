import { format, learn, word } from '@utarang/messages';

/** Off; meaning hidden; meaning, hiragana and pronunciation hidden (docs/product/lists.md#learning-mode). */
export const learningModes = [0, 1, 2] as const;
export type LearningMode = (typeof learningModes)[number];

/** The texts of a card that can be hidden. */
export type LearningField = 'japaneseWord' | 'hiragana' | 'koreanPronunciation' | 'meaningKo';

export const fieldName: Readonly<Record<LearningField, string>> = {
  japaneseWord: word['label.word'],
  hiragana: word['label.hiragana'],
  koreanPronunciation: word['label.pron'],
  meaningKo: word['label.meaning'],
};

const hiddenFrom: Readonly<Record<LearningField, LearningMode | null>> = {
  japaneseWord: null,
  hiragana: 2,
  koreanPronunciation: 2,
  meaningKo: 1,
};

export const isHiddenIn = (mode: LearningMode, field: LearningField): boolean => {
  const from = hiddenFrom[field];
  return from !== null && mode >= from;
};

/** The mode after another one: off, step 1, step 2, off. */
export const nextMode = (mode: LearningMode): LearningMode => learningModes[(mode + 1) % 3]!;

export const modeName: Readonly<Record<LearningMode, string>> = {
  0: learn.short0,
  1: learn.short1,
  2: learn.short2,
};

const fullName = [learn.off, learn.step1, learn.step2] as const;

/** The name of the button: what a press will do. */
export const nextModeText = (mode: LearningMode): string => {
  const next = nextMode(mode);
  return next === 0 ? learn.nextOff : format(learn.next, { next: modeName[next] });
};

/** The announcement of what a press has done. */
export const changedModeText = (mode: LearningMode): string =>
  mode === 0 ? learn.changedOff : format(learn.changed, { mode: fullName[mode] });
