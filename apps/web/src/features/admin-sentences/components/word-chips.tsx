import type { Word } from '@utarang/contract';
import { format, adminSentences as texts } from '@utarang/messages';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import css from './sentence-form.module.css';

type ChipsProps = {
  words: readonly Word[];
  onRemove: (id: number) => void;
  /** Further content beside a word. */
  more?: (word: Word) => ReactNode;
};

/** The chosen words, each with a button that removes it. */
export const WordChips = ({ words, onRemove, more }: ChipsProps) => (
  <ul className={css['chips']}>
    {words.map((word) => (
      <li key={word.id} className={css['chip']}>
        <b lang="ja">{word.japaneseWord}</b> <span>{word.meaningKo}</span> {more?.(word)}
        <IconButton label={format(texts.remove, { word: word.japaneseWord })} onClick={() => onRemove(word.id)}>
          <X size={16} />
        </IconButton>
      </li>
    ))}
  </ul>
);
