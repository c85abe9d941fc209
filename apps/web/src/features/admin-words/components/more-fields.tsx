import { useQuery } from '@tanstack/react-query';
import { type Level, levels } from '@utarang/contract';
import { admin, common } from '@utarang/messages';
import { situationsQuery } from '../../../parts/words/queries.js';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Select } from '../../../ui/select/select.js';
import type { Draft } from '../drafts.js';
import css from './word-table.module.css';

const levelNames = {
  none: admin['list.noLevel'],
  ...Object.fromEntries(levels.map((level) => [level, level])),
} as Record<Level | 'none', string>;

type MoreProps = {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onType: (over: Partial<Draft>) => void;
};

/** What a word has beside its four fields. */
export function MoreFields({ draft, errors, onType }: MoreProps) {
  const { data: situations = draft.fields } = useQuery(situationsQuery);
  return (
    <div className={css['grid']}>
      <div className={css['named']}>
        <span>{admin['list.level']}</span>
        <Select
          label={admin['list.level']}
          value={draft.level ?? 'none'}
          options={levelNames}
          onChoose={(level) => onType({ level: level === 'none' ? null : level })}
        />
      </div>
      <TextField
        small
        label={admin['field.accept']}
        hint={admin['field.answersHint']}
        value={draft.accept}
        error={errors['accept']}
        onChange={(event) => onType({ accept: event.target.value })}
      />
      <TextField
        small
        label={admin['field.block']}
        hint={admin['field.answersHint']}
        value={draft.block}
        error={errors['block']}
        onChange={(event) => onType({ block: event.target.value })}
      />
      <TextField
        small
        label={admin['field.hanja']}
        value={draft.hanja}
        error={errors['koLike.hanja']}
        onChange={(event) => onType({ hanja: event.target.value })}
      />
      <TextField
        small
        label={admin['field.caution']}
        value={draft.caution}
        error={errors['koLike.caution']}
        onChange={(event) => onType({ caution: event.target.value })}
      />
      <fieldset className={css['situations']}>
        <legend>
          {admin['field.situations']} <span>{common.optional}</span>
        </legend>
        {situations.map((name) => (
          <Checkbox
            key={name}
            checked={draft.fields.includes(name)}
            onCheck={(checked) =>
              onType({ fields: situations.filter((one) => (one === name ? checked : draft.fields.includes(one))) })
            }
          >
            {name}
          </Checkbox>
        ))}
        <FieldError>{errors['fields']}</FieldError>
      </fieldset>
    </div>
  );
}
