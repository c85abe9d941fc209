import { useEffect, useEffectEvent } from 'react';
import { onDevice } from './storage.js';
import { createStore } from './store.js';

/**
 * Checks whether the key belongs to the input method (WCAG technique SCR41). Safari sends the Enter that ends a
 * composition after `compositionend`, with the old key code of such keys, 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

const hasCommandKey = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

export const hasModifier = (event: KeyboardEvent): boolean => hasCommandKey(event) || event.shiftKey;

const TEXT_FIELDS = 'textarea, select, [contenteditable=""], [contenteditable="true"]';
const NO_TEXT = ['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'color', 'file', 'image'];

/** Checks whether keys pressed in an element write text. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target instanceof Element && target.matches(TEXT_FIELDS);
}

export const isDialogOpen = (): boolean => document.querySelector('dialog:modal') !== null;

const STORED = 'single-key-shortcuts';

/** True if shortcuts of one character work (WCAG 2.1.4: speech input and shaky hands need them off). */
export const shortcutsEnabled = createStore(onDevice.read(STORED) !== 'off', true);

export function enableShortcuts(enabled: boolean): void {
  shortcutsEnabled.set(enabled);
  onDevice.write(STORED, enabled ? 'on' : 'off');
}

/**
 * Calls a handler on a key pressed outside text fields and dialogs, without modifiers, and not while composing. The
 * user can turn off shortcuts of one character; named keys (`ArrowLeft`) always work. A key that another handler has
 * used (`preventDefault`) is left alone.
 */
export function useShortcut(key: string, run: (event: KeyboardEvent) => void): void {
  const used = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || isComposing(event)) return;
      // Shift is part of how a character is typed (`?`).
      if (key.length === 1 ? hasCommandKey(event) : hasModifier(event)) return;
      if (isTextField(event.target) || isDialogOpen()) return;
      if (key.length === 1 && !shortcutsEnabled.get()) return;
      used(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [key]);
}
