import { useQuery } from '@tanstack/react-query';
import { common, adminSentences as texts } from '@utarang/messages';
import { situationsQuery } from '../../../parts/words/queries.js';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import css from './sentence-form.module.css';

type SituationProps = {
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (situations: string[]) => void;
};

/** The situations of a sentence, as checkboxes; the chosen ones stay in their usual order. */
export function SituationFields({ chosen, error, onChoose }: SituationProps) {
  const { data: situations = chosen } = useQuery(situationsQuery);
  return (
    <fieldset className={css['group']}>
      <legend>
        {texts.situation} <span className={css['hint']}>{common.optional}</span>
      </legend>
      <div className={css['situations']}>
        {situations.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onCheck={(checked) => onChoose(situations.filter((one) => (one === name ? checked : chosen.includes(one))))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
