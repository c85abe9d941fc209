import type { AnalysedText } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { format, lookup, myLyrics as messages } from '@utarang/messages';
import { Pencil, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { TextKnown } from '../../../parts/known/known-buttons.js';
import { Difficulty } from '../../../parts/text/difficulty.js';
import { ViewMenu } from '../../../parts/text/view-menu.js';
import { ViewSwitches } from '../../../parts/text/view-switches.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Message } from '../../../ui/message/message.js';
import type { EditableLyric } from '../use-own-lyric.js';
import { OwnCourse, ToSong } from './lazy-tools.js';
import css from './lyric-head.module.css';
import { SavingLine } from './saving-line.js';

type LyricHeadProps = {
  editable: EditableLyric;
  /** The text word by word; undefined while the server analyses it. */
  answer: AnalysedText | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
  onRemove: () => void;
  /** True if a press led back to the text. */
  asked: boolean;
  onGo: (to: Record<string, string>) => void;
};

/** A text's name, its difficulty, and the actions on it. */
export function LyricHead({ editable, answer, heading, asked, onEdit, onRemove, onGo }: LyricHeadProps) {
  const { title, artist, createdAt } = editable.lyric;
  // A guest's text has no day.
  const [, month = 0, day = 0] = createdAt === '' ? [] : seoulDate(new Date(createdAt)).split('-').map(Number);
  return (
    <header className={css['head']}>
      <div className={css['line']}>
        <div className={css['names']}>
          <h1 ref={heading} tabIndex={-1}>
            <Message>{title}</Message>
          </h1>
          <p className={css['about']}>
            {artist && (
              <>
                <Message>{artist}</Message>
                {createdAt !== '' && ' · '}
              </>
            )}
            {createdAt !== '' && format(messages.written, { month, day })}
          </p>
        </div>
        <IconButton label={messages.editTitle} onClick={onEdit}>
          <Pencil size={20} />
        </IconButton>
        <IconButton label={messages.remove} onClick={onRemove}>
          <Trash2 size={20} />
        </IconButton>
      </div>
      <ToSong lyric={editable.lyric} />
      {answer && (
        <>
          <Difficulty text={answer} />
          <OwnCourse editable={editable} answer={answer} step={null} asked={asked} onGo={onGo} />
          <div className={css['tools']}>
            <TextKnown words={answer.words} />
            <ViewMenu>
              <ViewSwitches translations />
            </ViewMenu>
          </div>
          <p className={css['tip']}>{lookup.tap}</p>
        </>
      )}
      <SavingLine saving={editable.saving} onRetry={editable.save} />
    </header>
  );
}
