import { useQueryClient } from '@tanstack/react-query';
import { ApiError, CORRECTION_MAX, type OwnWordCorrection, type Word } from '@utarang/contract';
import { asStored, isKana } from '@utarang/domain/language';
import { readingLike } from '@utarang/domain/lyrics';
import { format, lyricsErr, myLyrics as messages } from '@utarang/messages';
import { useState } from 'react';
import { announce } from '../../lib/announce.js';
import { errorText } from '../../lib/http.js';
import { tooLong } from '../../lib/too-long.js';
import { correctWord } from './api.js';
import type { OwnToken } from './corrected-text.js';
import { type CorrectionDraft, correctionDrafts, draftKey } from './correction-drafts.js';
import { correctionsQuery } from './queries.js';
import type { EditableLyric } from './use-own-lyric.js';

type CorrectionBox = 'reading' | 'meaning';

type Options = {
  token: OwnToken;
  editable: EditableLyric;
  /** Focuses the box for whose content a save is refused. */
  focusBox: (box: CorrectionBox) => void;
  onClose: () => void;
};

/** The draft of a word's correction, which is stored until it is saved, and its errors. */
export function useCorrection({ token, editable, focusBox, onClose }: Options) {
  const client = useQueryClient();
  const { written, line, start, applied } = token;
  const dictionary = token.dictionary ?? written;
  const key = draftKey(editable.lyric.id, token);
  const [draft, setDraft] = useState(() => correctionDrafts.get(key) ?? draftOf(token));
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const put = (over: Partial<CorrectionDraft>) => {
    setDraft({ ...draft, ...over });
    correctionDrafts.set(key, { ...draft, ...over });
  };
  const type = (box: CorrectionBox, text: string) => {
    put({ [box]: text });
    setFault(tooLong(text, CORRECTION_MAX));
  };
  const choose = (word: Word) => {
    const reading = readingLike(written, word.japaneseWord, word.hiragana) ?? draft.reading;
    put({ wordId: word.id, meaning: '', reading });
    setFault(null);
  };
  const end = () => {
    correctionDrafts.delete(key);
    onClose();
  };
  const refuse = (sentence: string, box: CorrectionBox = 'reading') => {
    setFault(sentence);
    focusBox(box);
  };

  const save = async () => {
    if (busy) return;
    for (const box of ['reading', 'meaning'] as const) {
      const over = tooLong(draft[box], CORRECTION_MAX);
      if (over !== null) return refuse(over, box);
    }
    const typed = asStored(draft.reading);
    if (typed !== '' && !isKana(typed)) return refuse(lyricsErr.readingNotKana);
    const correction = {
      reading: typed === '' || typed === (applied ? null : token.reading) ? null : typed,
      meaningKo: asStored(draft.meaning) || null,
      wordId: draft.wordId,
    };
    if (Object.values(correction).every((value) => value === null)) return refuse(lyricsErr.correctionEmpty);
    const others = editable.lyric.corrections.filter((each) => !(each.line === line && each.start === start));
    if (draft.isHere) {
      editable.change({ corrections: [...others, { line, start, end: token.end, ...correction }] });
    } else {
      setBusy(true);
      try {
        const own = await correctWord({ written, dictionary, ...correction });
        client.setQueryData<readonly OwnWordCorrection[]>(correctionsQuery.queryKey, (before = []) => [
          own,
          ...before.filter((each) => each.written !== own.written),
        ]);
        if (others.length < editable.lyric.corrections.length) editable.change({ corrections: others });
      } catch (error) {
        setBusy(false);
        const [sentence] = error instanceof ApiError ? Object.values(error.errors) : [];
        return refuse(sentence ?? `${messages.fixFail}. ${errorText(error)}`);
      }
    }
    announce(format(messages.fixDone, { word: written }));
    end();
  };

  return { draft, fault, busy, put, type, choose, save, end };
}

const draftOf = ({ reading, applied }: OwnToken): CorrectionDraft => ({
  reading: reading ?? '',
  meaning: applied?.correction.meaningKo ?? '',
  wordId: applied?.correction.wordId ?? null,
  isHere: applied?.scope === 'place',
});
