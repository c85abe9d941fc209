import type { RelatedWord, WordDetail } from '@utarang/contract';
import { type relatedWords as Names, relatedWords } from '@utarang/messages';
import { Message } from '../../../ui/message/message.js';
import css from './related-sections.module.css';
import { WordLink } from './word-link.js';
import { Section } from './word-section.js';

const kinds = ['synonym', 'antonym', 'confused'] as const satisfies readonly (keyof typeof Names)[];

/** The related words of a word, a section for each relation, each with the difference. An empty section is left out. */
export const Neighbours = ({ related }: { related: readonly RelatedWord[] }) =>
  kinds.map((kind) => {
    const words = related.filter((word) => word.kind === kind);
    return words.length === 0 ? null : (
      <Section key={kind} title={relatedWords[kind]}>
        <ul className={css['words']}>
          {words.map(({ id, japaneseWord, hiragana, meaningKo, note }) => (
            <li key={id}>
              <WordLink className={css['word']} id={id}>
                <b lang="ja">{japaneseWord}</b>
                {hiragana !== japaneseWord && (
                  <span className={css['reading']} lang="ja">
                    {hiragana}
                  </span>
                )}
                <span className={css['meaning']}>{meaningKo}</span>
              </WordLink>
              <p className={css['note']}>
                <Message>{note}</Message>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    );
  });

/** An intransitive and a transitive verb beside each other, with the Korean that distinguishes them. */
export function Pair({ word }: { word: WordDetail }) {
  const pairs = word.related.filter(({ kind }) => kind === 'pair');
  if (pairs.length === 0) return null;
  return (
    <Section title={relatedWords.pair}>
      <ul className={css['pair']}>
        <li className={css['own']}>
          <Half word={word} />
        </li>
        {pairs.map((pair) => (
          <li key={pair.id} className={css['other']}>
            <WordLink className={css['half']} id={pair.id}>
              <Half word={pair} />
            </WordLink>
          </li>
        ))}
      </ul>
      {pairs.map(({ id, note }) => (
        <p key={id} className={css['note']}>
          <Message>{note}</Message>
        </p>
      ))}
    </Section>
  );
}

const Half = ({ word }: { word: Pick<RelatedWord, 'japaneseWord' | 'hiragana' | 'meaningKo' | 'transitivity'> }) => (
  <>
    {word.transitivity && <span className={css['kind']}>{relatedWords[word.transitivity]}</span>}
    <b lang="ja">{word.japaneseWord}</b>
    <span className={css['reading']} lang="ja">
      {word.hiragana}
    </span>
    <span className={css['sense']}>{word.meaningKo}</span>
  </>
);
