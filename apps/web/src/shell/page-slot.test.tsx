import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useHydrated } from '../lib/hydration.js';
import { PageSlot } from './page-slot.js';

const CARDS = 40;
let turn = 0;
const turns = new Set<number>();

/** A card that takes 2 ms. */
function Card() {
  const end = performance.now() + 2;
  while (performance.now() < end);
  turns.add(turn);
  return <li>카드</li>;
}

/** A frame that is drawn once more as soon as it is hydrated. */
const Frame = ({ children }: { children: ReactNode }) => (
  <div data-hydrated={useHydrated()}>
    <PageSlot at="/">{children}</PageSlot>
  </div>
);

test('a page is hydrated in slices, though its frame is drawn meanwhile', async () => {
  const root = document.createElement('div');
  root.innerHTML = `<div data-hydrated="false"><!--$--><ul>${'<li>카드</li>'.repeat(CARDS)}</ul><!--/$--></div>`;
  document.body.append(root);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turn += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const cards = Array.from({ length: CARDS }, (_, at) => at);
  const page = (
    <ul>
      {cards.map((at) => (
        <Card key={at} />
      ))}
    </ul>
  );
  startTransition(() => void hydrateRoot(root, <Frame>{page}</Frame>));
  await vi.waitFor(() => expect(root.querySelector('[data-hydrated=true]')).not.toBeNull());
  await vi.waitFor(() => expect(Object.keys(root.querySelector('li:last-child') ?? {})).not.toEqual([]));
  port1.close();
  root.remove();
  expect(turns.size).toBeGreaterThan(3);
});
