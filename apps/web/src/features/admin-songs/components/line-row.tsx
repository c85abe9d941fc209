import { furiganaOf, piecesOf } from '@utarang/domain/sentences';
import { derivePronunciation, lineText, textFaults } from '@utarang/domain/songs';
import { format, lineFaultMessage, adminSongs as messages } from '@utarang/messages';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button/button.js';
import { disabledWithReason } from '../../../ui/button/disabled-with-reason.js';
import { TextField } from '../../../ui/form/text-field.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Furigana } from '../../../ui/ja/furigana.js';
import type { LineDraft } from '../song-draft.js';
import css from './lines.module.css';

export type LineActions = {
  onType: (over: Partial<LineDraft>) => void;
  onMove: (by: -1 | 1, act: string) => void;
  onRemove: () => void;
  onInsert: () => void;
};

type RowProps = LineActions & {
  line: LineDraft;
  /** Counted from 1. */
  n: number;
  count: number;
  /** The errors by the names of its fields. */
  errors: Readonly<Record<string, string>>;
};

/** The boxes of a line in its three forms, and a preview of its furigana. */
export function LineRow({ line, n, count, errors, onType, onMove, onRemove, onInsert }: RowProps) {
  const text = lineText(line.text.trim());
  const byRule = derivePronunciation(text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1, 'text');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the boxes and buttons in it
    <div className={css['line']} data-line={line.key} onKeyDown={onKeyDown}>
      <div className={css['head']}>
        <h3>{format(messages.line, { n })}</h3>
        <div className={css['tools']}>
          <Button
            variant={line.begins || n === 1 ? 'soft' : 'sec'}
            aria-label={format(messages.split, { n })}
            aria-pressed={line.begins || n === 1}
            {...disabledWithReason(n === 1 && messages.splitFirst, () => onType({ begins: !line.begins }))}
          >
            {messages.splitShort}
          </Button>
          <IconButton
            data-act="up"
            label={format(messages.up, { n })}
            {...disabledWithReason(n === 1 && messages.firstLine, () => onMove(-1, 'up'))}
          >
            <ArrowUp size={18} />
          </IconButton>
          <IconButton
            data-act="down"
            label={format(messages.down, { n })}
            {...disabledWithReason(n === count && messages.lastLine, () => onMove(1, 'down'))}
          >
            <ArrowDown size={18} />
          </IconButton>
          <IconButton label={format(messages.insert, { n })} onClick={onInsert}>
            <Plus size={18} />
          </IconButton>
          <IconButton label={format(messages.remove, { n })} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </div>
      </div>
      <Preview text={text} />
      <div className={css['boxes']}>
        <TextField
          small
          data-act="text"
          label={messages.lineJapanese}
          lang="ja"
          autoCapitalize="none"
          value={line.text}
          error={errors['text'] ?? errors['stanza']}
          onChange={(event) => onType({ text: event.target.value })}
        />
        <TextField
          small
          label={messages.linePronunciation}
          hint={line.pronunciation === '' && byRule ? format(messages.byRule, { said: byRule }) : undefined}
          value={line.pronunciation}
          error={errors['pronunciation']}
          onChange={(event) => onType({ pronunciation: event.target.value })}
        />
        <TextField
          small
          label={messages.lineMeaning}
          value={line.meaningKo}
          error={errors['meaningKo']}
          onChange={(event) => onType({ meaningKo: event.target.value })}
        />
        <TextField
          small
          label={messages.lineTime}
          hint={messages.lineTimeHint}
          inputMode="decimal"
          value={line.time}
          error={errors['startMs']}
          onChange={(event) => onType({ time: event.target.value })}
        />
      </div>
    </div>
  );
}

/** The line with its furigana, or the fault of its readings. */
function Preview({ text }: { text: string }) {
  if (text === '') return null;
  const pieces = piecesOf(text);
  const [fault] = textFaults(text);
  return (
    <div className={css['preview']}>
      {pieces && (
        <p lang="ja">
          <Furigana parts={furiganaOf(pieces)} />
        </p>
      )}
      {fault && <p className={css['fault']}>{lineFaultMessage({ field: 'text', ...fault })}</p>}
    </div>
  );
}
