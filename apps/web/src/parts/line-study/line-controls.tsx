import { song as messages, plus } from '@utarang/messages';
import { ChevronLeft, ChevronRight, Repeat, Volume2 } from 'lucide-react';
import { Button } from '../../ui/button/button.js';
import { disabledWithReason } from '../../ui/button/disabled-with-reason.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import css from './line-study.module.css';
import type { useHearing } from './use-hearing.js';

type LineControlsProps = {
  first: boolean;
  last: boolean;
  hearing: ReturnType<typeof useHearing>;
  /** The text of the line for the voice. */
  text: string;
  onPrevious: () => void;
  onNext: () => void;
};

/**
 * The buttons for the next and the previous line and for the line's sound, in a row at the lower edge, in reach of the
 * thumb.
 */
export const LineControls = ({ first, last, hearing, text, onPrevious, onNext }: LineControlsProps) => (
  <>
    <div className={css['controls']} data-controls="" data-over="actions">
      <Button variant="sec" className={css['step']} {...disabledWithReason(first && messages.lineFirst, onPrevious)}>
        <ChevronLeft size={18} />
        {messages.linePrev}
      </Button>
      {hearing && (
        <>
          <IconButton label={messages.lineListen} className={css['sound']} onClick={() => hearing.say(text)}>
            <Volume2 size={22} />
          </IconButton>
          <IconButton
            label={messages.lineLoop}
            className={css['sound']}
            aria-pressed={hearing.loops}
            onClick={() => hearing.flipLoop(text)}
          >
            <Repeat size={20} />
          </IconButton>
        </>
      )}
      <Button className={css['step']} onClick={onNext}>
        {last ? messages.lineLast : messages.lineNext}
        <ChevronRight size={18} />
      </Button>
    </div>
    <p className={css['hint']}>
      {messages.lineKeys}
      {!hearing && <> · {plus.ttsNone}</>}
    </p>
  </>
);
