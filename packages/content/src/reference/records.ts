import { isNfc } from '@utarang/domain/language';
import type { ContentProblem } from '../problem.js';

/** A line `key: value` of a record. */
type RecordLine = { readonly key: string; readonly value: string; readonly line: number };
/** Consecutive lines without a blank one. */
export type EntryRecord = { readonly line: number; readonly fields: readonly RecordLine[] };

const LINE = /^([a-z]+): (\S.*)$/;

/**
 * Reads a file of records: lines `key: value`, with one blank line between records. The format is for entries that are
 * mostly prose, which do not fit into a table. An invalid line is a problem and is left out.
 */
export function parseRecords(file: string, text: string): { records: EntryRecord[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });
  const records: { line: number; fields: RecordLine[] }[] = [];
  const rows = text.split('\n');
  if (rows.at(-1) === '') rows.pop();
  else report(rows.length, 'the file must end with a line feed');
  let open = false;
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    if (row === '') {
      if (!open) report(line, 'a blank line too many');
      open = false;
      continue;
    }
    if (!open) records.push({ line, fields: [] });
    open = true;
    const [, key, value] = LINE.exec(row) ?? [];
    if (key === undefined || value === undefined) report(line, `"${row}" is not a line such as "key: value"`);
    else records.at(-1)!.fields.push({ key, value, line });
    if (/\s$|\s\s|[^\S ]/u.test(row)) report(line, 'there is a space too many, or one that is not a plain space');
    if (!isNfc(row)) report(line, 'the line is not NFC');
  }
  return { records, problems };
}
