import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnWordCorrection } from '@utarang/contract';
import { format, myLyrics as messages } from '@utarang/messages';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { announce } from '../../../lib/announce.js';
import { wordQuery } from '../../../parts/words/queries.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Panel } from '../../../ui/panel/panel.js';
import { toastFailure } from '../../../ui/toast/undo-toast.js';
import { takeBackCorrection } from '../api.js';
import { correctionsQuery } from '../queries.js';
import css from './own-corrections.module.css';

/** The corrections that apply to all texts of a member; each can be removed (docs/product/songs.md#corrections). */
export function OwnCorrections() {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data = [] } = useQuery(correctionsQuery);
  if (data.length === 0) return null;
  const takeBack = async (id: number) => {
    try {
      await takeBackCorrection(id);
      announce(messages.takenBack);
      heading.current?.focus({ preventScroll: true });
    } catch {
      toastFailure(messages.takeBackFail, () => void takeBack(id));
    }
    await client.invalidateQueries({ queryKey: correctionsQuery.queryKey });
  };
  return (
    <div className={css['corrections']}>
      <Panel title={messages.corrections} headingRef={heading}>
        <p className={css['tip']}>{messages.correctionsTip}</p>
        <ul>
          {data.map((correction) => (
            <Row key={correction.id} correction={correction} onTakeBack={() => void takeBack(correction.id)} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Row({ correction, onTakeBack }: { correction: OwnWordCorrection; onTakeBack: () => void }) {
  const { written, reading, meaningKo, wordId } = correction;
  const { data: word } = useQuery({ ...wordQuery(wordId ?? 0), enabled: wordId !== null && meaningKo === null });
  return (
    <li className={css['row']}>
      <span className={css['texts']}>
        <b lang="ja">{written}</b> {reading && <span lang="ja">{reading}</span>} {meaningKo ?? word?.meaningKo}
      </span>
      <IconButton label={format(messages.takeBackOf, { word: written })} onClick={onTakeBack}>
        <RotateCcw size={18} />
      </IconButton>
    </li>
  );
}
