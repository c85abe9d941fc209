import { useQuery } from '@tanstack/react-query';
import { type Level, levels } from '@utarang/contract';
import { admin, common } from '@utarang/messages';
import type { ReactNode } from 'react';
import { situationsQuery } from '../../../parts/words/queries.js';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Select } from '../../../ui/select/select.js';
import type { Draft } from '../drafts.js';
import type { MainField } from '../word-fields.js';
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

type TextBoxProps = MoreProps & { field: 'accept' | 'block' | 'hanja' | 'caution'; label: string; hint?: string };

const TextBox = ({ draft, errors, onType, field, label, hint }: TextBoxProps) => (
  <TextField
    small
    label={label}
    hint={hint}
    value={draft[field]}
    error={errors[field] ?? errors[`koLike.${field}`]}
    onChange={(event) => onType({ [field]: event.target.value })}
  />
);

const LevelBox = ({ draft, onType }: MoreProps) => (
  <div className={css['named']}>
    <span>{admin['list.level']}</span>
    <Select
      label={admin['list.level']}
      value={draft.level ?? 'none'}
      options={levelNames}
      onChoose={(level) => onType({ level: level === 'none' ? null : level })}
    />
  </div>
);

function Situations({ draft, errors, onType }: MoreProps) {
  const { data: situations = draft.fields } = useQuery(situationsQuery);
  return (
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
  );
}

/** A box for each field beside the four. One that is missing does not compile. */
const boxes: Readonly<Record<Exclude<keyof Draft, MainField>, (props: MoreProps) => ReactNode>> = {
  level: LevelBox,
  accept: (props) => (
    <TextBox {...props} field="accept" label={admin['field.accept']} hint={admin['field.answersHint']} />
  ),
  block: (props) => <TextBox {...props} field="block" label={admin['field.block']} hint={admin['field.answersHint']} />,
  hanja: (props) => <TextBox {...props} field="hanja" label={admin['field.hanja']} />,
  caution: (props) => <TextBox {...props} field="caution" label={admin['field.caution']} />,
  fields: Situations,
};

/** What a word has beside its four fields. */
export const MoreFields = (props: MoreProps) => (
  <div className={css['grid']}>
    {Object.entries(boxes).map(([field, Box]) => (
      <Box key={field} {...props} />
    ))}
  </div>
);
