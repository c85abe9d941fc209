import { asStored, isKana, toHangul } from '@utarang/domain/language';
import { admin } from '@utarang/messages';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button/button.js';
import css from './reading-preview.module.css';

type PreviewProps = {
  reading: string;
  pronunciation: string;
  onUse: (pronunciation: string) => void;
  /** True if it explains where the pronunciation comes from; a row of the table has no room for that. */
  hint?: boolean;
};

/**
 * "The rule's pronunciation is shown while the hiragana is typed, with a warning when the typed one differs"
 * (docs/product/admin.md#add-a-word).
 */
export function ReadingPreview({ reading, pronunciation, onUse, hint = false }: PreviewProps) {
  const kana = asStored(reading);
  const byRule = isKana(kana) ? toHangul(kana) : '';
  const typed = asStored(pronunciation);
  const differs = byRule !== '' && typed !== '' && typed !== byRule;
  return (
    <div className={css['preview']}>
      {byRule && (
        <p className={css['made']}>
          <span>{admin['add.preview']}</span> <b>{byRule}</b>
          {typed !== byRule && (
            <Button variant="soft" onClick={() => onUse(byRule)}>
              {admin['add.usePreview']}
            </Button>
          )}
        </p>
      )}
      {hint && <p className={css['hint']}>{admin['add.previewHint']}</p>}
      <p role="status" className={css['warning']}>
        {differs && (
          <>
            <CircleAlert size={16} />
            {admin['add.previewDiffers']}
          </>
        )}
      </p>
    </div>
  );
}
