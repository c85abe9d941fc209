import type { Change } from '@utarang/contract';
import { adminHistory, admin as adminTexts, format } from '@utarang/messages';

const actionNames: Readonly<Record<string, string | undefined>> = adminHistory;

/** The name of an action, as the audit trail calls it. */
export const actionText = (action: string): string => actionNames[`action.${action}`] ?? action;

/** The author of a change; no admin is named once that account is gone. */
export function whoText({ actor, admin }: Pick<Change, 'actor' | 'admin'>): string {
  if (actor === 'operator') return adminHistory.operator;
  return admin === null ? adminTexts['history.gone'] : format(adminTexts['history.by'], { admin });
}
