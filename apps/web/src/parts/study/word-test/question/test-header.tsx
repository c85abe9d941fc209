import { attemptsPerRound } from '@utarang/domain/study';
import { common, format, level, quiz, test } from '@utarang/messages';
import { X } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button/icon-button.js';
import { Tag } from '../../../../ui/tag/tag.js';
import { useIsOver } from '../../cooldown.js';
import type { TestSession } from '../../test-session.js';
import type { Run } from '../run/run.js';
import css from '../word-test.module.css';

type TestHeaderProps = { id: string; name: TestSession['name']; run: Run; onClose: () => void };

export const testTitles: Readonly<Record<TestSession['name'], string>> = { test: test.title, quiz: quiz.title };

/** The header of the dialog: what it is about, how many attempts are left, and the way out. */
export const TestHeader = ({ id, name, run, onClose }: TestHeaderProps) => (
  <header className={css['header']}>
    <h2 id={id}>{run.step.at === 'levelUp' ? level['up.title'] : testTitles[name]}</h2>
    {run.mode === 'practice' && <Tag variant="warm">{test.practiceBadge}</Tag>}
    <Attempts step={run.step} />
    <IconButton label={common.close} onClick={onClose}>
      <X size={22} />
    </IconButton>
  </header>
);

function Attempts({ step }: { step: Run['step'] }) {
  const over = useIsOver(step.at === 'cooldown' ? step.until : null);
  const left = step.at === 'question' ? step.attemptsLeft : step.at === 'cooldown' && !over ? 0 : null;
  if (left === null) return null;
  return (
    <p className={css['attempts']}>
      <span className={css['dots']} aria-hidden="true">
        {Array.from({ length: attemptsPerRound }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <i key={index} data-left={index < left ? '' : undefined} />
        ))}
      </span>
      {format(test.attempts, { n: left })}
    </p>
  );
}
