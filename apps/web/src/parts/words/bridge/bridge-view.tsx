import type { Bridge } from '@utarang/contract';
import { format, koLike } from '@utarang/messages';
import { ArrowRight } from 'lucide-react';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { Caution } from '../caution/caution.js';
import css from './bridge-view.module.css';

/** 料 료 · 理 리 → 요리, and the rule behind it. */
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

/** The same under its name, and what is different in Korean. */
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
