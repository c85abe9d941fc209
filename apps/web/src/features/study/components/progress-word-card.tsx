import type { CheckedWord } from '@utarang/contract';
import { memo } from 'react';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { useIsOver } from '../../../parts/study/cooldown.js';
import { CooldownBadge } from '../../../parts/study/cooldown-badge.js';
import { WordMemory } from '../../../parts/study/memory/word-memory.js';
import { TestButton } from '../../../parts/study/word-test/test-button.js';
import { HideableField } from '../../../parts/words/learning/hideable-field.js';
import { useShownName } from '../../../parts/words/learning/use-shown-name.js';
import { WordCard } from '../../../parts/words/list/word-card.js';
import { type Selection, useIsChosen } from '../selection.js';
import { cooldownEnd } from '../use-saved-words.js';
import { DeleteButton } from './delete-button.js';
import { SelectBox } from './select-box.js';

type ProgressWordCardProps = {
  word: CheckedWord;
  selection: Selection;
  /** It has to be stable (`useCallback`), since the card is memoized. */
  onDelete: (word: CheckedWord) => void;
};

/** A word that is being learnt (docs/product/my-words.md#my-words). */
export const ProgressWordCard = memo(({ word, selection, onDelete }: ProgressWordCardProps) => {
  const name = useShownName(word);
  const end = cooldownEnd(word);
  const cooling = !useIsOver(end);
  const chosen = useIsChosen(selection, word.id) && !cooling;
  return (
    <WordCard
      word={word}
      name={name}
      Field={HideableField}
      chosen={chosen}
      select={<SelectBox wordId={word.id} name={name} chosen={chosen} selection={selection} disabled={cooling} />}
      state={cooling && <CooldownBadge end={end} />}
      note={<WordMemory wordId={word.id} />}
      actions={
        <>
          <ListenButton name={name} text={word.hiragana || word.japaneseWord} />
          <DeleteButton name={name} disabled={cooling} onPress={() => onDelete(word)} />
          <TestButton word={word} name={name} />
        </>
      }
    />
  );
});
