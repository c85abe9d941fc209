import { unitReadings } from '@utarang/domain/accent';
import type { WordEntry } from '../words/entry.js';

export const isVerb = ({ partsOfSpeech }: WordEntry): boolean => partsOfSpeech.some((part) => part.startsWith('verb-'));

/**
 * Checks whether a phrase has the object or the subject of its verb in it: 目を覚ます, 目が覚める. Nobody asks whether
 * such a phrase takes an object; of 気になる and 手に入れる, whose noun is neither, one does.
 */
export const hasItsNoun = ({ reading, koreanPronunciation }: WordEntry): boolean =>
  unitReadings(reading, koreanPronunciation)
    .slice(0, -1)
    .some((unit) => /[をが]$/.test(unit));
