import { pages, type Word, type WordDetail } from '@utarang/contract';
import { cardLines } from '@utarang/domain/words';
import { format, wordPage } from '@utarang/messages';
import { type ReactNode, useId } from 'react';
import { generatePath, Link } from 'react-router';
import { here } from '../../../lib/here.js';
import { Message } from '../../../ui/message/message.js';
import { addressOf } from '../search-address.js';
import css from './related-words.module.css';

const KANJI = /(?!々)\p{Script=Han}/u;

/** What leads to a word and on from it. A part with nothing in it is left out. */
export function RelatedWords({ word: { japaneseWord, spellings, sameReading, sameKanji } }: { word: WordDetail }) {
  const kanji = KANJI.exec(japaneseWord)?.[0] ?? '';
  return (
    <>
      {spellings.length > 0 && (
        <Section title={wordPage.spellings}>
          <ul className={css['spellings']}>
            {spellings.map((spelling) => (
              <li key={spelling}>
                <Link className={css['spelling']} to={addressOf({ mode: 'pronunciation', q: spelling })}>
                  {spelling}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {sameReading.length > 0 && (
        <Section title={wordPage.sameReading}>
          <Words words={sameReading} />
        </Section>
      )}
      {sameKanji.length > 0 && (
        <Section title={format(wordPage.sameKanji, { kanji })}>
          <Words words={sameKanji} />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id}>
        <Message>{title}</Message>
      </h2>
      {children}
    </section>
  );
}

const Words = ({ words }: { words: readonly Word[] }) => (
  <ul className={css['words']}>
    {words.map((word) => {
      const { heading, hiragana, meaningKo } = cardLines(word);
      return (
        <li key={word.id}>
          <Link className={css['word']} to={generatePath(pages.word, { id: String(word.id) })} state={{ from: here() }}>
            <b lang={heading.lang}>{heading.text}</b>
            {hiragana && (
              <span className={css['reading']} lang="ja">
                {hiragana}
              </span>
            )}
            <span className={css['meaning']}>{meaningKo}</span>
          </Link>
        </li>
      );
    })}
  </ul>
);
