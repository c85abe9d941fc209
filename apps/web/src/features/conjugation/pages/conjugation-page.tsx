import { conjugationWords } from '@utarang/content/data/conjugation';
import { pages } from '@utarang/contract';
import { DRILL_FORMS, groupOf } from '@utarang/domain/conjugation';
import { conjugation as messages } from '@utarang/messages';
import css from '../../../parts/drill/drill.module.css';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ChoiceRow } from '../../../parts/reference/choice-row.js';
import { unknownChoice } from '../../../parts/reference/reference-address.js';
import { UnknownChoice } from '../../../parts/reference/reference-page.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import { conjugationChoices, useConjugationSearch } from '../address.js';
import { FormDrill } from '../components/form-drill.js';

/** The label of a choice, as one element of its row, so that Japanese within it has no gaps around it. */
const choiceOf = <Value extends string>(value: Value, label: string) => ({
  value,
  content: (
    <span>
      <Message>{label}</Message>
    </span>
  ),
});
const groups = conjugationChoices.group.map((value) => choiceOf(value, messages[`group.${value}`]));
const forms = conjugationChoices.form.map((value) => choiceOf(value, messages[`form.${value}`]));

/** The page of the conjugation drill, by group and by form (docs/product/reference.md#conjugation-drill). */
export function ConjugationPage() {
  const search = useConjugationSearch();
  useDocumentTitle(messages.title);
  const unknown = unknownChoice(search.address, conjugationChoices);
  const { group, form } = search.address;
  return (
    <div className={`wrap ${css['page']}`}>
      <div className={css['head']}>
        <div>
          <h1 tabIndex={-1}>{messages.title}</h1>
          <p className={css['text']}>{messages.intro}</p>
        </div>
        <ButtonLink variant="txt" to={pages.endings}>
          {messages.toEndings}
        </ButtonLink>
      </div>
      <div className={css['choices']}>
        <ChoiceRow search={search} name="group" label={messages.groups} variant="chips" options={groups} />
        <ChoiceRow search={search} name="form" label={messages.forms} variant="chips" options={forms} />
      </div>
      {unknown === null ? (
        <FormDrill
          key={`${group} ${form}`}
          words={conjugationWords.filter((word) => group === 'all' || groupOf(word) === group)}
          forms={DRILL_FORMS.filter((each) => form === 'all' || each === form)}
        />
      ) : (
        <UnknownChoice value={unknown} page={messages.title} to={pages.conjugation} />
      )}
    </div>
  );
}
