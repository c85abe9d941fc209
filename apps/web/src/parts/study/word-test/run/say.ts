import { format, level as levelMessages, my, test } from '@utarang/messages';
import { levelName } from '../../../level/level-name.js';
import { isBulk, type Note, type Question, type Run, wordOf } from './run.js';
import { totals } from './totals.js';

const sentences = (...parts: (string | null)[]): string =>
  parts
    .filter((part) => part !== null)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** The text below the field about the last answer. */
export function noteText({ attemptsLeft, reason, meant = '' }: Question, note: Note): string {
  switch (note) {
    case 'wrong':
      return attemptsLeft === null ? test.wrongGuest : format(test.wrong, { n: attemptsLeft });
    case 'near':
      return attemptsLeft === null ? test.nearFree : test.near;
    case 'homograph':
      return attemptsLeft === null ? test.homographFree : test.homograph;
    case 'slip':
      return format(attemptsLeft === null ? test.slipFree : test.slip, { meant });
    case 'blank':
      return test.blank;
    case 'submitFailed':
      return reason ?? test.submitFail;
    case 'unknown':
      return test.unknown;
    case 'notStarted':
      return test.startFail;
    case 'sessionEnded':
      return test.ended;
  }
}

/** The tag of what a pass earned; null where none is given: for guests and in practice. */
export const pointsText = ({ mode, member }: Pick<Run, 'mode' | 'member'>, points: number): string | null =>
  mode === 'practice' || !member ? null : points > 0 ? format(test.points, { n: points }) : test.noPoints;

const passText = (run: Run, points: number) => sentences(test.correct, pointsText(run, points));

export const placeText = ({ words, index }: Pick<Run, 'words' | 'index'>): string =>
  format(my.bulkProgress, { total: words.length, n: index + 1 });

const answerText = (run: Run): string => format(test.answerIs, { meaning: wordOf(run).meaningKo });

const askedText = ({ question, reading }: Question): string => (reading ? `${question} ${reading}` : question);

/** The pass of the word before, for the question that follows it at once. */
function passBefore(run: Run): string | null {
  const before = run.outcomes[run.index - 1];
  return before?.is === 'passed' ? passText(run, before.points) : null;
}

function summaryText(run: Run): string {
  const { passed, cooling, points, missed } = totals(run);
  const counted = (label: string, n: number) => `${label} ${n}`;
  return sentences(
    run.mode === 'test' ? test.allDone : test.practiceDone,
    counted(test['sum.passed'], passed),
    cooling > 0 ? counted(test['sum.cooling'], cooling) : null,
    missed.length > cooling ? counted(test['sum.missed'], missed.length - cooling) : null,
    run.mode === 'test' && run.member ? `${test['sum.points']} ${format(test.points, { n: points })}` : null,
  );
}

/**
 * The text of the live region, which is rendered together with what is seen. The first question is heard with its field,
 * which takes the focus; the field keeps it for the next ones, so they are announced here.
 */
export function spoken(run: Run): string {
  const { step } = run;
  switch (step.at) {
    case 'loading':
      return run.index === 0 ? test.loading : (passBefore(run) ?? '');
    case 'question':
      if (step.revealed) return answerText(run);
      if (step.note) return noteText(step, step.note);
      return isBulk(run) && run.index > 0
        ? sentences(passBefore(run), placeText(run), askedText(step), test.question)
        : '';
    case 'cooldown':
      return sentences(
        step.told && step.wrong.length > 0 ? test.wrongLast : null,
        step.told ? answerText(run) : null,
        format(test.cooldown, { n: step.minutes }),
      );
    case 'passed':
      return passText(run, step.points);
    case 'levelUp': {
      const body = format(levelMessages['up.body'], { name: run.name, level: levelName(step.level) });
      return sentences(levelMessages['up.title'], body);
    }
    case 'completed':
      return test.already;
    case 'noWord':
      return test.noId;
    case 'summary':
      return summaryText(run);
  }
}
