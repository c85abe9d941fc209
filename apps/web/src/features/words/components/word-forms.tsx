import type { WordForm } from '@utarang/contract';
import { format, wordPage } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useStore } from '../../../lib/store.js';
import { Message } from '../../../ui/message/message.js';
import { Tag } from '../../../ui/tag/tag.js';
import { formsOpen, setFormsOpen } from '../forms-open.js';
import css from './word-forms.module.css';

/**
 * The main forms of a word, with Hangul and Korean (docs/product/inflection.md#forms-of-a-word), if it has forms. They
 * are folded at first; the device remembers whether they are open, for all words.
 */
export function WordForms({ forms }: { forms: readonly WordForm[] }) {
  const id = useId();
  const open = useStore(formsOpen);
  if (forms.length === 0) return null;
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id}>
        <button
          type="button"
          className={css['fold']}
          aria-expanded={open}
          aria-controls={open ? `${id}-forms` : undefined}
          onClick={() => setFormsOpen(!open)}
        >
          <span className={css['title']}>{wordPage.forms}</span>
          <Tag variant="mut">{format(wordPage.formsCount, { n: forms.length })}</Tag>
          <ChevronDown size={20} className={css['arrow']} />
        </button>
      </h2>
      {open && (
        <ul id={`${id}-forms`} className={css['forms']}>
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
      )}
    </section>
  );
}
