import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import css from './select.module.css';

type SelectProps<Value extends string> = Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'onChange'> & {
  /** Its name, where no other text says it. */
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
};

/** One of a few, by the browser's own list. */
export const Select = <Value extends string>({ label, value, options, onChoose, ...rest }: SelectProps<Value>) => (
  <span className={css['select']}>
    <select {...rest} aria-label={label} value={value} onChange={(event) => onChoose(event.target.value as Value)}>
      {(Object.keys(options) as Value[]).map((option) => (
        <option key={option} value={option}>
          {options[option]}
        </option>
      ))}
    </select>
    <ChevronDown size={16} />
  </span>
);
