import type { AdminWord } from '@utarang/contract';
import { admin } from '@utarang/messages';
import type { WordEdit } from '../drafts.js';
import { fieldNames } from '../word-fields.js';
import { WordRow } from './word-row.js';
import css from './word-table.module.css';

type TableProps = {
  words: readonly AdminWord[];
  edits: ReadonlyMap<number, WordEdit>;
  username: string;
  onHistory: (word: AdminWord) => void;
};

/** Some words: a table, and on a phone cards, to the same screen reader the same table. */
export const WordTable = ({ words, edits, username, onHistory }: TableProps) => (
  <div className={css['panel']}>
    {/* The roles are said, since a table that is drawn in blocks would be none to some browsers. */}
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <table role="table" className={css['table']}>
      <caption className="sr">{admin['list.title']}</caption>
      <thead>
        <tr>
          <th scope="col">{fieldNames.koreanPronunciation}</th>
          <th scope="col">{fieldNames.hiragana}</th>
          <th scope="col">{fieldNames.japaneseWord}</th>
          <th scope="col">{fieldNames.meaningKo}</th>
          <th scope="col" className={css['last']}>
            {admin['list.col.actions']}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.map((word) => (
          <WordRow key={word.id} word={word} edit={edits.get(word.id)} username={username} onHistory={onHistory} />
        ))}
      </tbody>
    </table>
  </div>
);
