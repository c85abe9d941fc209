/** A question of a drill; `again` marks the repetition of a missed one, which does not count. */
export type Asked = { readonly again: boolean };
export type AnswerTo<Question extends Asked> = Question & { readonly said: string; readonly right: boolean };

/** A running drill: the answers so far, and the questions that remain, the next first. */
export type AskedDrill<Question extends Asked> = {
  readonly answers: readonly AnswerTo<Question>[];
  readonly queue: readonly Question[];
};

/** The number of other questions before a missed one is repeated. */
export const AGAIN_AFTER = 3;

/** The drill after an answer to its next question. A missed question is repeated once, a few questions later. */
export function answerAsked<Question extends Asked>(
  drill: AskedDrill<Question>,
  { said, right }: { readonly said: string; readonly right: boolean },
): AskedDrill<Question> {
  const [asked, ...rest] = drill.queue;
  if (!asked) return drill;
  const answers = [...drill.answers, { ...asked, said, right }];
  if (right || asked.again) return { answers, queue: rest };
  const again = { ...asked, again: true };
  return { answers, queue: [...rest.slice(0, AGAIN_AFTER), again, ...rest.slice(AGAIN_AFTER)] };
}

/** The answers that count: the first answer to each question. */
export const countedAnswers = <Question extends Asked>({
  answers,
}: AskedDrill<Question>): readonly AnswerTo<Question>[] => answers.filter(({ again }) => !again);
