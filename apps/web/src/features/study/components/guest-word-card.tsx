import { type CheckedWord, pathOf } from '@utarang/contract';
import { Music } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { here } from '../../../lib/here.js';
import { useStore } from '../../../lib/store.js';
import { guestData } from '../../../parts/guest/guest-store.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { PracticeButton } from '../../../parts/study/word-test/test-button.js';
import { HideableField } from '../../../parts/words/learning/hideable-field.js';
import { useShownName } from '../../../parts/words/learning/use-shown-name.js';
import { SaveStar } from '../../../parts/words/list/save-star.js';
import { WordCard } from '../../../parts/words/list/word-card.js';
import { Ja } from '../../../ui/ja/ja.js';
import css from './guest-words.module.css';

type GuestWordCardProps = {
  word: CheckedWord;
  /** It has to be stable (`useCallback`), since the card is memoized. */
  onRemove: (word: CheckedWord) => void;
};

/** A word that a guest put aside: its star removes it. */
export const GuestWordCard = memo(({ word, onRemove }: GuestWordCardProps) => {
  const name = useShownName(word);
  return (
    <WordCard
      word={word}
      name={name}
      Field={HideableField}
      star={<SaveStar name={name} saved onPress={() => onRemove(word)} />}
      tag={word.level && <LevelTag level={word.level} />}
      note={<MetIn wordId={word.id} />}
      actions={
        <>
          <ListenButton name={name} text={word.hiragana || word.japaneseWord} />
          <PracticeButton word={word} name={name} variant="sec" />
        </>
      }
    />
  );
});

/** The song in which the guest met it. */
function MetIn({ wordId }: { wordId: number }) {
  const song = useStore(guestData).words.find(({ word }) => word.id === wordId)?.song;
  if (!song) return null;
  return (
    <Link to={pathOf('song', { id: song.id })} state={{ from: here() }} className={css['song']}>
      <Music size={16} />
      <Ja>{song.title}</Ja>
    </Link>
  );
}
