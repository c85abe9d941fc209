import { common, myLyrics as messages } from '@utarang/messages';
import { Check, CircleX, LoaderCircle } from 'lucide-react';
import { errorText } from '../../../lib/http.js';
import { Button } from '../../../ui/button/button.js';
import { Strip } from '../../../ui/notice/strip.js';
import type { SaveState } from '../use-own-lyric.js';
import css from './saving-line.module.css';

/** A line that says whether changes are saved; after a failure it has the reason, with a button that tries again. */
export const SavingLine = ({ saving, onRetry }: { saving: SaveState; onRetry: () => void }) => (
  <div className={css['saving']} role="status">
    {saving.is === 'saving' && (
      <p className={css['line']}>
        <LoaderCircle size={16} />
        {messages.saving}
      </p>
    )}
    {saving.is === 'saved' && (
      <p className={css['line']}>
        <Check size={16} />
        {messages.saved}
      </p>
    )}
    {saving.is === 'failed' && (
      <Strip
        variant="bad"
        icon={CircleX}
        action={
          <Button variant="txt" onClick={onRetry}>
            {common.retry}
          </Button>
        }
      >
        {messages.saveFail} {errorText(saving.error)}
      </Strip>
    )}
  </div>
);
