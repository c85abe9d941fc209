import { palette } from '@utarang/messages';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import css from './shortcut-sheet.module.css';

/** Each shortcut with its keys (docs/product/pages.md#shortcuts). */
const shortcuts: readonly (readonly [readonly string[], string])[] = [
  [['Ctrl', 'K'], palette['key.palette']],
  [['/'], palette['key.search']],
  [['?'], palette['key.sheet']],
  [['Esc'], palette['key.escape']],
  [[palette.left, palette.right], palette['key.mode']],
  [['1', '–', '4'], palette['key.options']],
  [['Ctrl', 'Enter'], palette['key.lookup']],
  [['F6'], palette['key.toasts']],
];

/** Apple's keyboards have ⌘ where others have Ctrl. */
const ctrl = /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The list of all shortcuts. */
export const ShortcutSheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title={palette.shortcuts}
    onClose={onClose}
    actions={
      <Button variant="sec" data-autofocus="" onClick={onClose}>
        {palette.close}
      </Button>
    }
  >
    <dl className={css['keys']}>
      {shortcuts.map(([keys, does]) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key === 'Ctrl' ? ctrl : key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
