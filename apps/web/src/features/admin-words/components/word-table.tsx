import type { AdminWord } from '@utarang/contract';
import { admin, wordNames } from '@utarang/messages';
import { TablePanel } from '../../../parts/admin/table.js';
import type { WordEdit } from '../drafts.js';
import { WordRow } from './word-row.js';
import css from './word-table.module.css';

type TableProps = {
  words: readonly AdminWord[];
  edits: ReadonlyMap<number, WordEdit>;
  username: string;
  onHistory: (word: AdminWord) => void;
};

const columns = [
  wordNames.koreanPronunciation,
  wordNames.hiragana,
  wordNames.japaneseWord,
  wordNames.meaningKo,
  admin['list.col.actions'],
];

/** A table of words, which are edited in their rows. */
export const WordTable = ({ words, edits, username, onHistory }: TableProps) => (
  <TablePanel caption={admin['list.title']} columns={columns} className={css['table']}>
    {words.map((word) => (
      <WordRow key={word.id} word={word} edit={edits.get(word.id)} username={username} onHistory={onHistory} />
    ))}
  </TablePanel>
);
