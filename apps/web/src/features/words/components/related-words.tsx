import type { WordDetail } from '@utarang/contract';
import { kanjiOf } from '@utarang/domain/language';
import { format, wordPage } from '@utarang/messages';
import { Link } from 'react-router';
import { homeAddress } from '../search-address.js';
import css from './related-words.module.css';
import { Section, Words } from './word-section.js';

/** The other spellings of a word, and similar words. An empty section is left out. */
export function RelatedWords({ word: { japaneseWord, spellings, sameReading, sameKanji } }: { word: WordDetail }) {
  const [kanji = ''] = kanjiOf(japaneseWord);
  return (
    <>
      {spellings.length > 0 && (
        <Section title={wordPage.spellings}>
          <ul className={css['spellings']}>
            {spellings.map((spelling) => (
              <li key={spelling}>
                <Link className={css['spelling']} to={homeAddress({ mode: 'pronunciation', q: spelling })}>
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
