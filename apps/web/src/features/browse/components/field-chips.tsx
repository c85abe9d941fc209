import { useQueryClient } from '@tanstack/react-query';
import { type FieldIcon, type FieldName, fieldIcons, fieldNames } from '@utarang/content/data/fields';
import { fields } from '@utarang/messages';
import {
  Apple,
  Beer,
  BookOpen,
  Box,
  BriefcaseBusiness,
  Building2,
  ChevronUp,
  Clock,
  CloudSun,
  Crown,
  Flower2,
  HandHeart,
  Handshake,
  Hospital,
  House,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Map as MapIcon,
  Nut,
  Palette,
  PawPrint,
  PersonStanding,
  Plane,
  School,
  Scissors,
  ShoppingBag,
  Siren,
  Smile,
  Sofa,
  Soup,
  SwatchBook,
  User,
  Users,
  Utensils,
  Volleyball,
} from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { RadioRow } from '../../../ui/radio-row/radio-row.js';
import { prefetchChoice } from '../sources.js';
import { usePrefetchAround } from '../use-prefetch-around.js';
import css from './field-chips.module.css';

const icons = {
  book: BookOpen,
  paw: PawPrint,
  sorry: HandHeart,
  flower: Flower2,
  crown: Crown,
  beer: Beer,
  cutlery: Utensils,
  briefcase: BriefcaseBusiness,
  friends: Users,
  person: User,
  handshake: Handshake,
  apple: Apple,
  ball: Volleyball,
  nut: Nut,
  soup: Soup,
  box: Box,
  sofa: Sofa,
  swatches: SwatchBook,
  hospital: Hospital,
  siren: Siren,
  plane: Plane,
  bag: ShoppingBag,
  bank: Landmark,
  scissors: Scissors,
  map: MapIcon,
  building: Building2,
  school: School,
  weather: CloudSun,
  home: House,
  body: PersonStanding,
  smile: Smile,
  palette: Palette,
  clock: Clock,
} as const satisfies Record<FieldIcon, LucideIcon>;

const options = fieldNames.map((name) => {
  const Icon = icons[fieldIcons[name]];
  return {
    value: name,
    className: css['chip'],
    content: (
      <>
        <Icon size={20} />
        {name}
      </>
    ),
  };
});

type FieldChipsProps = {
  /** Null where the address names none of them. */
  field: FieldName | null;
  onChoose: (field: FieldName, byArrow: boolean) => void;
};

/**
 * The chips of all situations. Where there is room they are in several rows; on small screens in one row that scrolls
 * sideways, with a button beside it that shows all of them (docs/product/lists.md#situations).
 */
export function FieldChips({ field, onChoose }: FieldChipsProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  usePrefetchAround('fields', fieldNames, field ?? '');
  const choose = (chosen: FieldName, byArrow: boolean) => {
    if (!byArrow) setOpen(false); // the reader wants to see its words now
    onChoose(chosen, byArrow);
  };
  return (
    <div className={cx(css['picker'], open && css['open'])}>
      <div className={css['edge']}>
        <RadioRow
          label={fields.tabs}
          className={css['chips']}
          options={options}
          value={field}
          onChoose={choose}
          onNear={(near) => prefetchChoice(client, 'fields', near)}
        />
      </div>
      <button
        type="button"
        className={css['all']}
        aria-expanded={open}
        aria-label={open ? fields.fold : fields.all}
        onClick={() => setOpen(!open)}
      >
        {open ? <ChevronUp size={20} /> : <LayoutGrid size={20} />}
        {open ? fields.fold : fields.allShort}
      </button>
    </div>
  );
}
