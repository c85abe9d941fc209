import type { AnalysedText } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { format, lookup, myLyrics as messages } from '@utarang/messages';
import { Pencil, Play, Rows3, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { TextKnown } from '../../../parts/known/known-buttons.js';
import { Difficulty } from '../../../parts/text/difficulty.js';
import { changeView, useView } from '../../../parts/text/view.js';
import { Button } from '../../../ui/button/button.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Message } from '../../../ui/message/message.js';
import { Switch, Switches } from '../../../ui/switch/switch.js';
import type { Held } from '../use-own-lyric.js';
import { flipTranslation, useTranslationShown } from '../view.js';
import { ToSong } from './late-tools.js';
import css from './lyric-head.module.css';
import { SavingLine } from './saving-line.js';

type LyricHeadProps = {
  held: Held;
  /** The text word by word; undefined while the server reads it. */
  answer: AnalysedText | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
  onRemove: () => void;
  onStudy: () => void;
  onPlay: () => void;
};

/** A text's name, how hard it is, and what can be done with it. */
export function LyricHead({ held, answer, heading, onEdit, onRemove, onStudy, onPlay }: LyricHeadProps) {
  const { title, artist, createdAt } = held.lyric;
  const [, month, day] = seoulDate(new Date(createdAt)).split('-').map(Number);
  const made = format(messages.written, { month: month ?? 0, day: day ?? 0 });
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
                <Message>{artist}</Message> ·{' '}
              </>
            )}
            {made}
          </p>
        </div>
        <IconButton label={messages.editTitle} onClick={onEdit}>
          <Pencil size={20} />
        </IconButton>
        <IconButton label={messages.remove} onClick={onRemove}>
          <Trash2 size={20} />
        </IconButton>
      </div>
      <ToSong lyric={held.lyric} />
      {answer && (
        <>
          <Difficulty text={answer} />
          <TextKnown words={answer.words} />
          <div className={css['tools']}>
            <ReadSwitches />
            <Button look="soft" onClick={onStudy}>
              <Rows3 size={16} />
              {messages.study}
            </Button>
            <Button look="soft" onClick={onPlay}>
              <Play size={16} />
              {messages.inTime}
            </Button>
          </div>
          <p className={css['tip']}>{lookup.tap}</p>
        </>
      )}
      <SavingLine saving={held.saving} onRetry={held.save} />
    </header>
  );
}

/** Switches for what is shown beside the words of the text. */
function ReadSwitches() {
  const view = useView();
  const translation = useTranslationShown();
  return (
    <Switches label={lookup.settings}>
      <Switch on={view.furigana} onFlip={() => changeView('furigana')}>
        {lookup.furigana}
      </Switch>
      <Switch on={view.pronunciation} onFlip={() => changeView('pronunciation')}>
        {lookup.pronunciation}
      </Switch>
      <Switch on={translation} onFlip={flipTranslation}>
        {messages.translation}
      </Switch>
    </Switches>
  );
}
