import type { KanaTab } from '@utarang/contract';
import type { Kana } from '@utarang/domain/kana';
import { format, kana as messages } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { CopyButton } from '../../../parts/words/list/copy-button.js';
import { Ja } from '../../../ui/ja/ja.js';
import { lettersOf } from '../letters.js';
import css from './kana-cards.module.css';
import { LoanWord } from './loan-word.js';

/** The kana as cards, each with its reading, its sound and a copy button. */
export const KanaCards = ({ kana, tab }: { kana: readonly Kana[]; tab: KanaTab }) => (
  <ul className={css['cards']}>
    {kana.map((each) => {
      const letters = lettersOf(each, tab);
      const name = letters.join(' ');
      return (
        <li key={each.id} className={css['card']}>
          <h2 className={cx(css['letters'], letters.length > 1 && css['two'])}>
            <Ja>{name}</Ja>
          </h2>
          <p className={css['reading']}>
            <b>{each.korean}</b> {each.romaji}
          </p>
          <LoanWord kana={each} />
          <div className={css['actions']}>
            <ListenButton name={name} text={each.hiragana} />
            <CopyButton
              name={name}
              text={format(messages.copyText, { kana: name, romaji: each.romaji, korean: each.korean })}
            />
          </div>
        </li>
      );
    })}
  </ul>
);
