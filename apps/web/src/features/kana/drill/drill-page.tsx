import { kana as messages } from '@utarang/messages';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { Ja } from '../../../ui/ja/ja.js';
import type { KanaSearch } from '../address.js';
import { DrillCard } from './drill-card.js';
import css from './drill-page.module.css';
import { type DrillSet, drillSets } from './sets.js';

const NameOf = ({ set }: { set: DrillSet }) =>
  set.name ?? <Ja className={css['letters']}>{set.letters.map(({ letter }) => letter).join(' · ')}</Ja>;

const options = drillSets.map((set) => ({ value: set.id, content: <NameOf set={set} /> }));

/** The drill of a set, with links to the others and back to the chart (docs/product/reference.md#kana-drill). */
export function DrillPage({ search, set }: { search: KanaSearch; set: DrillSet }) {
  return (
    <div className={`wrap ${css['page']}`}>
      <div className={css['head']}>
        <div>
          <h1 tabIndex={-1}>{messages['drill.title']}</h1>
          <p className={css['intro']}>{messages['drill.intro']}</p>
        </div>
        <ButtonLink variant="txt" to={search.hrefOf('drill', 'off')}>
          {messages['drill.toChart']}
        </ButtonLink>
      </div>
      <ChoiceRow search={search} name="drill" label={messages['drill.sets']} variant="chips" options={options} />
      <DrillCard key={set.id} set={set} toChart={search.hrefOf('drill', 'off')} />
    </div>
  );
}

/** Links to the drills, beside the chart. */
export const DrillLinks = ({ search }: { search: KanaSearch }) => (
  <ul className={css['links']}>
    {drillSets.map((set) => (
      <li key={set.id}>
        <ButtonLink variant="sec" className={css['link']} to={search.hrefOf('drill', set.id)}>
          <NameOf set={set} />
        </ButtonLink>
      </li>
    ))}
  </ul>
);
