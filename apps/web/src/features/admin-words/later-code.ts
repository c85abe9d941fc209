import { lazy } from 'react';

const editRow = () => import('./components/edit-row.js');
const historyDialog = () => import('./components/history-dialog.js');

/** What a press opens: its code comes once the list is there, and not with the page. */
export const EditRow = lazy(async () => ({ default: (await editRow()).EditRow }));
export const HistoryDialog = lazy(async () => ({ default: (await historyDialog()).HistoryDialog }));

/** Loads it ahead of the press. A failure is met again, and shown, when it is drawn. */
export const preloadLaterCode = (): void => void Promise.all([editRow(), historyDialog()]).catch(() => {});
