import type { Marks } from '@utarang/contract';
import { known, word as messages } from '@utarang/messages';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { useIsMarked } from '../../../parts/known/use-known.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { CooldownBadge } from '../../../parts/study/cooldown-badge.js';
import { WordMemory } from '../../../parts/study/memory/word-memory.js';
import { useWordStatus } from '../../../parts/study/word-status.js';
import { TestButton } from '../../../parts/study/word-test/test-button.js';
import { BridgeButton } from '../../../parts/words/bridge/bridge-button.js';
import { HideableField } from '../../../parts/words/learning/hideable-field.js';
import { useShownName } from '../../../parts/words/learning/use-shown-name.js';
import { asWritten } from '../../../parts/words/list/as-written.js';
import type { ListWord } from '../../../parts/words/list/listing.js';
import { WordCard } from '../../../parts/words/list/word-card.js';
import { WordStar } from '../../../parts/words/list/word-star.js';
import { Tag } from '../../../ui/tag/tag.js';
import { type BrowseSettings, browse } from '../settings.js';
import { HanjaNote } from './hanja-note.js';

type BrowseCardProps = { word: ListWord; marks?: Marks | undefined; page: BrowseSettings['id'] };

/**
 * A card of a browsing page: its word can be read, hidden, heard, saved and tested, and its bridge to Korean can be
 * opened.
 */
export const BrowseCard = memo(({ word, marks, page }: BrowseCardProps) => {
  const { hints, levels } = browse[page];
  const name = useShownName(word);
  return (
    <WordCard
      word={word}
      name={name}
      marks={marks}
      Field={HideableField}
      star={<WordStar word={word} name={name} hints={hints} />}
      ragged={page === 'koLike'}
      extra={page === 'koLike' ? <HanjaNote word={word} /> : asWritten(word)}
      state={<StatusBadge wordId={word.id} />}
      note={
        <>
          <WordMemory wordId={word.id} />
          {levels && word.level && <LevelTag level={word.level} />}
          <BridgeButton word={word} name={name} caution={word.caution} />
        </>
      }
      actions={
        <>
          <ListenButton name={name} text={word.hiragana || word.japaneseWord} />
          <TestButton word={word} name={name} label="quiz" />
        </>
      }
    />
  );
});

/** Shows that the member has completed the word, waits for its next round, or knows it already. */
function StatusBadge({ wordId }: { wordId: number }) {
  const { completed, cooldownUntil } = useWordStatus(wordId);
  const marked = useIsMarked(wordId);
  if (cooldownUntil !== null) return <CooldownBadge end={cooldownUntil} />;
  if (!completed && !marked) return null;
  return (
    <Tag variant={completed ? 'ok' : 'mut'}>
      <Check size={15} />
      {completed ? messages.completedBadge : known.badge}
    </Tag>
  );
}
