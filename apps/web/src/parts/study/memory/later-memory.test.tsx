import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { format, review } from '@utarang/messages';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NOTHING_SAVED } from '../saved-words.js';
import { member } from '../study.test-kit.js';
import { LaterMemory } from './later-memory.js';

test('a saved word that was answered has its dots, and no other word has any', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryKeys.me(), member());
  client.setQueryData(queryKeys.checkedIds(), {
    ...NOTHING_SAVED,
    ids: new Set([1, 2]),
    strengths: new Map([[1, 4]]),
  });
  const screen = await render(
    <QueryClientProvider client={client}>
      {[1, 2, 3].map((id) => (
        <p key={id}>
          <LaterMemory wordId={id} />
        </p>
      ))}
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('img', { name: format(review.memory, { n: 4 }) })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});
