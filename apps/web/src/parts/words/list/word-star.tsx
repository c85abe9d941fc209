import type { Word } from '@utarang/contract';
import { word as messages, my } from '@utarang/messages';
import { useState } from 'react';
import { Hint, useHint } from '../../../ui/hint/hint.js';
import { useIsMember } from '../../session/use-viewer.js';
import { type StarHint, useToggleSaved } from '../../study/toggle-saved.js';
import { useWordStatus } from '../../study/word-status.js';
import { GuestStar, SaveStar } from './save-star.js';
import css from './save-star.module.css';

type WordStarProps = {
  word: Word;
  /** The word as in its card's heading. */
  name: string;
  /** The time for which hints are shown, where the list has its own (docs/product/lists.md#browsing-pages). */
  hints?: { guestMs: number; completedMs: number };
};

/** The star of a word in every list: it saves for a member, and leads a guest to the log-in. */
export const WordStar = (props: WordStarProps) =>
  useIsMember() ? (
    <MemberStar {...props} />
  ) : (
    <GuestStar word={props.word} name={props.name} durationMs={props.hints?.guestMs} />
  );

const HINT_MS = 2000; // docs/product/my-words.md#star
const sentences: Readonly<Record<StarHint, string>> = {
  completed: messages.completedHint,
  cooling: my.deleteCooling,
};

function MemberStar({ word: { id: wordId }, name, hints }: WordStarProps) {
  const { saved } = useWordStatus(wordId);
  const [why, setWhy] = useState<StarHint>('completed');
  const { shown, show } = useHint(hints?.completedMs ?? HINT_MS);
  const toggle = useToggleSaved(wordId, (reason) => {
    setWhy(reason);
    show();
  });
  return (
    <span className={css['place']}>
      <Hint shown={shown}>{sentences[why]}</Hint>
      <SaveStar name={name} saved={saved} onPress={toggle} />
    </span>
  );
}
