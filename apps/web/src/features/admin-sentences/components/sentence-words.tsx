import type { Word } from '@utarang/contract';
import { format, adminSentences as texts } from '@utarang/messages';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button/button.js';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import type { Draft } from '../drafts.js';
import css from './sentence-form.module.css';
import { WordChips } from './word-chips.js';
import { WordPicker } from './word-picker.js';

type WordsProps = {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  /** Words of the book that the analyser found in the sentence. */
  found: readonly Word[];
  onType: (over: Partial<Draft>) => void;
};

/** The words of a sentence: those that it names, those of which it is an example, and further ones to add. */
export function SentenceWords({ draft, errors, found, onType }: WordsProps) {
  const add = (word: Draft['words'][number]) =>
    onType({
      words: [...draft.words.filter(({ id }) => id !== word.id), word],
      targetIds: draft.targetIds.length > 0 ? draft.targetIds : [word.id],
    });
  return (
    <fieldset className={css['group']}>
      <legend>{texts.words}</legend>
      <WordChips
        words={draft.words}
        onRemove={(id) => onType({ words: draft.words.filter((word) => word.id !== id) })}
        more={({ id, japaneseWord }) => (
          <Checkbox
            aria-label={format(texts.targetAria, { word: japaneseWord })}
            checked={draft.targetIds.includes(id)}
            onCheck={(checked) =>
              onType({ targetIds: [...draft.targetIds.filter((one) => one !== id), ...(checked ? [id] : [])] })
            }
          >
            {texts.target}
          </Checkbox>
        )}
      />
      {found.length > 0 && (
        <div className={css['named']}>
          <span>{texts.found}</span>
          <ul className={css['chips']}>
            {found
              .filter(({ id }) => !draft.words.some((word) => word.id === id))
              .map((word) => (
                <li key={word.id}>
                  <Button
                    variant="soft"
                    aria-label={format(texts.addWord, { word: word.japaneseWord })}
                    onClick={() => add(word)}
                  >
                    <Plus size={16} />
                    <span lang="ja">{word.japaneseWord}</span> {word.meaningKo}
                  </Button>
                </li>
              ))}
          </ul>
        </div>
      )}
      <WordPicker label={texts.pick} onPick={add} />
      <FieldError>{errors['words']}</FieldError>
      <FieldError>{errors['targets']}</FieldError>
    </fieldset>
  );
}
