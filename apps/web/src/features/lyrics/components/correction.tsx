import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { format, myLyrics as messages } from '@utarang/messages';
import { Pencil, RotateCcw, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../../lib/announce.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { toastFailure } from '../../../ui/toast/undo-toast.js';
import { takeBackCorrection } from '../api.js';
import type { OwnToken } from '../corrected-text.js';
import { correctionDrafts, draftKey } from '../correction-drafts.js';
import { correctionsQuery } from '../queries.js';
import type { EditableLyric } from '../use-own-lyric.js';
import css from './correction.module.css';
import { CorrectionForm } from './correction-form.js';

export type CorrectionProps = { token: OwnToken; editable: EditableLyric; onWriting: (writes: boolean) => void };

/** The correction of a word, with a button to remove it (docs/product/songs.md#corrections). */
export function Correction({ token, editable, onWriting }: CorrectionProps) {
  const client = useQueryClient();
  const { data: words = [] } = useQuery(correctionsQuery);
  // What was typed before Back closed the panel is restored at once.
  const [isOpen, setOpen] = useState(() => correctionDrafts.has(draftKey(editable.lyric.id, token)));
  const { applied, written, dictionary, wordId } = token;
  const isUnknown = wordId === null && !applied;
  const write = useEffectEvent(onWriting);
  useEffect(() => write(isOpen), [isOpen]);
  if (isOpen) return <CorrectionForm token={token} editable={editable} onClose={() => setOpen(false)} />;

  const takeBack = async () => {
    if (applied?.scope === 'place') {
      const { corrections } = editable.lyric;
      editable.change({
        corrections: corrections.filter((each) => !(each.line === token.line && each.start === token.start)),
      });
      return announce(messages.takenBack);
    }
    const own = words.find((each) => each.written === written) ?? words.find((each) => each.dictionary === dictionary);
    if (!own) return;
    try {
      await takeBackCorrection(own.id);
      announce(messages.takenBack);
    } catch {
      toastFailure(messages.takeBackFail, () => void takeBack());
    }
    await client.invalidateQueries({ queryKey: correctionsQuery.queryKey });
  };

  return (
    <div className={css['correction']}>
      {applied && (
        <p className={css['note']}>{applied.scope === 'place' ? messages.fixedHere : messages.fixedEverywhere}</p>
      )}
      <div className={css['buttons']}>
        <Button
          variant="sec"
          aria-label={format(isUnknown ? messages.ownMeaningOf : messages.fixOf, { word: written })}
          onClick={() => setOpen(true)}
        >
          <Pencil size={16} />
          {isUnknown ? messages.ownMeaning : messages.fix}
        </Button>
        {applied && (
          <Button variant="txt" onClick={() => void takeBack()}>
            <RotateCcw size={16} />
            {messages.takeBack}
          </Button>
        )}
        {wordId === null && dictionary !== null && (
          <ButtonLink variant="txt" to={`${pages.home}?m=pron&q=${encodeURIComponent(dictionary)}`}>
            <Search size={16} />
            {messages.find}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
