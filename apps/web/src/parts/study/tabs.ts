import { tabChannel } from '../../lib/tab-channel.js';

/** A change of a word in another tab, or the key of an answer that is another now: favourites, known words. */
export type StudyChange =
  | { again: readonly unknown[] }
  | { wordId: number; became: 'saved' | 'unsaved' | 'completed' }
  /** `until`: milliseconds by the clock of this device, which is that of the other tabs too. */
  | { wordId: number; became: 'cooling'; until: number };

/** A tab that does not hear of a change learns of it when it next asks the server. */
export const { post: postStudyChange, listen: onStudyChange } = tabChannel<StudyChange>('tabs:study');
