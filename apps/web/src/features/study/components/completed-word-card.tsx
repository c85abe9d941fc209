import type { CheckedWord } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { done, format, word as messages } from '@utarang/messages';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { WordMemory } from '../../../parts/study/memory/word-memory.js';
import { PracticeButton } from '../../../parts/study/word-test/test-button.js';
import { HideableField } from '../../../parts/words/learning/hideable-field.js';
import { useShownName } from '../../../parts/words/learning/use-shown-name.js';
import { WordCard } from '../../../parts/words/list/word-card.js';
import { Tag } from '../../../ui/tag/tag.js';
import { type Selection, useIsChosen } from '../selection.js';
import css from './completed-word-card.module.css';
import { DeleteButton } from './delete-button.js';
import { SelectBox } from './select-box.js';

type CompletedWordCardProps = {
  word: CheckedWord;
  selection: Selection;
  /** It has to be stable (`useCallback`), since the card is memoized. */
  onDelete: (word: CheckedWord) => void;
};

/** "Pronunciation (hiragana) (written form) - meaning" (docs/product/my-words.md#completed-words). */
const copied = ({ koreanPronunciation, hiragana, japaneseWord, meaningKo }: CheckedWord) =>
  format(messages.copyText, { pron: koreanPronunciation, hiragana, word: japaneseWord, meaning: meaningKo });

/** A completed word, and when it returns (docs/product/my-words.md#completed-words). */
export const CompletedWordCard = memo(({ word, selection, onDelete }: CompletedWordCardProps) => {
  const name = useShownName(word);
  const chosen = useIsChosen(selection, word.id);
  return (
    <WordCard
      word={word}
      name={name}
      copied={copied(word)}
      Field={HideableField}
      chosen={chosen}
      select={<SelectBox wordId={word.id} name={name} chosen={chosen} selection={selection} />}
      state={<CompletedBadge returnsAt={word.returnsAt} />}
      note={<WordMemory wordId={word.id} />}
      actions={
        <>
          <ListenButton name={name} text={word.hiragana || word.japaneseWord} />
          <DeleteButton name={name} onPress={() => onDelete(word)} />
          <PracticeButton word={word} name={name} />
        </>
      }
    />
  );
});

function CompletedBadge({ returnsAt }: { returnsAt: string | null }) {
  const [, month, day] = returnsAt === null ? [] : seoulDate(new Date(returnsAt)).split('-').map(Number);
  return (
    <span className={css['badge']}>
      <Tag variant="ok">
        <Check size={15} />
        {messages.completedBadge}
      </Tag>
      {month && day && <span className={css['returns']}>{format(done.returns, { m: month, d: day })}</span>}
    </span>
  );
}
