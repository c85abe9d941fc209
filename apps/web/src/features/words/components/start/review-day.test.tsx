import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReviewDay as Day } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { format, review as messages, weekdays } from '@utarang/messages';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../test/render-at.js';
import { ReviewDay } from './review-day.js';

const DAY_MS = 86_400_000;
/** A week in which today is the fifth day. */
const week: Day['week'] = ['learnt', 'rested', 'learnt', 'missed', 'learnt', 'coming', 'coming'].map((is, index) => ({
  date: seoulDate(new Date(Date.now() + (index - 4) * DAY_MS)),
  learnt: is === 'learnt',
  rested: is === 'rested',
}));

test('the week says of each day what was done, and of a day of rest that the row goes on', async () => {
  const screen = await renderAt(
    '/',
    <QueryClientProvider client={new QueryClient()}>
      <ReviewDay day={{ goal: 20, doneToday: 12, totalToday: 20, streak: 3, week }} />
    </QueryClientProvider>,
  );
  const said = [...document.querySelectorAll('ol .sr')].map(({ textContent }) => textContent);
  const name = (index: number) => weekdays[index]!;
  expect(said).toEqual([
    format(messages['day.learnt'], { day: name(0) }),
    format(messages['day.rested'], { day: name(1) }),
    format(messages['day.learnt'], { day: name(2) }),
    format(messages['day.missed'], { day: name(3) }),
    format(messages['day.today'], { day: name(4) }),
    format(messages['day.coming'], { day: name(5) }),
    format(messages['day.coming'], { day: name(6) }),
  ]);
  await expect.element(screen.getByText(messages['day.rest'], { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: messages['day.goOn'] })).toBeVisible();
});
