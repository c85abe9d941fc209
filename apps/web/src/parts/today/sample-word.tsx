import { useQuery } from '@tanstack/react-query';
import { startQuery } from './start-query.js';
import { TodaysWord } from './todays-word.js';

/** The word of the day where no word is saved yet, to begin with (docs/product/my-words.md#sample). */
export function SampleWord() {
  const { data } = useQuery(startQuery);
  if (!data?.word) return null;
  return <TodaysWord day={data.day} word={data.word} example={data.example} />;
}
