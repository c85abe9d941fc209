import { palette } from '@utarang/messages';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isComposing, isDialogOpen, useShortcut } from '../../lib/keyboard.js';
import { toast } from '../../ui/toast/toasts.js';
import type { NavViewer } from '../nav/nav-viewer.js';

type Overlay = ComponentType<{ viewer: NavViewer; onClose: () => void }>;

const loadPalette = async (): Promise<Overlay> => (await import('./palette.js')).Palette;
const loadSheet = async (): Promise<Overlay> => (await import('./shortcut-sheet.js')).ShortcutSheet;

/** Opens the command palette on Ctrl K or ⌘ K, and the list of shortcuts on `?` (docs/product/pages.md#shortcuts). */
export function PaletteKeys({ viewer }: { viewer: NavViewer }) {
  const [open, setOpen] = useState<{ Overlay: Overlay; isPalette: boolean } | null>(null);
  const close = () => setOpen(null);

  const show = async (load: () => Promise<Overlay>) => {
    try {
      const Overlay = await load();
      if (!isDialogOpen()) setOpen({ Overlay, isPalette: load === loadPalette });
    } catch {
      toast({ kind: 'problem', text: palette.fails, durationMs: null });
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPaletteKey = event.code === 'KeyK' || event.key.toLowerCase() === 'k';
    if (!isPaletteKey || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
    if (isComposing(event) || event.defaultPrevented) return;
    if (open?.isPalette) {
      event.preventDefault();
      close();
    } else if (!isDialogOpen()) {
      event.preventDefault();
      void show(loadPalette);
    }
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useShortcut('?', (event) => {
    event.preventDefault();
    void show(loadSheet);
  });
  return open && <open.Overlay viewer={viewer} onClose={close} />;
}
