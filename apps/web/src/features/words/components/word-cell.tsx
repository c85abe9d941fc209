import type { HomeState } from '@utarang/contract';
import { cardLines } from '../../../parts/card-lines.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { LazyMemory } from '../../../parts/study/memory/lazy-memory.js';
import { asWritten } from '../../../parts/words/list/as-written.js';
import { CardSkeleton } from '../../../parts/words/list/card-skeleton.js';
import { FailedCard } from '../../../parts/words/list/failed-card.js';
import { useListedWord } from '../../../parts/words/list/use-listed-word.js';
import { WordCard } from '../../../parts/words/list/word-card.js';
import { WordStar } from '../../../parts/words/list/word-star.js';
import { wordsQuery } from '../../../parts/words/queries.js';

/** The cell at an index of a search's list. */
export function WordCell({ search, index }: { search: HomeState; index: number }) {
  const { word, failed } = useListedWord((page) => wordsQuery(search, page), index);
  if (word) {
    const name = cardLines(word).heading.text;
    const star = <WordStar word={word} name={name} />;
    const listen = <ListenButton name={name} text={word.hiragana || word.japaneseWord} />;
    const tag = (
      <>
        {word.level && <LevelTag level={word.level} />}
        <LazyMemory wordId={word.id} />
      </>
    );
    return <WordCard word={word} marks={word.marks} star={star} tag={tag} beside={listen} extra={asWritten(word)} />;
  }
  return failed ? <FailedCard /> : <CardSkeleton />;
}
