import { useQuery } from '@tanstack/react-query';
import { kanjiOrders } from '@utarang/contract';
import { format, kanji as messages, radicalNamed } from '@utarang/messages';
import type { ReferenceSearch } from '../../../parts/reference/use-reference-search.js';
import { Select } from '../../../ui/select/select.js';
import { kanjiRadicalsQuery } from '../queries.js';
import css from './kanji-filters.module.css';

/** The most strokes that a kanji of the book has. */
export const STROKES_MAX = 29;

/** The key of the option for a number of strokes: numeric keys would come first in an object. */
const keyOf = (strokes: string): string => `n${strokes}`;
const ofStrokes: Record<string, string> = { [keyOf('all')]: messages.anyStrokes };
for (let n = 1; n <= STROKES_MAX; n++) ofStrokes[keyOf(String(n))] = format(messages.strokesOf, { n });
const orders = Object.fromEntries(kanjiOrders.map((each) => [each, messages[`sort.${each}`]]));

type KanjiFiltersProps = { search: ReferenceSearch<'level' | 'radical' | 'strokes' | 'sort' | 'study'> };

/** The filters of the list by radical and strokes, and its order, each in the address. */
export function KanjiFilters({ search }: KanjiFiltersProps) {
  const { data } = useQuery(kanjiRadicalsQuery);
  const { radical, strokes, sort } = search.address;
  // The radical in the address is shown, even if no kanji has it.
  const ofRadical: Record<string, string> = { all: messages.anyRadical, [radical]: radical };
  for (const each of data ?? []) {
    const isAlone = data?.every((other) => other === each || other.form !== each.form);
    ofRadical[isAlone ? each.form : radicalNamed(each)] = format(messages.radicalOf, each);
  }
  ofRadical['all'] = messages.anyRadical;
  const others = keyOf(strokes) in ofStrokes ? {} : { [keyOf(strokes)]: strokes };
  return (
    <div className={css['filters']}>
      <Select
        label={messages.radical}
        value={radical}
        options={ofRadical}
        isMixed
        onChoose={(value) => search.choose('radical', value)}
      />
      <Select
        label={messages.strokesAsked}
        value={keyOf(strokes)}
        options={{ ...ofStrokes, ...others }}
        onChoose={(value) => search.choose('strokes', value.slice(1))}
      />
      <Select label={messages.order} value={sort} options={orders} onChoose={(value) => search.choose('sort', value)} />
    </div>
  );
}
