import { useQuery } from '@tanstack/react-query';
import { type Level, levels, type SentenceState } from '@utarang/contract';
import { admin, adminSentences as texts } from '@utarang/messages';
import { situationsQuery } from '../../../parts/words/queries.js';
import { Select } from '../../../ui/select/select.js';
import type { SentenceChoice } from '../sentence-choice.js';
import css from './sentence-filters.module.css';

const levelNames = {
  all: admin['list.allLevels'],
  ...(Object.fromEntries(levels.map((level) => [level, level])) as Record<Level, string>),
};
const stateNames: Record<SentenceState, string> = {
  shown: texts['state.shown'],
  asked: texts['state.asked'],
  unasked: texts['state.unasked'],
  retired: texts['state.retired'],
};
type FiltersProps = { choice: SentenceChoice; onChoose: (over: Partial<SentenceChoice>) => void };

/** The filters of the bank of sentences. */
export function SentenceFilters({ choice, onChoose }: FiltersProps) {
  const { data: situations = [] } = useQuery(situationsQuery);
  return (
    <div className={css['filters']}>
      <Select
        label={admin['list.level']}
        value={choice.level}
        options={levelNames}
        onChoose={(level) => onChoose({ level })}
      />
      <Select
        label={texts.situation}
        value={choice.situation}
        options={{ '': texts.anySituation, ...Object.fromEntries(situations.map((name) => [name, name])) }}
        onChoose={(situation) => onChoose({ situation })}
      />
      <Select label={texts.state} value={choice.state} options={stateNames} onChoose={(state) => onChoose({ state })} />
    </div>
  );
}
