import { tabChannel } from '../../lib/tab-channel.js';

/** A change of a word in another tab, or the key of another answer that has changed: favourites, known words. */
export type StudyChange =
  | { again: readonly unknown[] }
  | { wordId: number; became: 'saved' | 'unsaved' | 'completed' }
  /** `until`: milliseconds by the clock of this device, which the other tabs share. */
  | { wordId: number; became: 'cooling'; until: number };

/** The channel to the other tabs. A tab that misses a message learns of the change when it next asks the server. */
export const { post: postStudyChange, listen: onStudyChange } = tabChannel<StudyChange>('tabs:study');
