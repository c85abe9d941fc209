import { useQuery } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { asSearched } from '@utarang/domain/language';
import { format, adminSentences as texts } from '@utarang/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { wordChoicesQuery } from '../../../parts/words/queries.js';
import { Button } from '../../../ui/button/button.js';
import { TextField } from '../../../ui/form/text-field.js';
import { useDebounced } from '../use-debounced.js';
import css from './sentence-form.module.css';

const DEBOUNCE_MS = 250;

/** Finds words of the book by any of their names; a press chooses one. Enter in the box does not submit the form. */
export function WordPicker({ label, onPick }: { label: string; onPick: (word: Word) => void }) {
  const [text, setText] = useState('');
  const query = asSearched(text);
  const { data = [], isFetching } = useQuery(wordChoicesQuery(useDebounced(query, DEBOUNCE_MS)));
  const shown = query === '' ? [] : data;
  return (
    <div className={css['picker']}>
      <TextField
        small
        label={label}
        value={text}
        autoCapitalize="none"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.stopPropagation();
        }}
      />
      <ul className={css['chips']}>
        {shown.map((word) => (
          <li key={word.id}>
            <Button
              variant="soft"
              aria-label={format(texts.addWord, { word: word.japaneseWord })}
              onClick={() => {
                onPick(word);
                setText('');
              }}
            >
              <Plus size={16} />
              <span lang="ja">
                {word.japaneseWord} {word.hiragana}
              </span>{' '}
              {word.meaningKo} {word.level}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={css['hint']}>
        {query !== '' && !isFetching && shown.length === 0 && texts.none}
      </p>
    </div>
  );
}
