import { profile } from '@utarang/messages';
import { Field } from '../../../ui/form/field.js';
import { birthText } from '../rules/birth-text.js';

/** A typed date of birth: scrolling a calendar back by decades is slower. Other spellings become YYYY-MM-DD. */
export const BirthField = ({ defaultValue }: { defaultValue?: string }) => (
  <Field
    name="birthDate"
    label={profile.birth}
    inputMode="numeric"
    autoComplete="bday"
    placeholder="2000-01-31"
    defaultValue={defaultValue}
    onInput={({ currentTarget }) => {
      const text = birthText(currentTarget.value);
      if (text !== currentTarget.value) currentTarget.value = text;
    }}
  />
);
