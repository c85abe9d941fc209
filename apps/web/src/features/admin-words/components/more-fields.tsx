import { useQuery } from '@tanstack/react-query';
import { type Level, levels } from '@utarang/contract';
import { admin, common } from '@utarang/messages';
import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox.js';
import { Select } from '../../../ui/select/select.js';
import type { Draft } from '../drafts.js';
import { situationsQuery } from '../queries.js';
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
      <Box
        name={admin['field.accept']}
        hint={admin['field.answersHint']}
        value={draft.accept}
        error={errors['accept']}
        onType={(accept) => onType({ accept })}
      />
      <Box
        name={admin['field.block']}
        hint={admin['field.answersHint']}
        value={draft.block}
        error={errors['block']}
        onType={(block) => onType({ block })}
      />
      <Box
        name={admin['field.hanja']}
        value={draft.hanja}
        error={errors['koLike.hanja']}
        onType={(hanja) => onType({ hanja })}
      />
      <Box
        name={admin['field.caution']}
        value={draft.caution}
        error={errors['koLike.caution']}
        onType={(caution) => onType({ caution })}
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
        {errors['fields'] && <p className={css['error']}>{errors['fields']}</p>}
      </fieldset>
    </div>
  );
}

type BoxProps = {
  name: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
};

function Box({ name, hint, value, error, onType }: BoxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css['named']}>
      <label htmlFor={id}>{name}</label>
      <span className={css['box']}>
        <input
          id={id}
          type="text"
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      </span>
      {hint && (
        <span id={`${id}-hint`} className={css['hint']}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={css['error']}>
          {error}
        </span>
      )}
    </div>
  );
}
