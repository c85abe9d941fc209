import { useQuery } from '@tanstack/react-query';
import { type Level, levels } from '@utarang/contract';
import { admin, common, wordNames } from '@utarang/messages';
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

type BoxField = Exclude<keyof Draft, MainField>;
type BoxText = { [Field in BoxField]: Draft[Field] extends string ? Field : never }[BoxField];
type TextBoxProps = MoreProps & { field: BoxText; hint?: string };

const TextBox = ({ draft, errors, onType, field, hint }: TextBoxProps) => (
  <TextField
    small
    label={wordNames[field]}
    hint={hint}
    value={draft[field]}
    error={errors[field] ?? errors[`koLike.${field}`]}
    onChange={(event) => onType({ [field]: event.target.value })}
  />
);

const LevelBox = ({ draft, onType }: MoreProps) => (
  <div className={css['named']}>
    <span>{wordNames.level}</span>
    <Select
      label={wordNames.level}
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
        {wordNames.fields} <span>{common.optional}</span>
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

/** The box of each field beside the four. A missing one does not compile. */
const boxes: Readonly<Record<BoxField, (props: MoreProps) => ReactNode>> = {
  level: LevelBox,
  accept: (props) => <TextBox {...props} field="accept" hint={admin['field.answersHint']} />,
  block: (props) => <TextBox {...props} field="block" hint={admin['field.answersHint']} />,
  hanja: (props) => <TextBox {...props} field="hanja" />,
  caution: (props) => <TextBox {...props} field="caution" />,
  fields: Situations,
};

/** The fields of a word beside its four main ones. */
export const MoreFields = (props: MoreProps) => (
  <div className={css['grid']}>
    {Object.entries(boxes).map(([field, Box]) => (
      <Box key={field} {...props} />
    ))}
  </div>
);
