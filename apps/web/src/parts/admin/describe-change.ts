import type { Change } from '@utarang/contract';
import { adminHistory, admin as adminTexts, format } from '@utarang/messages';

const actionNames: Readonly<Record<string, string | undefined>> = adminHistory;

/** The name of an action in the audit trail. */
export const actionText = (action: string): string => actionNames[`action.${action}`] ?? action;

/** The author of a change; an admin whose account is deleted has no name. */
export function whoText({ actor, admin }: Pick<Change, 'actor' | 'admin'>): string {
  if (actor === 'operator') return adminHistory.operator;
  return admin === null ? adminTexts['history.gone'] : format(adminTexts['history.by'], { admin });
}
