import type { AnswerResult } from '@utarang/contract';
import { format, level as messages } from '@utarang/messages';
import { DONE_MS } from '../../../../ui/toast/times.js';
import { toast } from '../../../../ui/toast/toasts.js';
import { levelName } from '../../../level/level-name.js';

/** Says that a pass raised the level, where its answer came after the dialog was closed. */
export function toastLevelUp({ level, totalPoints, username }: AnswerResult, name: string): void {
  if (!level || totalPoints === undefined || username === undefined) return;
  toast({
    text: `${messages['up.title']} ${format(messages['up.body'], { name, level: levelName(level) })}`,
    durationMs: DONE_MS,
  });
}
