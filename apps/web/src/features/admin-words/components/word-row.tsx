import type { AdminWord } from '@utarang/contract';
import { admin, common, format, wordNames } from '@utarang/messages';
import { Check, History } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { Button } from '../../../ui/button/button.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Tag } from '../../../ui/tag/tag.js';
import { type WordEdit, wordEdits } from '../drafts.js';
import { EditRow } from '../lazy-components.js';
import css from './word-table.module.css';

type RowProps = {
  word: AdminWord;
  edit: WordEdit | undefined;
  username: string;
  onHistory: (word: AdminWord) => void;
};

/** A word, shown and, after a press, edited. An error in one row does not affect the others. */
export function WordRow({ word, edit, username, onHistory }: RowProps) {
  const [saved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(edit !== undefined);
  // The boxes replaced the pressed button: once they close, the button gets the focus again.
  useEffect(() => {
    if (wasEdited.current && !edit) opener.current?.focus();
    wasEdited.current = edit !== undefined;
  }, [edit]);

  if (edit) {
    const done = () => {
      setSaved(true);
      announce(admin['list.editDone']);
    };
    return (
      <Suspense>
        <EditRow edit={edit} username={username} onSaved={done} />
      </Suspense>
    );
  }
  return (
    <tr data-word={word.id}>
      <td data-label={wordNames.koreanPronunciation}>{word.koreanPronunciation}</td>
      <td data-label={wordNames.hiragana}>
        <span lang="ja">{word.hiragana}</span>
      </td>
      <td data-label={wordNames.japaneseWord}>
        <span>
          <b lang="ja">{word.japaneseWord}</b> {word.level && <span className={css['level']}>{word.level}</span>}
        </span>
      </td>
      <td data-label={wordNames.meaningKo}>{word.meaningKo}</td>
      <td className={css['actions']}>
        {saved && (
          <span className={css['saved']}>
            <Check size={16} />
            {admin['list.editDone']}
          </span>
        )}
        {word.reports > 0 && <Tag variant="cool">{format(admin['list.reports'], { n: word.reports })}</Tag>}
        <IconButton label={format(admin['list.history'], { word: word.japaneseWord })} onClick={() => onHistory(word)}>
          <History size={18} />
        </IconButton>
        <Button
          ref={opener}
          variant="sec"
          aria-label={format(admin['list.edit'], { word: word.japaneseWord })}
          onClick={() => {
            setSaved(false);
            wordEdits.begin(username, word);
          }}
        >
          {common.edit}
        </Button>
      </td>
    </tr>
  );
}
