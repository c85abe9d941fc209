import { useQuery } from '@tanstack/react-query';
import { format, learn, test } from '@utarang/messages';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { NOTHING_SAVED, savedWordsQuery } from '../../../parts/study/saved-words.js';
import { openTest } from '../../../parts/study/test-session.js';
import { testable } from '../../../parts/study/testable.js';
import { testPreload } from '../../../parts/study/word-test/word-test-code.js';
import type { ListWord } from '../../../parts/words/list/listing.js';
import { Button } from '../../../ui/button/button.js';
import css from './browse-page.module.css';

/**
 * The notice of what is studied, with a button. It opens a test of the words that can be tested now; where there are
 * none, a practice of all.
 */
export function StudyNotice({ words }: { words: readonly ListWord[] }) {
  const { data: saved = NOTHING_SAVED } = useQuery({ ...savedWordsQuery, enabled: useIsMember() });
  const testableNow = () => testable(words, saved, Date.now()); // time passes between rendering and a press
  const onPress = () => (testableNow().length > 0 ? openTest(testableNow()) : openTest(words, 'practice'));
  return (
    <div className={css['study']}>
      <p role="status">{format(learn.studying, { n: words.length })}</p>
      <Button onClick={onPress} {...testPreload}>
        {testableNow().length > 0 ? learn.studyTest : test.practice}
      </Button>
    </div>
  );
}
