import { my } from '@utarang/messages';
import { useStore } from '../../../lib/store.js';
import { Button } from '../../../ui/button/button.js';
import { dayHeadingText } from '../date-text.js';
import type { IndexedWord } from '../saved-index.js';
import { choose, type Selection } from '../selection.js';
import { isCooling } from '../use-saved-words.js';
import css from './day-heading.module.css';

type DayHeadingProps = {
  /** In Seoul, `YYYY-MM-DD`. */
  day: string;
  words: readonly IndexedWord[];
  selection: Selection;
};

/** The heading with the day on which the words below were saved, and a button that chooses all of them. */
export function DayHeading({ day, words, selection }: DayHeadingProps) {
  const chosen = useStore(selection);
  const choosable = words.filter(({ word }) => !isCooling(word)).map(({ word }) => word.id);
  const all = choosable.length > 0 && choosable.every((wordId) => chosen.has(wordId));
  const text = dayHeadingText(day);
  return (
    <div className={css['heading']}>
      <h2>{text}</h2>
      {choosable.length > 0 && (
        <Button
          variant="txt"
          aria-label={`${text}, ${all ? my.deselectDate : my.selectDate}`}
          onClick={() => choose(selection, choosable, !all)}
        >
          {all ? my.deselectDate : my.selectDate}
        </Button>
      )}
    </div>
  );
}
