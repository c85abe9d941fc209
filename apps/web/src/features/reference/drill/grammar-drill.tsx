import { pages } from '@utarang/contract';
import { PATTERNS_ASKED } from '@utarang/domain/grammar';
import { endings, format, grammarDrill as messages, pageTitles, particles } from '@utarang/messages';
import css from '../../../parts/drill/drill.module.css';
import { DrillCard } from '../../../parts/grammar-drill/drill-card.js';
import { levelHue } from '../../../parts/level/level-hue.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { useAnswerPattern } from '../../../parts/patterns/use-answer-pattern.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { unknownChoice } from '../../../parts/reference/reference-address.js';
import { UnknownChoice } from '../../../parts/reference/reference-page.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { type DrillSearch, drillChoices, type EntryList, useDrillSearch } from './address.js';
import { askGrammar } from './api.js';

const levels = drillChoices.endings.level.map((value) =>
  value === 'all' ? { value, content: endings['l.all'] } : { value, content: value, className: levelHue(value) },
);
const answers = drillChoices.endings.answer.map((value) => ({ value, content: messages[`answer.${value}`] }));
const groups = {
  particles: drillChoices.particles.f.map((value) => ({ value, content: particles[`c.${value}`] })),
  endings: drillChoices.endings.f.map((value) => ({ value, content: endings[`g.${value}`] })),
};
const groupLabels = { particles: particles.categories, endings: endings.group };

/**
 * The drill of particles or of endings, by level, by group, or around one entry
 * (docs/product/reference.md#grammar-drill).
 */
export function GrammarDrill({ list }: { list: EntryList }) {
  const { search, choices } = useDrillSearch(list);
  const title = messages[`title.${list}`];
  useDocumentTitle(title);
  const unknown = unknownChoice(search.address, choices);
  return (
    <div className={`wrap ${css['page']}`}>
      <div className={css['head']}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={css['text']}>{messages.intro}</p>
        </div>
        <ButtonLink variant="txt" to={pages[list]}>
          {messages[`back.${list}`]}
        </ButtonLink>
      </div>
      {unknown === null ? (
        <>
          <div className={css['choices']}>
            {search.address.near === 'off' ? (
              <>
                <ChoiceRow search={search} name="level" label={messages.levels} variant="chips" options={levels} />
                <ChoiceRow search={search} name="f" label={groupLabels[list]} variant="chips" options={groups[list]} />
              </>
            ) : (
              <AroundNotice search={search} />
            )}
            <ChoiceRow
              search={search}
              name="answer"
              label={messages.answers}
              variant="tabs"
              options={answers}
              className={css['answers']}
            />
          </div>
          <Card list={list} search={search} />
        </>
      ) : (
        <UnknownChoice value={unknown} page={pageTitles[list]} to={pages[list]} />
      )}
    </div>
  );
}

/** The notice that an entry and its similar ones are drilled, with a link to all. */
const AroundNotice = ({ search }: { search: DrillSearch }) => (
  <p className={css['text']}>
    {messages.aroundOnly}{' '}
    <ButtonLink variant="txt" to={search.hrefOf('near', 'off')}>
      {messages.aroundOff}
    </ButtonLink>
  </p>
);

function Card({ list, search }: { list: EntryList; search: DrillSearch }) {
  const { level, f, near, answer } = search.address;
  const chosen = (value: string) => (value === 'all' || value === 'off' ? undefined : value);
  const query = { list, level: chosen(level), group: chosen(f), near: chosen(near) } as Parameters<
    typeof askGrammar
  >[0];
  const settings = [list, level, f, near, answer].join(' ');
  const start = query.near === undefined ? format(messages.startText, { n: PATTERNS_ASKED }) : messages.startAround;
  return (
    <DrillCard
      key={settings}
      name={settings}
      source={{ ask: () => askGrammar(query), send: useAnswerPattern() }}
      isTyped={answer === 'typed'}
      texts={{ title: messages.startTitle, start, none: messages.none }}
    />
  );
}
