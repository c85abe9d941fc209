import type { FoundWord, PhrasePart, WordForm, WordsPage } from '@utarang/contract';
import { hasKanaOrKanji } from '@utarang/domain/language';
import { home } from '@utarang/messages';
import { CornerDownRight, TextSelect } from 'lucide-react';
import { useId } from 'react';
import { Message } from '../../../ui/message/message.js';
import css from './heard-as.module.css';
import { LookUpLink } from './look-up-link.js';
import { PhraseView, writtenOf } from './phrase-view.js';
import { WordLink } from './word-link.js';

type HeardAsProps = { query: string; answer: WordsPage };
type Inflected = FoundWord & { form: WordForm };

const isInflected = (word: FoundWord): word is Inflected => word.form !== undefined;

/** The reading of a query that is not a word: as a form of one, or as a phrase (docs/product/search.md#phrases). */
export function HeardAs({ query, answer: { content, phrase } }: HeardAsProps) {
  const id = useId();
  if (phrase && phrase.parts.length > 1) {
    return (
      <section className={css['panel']} aria-labelledby={id}>
        <h3 id={id} className={css['eyebrow']}>
          <TextSelect size={18} aria-hidden="true" />
          {home['phrase.title']}
        </h3>
        <PhraseView cuttings={[phrase.parts, ...phrase.others]} />
        <div className={css['onward']}>
          <LookUpLink text={hasKanaOrKanji(query) ? query : writtenOf(phrase.parts)} variant="txt" />
        </div>
      </section>
    );
  }
  const [part] = phrase?.parts ?? [];
  const word = content.find((each) => isInflected(each) && (!part || each.id === part.wordId));
  if (!word || !isInflected(word)) return null;
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <h3 id={id} className={css['eyebrow']}>
        <CornerDownRight size={18} aria-hidden="true" />
        {home['form.title']}
      </h3>
      <Form query={query} word={word} others={phrase?.others ?? []} />
    </section>
  );
}

/**
 * An inflected word that a query sounds like: 타베타이 → 食べたい 먹고 싶다, of 食べる. `others` are other ways to hear the query,
 * such as 相対 for 아이타이.
 */
function Form({ query, word, others }: { query: string; word: Inflected; others: readonly PhrasePart[][] }) {
  const { written, gloss, name } = word.form;
  return (
    <>
      <p className={css['equation']}>
        <span className={css['query']}>
          <Message>{query}</Message>
        </span>
        <span aria-hidden="true" className={css['arrow']}>
          →
        </span>
        <span className={css['written']} lang="ja">
          {written}
        </span>
        {gloss && <span className={css['gloss']}>{gloss}</span>}
      </p>
      <dl className={css['steps']}>
        <dt>{home['form.base']}</dt>
        <dd>
          <WordLink id={word.id} className={css['base']}>
            <b lang="ja">{word.japaneseWord}</b> {word.meaningKo}
          </WordLink>
        </dd>
        <dt>{home['form.name']}</dt>
        <dd>
          <Message>{name}</Message>
        </dd>
        {others.map(([other]) =>
          other?.wordId ? (
            <div key={other.wordId} className={css['other']}>
              <dt>{home['phrase.others']}</dt>
              <dd>
                <WordLink id={other.wordId} className={css['base']}>
                  <b lang="ja">{other.written}</b> {other.gloss}
                </WordLink>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
