import { tidy } from '@utarang/contract';
import { isKana, toHangul } from '@utarang/domain/language';
import { admin } from '@utarang/messages';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button/button.js';
import css from './reading-preview.module.css';

type PreviewProps = {
  reading: string;
  pronunciation: string;
  onUse: (pronunciation: string) => void;
  /** In a row there is no room for where it comes from. */
  hint?: boolean;
};

/**
 * "The rule's pronunciation is shown while the hiragana is typed, with a warning when the typed one differs"
 * (docs/product/admin.md#add-a-word).
 */
export function ReadingPreview({ reading, pronunciation, onUse, hint = false }: PreviewProps) {
  const kana = tidy(reading);
  const made = isKana(kana) ? toHangul(kana) : '';
  const typed = tidy(pronunciation);
  const isOther = made !== '' && typed !== '' && typed !== made;
  return (
    <div className={css['preview']}>
      {made && (
        <p className={css['made']}>
          <span>{admin['add.preview']}</span> <b>{made}</b>
          {typed !== made && (
            <Button look="soft" onClick={() => onUse(made)}>
              {admin['add.usePreview']}
            </Button>
          )}
        </p>
      )}
      {hint && <p className={css['hint']}>{admin['add.previewHint']}</p>}
      <p role="status" className={css['warning']}>
        {isOther && (
          <>
            <CircleAlert size={16} />
            {admin['add.previewDiffers']}
          </>
        )}
      </p>
    </div>
  );
}
