import type { WordForm } from '@utarang/contract';
import { format, wordPage } from '@utarang/messages';
import { Message } from '../../../ui/message/message.js';
import css from './word-forms.module.css';
import { Section } from './word-section.js';

/** As many as are shown at once; the rest is a press away. */
const SHOWN = 8;

/** The main forms of a word, with Hangul and Korean (docs/product/inflection.md#forms-of-a-word), if it has forms. */
export function WordForms({ forms }: { forms: readonly WordForm[] }) {
  if (forms.length === 0) return null;
  const rest = forms.slice(SHOWN);
  return (
    <Section title={wordPage.forms}>
      <Forms forms={forms.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={css['rest']}>
          <summary>{format(wordPage.formsMore, { n: rest.length })}</summary>
          <Forms forms={rest} />
        </details>
      )}
    </Section>
  );
}

const Forms = ({ forms }: { forms: readonly WordForm[] }) => (
  <ul className={css['forms']}>
    {forms.map(({ written, pronunciation, name, gloss }) => (
      <li key={written} className={css['form']}>
        <b lang="ja">{written}</b>
        <span className={css['pronunciation']}>[{pronunciation}]</span>
        <span className={css['name']}>
          <Message>{name}</Message>
        </span>
        {gloss && <span className={css['gloss']}>{gloss}</span>}
      </li>
    ))}
  </ul>
);
