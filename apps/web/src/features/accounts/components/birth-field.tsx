import { profile } from '@utarang/messages';
import { Field } from '../../../ui/form/field.js';
import { birthText, birthTyped } from '../rules/birth-text.js';
import { now } from '../rules/now.js';

const setValue = (field: HTMLInputElement, text: string): void => {
  if (text !== field.value) field.value = text;
};

/**
 * A text field for a date of birth: scrolling a calendar back by decades is slower. Other spellings become YYYY-MM-DD.
 */
export const BirthField = ({ defaultValue }: { defaultValue?: string }) => (
  <Field
    name="birthDate"
    label={profile.birth}
    inputMode="numeric"
    autoComplete="bday"
    placeholder="2000-01-31"
    defaultValue={defaultValue}
    onInput={({ currentTarget: field }) => {
      // After a correction in the middle the caret stays there, and deleted text is not restored.
      if (field.selectionEnd === field.value.length) setValue(field, birthTyped(field.value));
    }}
    onBlur={({ currentTarget: field }) => setValue(field, birthText(field.value, now()))}
  />
);
