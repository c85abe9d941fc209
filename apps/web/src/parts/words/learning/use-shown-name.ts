import type { Word } from '@utarang/contract';
import { format, word as messages } from '@utarang/messages';
import { cardLines } from '../../card-lines.js';
import { useHiddenByHand } from './hidden-by-hand.js';
import { useLearning } from './learning-context.js';
import { fieldName, isHiddenIn } from './learning-mode.js';

/** The name of a word on buttons: the word itself, but not while it is hidden. */
export function useShownName(word: Word): string {
  const { page, mode } = useLearning();
  const { field, text } = cardLines(word).heading;
  const byHand = useHiddenByHand({ page, wordId: word.id, field });
  return byHand || isHiddenIn(mode, field) ? format(messages.hiddenField, { field: fieldName[field] }) : text;
}
