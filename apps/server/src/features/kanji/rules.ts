import { bridgeTo } from '@utarang/domain/language';
import { kanji as messages } from '@utarang/messages';

/** The step from a Korean sound to an on reading, and the sentence that explains it. */
export function stepTo(on: string, eum: readonly string[]): { from: string | null; rule: string | null } {
  const step = bridgeTo(on, eum);
  return step ? { from: step.eum, rule: messages[`rule.${step.rule}`] } : { from: null, rule: null };
}
