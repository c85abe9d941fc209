import { announce } from '../../lib/announce.js';
import { isDialogOpen } from '../../lib/keyboard.js';
import { createStore } from '../../lib/store.js';

const TOASTS_MAX = 3; // docs/product/messages.md#toasts

export type ToastRequest = {
  text: string;
  kind?: 'done' | 'problem';
  action?: { label: string; run: () => void };
  /** The time on the screen, which stops under the pointer and the focus; null for a toast that stays until closed. */
  durationMs: number | null;
};
export type Toast = ToastRequest & { id: number };

export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Removes one toast where there are too many: the oldest with a duration, else the oldest of all. */
function dropExcess(list: readonly Toast[]): readonly Toast[] {
  if (list.length <= TOASTS_MAX) return list;
  const dropped = list.slice(0, -1).find((toast) => toast.durationMs !== null) ?? list[0];
  return list.filter((toast) => toast !== dropped);
}

/**
 * Shows a toast, for a result that the page in view does not show. What must be read is a dialog; a list that failed
 * shows its error in its place.
 */
export function toast(request: ToastRequest): number {
  const id = ++lastId;
  // A repeated sentence replaces its earlier toast: presses on one control do not pile up.
  const others = toasts.get().filter(({ text, action }) => action || text !== request.text);
  toasts.set(dropExcess([...others, { ...request, id }]));
  // Behind a modal dialog the stack is inert and silent.
  if (isDialogOpen()) announce(request.text);
  return id;
}

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
