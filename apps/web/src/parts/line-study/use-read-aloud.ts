import type { LyricLine } from '@utarang/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { useHearing } from './use-hearing.js';

type ReadAloud = {
  /** The index of the current line. */
  index: number;
  /** The current line; undefined after the last. */
  line: LyricLine | undefined;
  hearing: ReturnType<typeof useHearing>;
  /** Called when a line has been read. */
  onNext: () => void;
};

/** Reads one line after the other for singing along, from its start to the end or a press. */
export function useReadAloud({ index, line, hearing, onNext }: ReadAloud) {
  const [runs, setRuns] = useState(false);
  const onSpoken = useEffectEvent(onNext);
  const read = (text: string) => hearing?.say(text, () => onSpoken());
  const readNext = useEffectEvent(() => {
    if (runs && line) read(line.jpText);
    else setRuns(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line
  useEffect(() => readNext(), [index]);
  const flip = () => {
    setRuns(!runs);
    if (runs) hearing?.stop();
    else if (line) read(line.jpText);
  };
  return { runs, flip };
}
