import { pathOf, REVIEW_NOTE_MAX, type ReviewResult } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { tooLong } from '../../../lib/too-long.js';
import { wordPath } from '../../../parts/words/word-path.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Message } from '../../../ui/message/message.js';
import { Notice } from '../../../ui/notice/notice.js';
import { keepNote, restWord } from '../api.js';
import css from './review-card.module.css';

type LeechProps = { wordId: number; leech: NonNullable<ReviewResult['leech']> };

/** Help for a leech, a word that is forgotten again and again (docs/product/review.md#words-that-do-not-stay). */
export function Leech({ wordId, leech }: LeechProps) {
  const [notice, setNotice] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const [noteError, setNoteError] = useState<string | null>(null);
  const act = (call: Promise<unknown>, done: string) =>
    void call.then(
      () => setNotice({ kind: 'ok', text: done }),
      (error) => setNotice({ kind: 'bad', text: errorText(error) }),
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    if (noteError === null) act(keepNote(wordId, note), messages['leech.saved']);
  };
  return (
    <section className={css['leech']}>
      <h2>{messages['leech.title']}</h2>
      <p>{format(messages['leech.lapses'], { n: leech.lapses })}</p>
      <Help {...leech} />
      <form noValidate onSubmit={save}>
        <TextField
          name="note"
          label={messages['leech.note']}
          defaultValue={leech.note}
          error={noteError ?? undefined}
          onInput={({ currentTarget }) => setNoteError(tooLong(currentTarget.value, REVIEW_NOTE_MAX))}
          beside={
            <Button variant="soft" type="submit">
              {messages['leech.save']}
            </Button>
          }
        />
      </form>
      <div className={css['row']}>
        <ButtonLink variant="txt" to={wordPath(wordId)}>
          {messages['leech.page']}
        </ButtonLink>
        <Button variant="txt" onClick={() => act(restWord(wordId), messages['leech.rested'])}>
          {messages['leech.rest']}
        </Button>
      </div>
      {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
    </section>
  );
}

/** The verb that is the word's pair, and its kanji by their names. */
const Help = ({ partners, kanji }: LeechProps['leech']) =>
  (partners.length > 0 || kanji.length > 0) && (
    <dl className={css['help']}>
      {partners.length > 0 && (
        <div>
          <dt>{messages['leech.partners']}</dt>
          {partners.map(({ id, japaneseWord, meaningKo }) => (
            <dd key={id}>
              <Link to={wordPath(id)}>
                <span lang="ja">{japaneseWord}</span> <Message>{meaningKo}</Message>
              </Link>
            </dd>
          ))}
        </div>
      )}
      {kanji.length > 0 && (
        <div>
          <dt>{messages['leech.kanji']}</dt>
          {kanji.map(({ kanji: letter, hunEum }) => (
            <dd key={letter}>
              <Link to={pathOf('kanji', { id: letter })}>
                <span lang="ja">{letter}</span> <Message>{hunEum}</Message>
              </Link>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
