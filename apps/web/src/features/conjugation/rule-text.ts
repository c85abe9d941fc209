import type { DrillForm, FormChange } from '@utarang/domain/conjugation';
import { format, conjugation as messages } from '@utarang/messages';

/** The tip for each row of vowels that a form of the first group uses. */
const TIPS: Partial<Record<DrillForm, string>> = {
  te: messages['tip.te'],
  past: messages['tip.past'],
  conditional: messages['tip.conditional'],
  negative: messages['tip.a'],
  passive: messages['tip.a'],
  causative: messages['tip.a'],
  without: messages['tip.a'],
  'causative-passive': messages['tip.causative-passive'],
  polite: messages['tip.i'],
  desire: messages['tip.i'],
  potential: messages['tip.e'],
  provisional: messages['tip.e'],
  imperative: messages['tip.e'],
  volitional: messages['tip.o'],
};

function patternOf({ group, isIrregular, from }: FormChange): string {
  if (isIrregular && group === 'irregular') return messages['rule.whole'];
  if (isIrregular) return messages[group === 'u' ? 'rule.iku' : 'rule.ii'];
  return messages[from === '' ? 'rule.behind' : 'rule.end'];
}

/** The rule of a form in sentences: how this word changes, and for the first group how all its words change. */
export function ruleTexts(change: FormChange, form: DrillForm): string[] {
  const own = format(patternOf(change), { from: change.from, to: change.to });
  const tip = change.group === 'u' && !change.isIrregular ? TIPS[form] : undefined;
  return tip ? [own, tip] : [own];
}
