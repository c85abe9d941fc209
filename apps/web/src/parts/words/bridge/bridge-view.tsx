import type { Bridge } from '@utarang/contract';
import { format, koLike } from '@utarang/messages';
import { ArrowRight } from 'lucide-react';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { Caution } from '../caution/caution.js';
import css from './bridge-view.module.css';

/** The Sino-Korean reading of each kanji and of the word (料 료 · 理 리 → 요리), with the rule that changes it. */
export const BridgeParts = ({ bridge: { parts, hangul, changed } }: { bridge: Bridge }) => (
  <div className={css['view']}>
    <ul className={css['parts']}>
      {parts.map(({ kanji, reading }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kanji may stand in a word twice
        <li key={index}>
          <Ja>{kanji}</Ja>
          <span>{reading}</span>
        </li>
      ))}
    </ul>
    {hangul && (
      <p className={css['whole']}>
        <ArrowRight size={16} />
        {hangul}
      </p>
    )}
    {changed && <p className={css['rule']}>{format(koLike.initialRule, changed)}</p>}
  </div>
);

/** The bridge of a word with its heading, and a caution where the Korean word means something else. */
export const BridgeView = ({ bridge, caution }: { bridge: Bridge | null; caution: string | null }) => (
  <div className={css['view']}>
    <p className={css['label']}>{koLike.hanja}</p>
    {bridge ? <BridgeParts bridge={bridge} /> : <p className={css['rule']}>{koLike.bridgeNone}</p>}
    {caution && (
      <Caution className={css['caution']}>
        <Message>{caution}</Message>
      </Caution>
    )}
  </div>
);
