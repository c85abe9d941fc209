import type { WordDetail } from '@utarang/contract';
import { wordCounters } from '@utarang/messages';
import { Fragment } from 'react';
import css from './counted-table.module.css';
import { Section } from './word-section.js';

/** The table of a counter after the numbers from one to ten and after 何 (docs/product/words.md#counters). */
export function CountedTable({ counted }: { counted: WordDetail['counted'] }) {
  if (counted.length === 0) return null;
  return (
    <Section title={wordCounters.title}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{wordCounters.number}</th>
            <th scope="col">{wordCounters.reading}</th>
            <th scope="col">{wordCounters.korean}</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ written, reading, pronunciation, also, korean }) => (
            <tr key={written}>
              <th scope="row" lang="ja">
                {written}
              </th>
              <td>
                {[{ reading, pronunciation }, ...also].map((said, index) => (
                  <Fragment key={said.reading}>
                    {index > 0 && ', '}
                    <span lang="ja">{said.reading}</span>{' '}
                    <span className={css['pronunciation']}>[{said.pronunciation}]</span>
                  </Fragment>
                ))}
              </td>
              <td>{korean.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
