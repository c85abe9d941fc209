import { toast } from '../../ui/toast/toasts.js';

const TOLD_MS = 5000;
const UNDO_MS = 8000; // docs/product/messages.md#which-component-says-it

/** Says what became of a press. */
export const tell = (text: string): void => void toast({ text, lasts: TOLD_MS });

/** The same with a button that takes it back. */
export const tellWith = (text: string, label: string, run: () => void): void =>
  void toast({ text, action: { label, run }, lasts: UNDO_MS });
