import { unitReadings } from '@utarang/domain/accent';
import type { WordEntry } from '../words/entry.js';

export const isVerb = ({ partsOfSpeech }: WordEntry): boolean => partsOfSpeech.some((part) => part.startsWith('verb-'));

/**
 * Checks whether a phrase contains the object or the subject of its verb: 目を覚ます, 目が覚める. Whether such a phrase takes an
 * object is no question; it is one for 気になる and 手に入れる, whose noun is neither.
 */
export const hasItsNoun = ({ reading, koreanPronunciation }: WordEntry): boolean =>
  unitReadings(reading, koreanPronunciation)
    .slice(0, -1)
    .some((unit) => /[をが]$/.test(unit));
