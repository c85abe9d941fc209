import { useQueryClient } from '@tanstack/react-query';
import { type LyricEdit, pages, pathOf, queryKeys } from '@utarang/contract';
import { common, myLyrics as messages } from '@utarang/messages';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { newKey } from '../../../lib/new-key.js';
import { addLyric } from '../../../parts/own-text/api.js';
import { Button } from '../../../ui/button/button.js';
import { Strip } from '../../../ui/notice/strip.js';
import type { OwnLyricState } from '../use-own-lyric.js';
import css from './lyric-view.module.css';
import { PlainText } from './plain-text.js';

export type GoneProps = { editable: OwnLyricState };

/**
 * The notice that the text was deleted elsewhere while it was edited here: it can be saved as a new one, so that
 * nothing is lost.
 */
export function Gone({ editable }: GoneProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const [key] = useState(newKey);
  const { title, artist, text, translation, corrections, times, videoUrl }: Omit<LyricEdit, 'version'> = editable.lyric;
  const saveAsNew = async () => {
    try {
      const added = await addLyric({ title, artist, text, translation, corrections, times, videoUrl }, key);
      client.setQueryData(queryKeys.lyric(added.id), added);
      editable.drop();
      void client.invalidateQueries({ queryKey: queryKeys.lyrics(), exact: true });
      await navigate(pathOf('myLyric', { id: added.id }), { replace: true });
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className={css['lyric']}>
      <Strip variant="bad" icon={CircleX} role="alert">
        {messages.gone} {error !== null && errorText(error)}
      </Strip>
      <div className={css['buttons']}>
        <Button
          variant="sec"
          onClick={() => {
            editable.drop();
            void navigate(pages.myLyrics, { replace: true });
          }}
        >
          {messages.goneDrop}
        </Button>
        <Button onClick={() => void saveAsNew()}>{error === null ? messages.goneSave : common.retry}</Button>
      </div>
      <PlainText text={text} />
    </div>
  );
}
