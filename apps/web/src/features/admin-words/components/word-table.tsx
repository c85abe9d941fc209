import type { AdminWord } from '@utarang/contract';
import { admin, wordNames } from '@utarang/messages';
import type { WordEdit } from '../drafts.js';
import { WordRow } from './word-row.js';
import css from './word-table.module.css';

type TableProps = {
  words: readonly AdminWord[];
  edits: ReadonlyMap<number, WordEdit>;
  username: string;
  onHistory: (word: AdminWord) => void;
};

/** A table of words. A phone draws its rows as cards, which a screen reader still reads as this table. */
export const WordTable = ({ words, edits, username, onHistory }: TableProps) => (
  <div className={css['panel']}>
    {/* The role is written out, because some browsers see no table in one that is drawn as blocks. */}
    {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
    <table role="table" className={css['table']}>
      <caption className="sr">{admin['list.title']}</caption>
      <thead>
        <tr>
          <th scope="col">{wordNames.koreanPronunciation}</th>
          <th scope="col">{wordNames.hiragana}</th>
          <th scope="col">{wordNames.japaneseWord}</th>
          <th scope="col">{wordNames.meaningKo}</th>
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
