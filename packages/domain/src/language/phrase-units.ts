import { KANJI, KATAKANA } from './script.js';

/**
 * "Where a phrase does not fit in one line it breaks between its words" (docs/product/lists.md#word-card). Japanese is
 * written without spaces, and a browser breaks it anywhere; this finds the places where a word certainly begins.
 * Uncertain places are left out: 忘れ物 and 受け入れ are one word.
 */

/** A particle, followed by a word in another script. */
const AFTER_PARTICLE = new RegExp(String.raw`(?<=[をはがにへでともの])(?=[${KANJI}${KATAKANA}\d])`, 'u');
/** The place after を, where a unit ends, since を is only used as a particle. */
const AFTER_OBJECT = /(?<=を)/u;
/** Set words at the beginning or end of phrases. */
const SET_UNITS =
  /(?=ございま|ください|下さい|お願い|おねがい|ありがと|ありませ|おめでと|すみませ|ごめん|いただ|いたし|です(?:か|$)|でした)/u;

const BREAKS = new RegExp([AFTER_PARTICLE, AFTER_OBJECT, SET_UNITS].map(({ source }) => source).join('|'), 'u');

/** The parts of a written form or a reading that are not broken across lines. */
export const phraseUnits = (text: string): string[] => text.split(BREAKS);
