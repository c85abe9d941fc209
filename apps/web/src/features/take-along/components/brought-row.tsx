import type { Word } from '@utarang/contract';
import { bringAlong as text } from '@utarang/messages';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { RadioRow } from '../../../ui/radio-row/radio-row.js';
import type { Choice, Row } from '../brought.js';
import css from './take-along-page.module.css';

type RowProps = { row: Row; choice: Choice | null; onChoose: (index: number, choice: Choice) => void };

const why = ({ match, candidates }: Row): string => {
  if (match === 'several') return candidates.length > 1 ? text['in.readings'] : text['in.otherReading'];
  return candidates.length > 0 ? text['in.perhaps'] : text['in.unknown'];
};

/** A word of the file, for which the member makes a choice. */
export function BroughtRow({ row, choice, onChoose }: RowProps) {
  const { index, reading, meaning, match, candidates, canBeOwn } = row;
  const others = [
    ...(canBeOwn ? [{ value: 'own' as const, content: text['in.asOwn'] }] : []),
    ...(match === 'none' ? [{ value: 'wish' as const, content: text['in.asWish'] }] : []),
    { value: 'skip' as const, content: text['in.skip'] },
  ];
  return (
    <li>
      <span className={css['listed']}>
        <b>
          <Ja>{row.text}</Ja>
        </b>
        {(reading || meaning) && (
          <span className={css['tip']}>
            {reading && <Ja>{reading}</Ja>} {meaning && <Message>{meaning}</Message>}
          </span>
        )}
      </span>
      <span className={css['why']}>{why(row)}</span>
      <RadioRow<Choice>
        label={row.text}
        className={css['choices']}
        value={choice}
        onChoose={(chosen) => onChoose(index, chosen)}
        options={[
          ...candidates.map((word) => ({ value: `word:${word.id}` as const, content: nameOf(word, row) })),
          ...others,
        ]}
      />
    </li>
  );
}

/** The name of a word. The reading distinguishes words that are written alike; a guess has its full name. */
const nameOf = ({ japaneseWord, hiragana, meaningKo }: Word, { text: listed }: Row) => (
  <>
    <Ja>{japaneseWord === listed ? hiragana : japaneseWord}</Ja> {meaningKo.split(', ', 2).join(', ')}
  </>
);
