import type { BringBody, BringPreview, BroughtWord } from '@utarang/contract';

/** The choice for a row: a word of the book by its id, an own word, a wish, or nothing. */
export type Choice = `word:${number}` | 'own' | 'wish' | 'skip';
export type Choices = ReadonlyMap<number, Choice>;

/** A row with its index in the list. */
export type Row = BroughtWord & { readonly index: number };

/** The rows of a preview by what they are. */
export function rowsOf({ rows }: BringPreview) {
  const all = rows.map((row, index): Row => ({ ...row, index }));
  const rowsOf = (match: BroughtWord['match']) => all.filter((row) => row.match === match);
  return { all, exact: rowsOf('exact'), already: rowsOf('already'), several: rowsOf('several'), none: rowsOf('none') };
}

/** The number of words that the button saves: "rows without a choice are left out". Wishes do not count. */
export function importedCount(preview: BringPreview, choices: Choices): number {
  const exact = preview.rows.filter(({ match }) => match === 'exact').length;
  return exact + [...choices.values()].filter((choice) => choice === 'own' || choice.startsWith('word:')).length;
}

export const wishCount = (choices: Choices): number => [...choices.values()].filter((one) => one === 'wish').length;

/** The choices as they are sent. */
export function bodyOf(choices: Choices): BringBody {
  const chosen = [...choices];
  const indexesOf = (wanted: Choice) => chosen.flatMap(([index, choice]) => (choice === wanted ? [index] : []));
  return {
    choices: Object.fromEntries(
      chosen.flatMap(([index, choice]) =>
        choice.startsWith('word:') ? [[index, Number(choice.slice('word:'.length))]] : [],
      ),
    ),
    own: indexesOf('own'),
    wishes: indexesOf('wish'),
  };
}
