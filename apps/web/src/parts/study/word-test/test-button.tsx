import type { Word } from '@utarang/contract';
import { format, word as messages, test } from '@utarang/messages';
import { useId } from 'react';
import { Button, type ButtonVariant } from '../../../ui/button/button.js';
import { Hint, useHint } from '../../../ui/hint/hint.js';
import { cardLines } from '../../card-lines.js';
import { openTest } from '../test-session.js';
import { useWordStatus } from '../word-status.js';
import css from './test-button.module.css';
import { testPreload } from './word-test-code.js';

const HINT_MS = 2000; // docs/product/word-test.md#test-button

const labels = {
  test: { text: messages.test, name: messages.testName },
  quiz: { text: messages.quiz, name: messages.quizAria },
};

type TestButtonProps = {
  word: Word;
  /** The name of the word; as its card's heading shows it, where that is not hidden. */
  name?: string;
  label?: keyof typeof labels;
  /** True if it is the main button of its place. */
  main?: boolean;
};

/**
 * Opens the test of one word. In a cooldown and once the word is completed it is disabled and says why; beside it there
 * is the free practice (docs/product/study.md#practice).
 */
export function TestButton({
  word,
  name = cardLines(word).heading.text,
  label = 'test',
  main = false,
}: TestButtonProps) {
  const { completed, cooldownUntil } = useWordStatus(word.id);
  const { shown, show } = useHint(HINT_MS);
  const id = useId();
  const { text, name: spoken } = labels[label];
  const reason = completed ? test.already : cooldownUntil !== null ? messages.testCooling : null;
  return (
    <span className={css['place']}>
      {reason !== null && <PracticeButton word={word} name={name} label={label} />}
      <Hint shown={shown}>{reason}</Hint>
      <Button
        variant={main && reason === null ? 'pri' : 'sec'}
        className={css['button']}
        aria-label={format(spoken, { word: name })}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={() => (reason === null ? openTest([word], 'test', label) : show())}
        {...testPreload}
      >
        {text}
      </Button>
      {reason !== null && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </span>
  );
}

/** Opens the free practice of one word. */
export const PracticeButton = ({
  word,
  name = cardLines(word).heading.text,
  label = 'test',
  variant = 'txt',
}: Omit<TestButtonProps, 'main'> & { variant?: ButtonVariant }) => (
  <Button
    variant={variant}
    className={css['button']}
    aria-label={format(test.practiceAria, { word: name })}
    onClick={() => openTest([word], 'practice', label)}
    {...testPreload}
  >
    {test.practiceBadge}
  </Button>
);
