import type { KanjiDetail } from '@utarang/contract';
import { toHiragana } from '@utarang/domain/language';
import { kanji as messages } from '@utarang/messages';
import { ArrowRight } from 'lucide-react';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './kanji-readings.module.css';

/** The readings of a kanji, each on reading with the rule that leads to it from Korean. */
export const KanjiReadings = ({ kanji: { on, kun } }: { kanji: KanjiDetail }) => (
  <Panel title={messages.readings}>
    <ul className={css['readings']}>
      {on.map(({ kana, pronunciation, from, rule }) => (
        <li key={kana}>
          <Line kind={messages.on} kana={kana} okurigana="" pronunciation={pronunciation} />
          {from && rule && (
            <div className={css['rule']}>
              <p className={css['step']}>
                {from} <ArrowRight size={20} /> <span lang="ja">{toHiragana(kana)}</span>
              </p>
              <p>
                <Message>{rule}</Message>
              </p>
            </div>
          )}
        </li>
      ))}
      {kun.map(({ kana, okurigana, pronunciation }) => (
        <li key={`${kana}-${okurigana}`}>
          <Line kind={messages.kun} kana={kana} okurigana={okurigana} pronunciation={pronunciation} />
        </li>
      ))}
    </ul>
  </Panel>
);

type LineProps = { kind: string; kana: string; okurigana: string; pronunciation: string };

const Line = ({ kind, kana, okurigana, pronunciation }: LineProps) => (
  <p className={css['line']}>
    <span className={css['kind']}>{kind}</span>
    <b lang="ja">
      {kana}
      {okurigana && <i>-{okurigana}</i>}
    </b>
    <span className={css['pron']}>[{pronunciation}]</span>
    <ListenButton name={kana + okurigana} text={kana + okurigana} />
  </p>
);
