import { useQueryClient } from '@tanstack/react-query';
import { tidyLines } from '@utarang/contract';
import { hasHangul } from '@utarang/domain/language';
import { type RefObject, useState } from 'react';
import { pastedQuery } from '../text/queries.js';
import { isAnyRecognised } from '../text/use-pasted.js';
import type { TypedText } from './drafts.js';
import type { PastedLyric } from './pasted-lyric.js';

export type SaveTyped = (
  typed: TypedText,
  typedMeanwhile: () => TypedText | null,
  pasted: PastedLyric | null,
) => Promise<unknown>;

type Form = {
  readonly typed: TypedText;
  readonly newest: RefObject<TypedText>;
  /** Saves the text; false means that it is not saved after all. */
  readonly onSave: SaveTyped;
  /** Called once the text is saved. */
  readonly onSaved: () => void;
};

/** Saves the text of a form, after a review where anything was recognised in it. */
export function useSaveText({ typed, newest, onSave, onSaved }: Form) {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  /** The text under review: something was recognised in it. */
  const [reviewed, setReviewed] = useState<string | null>(null);
  const [cannotRecognise, setCannotRecognise] = useState<unknown>(null);

  const save = async (pasted: PastedLyric | null) => {
    setBusy(true);
    setError(null);
    try {
      if ((await onSave(typed, () => (newest.current === typed ? null : newest.current), pasted)) === false) {
        return setBusy(false);
      }
      onSaved();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };

  /** Recognises what stands around the Japanese, unless `asIs` says that the text is saved unchanged. */
  const recogniseAndSave = async (asIs: (text: string) => boolean) => {
    setBusy(true);
    setError(null);
    setCannotRecognise(null);
    newest.current = typed;
    const text = tidyLines(typed.text);
    if (asIs(text)) return save(null);
    try {
      const { recognised } = await client.fetchQuery(pastedQuery(text, []));
      if (!isAnyRecognised(recognised)) return save(null);
      // Text that was typed meanwhile is another text.
      if (newest.current === typed) setReviewed(text);
      setBusy(false);
    } catch (failure) {
      // A text with nothing around its Japanese is saved even while the analyser is not available.
      if (!mayBePasted(text)) return save(null);
      setCannotRecognise(failure);
      setBusy(false);
    }
  };

  return { busy, error, reviewed, cannotRecognise, save, recogniseAndSave, leaveReview: () => setReviewed(null) };
}

export type SaveText = ReturnType<typeof useSaveText>;

/** Checks whether there may be something around the Japanese of a text. */
const mayBePasted = (text: string): boolean => hasHangul(text) || /[([（［【《〈〔{｛|｜♪「『]|\d:\d\d/u.test(text);
