import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import css from './select.module.css';

type SelectProps<Value extends string> = Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'onChange'> & {
  /** Its name, where no other text names it. */
  label: string;
  value: Value;
  /** The options. One without a name cannot be chosen. */
  options: Readonly<Partial<Record<Value, string>>>;
  onChoose: (value: Value) => void;
  /** The language of the options, where it is not that of the name. */
  optionLang?: string;
  /** True of options that have two languages in one text, for which there is no `lang`. */
  isMixed?: boolean;
};

/** A `<select>`. A choice that was made before hydration is kept. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChoose,
  optionLang,
  isMixed = false,
  ...rest
}: SelectProps<Value>) {
  const ref = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const early = ref.current?.value as Value | undefined;
    if (early !== undefined && early !== value) onChoose(early);
  }, []);
  return (
    <span className={css['select']}>
      <select
        {...rest}
        ref={ref}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {(Object.keys(options) as Value[]).map((option) => (
          <option key={option} value={option} lang={optionLang} label={isMixed ? options[option] : undefined}>
            {isMixed ? null : options[option]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} />
    </span>
  );
}
