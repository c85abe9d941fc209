import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import css from './select.module.css';

type SelectProps<Value extends string> = Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'onChange'> & {
  /** Its name, where no other text says it. */
  label: string;
  value: Value;
  /** One that is not named cannot be chosen. */
  options: Readonly<Partial<Record<Value, string>>>;
  onChoose: (value: Value) => void;
  /** The language of the options, where it is not that of the name. */
  optionLang?: string;
  /** True of options that have two languages in one text, which no `lang` can name: they are labels, and no text. */
  isMixed?: boolean;
};

/** One of a few, by the browser's own list. What somebody chose before the script was there is chosen once it is. */
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
