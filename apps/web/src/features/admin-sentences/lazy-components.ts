import { lazyOr } from '../../lib/lazy-part.js';
import { Unloaded } from '../../ui/toast/unloaded.js';
import { UnloadedDialog } from '../../ui/toast/unloaded-dialog.js';

const form = () => import('./components/sentence-form.js');
const history = () => import('./components/sentence-history.js');

/** The form that a press opens. Its code is loaded after the list, not with the page. */
export const SentenceForm = lazyOr(async () => (await form()).SentenceForm, Unloaded);
export const SentenceHistoryDialog = lazyOr(async () => (await history()).SentenceHistoryDialog, UnloadedDialog);

/** Preloads that code. A failure is ignored here: the press tries again, and shows it. */
export const preloadLazyComponents = (): void => void Promise.all([form(), history()]).catch(() => {});
