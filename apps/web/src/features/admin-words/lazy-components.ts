import { lazyOr } from '../../lib/lazy-part.js';
import { Unloaded } from '../../ui/toast/unloaded.js';
import { UnloadedDialog } from '../../ui/toast/unloaded-dialog.js';

const editRow = () => import('./components/edit-row.js');
const wordHistory = () => import('./components/word-history.js');

/** The row that a press opens for editing. Its code is loaded once the list has come, and not with the page. */
export const EditRow = lazyOr(async () => (await editRow()).EditRow, Unloaded);
export const WordHistory = lazyOr(async () => (await wordHistory()).WordHistory, UnloadedDialog);

/** Loads that code before a press. A failure is ignored here: the press tries again, and shows what fails. */
export const preloadLazyComponents = (): void => void Promise.all([editRow(), wordHistory()]).catch(() => {});
