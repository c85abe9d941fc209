import { useMemo } from 'react';
import { dayHeadingText } from '../date-text.js';
import { daysOf, type IndexedWord } from '../saved-index.js';
import type { Selection } from '../selection.js';
import { DayHeading } from './day-heading.js';

/** Groups words by the day on which they were saved; the heading of a day selects its words. */
export function useDayGroups(words: readonly IndexedWord[] | undefined, selection: Selection) {
  return useMemo(() => {
    if (!words) return undefined;
    const days = daysOf(words);
    const heading = (index: number) => {
      const [here, next] = days.slice(index, index + 2);
      if (!here) return null;
      return <DayHeading day={here.day} words={words.slice(here.first, next?.first)} selection={selection} />;
    };
    const label = (index: number) => dayHeadingText(days[index]?.day ?? '');
    return { days, label, heading };
  }, [words, selection]);
}
