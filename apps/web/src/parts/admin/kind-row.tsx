import { RadioRow } from '../../ui/radio-row/radio-row.js';
import css from './kind-row.module.css';

type KindRowProps<Kind extends string> = {
  label: string;
  /** The kinds that can be chosen, each with its name. */
  kinds: Readonly<Record<Kind, string>>;
  value: Kind;
  onChoose: (kind: Kind, byArrow: boolean) => void;
  hrefOf: (kind: Kind) => string;
};

/** The choice of the kind of things that are listed: a row of links with one tab stop. */
export const KindRow = <Kind extends string>({ label, kinds, value, onChoose, hrefOf }: KindRowProps<Kind>) => (
  <RadioRow
    label={label}
    className={css['row']}
    options={(Object.keys(kinds) as Kind[]).map((kind) => ({
      value: kind,
      className: css['kind'],
      content: kinds[kind],
    }))}
    value={value}
    onChoose={onChoose}
    hrefOf={hrefOf}
  />
);
