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
  Clock,
  CloudSun,
  Crown,
  Flower2,
  HandHeart,
  Handshake,
  Hospital,
  House,
  Landmark,
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

/** The situations, in a row that scrolls sideways. */
export function FieldChips({ field, onChoose }: FieldChipsProps) {
  const client = useQueryClient();
  usePrefetchAround('fields', fieldNames, field ?? '');
  return (
    <div className={css['edge']}>
      <RadioRow
        label={fields.tabs}
        className={css['chips']}
        options={options}
        value={field}
        onChoose={onChoose}
        onNear={(near) => prefetchChoice(client, 'fields', near)}
      />
    </div>
  );
}
