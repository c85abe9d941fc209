import type { Word, WordDetail } from '@utarang/contract';
import { format, wordPage } from '@utarang/messages';
import { Archive, Lightbulb } from 'lucide-react';
import { cardLines } from '../../../parts/card-lines.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { ShareButton } from '../../../parts/share/share-button.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { WordMemory } from '../../../parts/study/memory/word-memory.js';
import { TestButton } from '../../../parts/study/word-test/test-button.js';
import { CopyButton } from '../../../parts/words/list/copy-button.js';
import { copyText } from '../../../parts/words/list/copy-text.js';
import { WordStar } from '../../../parts/words/list/word-star.js';
import { Message } from '../../../ui/message/message.js';
import { Strip } from '../../../ui/notice/strip.js';
import { Reading } from './accent.js';
import css from './word-details.module.css';
import { WordFacts } from './word-facts.js';

/** The word of a page, large. A word from a list is shown at once; `details` follow. */
export function WordDetails({ word, details }: { word: Word; details: WordDetail | undefined }) {
  const { heading, meaningKo } = cardLines(word);
  const title = format(wordPage.title, { word: heading.text });
  useDocumentTitle(title);
  return (
    <article className={css['sheet']}>
      <div className={css['head']}>
        <h1 tabIndex={-1} className={css['word']} lang={heading.lang}>
          {heading.text}
        </h1>
        <div className={css['tools']}>
          <ListenButton name={heading.text} text={word.hiragana || heading.text} />
          <CopyButton name={heading.text} text={copyText(word)} />
          <WordStar word={word} name={heading.text} />
        </div>
      </div>
      <Reading word={word} accent={details?.accent ?? []} />
      <p className={css['meaning']}>{meaningKo}</p>
      {details?.retired && (
        <Strip variant="cool" icon={Archive} className={css['retired']}>
          {wordPage.retired}
        </Strip>
      )}
      <div className={css['facts']}>{details && <WordFacts word={details} />}</div>
      {details?.usage && (
        <Strip variant="cool" icon={Lightbulb} className={css['usage']}>
          <Message>{details.usage}</Message>
        </Strip>
      )}
      <div className={css['actions']}>
        <TestButton word={word} main />
        <ShareButton title={title} />
        <WordMemory wordId={word.id} />
      </div>
    </article>
  );
}
