import { lettersOf, strokesOf, syllableOf } from './jamo.js';
import type { NfcText } from './normalise.js';

/**
 * All possible readings of a text whose last syllable is still being typed, the most likely first; the text itself is
 * among them. While 타베루 is typed it is 타벨 for a moment: a final may be the onset of the next syllable (타베ㄹ), and so may
 * the second half of a cluster (칹 on the way to 칸지 is 칸ㅈ). 오 may become 와, which begins with a w.
 */
export function unfinishedReadings(text: NfcText): string[] {
  const before = text.slice(0, -1);
  const [onset = '', vowel = '', final = ''] = lettersOf(text.slice(-1));
  if (final) {
    const strokes = strokesOf(final);
    return [before + syllableOf(onset, vowel, strokes.slice(0, -1)) + strokes.slice(-1), text];
  }
  if (onset === 'ㅇ' && vowel === 'ㅗ') return [text, `${before}w`];
  return [text];
}
