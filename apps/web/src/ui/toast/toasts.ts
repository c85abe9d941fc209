import { announce } from '../../lib/announce.js';
import { isDialogOpen } from '../../lib/keyboard.js';
import { createStore } from '../../lib/store.js';

const TOASTS_MAX = 3; // docs/product/messages.md#toasts

export type ToastRequest = {
  text: string;
  kind?: 'done' | 'problem';
  action?: { label: string; run: () => void };
  /** Milliseconds on the screen, not counting those under the pointer or the focus; null stays until it is closed. */
  durationMs: number | null;
};
export type Toast = ToastRequest & { id: number };

export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/** Takes one out where there are too many: the oldest that would leave by itself; else the oldest of all. */
function withoutOneTooMany(list: readonly Toast[]): readonly Toast[] {
  if (list.length <= TOASTS_MAX) return list;
  const leaving = list.slice(0, -1).find((toast) => toast.durationMs !== null) ?? list[0];
  return list.filter((toast) => toast !== leaving);
}

/**
 * Shows a result that could otherwise be seen only elsewhere. What must be read is a dialog; a failed list says so
 * itself.
 */
export function toast(wish: ToastRequest): number {
  const id = ++lastId;
  // The same sentence once more takes the place of the first: presses on one control do not pile up.
  const others = toasts.get().filter(({ text, action }) => action || text !== wish.text);
  toasts.set(withoutOneTooMany([...others, { ...wish, id }]));
  // Behind a modal dialog the stack is inert and silent.
  if (isDialogOpen()) announce(wish.text);
  return id;
}

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
