import { queryKeys } from '@utarang/contract';
import { format, review } from '@utarang/messages';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueries } from '../../queries.js';
import { QueriesProvider } from '../../queries-provider.js';
import { member } from '../study.test-kit.js';
import { LazyMemory } from './lazy-memory.js';

test('a saved word that was answered has its dots, and other words have none', async () => {
  const saved = { ids: [1, 2], completedIds: [], knownIds: [], cooldowns: {}, strengths: '40' };
  const client = createQueries({
    page: 'home',
    site: { contactEmail: null, openChatUrl: null },
    viewer: member(),
    queries: [{ key: queryKeys.checkedIds(), data: saved }],
  });
  const screen = await render(
    <QueriesProvider client={client}>
      {[1, 2, 3].map((id) => (
        <p key={id}>
          <LazyMemory wordId={id} />
        </p>
      ))}
    </QueriesProvider>,
  );
  await expect.element(screen.getByRole('img', { name: format(review.memory, { n: 4 }) })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});
